/**
 * Pairs of matches in memory with the same dice and the same public course, out of every safe point of random
 * playouts.
 */
import {
  type BaseState,
  type Game,
  type Order,
  type Picker,
  type Ports,
  type Question,
  Session,
  type Side,
  type StandingOrders,
  sampleOrder,
  sentences,
  type Viewer,
} from '../../../src/referee/index.js';
import { picker, seededChance } from '../../referee/support.js';
import { areApart, pausesDiffer } from '../apart.js';
import type { Row } from '../games.js';
import { randomStanding } from '../standing.js';
import { differenceOf, lookAt, lookOf } from './looks.js';

/**
 * What the two differ in: the hidden part of the state; standing orders of another side, as long as they
 * answer the same; orders of another side that look the same to the viewer.
 */
const KINDS = ['state', 'standing', 'orders'] as const;
type Kind = (typeof KINDS)[number];

interface Tally {
  /** Pairs that were compared at least once, by what they differed in. */
  readonly pairs: { readonly [kind in Kind]: number };
  /** Comparisons of all surfaces. */
  readonly looks: number;
  /** The first leaks, as text. */
  readonly leaks: readonly string[];
}

/** Orders that a pair is followed for: enough to come from a safe point into the middle of an attack. */
const FOLLOWED = 5;
/** Comparisons of one pair, behind the moment when what it differs in comes into play. */
const LOOKS: { readonly [kind in Kind]: number } = { state: 2, standing: 1, orders: 1 };
/** Maps are drawn for one pair in so many: they are made of the scene, which is compared in every pair. */
const DRAWN = 4;
const LONGEST = 400;
/** Sentences that are looked through for one that fits the other match. */
const TRIED = 300;
/**
 * A game whose orders are all public has no two that look the same: after so many pairs without any, none are
 * looked for.
 */
const FRUITLESS = 200;

/**
 * Pairs of one game until there are `wanted`. `judge`: the game whose word on what is hidden counts (tests of
 * this suite).
 */
export function comparePairs({ game, start }: Row, wanted: number, judge: Game = game): Tally {
  const tally = { pairs: { state: 0, standing: 0, orders: 0 }, looks: 0, leaks: [] as string[] };
  const count = () => tally.pairs.state + tally.pairs.standing + tally.pairs.orders;
  const without = { state: 0, standing: 0, orders: 0 };
  const isOpen = (kind: Kind) =>
    tally.pairs[kind] < quotaOf(kind, judge, wanted) &&
    (kind !== 'orders' || tally.pairs.orders > 0 || without.orders < FRUITLESS);
  for (let seed = 1; count() < wanted && tally.leaks.length === 0; seed++) {
    const pick = picker(seed);
    for (const safe of playout(game, start(pick), seed, pick, judge, tally)) {
      for (const viewer of [...game.sides, 'spectator']) {
        for (const kind of KINDS.filter(isOpen)) {
          const looks = new Pair(game, judge, safe, kind, viewer, pick).follow(tally.leaks);
          tally.looks += looks;
          if (looks > 0) tally.pairs[kind]++;
          else without[kind]++;
        }
      }
      if (count() >= wanted || tally.leaks.length > 0) break;
    }
  }
  return tally;
}

/** Of a game that hides something at least half of the pairs are twins. */
function quotaOf(kind: Kind, { position: { hides } }: Game, wanted: number): number {
  return hides && kind !== 'state' ? wanted / 4 : wanted;
}

/** Plays at random. At every decision a twin looks the same; gives the states of all safe points. */
function* playout(
  game: Game,
  state: BaseState,
  seed: number,
  pick: Picker,
  judge: Game,
  tally: { looks: number; leaks: string[] },
): Generator<string> {
  const session = new Session(game, state, { chance: seededChance(seed), snapshots: true });
  for (let i = 0; i < LONGEST; i++) {
    tally.looks += lookAtTwins(game, judge, session.state, pick, tally.leaks);
    const safe = session.events.at(-1)?.safe?.state;
    if (safe !== undefined) yield safe;
    const question = oneOf(session.questions, pick);
    const order = question === undefined ? undefined : sampleOrder(question, pick);
    if (question === undefined || order === undefined) return;
    session.give(question.side, order);
  }
}

function lookAtTwins(game: Game, judge: Game, state: BaseState, pick: Picker, leaks: string[]): number {
  let looks = 0;
  for (const viewer of [...game.sides, 'spectator']) {
    const twin = judge.position.twin?.(structuredClone(state), viewer, pick);
    if (twin === undefined) continue;
    looks++;
    const found = differenceOf(
      lookOf(game, game.position.view(state, viewer), false),
      lookOf(game, game.position.view(twin, viewer), false),
    );
    if (found !== undefined) leaks.push(`${viewer} sees it at once: ${found}`);
  }
  return looks;
}

/** Two matches from one safe point on. */
class Pair {
  readonly #game: Game;
  readonly #judge: Game;
  readonly #kind: Kind;
  readonly #viewer: Viewer;
  readonly #pick: Picker;
  readonly #a: Session<BaseState> | undefined;
  readonly #b: Session<BaseState> | undefined;
  /** The two are no pair any more: a standing order answered differently. */
  #over = false;
  /** The two were given different orders, so one may well go on where the other waits. */
  #reworded: boolean;
  /** What makes them two has come into play. */
  #differs: boolean;
  #looks = 0;

  constructor(game: Game, judge: Game, safe: string, kind: Kind, viewer: Viewer, pick: Picker) {
    this.#game = game;
    this.#judge = judge;
    this.#kind = kind;
    this.#viewer = viewer;
    this.#pick = pick;
    this.#reworded = kind === 'orders';
    this.#differs = kind === 'state';
    const fresh = () => JSON.parse(safe) as BaseState;
    const other = kind === 'state' ? judge.position.twin?.(fresh(), viewer, pick) : fresh();
    if (other === undefined) return;
    const left = kind === 'standing' ? this.#twoStandings() : undefined;
    const seed = pick(1_000_000);
    const ports = (standing?: Ports['standing']): Ports => ({
      chance: seededChance(seed),
      ...(standing === undefined ? {} : { standing }),
    });
    this.#a = new Session(game, fresh(), ports(left?.a));
    this.#b = new Session(game, other, ports(left?.b));
  }

  /** Plays both on and compares what the viewer sees after every order; gives the number of comparisons. */
  follow(leaks: string[]): number {
    const [a, b] = [this.#a, this.#b];
    if (a === undefined || b === undefined) return 0;
    for (let i = 0; i <= FOLLOWED && this.#looks < LOOKS[this.#kind]; i++) {
      const leak = this.#compare(a, b);
      if (leak !== undefined)
        leaks.push(`${this.#kind} to ${this.#viewer}, ${a.questions[0]?.kind}: ${leak}`);
      if (this.#over || leak !== undefined || !this.#giveBoth(a, b)) break;
    }
    return this.#looks;
  }

  #compare(a: Session<BaseState>, b: Session<BaseState>): string | undefined {
    if (this.#over || !this.#differs) return undefined;
    if (areApart(this.#judge, a.state, b.state, this.#viewer, this.#pick)) {
      this.#over = true;
      const paused = !this.#reworded && pausesDiffer(a, b, this.#viewer);
      return paused ? `waits: ${a.questions[0]?.kind} / ${b.questions[0]?.kind}` : undefined;
    }
    const drawn = this.#looks++ === 0 && this.#pick(DRAWN) === 0;
    const [one, other] = [a, b].map((session) => lookAt(this.#game, session, this.#viewer, drawn));
    return differenceOf(one ?? {}, other ?? {});
  }

  /** One order of whoever is asked, the same in both as far as the viewer sees. False when there is none. */
  #giveBoth(a: Session<BaseState>, b: Session<BaseState>): boolean {
    const question = oneOf(a.questions, this.#pick);
    const order = question === undefined ? undefined : sampleOrder(question, this.#pick);
    const there = b.questions.find(({ side }) => side === question?.side);
    if (question === undefined || order === undefined || there === undefined) return false;
    const mine = question.side === this.#viewer;
    const seenAs = (session: Session<BaseState>) => this.#seen(session.state, question.side, order);
    // In the other match the same words may mean a counter that the viewer sees elsewhere: then others are
    // wanted.
    const wanted = seenAs(a);
    const reworded = !mine && (this.#kind === 'orders' || wanted !== seenAs(b));
    const other = reworded ? this.#alike(question.side, there, wanted, order.do, b.state) : order;
    if (other === undefined) return false;
    if (JSON.stringify(other) !== JSON.stringify(order)) this.#differs = true;
    a.give(question.side, order);
    if (b.give(question.side, other) === undefined) return true;
    const fitting = mine ? undefined : this.#alike(question.side, there, wanted, order.do, b.state);
    this.#reworded = true;
    return fitting !== undefined && b.give(question.side, fitting) === undefined;
  }

  #seen(state: BaseState, side: Side, order: Order): string {
    return JSON.stringify(this.#judge.position.seen(state, side, order, this.#viewer));
  }

  /** An order of the other match that looks to the viewer as one of this does. */
  #alike(side: Side, there: Question, wanted: string, word: string, state: BaseState): Order | undefined {
    const found: Order[] = [];
    let tried = 0;
    for (const sentence of sentences(there)) {
      if (sentence.do === word && this.#seen(state, side, sentence) === wanted) found.push(sentence);
      if (++tried === TRIED) break;
    }
    return oneOf(found, this.#pick);
  }

  /**
   * Random standing orders for the other sides, and others that must answer the same for the two to be a
   * pair.
   */
  #twoStandings(): {
    readonly a: NonNullable<Ports['standing']>;
    readonly b: NonNullable<Ports['standing']>;
  } {
    const others = this.#game.sides.filter((side) => side !== this.#viewer);
    const draw = () => new Map(others.map((side) => [side, randomStanding(this.#game, side, this.#pick)]));
    const [one, other] = [draw(), draw()];
    const answer = (from: ReadonlyMap<Side, StandingOrders>): NonNullable<Ports['standing']> => {
      return (side, decision, view) => this.#game.standing.answer(from.get(side) ?? [], view, decision);
    };
    return {
      a: answer(one),
      b: (side, decision, view) => {
        const [mine, theirs] = [answer(one), answer(other)].map((ask) => ask(side, decision, view)?.order);
        if (JSON.stringify(mine) !== JSON.stringify(theirs)) this.#over = true;
        if (JSON.stringify(one.get(side)) !== JSON.stringify(other.get(side))) this.#differs = true;
        return answer(other)(side, decision, view);
      },
    };
  }
}

function oneOf<T>(from: readonly T[], pick: Picker): T | undefined {
  return from.length === 0 ? undefined : from[pick(from.length)];
}
