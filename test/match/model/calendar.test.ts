import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import {
  DAY,
  dateIn,
  deadlineAfter,
  HOUR,
  type RunningDays,
  timeSpent,
} from '../../../src/match/model/clock.js';

const EVERY = '1111111';
const days = (zone: string, more: Partial<RunningDays> = {}): RunningDays => ({
  zone,
  week: EVERY,
  absences: [],
  ...more,
});
const at = (text: string, zone: string) => DateTime.fromISO(text, { zone }).toJSDate();
const local = (date: Date, zone: string) =>
  DateTime.fromJSDate(date, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");

const ZONES = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
  'Africa/Cairo',
];

describe('a deadline', () => {
  test.each([
    ['spring', '2026-03-28T10:15', 2, '2026-03-30T10:15'],
    ['autumn', '2026-10-24T10:15', 2, '2026-10-26T10:15'],
    ['a leap day', '2028-02-28T10:15', 2, '2028-03-01T10:15'],
  ])('keeps its time of day over %s', (_, from, count, to) => {
    const zone = 'Europe/London';
    expect(local(deadlineAfter(days(zone), at(from, zone), count * DAY), zone)).toBe(to);
  });

  test('falls behind an hour that does not come, and on the first of one that comes twice', () => {
    const zone = 'Europe/London';
    const gap = deadlineAfter(days(zone), at('2026-03-28T01:30', zone), DAY);
    expect(gap.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    const twice = deadlineAfter(days(zone), at('2026-10-24T01:30', zone), DAY);
    expect(twice.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test('waits for the days on which time runs', () => {
    const weekdays = days('UTC', { week: '1111100' });
    // Friday noon and one day: Monday noon. No time left on a Saturday: Monday's first second.
    expect(deadlineAfter(weekdays, new Date('2026-11-20T12:00:00Z'), DAY).toISOString()).toBe(
      '2026-11-23T12:00:00.000Z',
    );
    expect(deadlineAfter(weekdays, new Date('2026-11-21T12:00:00Z'), 0).toISOString()).toBe(
      '2026-11-23T00:00:00.000Z',
    );
    const away = days('UTC', { absences: [{ from: '2026-11-24', to: '2026-11-30' }] });
    expect(deadlineAfter(away, new Date('2026-11-23T12:00:00Z'), DAY).toISOString()).toBe(
      '2026-12-01T12:00:00.000Z',
    );
  });

  test('is the first instant at which the time is spent, in every zone, over every change of clocks', () => {
    const instant = fc.integer({ min: Date.UTC(2025, 0, 1) / 1000, max: Date.UTC(2029, 0, 1) / 1000 });
    const week = fc.stringMatching(/^[01]{7}$/).filter((mask) => mask.includes('1'));
    const span = fc.integer({ min: 1, max: 40 * DAY });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instant, week, span, (zone, second, mask, seconds) => {
        const running = days(zone, { week: mask });
        const from = new Date(second * 1000);
        const end = deadlineAfter(running, from, seconds);
        expect(end.getTime()).toBeGreaterThan(from.getTime());
        expect(timeSpent(running, from, end)).toBeGreaterThanOrEqual(seconds);
        // In an hour that comes twice the clock stands still: what was spent before it is less.
        expect(timeSpent(running, from, new Date(end.getTime() - 2 * HOUR * 1000 - 1000))).toBeLessThan(
          seconds,
        );
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  test('of whole days on which time runs keeps its time of day in every zone', () => {
    const minute = fc.integer({ min: 4 * 60, max: 23 * 60 });
    const day = fc.integer({ min: 0, max: 1460 });
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        day,
        minute,
        fc.integer({ min: 1, max: 30 }),
        (zone, n, time, count) => {
          const start = DateTime.fromISO('2025-01-01', { zone })
            .plus({ days: n })
            .set({ hour: Math.floor(time / 60), minute: time % 60 });
          const end = deadlineAfter(days(zone), start.toJSDate(), count * DAY);
          expect(local(end, zone)).toBe(start.plus({ days: count }).toFormat("yyyy-MM-dd'T'HH:mm"));
        },
      ),
      { seed: 8, numRuns: 400 },
    );
  });
});

describe('time spent', () => {
  test('is none on days on which none runs, nor backwards', () => {
    const weekdays = days('Asia/Tokyo', { week: '1111100' });
    const [sat, mon] = [at('2026-11-21T00:00', 'Asia/Tokyo'), at('2026-11-23T00:00', 'Asia/Tokyo')];
    expect(timeSpent(weekdays, sat, mon)).toBe(0);
    expect(timeSpent(weekdays, mon, sat)).toBe(0);
  });

  test('adds up, wherever the stretch is cut outside an hour that comes twice', () => {
    const running = days('America/New_York', { week: '0110111' });
    const [a, b, c] = ['2026-10-30T09:00', '2026-11-02T17:30', '2026-11-09T08:00'].map((t) =>
      at(t, running.zone),
    ) as [Date, Date, Date];
    expect(timeSpent(running, a, b) + timeSpent(running, b, c)).toBe(timeSpent(running, a, c));
    expect(timeSpent(running, a, b)).toBe(2 * DAY + 15 * HOUR);
  });
});

test('a date is that of the zone', () => {
  expect(dateIn('Asia/Tokyo', new Date('2026-12-31T18:00:00Z'))).toBe('2027-01-01');
});
