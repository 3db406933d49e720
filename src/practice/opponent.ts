/**
 * The practice opponent. It plays its seats as a person does: it reads the seat's page (view and live
 * question), chooses by the game's own evaluation, and gives orders with guard and key. Several processes may
 * run it on one database: each seat is played by one at a time, and whoever loses a race changes nothing. A
 * fault in it is logged, shown on the match page and tried again later; it never goes further.
 */
import { setImmediate } from 'node:timers/promises';
import {
  type Failure,
  type Guard,
  type Matches,
  type Outcome,
  type SeatPage,
  startWorkerLoop,
  type WorkerLoop,
} from '../match/index.js';
import { type Order, type Question, type Side, sampleOrder } from '../referee/index.js';
import type { Store } from '../store/index.js';
import { budget, type ChoosingContext, likedOrder, lotOf } from './choosing.js';
import { endingOf, Headway } from './headway.js';
import { type Planners, planAndPress } from './plan-and-press.js';

/** What the practice opponent works with. */
export interface PracticeContext extends ChoosingContext {
  readonly matches: Pick<Matches, 'page' | 'join' | 'seed' | 'order' | 'answerDraw'> & Planners;
  readonly store: Pick<Store, 'listRobots' | 'readMatch' | 'readPack' | 'change' | 'takeLease' | 'dropLease'>;
  /** As pino's. */
  readonly log: { error(facts: object, message: string): void };
}

/**
 * Milliseconds between two looks, where nobody wakes it: another process wrote, or a fault has had its rest.
 */
const POLL = 10_000;
/** Seats looked at in one round, and orders given to one before the next seat's turn comes. */
const SEATS = 100;
const ORDERS = 40;
/** Milliseconds for which a seat is this process's: longer than it takes to give so many orders. */
const LEASE = 120_000;
const KEY_BYTES = 12;
/** Milliseconds for drafting a plan ahead. */
const DRAFTING = 5_000;
/** Rests (ms) after each fault in a row at one seat. */
const RESTS = [1_000, 10_000, 60_000, 600_000] as const;

/** A seat of the practice opponent in trouble. */
interface Trouble {
  readonly faults: number;
  readonly until: number;
}

/** What it remembers between two looks, by match and side. */
interface Memory {
  readonly troubles: Map<string, Trouble>;
  readonly headways: Map<string, Headway>;
}

/** Nothing yet. */
export const emptyMemory = (): Memory => ({ troubles: new Map(), headways: new Map() });

/** Starts playing all seats that the practice opponent holds. */
export function startPractice(context: PracticeContext, poll: number = POLL): WorkerLoop {
  const memory = emptyMemory();
  return startWorkerLoop(async (stopped) => {
    try {
      return (await playAll(context, memory, stopped)) ? 0 : restOf(context, memory, poll);
    } catch (error) {
      context.log.error({ err: error }, 'the practice opponent could not look at its matches');
      return poll;
    }
  });
}

/** Until the first seat in trouble is to be tried again, but never longer than `poll`. */
function restOf({ clock }: PracticeContext, { troubles }: Memory, poll: number): number {
  const now = clock().getTime();
  const waiting = [...troubles.values()].map(({ until }) => until - now).filter((rest) => rest > 0);
  return Math.min(poll, ...waiting);
}

/** Plays what waits for it now. True when some seat has more to do. */
export async function playAll(
  context: PracticeContext,
  memory: Memory = emptyMemory(),
  stopped: () => boolean = () => false,
): Promise<boolean> {
  const { troubles, headways } = memory;
  let more = false;
  for (const { matchId, side } of await context.store.listRobots(SEATS)) {
    const seat = `${matchId} ${side}`;
    const trouble = troubles.get(seat);
    if (stopped() || (trouble !== undefined && trouble.until > context.clock().getTime())) continue;
    if (!(await isOurs(context, matchId, side))) continue;
    try {
      const headway = headways.get(seat) ?? new Headway();
      const goesOn = await playSeat(
        context,
        matchId,
        side,
        { headway, byLot: trouble !== undefined },
        stopped,
      );
      if (goesOn) headways.set(seat, headway);
      else headways.delete(seat);
      more = goesOn || more;
      troubles.delete(seat);
    } catch (error) {
      await complain(context, troubles, matchId, side, error);
    } finally {
      await context.store.dropLease({ use: 'practice', matchId, side }).catch(() => undefined);
    }
  }
  return more;
}

/** Whether no other process plays this seat just now. */
function isOurs({ store, clock }: PracticeContext, matchId: string, side: Side): Promise<boolean> {
  const now = clock();
  return store.takeLease({ use: 'practice', matchId, side }, now, new Date(now.getTime() + LEASE));
}

/** How a seat is played. */
interface Manner {
  readonly headway: Headway;
  /** Behind a fault: then by lot, lest the same is chosen again. */
  readonly byLot: boolean;
}

/**
 * Gives the orders of one seat until nothing is asked of it or it has had its share; true when it has more to
 * do.
 */
async function playSeat(
  context: PracticeContext,
  match: string,
  side: Side,
  how: Manner,
  stopped: () => boolean,
): Promise<boolean> {
  for (let given = 0; given < ORDERS && !stopped(); given++) {
    if (!(await act(context, match, side, how))) return false;
    // Pages come first: whoever waits for one is served before the next order is thought about.
    await setImmediate();
  }
  return true;
}

/**
 * Does the one next thing that the match waits for; false when there is none, or when somebody else was
 * faster.
 */
async function act(context: PracticeContext, match: string, side: Side, how: Manner): Promise<boolean> {
  const { matches } = context;
  const page = orThrow(await matches.page(match, side));
  const { status, waitsFor, seats } = page.match;
  if (status === 'open' || status === 'stopped') {
    if (!waitsFor.includes(side)) return false;
    const joined = seats.find((seat) => seat.side === side)?.joined;
    return went(await (joined ? matches.seed(match, side, {}) : matches.join(match, side, {})));
  }
  if (page.offers.some((offer) => offer.side !== side && offer.kind === 'draw'))
    return went(await matches.answerDraw(match, side, false, guardOf(context, page)));
  if (page.question === undefined) return false;
  const planned =
    how.byLot || !how.headway.plansAt(page.match.head.number)
      ? undefined
      : await planAndPress(
          matches,
          page,
          side,
          lotOf(context),
          () => guardOf(context, page),
          budget(context, DRAFTING),
        );
  if (planned?.ok === false || planned?.value.became === 'played') return went(planned);
  const order = await chosen(context, page, page.question, how);
  return went(await matches.order(match, side, { ...guardOf(context, page), order }));
}

async function chosen(
  context: PracticeContext,
  page: SeatPage,
  question: Question,
  { headway, byLot }: Manner,
): Promise<Order> {
  const ending = headway.isLost(page.match.head.number, page.view) ? endingOf(question) : undefined;
  if (ending !== undefined) return ending;
  const order = byLot ? sampleOrder(question, lotOf(context)) : await likedOrder(context, page, question);
  if (order === undefined) throw new PracticeError(`nothing is legal in ${question.kind}`);
  return order;
}

function guardOf(context: PracticeContext, { match, draft }: SeatPage): Guard {
  return { event: match.head.number, draft: draft.revision, key: textOf(context, KEY_BYTES) };
}

function textOf({ random }: PracticeContext, bytes: number): string {
  return Buffer.from(random(bytes)).toString('hex');
}

/** The practice opponent did what it should not have done. */
class PracticeError extends Error {
  readonly code = 'robot-fault';
}

function orThrow<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new PracticeError(JSON.stringify(outcome.failure));
  return outcome.value;
}

/** Another process was faster, or the match has moved on. */
const OVERTAKEN: readonly Failure['code'][] = [
  'stale',
  'busy',
  'finished',
  'stopped',
  'seat-taken',
  'no-offer',
  'not-begun',
];

function went(outcome: Outcome<unknown>): boolean {
  if (!outcome.ok && OVERTAKEN.includes(outcome.failure.code)) return false;
  orThrow(outcome);
  return true;
}

/**
 * Notes a fault. The first is tried again by lot; from the second on the match page says that it found no way
 * on.
 */
async function complain(
  context: PracticeContext,
  troubles: Map<string, Trouble>,
  match: string,
  side: Side,
  error: unknown,
): Promise<void> {
  const seat = `${match} ${side}`;
  const faults = (troubles.get(seat)?.faults ?? 0) + 1;
  const rest = RESTS[Math.min(faults, RESTS.length) - 1] ?? 0;
  troubles.set(seat, { faults, until: context.clock().getTime() + rest });
  context.log.error({ err: error, match, side, faults }, 'the practice opponent found no way on');
  if (faults < 2) return;
  const found = await context.store.readMatch(match);
  if (found !== undefined)
    await context.store.change({ matchId: match, seats: [{ side, stuckAt: found.match.headNumber }] });
}
