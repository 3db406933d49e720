/**
 * Looking ahead: the orders that the game's evaluation likes best are each played out on a copy of the match
 * that the asked side can imagine from its own view, both sides going on as `bestOrder` would, and judged by
 * how the match stands then.
 */

import {
  type ChancePort,
  type Foresight,
  type Game,
  type Order,
  type Picker,
  type Question,
  type Result,
  Session,
  type Side,
  seededPick,
  type View,
} from '../referee/index.js';
import { bestOrder, type Rated, ratedOrders } from './choose.js';

/** What a look ahead may cost. */
export interface Effort {
  /** Orders of the question that are played out. */
  readonly breadth: number;
  /** Whether another order may be played out, after so many orders given in playouts up to now. */
  mayGoOn(given: number): boolean;
}

/** An effort counted in the orders that playouts give: the same on every machine. */
export function effortOf(orders: number, breadth: number): Effort {
  return { breadth, mayGoOn: (given) => given < orders };
}

/** What a match that is won counts, in the points of the game's evaluation. */
const WON = 5_000;
/** Orders after which a playout is judged wherever it stands. */
const LONGEST = 400;
/** Playouts of an order between two looks at who is out of the running. */
const ROUND = 2;
/** An order must beat the one liked best by this many standard errors of what they differ by. */
const SURENESS = 0.3;
const SEEDS = 2 ** 31;

/**
 * The order for the question `kind` that turns out best, or undefined where it cannot be foreseen: the game
 * has no foresight, or the question cannot be put again from a view alone.
 */
export function foresee(
  game: Game,
  view: View,
  kind: string,
  pick: Picker,
  effort: Effort,
): Order | undefined {
  const { foresight } = game.opponent;
  const seed = pick(SEEDS);
  if (foresight === undefined) return undefined;
  const match: Imagined = { game, foresight, view, kind };
  const begun = begin(match, seed);
  if (begun === undefined) return undefined;
  const liked = ratedOrders(game, view, begun.question, pick, effort.breadth);
  if (liked.length < 2) return liked[0]?.order;
  return best(match, liked.map(tried), pick, effort);
}

/** A question of a match as its owner can imagine it. */
interface Imagined {
  readonly game: Game;
  readonly foresight: Foresight;
  readonly view: View;
  readonly kind: string;
}

/** An order, what the evaluation gives for it, and what its playouts came to in the order of their seeds. */
interface Tried extends Rated {
  readonly worths: number[];
}

function tried(rated: Rated): Tried {
  return { ...rated, worths: [] };
}

/** Plays out what the schedule says until the effort is spent. */
function best(match: Imagined, all: readonly Tried[], pick: Picker, effort: Effort): Order | undefined {
  let given = 0;
  const trust = match.foresight.trust ?? 0;
  for (const { one, seed } of schedule(all, pick, trust)) {
    if (!effort.mayGoOn(given)) break;
    const before = given;
    const played = playOut(match, one.order, seed, (orders) => effort.mayGoOn(before + orders));
    if (played === 'refused') return all[0]?.order;
    if (played === 'late') break;
    one.worths.push(played.worth);
    given += played.orders;
  }
  return surest(all, trust)?.order;
}

/**
 * Without end: first each order a round by itself, the ones liked best first, so that little effort compares
 * at least those; then the better half goes on. The dice of a seed are the same for all.
 */
function* schedule(
  all: readonly Tried[],
  pick: Picker,
  trust: number,
): Generator<{ one: Tried; seed: number }> {
  const seeds = Array.from({ length: ROUND }, () => pick(SEEDS));
  for (const one of all) for (const seed of seeds) yield { one, seed };
  for (let running = [...all]; ; ) {
    if (running.length > 2) running = betterHalf(running, trust);
    for (let i = 0; i < ROUND; i++) {
      const seed = pick(SEEDS);
      for (const one of running) yield { one, seed };
    }
  }
}

/** The one liked best stays in the running: all others are measured by it. */
function betterHalf(running: readonly Tried[], trust: number): Tried[] {
  const [first, ...others] = running;
  if (first === undefined) return [];
  const total = ({ worth, worths }: Tried) => trust * worth + sum(worths);
  const sorted = others.sort((a, b) => total(b) - total(a));
  return [first, ...sorted.slice(0, Math.max(1, Math.floor(others.length / 2)))];
}

/** The best of those that are surely better than the one liked best; with none it is that one. */
function surest(all: readonly Tried[], trust: number): Tried | undefined {
  const [first, ...others] = all;
  if (first === undefined) return undefined;
  return others.reduce(
    (found, one) => {
      const gained = gain(one, first, trust);
      return gained > found.gained ? { one, gained } : found;
    },
    { one: first, gained: 0 },
  ).one;
}

/**
 * By how much an order is surely better than another, over the dice that both had; where the evaluation is
 * trusted its opinion counts as playouts that came to just that.
 */
function gain(one: Tried, other: Tried, trust: number): number {
  const both = Math.min(one.worths.length, other.worths.length);
  if (both === 0) return 0;
  const differences = one.worths.slice(0, both).map((worth, i) => worth - (other.worths[i] ?? 0));
  if (trust > 0) return (sum(differences) + trust * (one.worth - other.worth)) / (both + trust);
  const average = sum(differences) / both;
  if (both === 1) return 0;
  const variance = sum(differences.map((d) => (d - average) ** 2)) / (both - 1);
  return average - SURENESS * Math.sqrt(variance / both);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/**
 * A match that goes on from the question, with chance out of a seed; undefined when another question stands
 * there.
 */
function begin({ game, foresight, view, kind }: Imagined, seed: number): Begun | undefined {
  const pick = seededPick(seed);
  const state = foresight.imagine(view, kind, pick);
  if (state === undefined) return undefined;
  const session = new Session(game, state, {
    chance: chanceOf(pick),
    standing: (_side, decision, seen) => game.standing.answer([], seen, decision),
  });
  const [question] = session.questions;
  const isSame = question !== undefined && question.kind === kind && question.side === view.viewer;
  return isSame ? { session, question, pick } : undefined;
}

interface Begun {
  readonly session: Session;
  readonly question: Question;
  readonly pick: Picker;
}

/** Chance in a match that is only imagined. */
function chanceOf(pick: Picker): ChancePort {
  return {
    roll: ({ dice }) => ({ faces: dice.map((faces) => 1 + pick(faces)), proof: null }),
    draw: ({ from, take }) => {
      const left = [...from];
      return {
        ids: Array.from({ length: take }, () => left.splice(pick(left.length), 1)[0] ?? ''),
        proof: null,
      };
    },
  };
}

interface Played {
  readonly worth: number;
  readonly orders: number;
}

/**
 * Plays an order and what follows, as far as the game looks ahead. One that would take too long is given up
 * unjudged.
 */
function playOut(
  match: Imagined,
  order: Order,
  seed: number,
  mayGoOn: Effort['mayGoOn'],
): Played | 'refused' | 'late' {
  const { game, foresight, view } = match;
  const begun = begin(match, seed);
  if (begun === undefined) return 'refused';
  const { session, pick } = begun;
  let left = foresight.stretches;
  let stretch = foresight.stretch(session.state);
  if (session.give(view.viewer, order) !== undefined) return 'refused';
  let orders = 1;
  for (; orders < LONGEST && session.stop.at !== 'ended'; orders++) {
    if (!mayGoOn(orders)) return 'late';
    const now = foresight.stretch(session.state);
    if (now !== stretch) {
      if (left === 0) break;
      left -= 1;
      stretch = now;
    }
    if (!goOn(game, session, pick)) break;
  }
  return { worth: worthOf(match, session), orders };
}

function goOn(game: Game, session: Session, pick: Picker): boolean {
  const [question] = session.questions;
  if (question === undefined) return false;
  const order = bestOrder(game, game.position.view(session.state, question.side), question, pick);
  return session.give(question.side, order) === undefined;
}

function worthOf({ game, foresight, view: { viewer } }: Imagined, { stop, state }: Session): number {
  return stop.at === 'ended'
    ? worthOfEnd(stop.result, viewer)
    : foresight.worth(game.position.view(state, viewer));
}

function worthOfEnd({ winner }: Result, side: Side): number {
  return winner === null ? 0 : winner === side ? WON : -WON;
}
