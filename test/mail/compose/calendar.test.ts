import { expect, test } from 'vitest';
import { calendarOf } from '../../../src/mail/index.js';
import type { MailPayload } from '../../../src/match/index.js';
import { NOW, payloadOf } from '../samples.js';
import { arrived } from './arrived.js';

const entry = {
  match: 'm1',
  side: 'RU',
  domain: 'denrei.test',
  summary: 'Deadline',
  url: 'https://denrei.test/m',
};
/** Seconds of this year at `NOW`: the number of what is made then. */
const SECONDS = (Date.parse('2026-11-21T10:15:30Z') - Date.parse('2026-01-01T00:00:00Z')) / 1000;

/** Lines of a calendar, unfolded. */
const linesOf = (text: string) => text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);

test('a deadline is one entry of a stable name, as an instant in UTC, that moves by its sequence and can be cancelled', () => {
  const first = linesOf(
    calendarOf('Denrei', [{ ...entry, deadline: new Date('2026-03-29T01:30:00Z') }], NOW),
  );
  expect(first).toEqual(
    expect.arrayContaining([
      ...['METHOD:PUBLISH', 'UID:m1.RU.deadline@denrei.test', `SEQUENCE:${SECONDS}`],
      ...['DTSTART:20260329T013000Z', 'STATUS:CONFIRMED', 'DTSTAMP:20261121T101530Z'],
    ]),
  );
  const later = new Date(NOW.getTime() + 1000);
  const last = linesOf(calendarOf('Denrei', [{ ...entry, deadline: null }], later));
  expect(last).toEqual(
    expect.arrayContaining(['UID:m1.RU.deadline@denrei.test', `SEQUENCE:${SECONDS + 1}`, 'STATUS:CANCELLED']),
  );
});

test('what a name holds cannot forge a line of it', () => {
  const forged = calendarOf('Denrei', [{ ...entry, summary: 'x\r\nATTACH:evil,;', deadline: NOW }], NOW);
  expect(linesOf(forged).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
});

const time = { deadline: null, left: 3 * 86_400, days: { week: '1111111', absences: [] }, paused: false };
const agreed = { by: 'days', days: 3, week: '1111111', grace: 0, absence: 0, timeouts: 2 } as const;
const timed = (kind: MailPayload['kind'], more: Partial<MailPayload> = {}) =>
  arrived(payloadOf(kind, { time, agreed, ...more }));

test('a mail says until when there is time, from when it leaves, and brings the deadline for the calendar', async () => {
  const mail = await timed('turn');
  expect(mail.text).toMatch(/Your deadline: 2026-11-24 /);
  const [part] = mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
  const lines = linesOf(new TextDecoder().decode(part?.content as ArrayBuffer));
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261124T101530Z', `SEQUENCE:${SECONDS}`]));
});

test('the mail of the end cancels it; a match without a clock brings none, nor does one that is paused', async () => {
  const calendars = async (kind: MailPayload['kind'], more: Partial<MailPayload>) =>
    (await timed(kind, more)).attachments.filter(({ mimeType }) => mimeType === 'text/calendar').length;
  expect(await calendars('result', {})).toBe(1);
  expect(await calendars('turn', { time: { ...time, paused: true } })).toBe(0);
  expect(await calendars('consent', {})).toBe(0);
  expect(
    (await arrived(payloadOf('result'))).attachments.some(({ mimeType }) => mimeType === 'text/calendar'),
  ).toBe(false);
});
