/** When mails leave, as their readers wish: properties over daylight saving and leap days. */
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { heldUntil } from '../../../src/mail/delivery/deliver.js';
import type { MailKind, MailPayload } from '../../../src/match/index.js';
import { DELIVERIES } from '../../../src/store/index.js';

const ZONES = ['Asia/Tokyo', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo'];
const DAY = 24 * 3600_000;
// Two years around a leap day, with every change of daylight saving in them.
const instants = fc.date({
  min: new Date('2027-06-01T00:00:00Z'),
  max: new Date('2029-06-01T00:00:00Z'),
  noInvalidDate: true,
});
const hours = fc.integer({ min: 0, max: 23 });
const wishes = fc.record({
  delivery: fc.constantFrom(...DELIVERIES),
  quietFrom: hours,
  quietTo: hours,
  timeZone: fc.constantFrom(...ZONES),
});
const mailOf = (kind: MailKind, time?: MailPayload['time'], heldSince: Date | null = null) => ({
  kind,
  payload: JSON.stringify(time === undefined ? {} : { time }),
  heldSince,
});
const isQuiet = (seat: { quietFrom: number; quietTo: number; timeZone: string }, at: Date) => {
  const { quietFrom: from, quietTo: to } = seat;
  const { hour } = DateTime.fromJSDate(at, { zone: seat.timeZone });
  if (from === to) return false;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
};

describe('a mail', () => {
  test('leaves within two days, in no quiet hour, and is held but once more when it is looked at then', () => {
    fc.assert(
      fc.property(wishes, instants, (seat, now) => {
        const until = heldUntil(mailOf('turn'), seat, now);
        if (until === undefined) {
          expect(seat.delivery).toBe('immediate');
          expect(isQuiet(seat, now)).toBe(false);
          return;
        }
        expect(until.getTime()).toBeGreaterThan(now.getTime());
        expect(until.getTime() - now.getTime()).toBeLessThanOrEqual(2 * DAY + 3600_000);
        expect(isQuiet(seat, until)).toBe(false);
        expect(heldUntil(mailOf('turn', undefined, now), seat, until)).toBeUndefined();
      }),
      { numRuns: 500, seed: 16 },
    );
  });

  test('is never held past the deadline that it tells of', () => {
    fc.assert(
      fc.property(wishes, instants, fc.integer({ min: 0, max: 3 * DAY }), (seat, now, left) => {
        const deadline = new Date(now.getTime() + left);
        const days = { week: '1111111', absences: [] };
        const time = { deadline: deadline.toISOString(), left: 0, days, paused: false };
        const until = heldUntil(mailOf('turn', time), seat, now);
        if (until !== undefined) expect(until.getTime()).toBeLessThan(deadline.getTime());
      }),
      { numRuns: 300, seed: 17 },
    );
  });

  test.each(['link', 'claim', 'settings', 'invitation', 'reply'] as const)(
    'that was asked for just now leaves at once: %s',
    (kind) => {
      fc.assert(
        fc.property(wishes, instants, (seat, now) => {
          expect(heldUntil(mailOf(kind), seat, now)).toBeUndefined();
        }),
        { seed: 18 },
      );
    },
  );

  test('that reminds is not collected, but quiet hours hold it too', () => {
    const seat = { delivery: 'daily', quietFrom: 22, quietTo: 7, timeZone: 'Asia/Tokyo' } as const;
    const noon = new Date('2028-02-29T03:00:00Z');
    expect(heldUntil(mailOf('reminder'), seat, noon)).toBeUndefined();
    expect(heldUntil(mailOf('turn'), seat, noon)).toEqual(new Date('2028-02-29T22:00:00Z'));
    const night = new Date('2028-02-29T14:00:00Z');
    expect(heldUntil(mailOf('reminder'), seat, night)).toEqual(new Date('2028-02-29T22:00:00Z'));
  });
});
