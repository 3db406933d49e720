/**
 * The practice opponent. It plays its seats as a person does: it reads the seat's page (view and live
 * question), chooses by the game's own evaluation, and gives orders with guard and key. Several processes may
 * run it on one database: each seat is played by one at a time, and whoever loses a race changes nothing. A
 * fault in it is logged, shown on the match page and tried again later; it never goes further.
 */
import { setImmediate } from 'node:timers/promises';
import {
  type Accepted,
  type Failure,
  type Guard,
  type Matches,
  nextNo,
  type Outcome,
  type SeatPage,
  startWorkerLoop,
  type WorkerLoop,
} from '../match/index.js';
import {
  checkOrder,
  type Order,
  type Picker,
  type Question,
  type Side,
  sampleOrder,
} from '../referee/index.js';
import type { Store } from '../store/index.js';
import { weighOrders } from './choose.js';
import { endingOf, Headway } from './headway.js';
import { planningAhead } from './plan-ahead.js';
import type { Thinker } from './thinker.js';

/** What the practice opponent works with. */
export interface PracticeContext extends ChoosingContext {
  readonly matches: Pick<Matches, 'page' | 'join' | 'seed' | 'order' | 'answerEnd'> & Planners;
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
    return went(await matches.answerEnd(match, side, 'draw', false, guardOf(context, page)));
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

/** What planning needs of the match layer. */
type Planners = Pick<Matches, 'plan' | 'editPlan' | 'pressPlan'>;

/**
 * Plans what is asked and what will be asked next, and presses; undefined: nothing is planned here. Behind an
 * answer of its own in a draft, and in strict alternation, it plans nothing. It drafts no further than
 * `mayGoOn` lets it.
 */
async function planAndPress(
  matches: Planners,
  page: SeatPage,
  side: Side,
  lot: Picker,
  guard: () => Guard,
  mayGoOn: () => boolean,
): Promise<Outcome<Accepted> | undefined> {
  const { game, id, strict } = page.match;
  const { question, draft, view } = page;
  if (strict || game.opponent.planning === undefined || question === undefined || draft.answers.length > 0)
    return undefined;
  const before = await matches.plan(id, side);
  if (!before.ok) return before;
  const drafting = planningAhead(game, view, question, lot, nextNo(before.value), mayGoOn);
  let drafted = drafting.next();
  // Pages come first: whoever waits for one is served before the next order is thought about.
  for (; !drafted.done; drafted = drafting.next()) await setImmediate();
  if (drafted.value === undefined) return undefined;
  const { revision } = before.value;
  const edited = await matches.editPlan(id, side, revision, { do: 'replace', plan: drafted.value });
  return edited.ok ? matches.pressPlan(id, side, guard(), edited.value.revision) : edited;
}

// How the practice opponent comes to one order: by what its thinker says, else by the game's own evaluation;
// no question takes it longer than its time.

/** What choosing needs. */
interface ChoosingContext {
  readonly store: Pick<Store, 'readPack'>;
  readonly clock: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  /** Looks ahead for it; without one it takes what the game's evaluation likes at once. */
  readonly thinker?: Pick<Thinker, 'think'>;
}

/** 48 bits: what one draw by lot is made of. */
const LOT_BYTES = 6;
/** Milliseconds for thinking a question over in the thread, and for weighing its orders here. */
const THINKING = 300;
const WEIGHING = 1_000;
const SEEDS = 2 ** 31;

/** The order that it likes best; undefined where nothing is legal. */
async function likedOrder(
  context: ChoosingContext,
  page: SeatPage,
  question: Question,
): Promise<Order | undefined> {
  const lot = lotOf(context);
  return (await foreseen(context, page, question, lot)) ?? weighed(context, page, question, lot);
}

/**
 * What the thinker says, from the seat's own view alone; undefined where it has nothing to say that is legal.
 */
async function foreseen(
  { thinker, store }: ChoosingContext,
  page: SeatPage,
  question: Question,
  lot: Picker,
): Promise<Order | undefined> {
  const { game, rulesVersion, pack } = page.match;
  if (thinker === undefined || game.opponent.foresight === undefined) return undefined;
  const owned = pack === null ? undefined : await store.readPack(pack);
  const order = await thinker.think({
    game: game.id,
    version: rulesVersion,
    pack: owned?.text ?? null,
    view: page.view,
    kind: question.kind,
    seed: lot(SEEDS),
    budget: THINKING,
  });
  const checked = order === undefined ? undefined : checkOrder(question, game.rules.universe, order);
  return checked?.ok === true ? checked.order : undefined;
}

/** Says whether so many milliseconds from now are not over yet. */
function budget({ clock }: ChoosingContext, milliseconds: number): () => boolean {
  const until = clock().getTime() + milliseconds;
  return () => clock().getTime() < until;
}

/**
 * Pages come first here too: a decision can take a tenth of a second, what one order is worth a thousandth.
 */
async function weighed(
  context: ChoosingContext,
  { match, view }: SeatPage,
  question: Question,
  lot: Picker,
): Promise<Order | undefined> {
  const weighing = weighOrders(match.game, view, question, lot, budget(context, WEIGHING));
  for (;;) {
    const next = weighing.next();
    if (next.done) return next.value;
    await setImmediate();
  }
}

function lotOf({ random }: Pick<ChoosingContext, 'random'>): Picker {
  return (n) => Buffer.from(random(LOT_BYTES)).readUIntBE(0, LOT_BYTES) % n;
}
