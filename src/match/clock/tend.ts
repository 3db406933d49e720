/** Looking at a clock when its time to be looked at has come: it starts, stands, reminds, or runs out. */
import type { PublicOrder, Side } from '../../referee/index.js';
import type { Notice, OutboxStore, SeatRecord } from '../../store/index.js';
import type { Givens, MatchContext } from '../core/context.js';
import { type LoadedMatch, seatOf } from '../core/loaded-match.js';
import { done } from '../core/outcome.js';
import { carryOutCommand, type Decided } from '../core/writer.js';
import { presentMail } from '../outgoing/due.js';
import { WAITING_KINDS } from '../outgoing/payload.js';
import { hasAddress } from '../outgoing/waiting.js';
import { heardBefore } from '../plans/running.js';
import type { Outcome } from '../types.js';
import { clockRulesOf, clockSave } from './clock-record.js';
import {
  type ClockRules,
  looked,
  mayStand,
  NO_CLOCK,
  reminderDue,
  type SeatClock,
  started,
  stopped,
  timeoutOf,
} from './seat-clock.js';
import { timeUp } from './time-up.js';

/**
 * Milliseconds until it is seen again whether a mail was handed over, and whether an address takes mail
 * again.
 */
const UNSENT = 15_000;
const UNREACHED = 3600_000;

/** What is known of a seat's mails. `failing`: its time stands for it. */
interface Reached {
  /** The mail that says that the match waits for it. */
  readonly notice: Notice | undefined;
  readonly failing: boolean;
}

/** Does for a seat's clock what is due. Of several who try, one does it. */
export function tendClock(context: MatchContext, id: string, side: Side): Promise<Outcome<null>> {
  return carryOutCommand<null>(context, {
    match: id,
    side,
    prepare: async (loaded) => {
      const clock = loaded.clocks[side] ?? NO_CLOCK;
      const notice = await context.store.noticeTo(id, side, clock.event, WAITING_KINDS);
      const failing = await isUnreached(context.store, id, seatOf(loaded, side));
      const heard = await heardBefore(context, loaded);
      return (givens) => done(tended(givens, loaded, side, { notice, failing }, heard));
    },
  });
}

/** Whether the last mail to a seat could not be delivered. */
async function isUnreached(
  store: Pick<OutboxStore, 'failedMails'>,
  id: string,
  seat: SeatRecord | undefined,
): Promise<boolean> {
  if (seat !== undefined && seat.bouncedAt !== null) return true;
  const failed = await store.failedMails(id);
  return failed.some(
    ({ side, kind, event }) =>
      side === seat?.side && kind !== 'claim' && kind !== 'witness' && event > seat.lastMailedEvent,
  );
}

function tended(
  givens: Givens,
  loaded: LoadedMatch,
  side: Side,
  reached: Reached,
  heard: readonly PublicOrder[],
): Decided<null> {
  const seat = seatOf(loaded, side);
  const clock = loaded.clocks[side];
  const rules = seat === undefined ? undefined : clockRulesOf(loaded, seat);
  if (clock === undefined || seat === undefined || rules === undefined) return { value: null };
  const now = givens.clock();
  const runs = loaded.match.status === 'playing' && !rules.paused;
  const timeout = timeoutOf(clock, rules);
  const failing = reached.failing && mayStand(clock, rules, now) > 0;
  const counts = runs && !failing && clock.answeredAt === null;
  if (counts && timeout !== undefined && timeout <= now) return timeUp(givens, loaded, side, heard);
  const due = counts ? reminderDue(clock, rules, now) : undefined;
  const after =
    due === undefined
      ? wentOn(clock, rules, runs, { ...reached, failing }, now)
      : looked({ ...clock, reminded: due.reminded }, rules);
  const mails =
    due === undefined || !hasAddress(seat)
      ? []
      : [presentMail(loaded, seat, 'reminder', `${clock.event}.${clock.revision}`)];
  return {
    write: { to: 'change', change: { clocks: [clockSave(side, after)], due: mails } },
    value: null,
  };
}

/** The clock as it goes on where nothing is to be told. */
function wentOn(
  clock: SeatClock,
  rules: ClockRules,
  runs: boolean,
  { notice, failing }: Reached,
  now: Date,
): SeatClock {
  if (!runs || clock.state === 'idle' || clock.state === 'up' || clock.answeredAt !== null)
    return { ...clock, nextAt: null };
  if (failing) {
    const wait = Math.min(UNREACHED, mayStand(clock, rules, now) * 1000);
    return { ...stopped(clock, rules, now, 'failing'), nextAt: later(now, wait) };
  }
  switch (clock.state) {
    case 'running':
      return looked(clock, rules);
    case 'failing':
      return started(clock, rules, now);
    case 'asked':
      if (notice?.state === 'waiting' && notice.heldSince === null)
        return { ...clock, nextAt: later(now, UNSENT) };
      return started(clock, rules, handedOver(clock.since ?? now, notice));
  }
}

/**
 * When the mail left, or would have left, had its reader not wished it later; where none goes out (the seat
 * wants none), when the match began to wait.
 */
function handedOver(since: Date, notice: Notice | undefined): Date {
  const sent = notice?.heldSince ?? notice?.sentAt ?? since;
  return sent > since ? sent : since;
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
