import { expect, test } from 'vitest';
import { eventCalendar } from '../../src/club/calendar.js';

const calendar = eventCalendar({
  event: 'abc',
  title: 'Spring; league,\r\nATTENDEE:nobody',
  domain: 'denrei.example',
  url: 'https://denrei.example/events/abc',
  days: [
    { id: 'ends-0', kind: 'stageEnds', stage: 0, from: '2027-03-31', to: '2027-03-31' },
    { id: 'break-0', kind: 'break', stage: null, from: '2027-12-24', to: '2028-01-02' },
  ],
  summaryOf: ({ kind, stage }) => (kind === 'break' ? 'Break' : `Stage ${(stage ?? 0) + 1} ends`),
  now: new Date('2027-01-01T00:00:00Z'),
});
const lines = calendar.split('\r\n');

test('a calendar names each day once, under the service', () => {
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:abc.ends-0@denrei.example',
    'UID:abc.break-0@denrei.example',
  ]);
  expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual([
    'SUMMARY:Stage 1 ends',
    'SUMMARY:Break',
  ]);
});

test('a calendar holds whole days, and the day after the last ends them', () => {
  expect(lines.filter((line) => /^DT(?:START|END)/.test(line))).toEqual([
    'DTSTART;VALUE=DATE:20270331',
    'DTEND;VALUE=DATE:20270401',
    'DTSTART;VALUE=DATE:20271224',
    'DTEND;VALUE=DATE:20280103',
  ]);
});

test('a calendar escapes what its title holds', () => {
  expect(calendar).toContain('NAME:Spring\\; league\\, ATTENDEE:nobody\r\n');
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
});
