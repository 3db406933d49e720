/**
 * Whole matches of random legal orders: nothing impossible ever stands on the map, and replaying gives the
 * same.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { TsState } from '../../../src/games/taiheiyo/state/state.js';
import {
  type Ports,
  playBack,
  type RunRecord,
  Session,
  sampleOrder,
  tapeOf,
} from '../../../src/referee/index.js';
import { effort } from '../../support/effort.js';
import { sharedObject } from '../support/unshared.js';
import { game, pack, picker, position, seededChance, standingOf } from './support.js';

const MATCHES = effort(60, 1_000);
/** Matches in which standing orders answer what they answer by default. */
const STANDING_EVERY = 5;
const REPLAYED_EVERY = effort(20, 50);
const RESUMED_EVERY = effort(60, 250);
/** Orders between two looks for objects that stand in two places. */
const SHARING_EVERY = 7;
const TOO_MANY = 20_000;

/** Random play loses some 19 points for Japan by turn 4: a start in hand brings matches to turn 5 too. */
const AHEAD = [0, 18, 22, 26];

function start(seed: number): TsState {
  return { ...game.rules.start({ scenario: 'standard', options: {} }), score: AHEAD[seed % AHEAD.length]! };
}

/** What is kept of a match. */
interface Played {
  readonly seed: number;
  readonly winner: string | null;
  readonly state: TsState;
  /** Of matches that are played again. */
  readonly events: readonly RunRecord[];
}

/** Plays to the end and checks the situation at each question. */
function playAtRandom(seed: number): Played {
  const pick = picker(seed);
  const standing: Partial<Ports> =
    seed % STANDING_EVERY === 0 ? { standing: standingOf({ J: [], A: [] }) } : {};
  const replayed = seed % REPLAYED_EVERY === 0;
  const session = new Session(game, start(seed), {
    chance: seededChance(seed),
    snapshots: replayed,
    ...standing,
  });
  for (let orders = 0; session.stop.at === 'asked'; orders++) {
    const [question] = session.questions;
    if (question === undefined || orders > TOO_MANY) throw new Error(`seed ${seed}: no end`);
    checkSituation(session.state, seed);
    if (orders % SHARING_EVERY === 0) expect(sharedObject(session.state), `seed ${seed}`).toBeUndefined();
    const order = sampleOrder(question, pick);
    const refusal = session.give(question.side, order);
    if (refusal !== undefined)
      throw new Error(`seed ${seed}: ${JSON.stringify(order)} refused with ${refusal.clause}`);
  }
  const { stop, state, events } = session;
  return {
    seed,
    winner: stop.at === 'ended' ? stop.result.winner : null,
    state,
    events: replayed ? events : [],
  };
}

function checkSituation(state: TsState, seed: number): void {
  const wrong = cardFault(state) ?? unitFault(state) ?? pointFault(state) ?? crowdFault(state);
  if (wrong !== undefined) throw new Error(`seed ${seed}, turn ${state.turn}, ${state.step}: ${wrong}`);
}

function cardFault({ hands, deck, discards, spent }: TsState): string | undefined {
  const cards = [...hands.J, ...hands.A, ...deck, ...discards];
  if (cards.length !== pack.cards.length || new Set(cards).size !== cards.length)
    return 'a card is lost or doubled';
  if (new Set(spent).size !== spent.length) return 'a single-use event was played twice';
  return hands.J.length > 4 || hands.A.length > 10 ? 'hand limit' : undefined;
}

function unitFault({ units, turn }: TsState): string | undefined {
  for (const [i, { at, box, faceDown, damaged }] of units.entries()) {
    const { id, ship, side, withdraw } = pack.units[i]!;
    if (at >= 0 && box > 0) return `${id} on the map and in a box`;
    if (box > 0 && box < turn) return `${id} was left in its box`;
    if (box > pack.lastTurn) return `${id} behind the last turn`;
    if (faceDown && (!ship || at < 0)) return `${id} is face-down`;
    if (damaged && (!ship || box === 0)) return `${id} is under repair`;
    if (at >= 0 && side === 'J' && pack.closedToJ.includes(at)) return `${id} where Japan may not be`;
    if (at >= 0 && withdraw !== undefined && withdraw < turn) return `${id} should have gone home`;
  }
  return undefined;
}

/** Markers that contradict each other. */
function pointFault({ points, fleetTrain, turn }: TsState): string | undefined {
  for (const [i, { owner, control, held }] of points.entries()) {
    const { id, port } = pack.points[i]!;
    if (port !== (owner !== null)) return `${id} has an owner it cannot have`;
    if (!port && held !== null) return `${id} is a base that is held`;
    const marked = held === null ? owner : held === '3' ? null : owner === 'J' ? 'A' : 'J';
    if (port && control !== marked) return `${id}: ${owner} ${held}, controlled by ${control}`;
  }
  if (fleetTrain >= 0 && (turn < 4 || pack.points[fleetTrain]!.port)) return 'a Fleet Train out of place';
  return turn > pack.lastTurn ? 'a turn too many' : undefined;
}

/** Air units beyond the limit of a base, both sides together outside a fight. */
function crowdFault(state: TsState): string | undefined {
  const fighting = state.battle !== undefined || state.move !== undefined || state.turn === 0;
  const air = pack.points.map(() => ({ J: 0, A: 0 }));
  const all = pack.points.map(() => ({ J: 0, A: 0 }));
  for (const [i, { at }] of state.units.entries()) {
    if (at < 0) continue;
    const { side, ship } = pack.units[i]!;
    all[at]![side]++;
    if (!ship) air[at]![side]++;
  }
  for (const [point, { id, port }] of pack.points.entries()) {
    const here = all[point]!;
    if (here.J > 0 && here.A > 0 && !fighting) return `both in ${id}`;
    const { owner, held } = state.points[point]!;
    const own = {
      J: port && owner === 'J' && held === null,
      A: (port && owner === 'A' && held === null) || state.fleetTrain === point,
    };
    for (const side of ['J', 'A'] as const)
      if (air[point]![side] > 1 && !own[side] && !fighting) return `air units in ${id}`;
  }
  return undefined;
}

let matches: readonly Played[] = [];
beforeAll(() => {
  matches = Array.from({ length: MATCHES }, (_, seed) => playAtRandom(seed));
}, 600_000);

describe(`${MATCHES} matches played at random`, () => {
  test('TS-1.0.b TS-5.0.a TS-4.1.c all end by turn 5 with a winner, by every way that the rules know', () => {
    for (const { winner, state } of matches) {
      expect(['J', 'A']).toContain(winner);
      expect(state.turn).toBeGreaterThanOrEqual(1);
      expect(state.turn).toBeLessThanOrEqual(5);
    }
    const endings = new Set(matches.map(({ winner, state }) => `${winner} ${state.turn}`));
    expect([...endings].sort()).toEqual(expect.arrayContaining(['A 4', 'A 5', 'J 4', 'J 5']));
  });

  const replayed = () => matches.filter(({ events }) => events.length > 0);

  test('give the same final state when their record is played back', () => {
    expect(replayed()).toHaveLength(MATCHES / REPLAYED_EVERY);
    for (const { seed, events, state } of replayed())
      expect(playBack(game, start(seed), tapeOf(events)).state).toEqual(state);
  });

  test('give the same final state when resumed from every snapshot, and a position file of it reads the same', () => {
    for (const { events, state } of replayed().filter(({ seed }) => seed % RESUMED_EVERY === 0))
      for (const [i, { safe }] of events.entries()) {
        if (safe === undefined) continue;
        const kept = JSON.parse(safe.state) as TsState;
        expect(
          playBack(game, JSON.parse(safe.state) as TsState, tapeOf(events.slice(i), safe)).state,
        ).toEqual(state);
        expect(position(game.position.show(kept))).toEqual(kept);
      }
  });
});
