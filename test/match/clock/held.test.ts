/** No wish of a reader delays his clock: over daylight saving, leap days, quiet hours and muted mails. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ComposedMail } from '../../../src/mail/compose/types.js';
import { deliverDue, type MailContext } from '../../../src/mail/index.js';
import { deadlineAfter } from '../../../src/match/index.js';
import { DELIVERIES } from '../../../src/store/index.js';
import { good, type Harness, makeHarness, REQUEST } from '../harness.js';
import { DAYS, ticking, tickingOn } from './ticking.js';

const ZONES = ['Asia/Tokyo', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe'] as const;
const DAY = 24 * 3600;
const hours = fc.integer({ min: 0, max: 23 });
const wishes = fc.record({
  delivery: fc.constantFrom(...DELIVERIES),
  quietFrom: hours,
  quietTo: hours,
  timeZone: fc.constantFrom(...ZONES),
  mailing: fc.constantFrom(true, true, false),
});

/** A mail room that hands everything over at once, as far as readers wish. */
function mailRoomOf({ store, context, matches }: Harness): MailContext {
  const quiet = () => {};
  const compose = async () => ({}) as ComposedMail;
  return {
    store,
    clock: context.clock,
    log: { info: quiet, warn: quiet, error: quiet },
    transport: { send: async () => {}, close: async () => {} },
    composer: Object.assign(compose, { collect: () => ({}) as ComposedMail }),
    unreachable: matches.tellUnreachable,
  };
}

test('the deadline is that of a mail at once, whenever its reader wishes it or whether he wants any', async () => {
  const harness = await makeHarness('wishes');
  const room = mailRoomOf(harness);
  // Two years in steps of some weeks, a leap day and all changes of daylight saving among them.
  const property = fc.asyncProperty(
    wishes,
    fc.integer({ min: DAY, max: 45 * DAY }),
    async (wish, seconds) => {
      harness.pass(seconds);
      const { match } = good(await harness.matches.open({ ...REQUEST, terms: { clock: DAYS } }));
      good(await harness.matches.settings(match, 'RED', wish));
      for (const side of ['RED', 'BLUE']) good(await harness.matches.join(match, side, {}));
      const on = tickingOn(harness, match);
      const at = harness.context.clock();
      await deliverDue(room);
      await on.tick();
      const deadline = async () => (await on.page('RED')).match.clock?.sides.RED?.deadline;
      const expected = deadlineAfter(
        { zone: wish.timeZone, week: DAYS.week, absences: [] },
        at,
        DAYS.days * DAY,
      );
      expect(await deadline()).toEqual(expected);
      // The mail leaves, late as it may be, and nothing changes.
      await on.pass(50);
      await deliverDue(room);
      await on.tick();
      expect(await deadline()).toEqual(expected);
    },
  );
  await fc.assert(property, { numRuns: 24, seed: 16 });
});

test('of a seat whose address is suspended the clock stands, and goes on with what was left', async () => {
  const on = await ticking();
  const { matches, context } = on.harness;
  const shown = async () => (await on.page('RED')).match.clock?.sides.RED;
  await on.pass(10);
  const before = await shown();
  const head = (await on.page('RED')).match.head.number;
  good(await matches.bounced(on.match, 'RED', { event: head, bounce: 'hard', name: '<report@mx>' }));
  await on.tick();
  // Far beyond the deadline that it had, within the days for which it may stand.
  await on.pass(6 * 24);
  expect(await shown()).toMatchObject({ state: 'failing', deadline: undefined, timeouts: 0 });
  good(await matches.mailAgain(on.match, 'RED'));
  await on.post();
  await on.pass(1);
  const after = await shown();
  expect(after?.state).toBe('running');
  const left = (deadline: Date | null | undefined, now: number) => (deadline?.getTime() ?? 0) - now;
  const leftBefore = left(before?.deadline, Date.parse('2026-11-21T20:00:00Z'));
  expect(Math.abs(left(after?.deadline, context.clock().getTime()) - leftBefore)).toBeLessThan(2 * 3600_000);
});
