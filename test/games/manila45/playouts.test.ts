/**
 * Whole matches of random legal orders: nothing impossible ever stands on the map, and replaying gives the
 * same.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { MINOR, OFF } from '../../../src/games/manila45/components/pack.js';
import type { MnState } from '../../../src/games/manila45/index.js';
import {
  type Entry,
  type Order,
  playBack,
  type Question,
  Session,
  sampleOrder,
  tapeOf,
} from '../../../src/referee/index.js';
import { effort } from '../../support/effort.js';
import { sharedObject } from '../support/unshared.js';
import { game, pack, picker, seededChance, standingOf } from './support.js';

const MATCHES = effort(2, 6);
const SHARING_EVERY = 50;
const TOO_MANY = 20_000;

const KINDS: Readonly<Record<string, readonly string[]>> = {
  S1: ['setup'],
  S2: ['entry', 'underway', 'defensiveFire'],
  A: ['replacement'],
  B: ['movement', 'underway', 'defensiveFire'],
  C: ['attack', 'advance'],
  D: ['movement', 'underway', 'defensiveFire'],
  E: ['attack', 'advance'],
};

const start = (): MnState => game.rules.start({ scenario: 'campaign', options: {} });

/** A phase is ended only now and then, so that nearly every unit is moved and every gun offered. */
const EAGERNESS = 60;

/** Plays to the end; every second match asks for each defensive fire. */
function playAtRandom(seed: number): Session<MnState> {
  const pick = picker(seed);
  const session = new Session(game, start(), {
    chance: seededChance(seed),
    snapshots: true,
    ...(seed % 2 === 0 ? { standing: standingOf() } : {}),
  });
  const marches = new Marches();
  for (let orders = 0; session.stop.at === 'asked'; orders++) {
    const [question] = session.questions;
    if (question === undefined || orders > TOO_MANY) throw new Error(`seed ${seed}: no end`);
    const wrong = faultIn(session.state, question);
    if (wrong !== undefined) throw new Error(`seed ${seed}: ${wrong}`);
    if (orders % SHARING_EVERY === 0) expect(sharedObject(session.state), `seed ${seed}`).toBeUndefined();
    const order = sampleOrder(question, pick, EAGERNESS);
    if (order === undefined) throw new Error(`seed ${seed}: nothing legal in ${question.kind}`);
    marches.ordered(session.state, order);
    const refusal = session.give(question.side, order);
    if (refusal !== undefined)
      throw new Error(`seed ${seed}: ${JSON.stringify(order)} refused with ${refusal.clause}`);
    const lost = marches.faultIn(session);
    if (lost !== undefined) throw new Error(`seed ${seed}, turn ${session.state.turn}: ${lost}`);
  }
  return session;
}

/** Follows each move through the log: what it has cost, and where it has led. */
class Marches {
  #unit = -1;
  #from: number = OFF;
  #allowance = 0;
  #way: number[] = [];
  /** The step over which the 672nd helped. */
  #helped: string | undefined;
  #read = { events: 0, draft: 0 };

  ordered(state: MnState, order: Order): void {
    if (order.do !== 'march' && order.do !== 'move' && order.do !== 'enter') return;
    this.#unit = pack.unitIndexes.get(String(order.unit)) ?? -1;
    this.#from = state.units[this.#unit]!.at;
    this.#allowance =
      pack.units[this.#unit]!.corps && state.turn === 1 ? 8 : pack.units[this.#unit]!.movement;
    this.#way = [];
    this.#helped = undefined;
  }

  /** MN-8.1.a, MN-8.2.a: spent and left make the allowance; the last hex told of is where the unit stands. */
  faultIn(session: Session<MnState>): string | undefined {
    for (const { key, path, from, to } of this.#told(session)) {
      if (key === 'helped') this.#helped = `${String(from)} ${String(to)}`;
      if ((key !== 'move' && key !== 'enter') || !Array.isArray(path)) continue;
      this.#way.push(...path.map((id) => pack.grid.index(String(id))));
    }
    if (this.#unit < 0) return undefined;
    const { units, move, rubble, destroyed } = session.state;
    const way = [...this.#way, ...(move?.trail ?? [])];
    const spent = way.reduce(
      (sum, to, i) => sum + this.#cost(way[i - 1] ?? this.#from, to, rubble, destroyed),
      0,
    );
    const name = `${pack.units[this.#unit]!.id} by ${way.map((hex) => pack.hexes[hex]!.id).join(' ')}`;
    if (spent > this.#allowance) return `${name}: spent ${spent} of ${this.#allowance}`;
    if (move !== undefined && spent + move.left !== this.#allowance)
      return `${name}: spent ${spent} of ${this.#allowance}, left ${move.left}`;
    const { at } = units[this.#unit]!;
    if (at >= 0 && at !== (way.at(-1) ?? this.#from)) return `${name}: stands in ${pack.hexes[at]!.id}`;
    if (move === undefined) this.#unit = -1;
    return undefined;
  }

  /** Hex, wall and contour as the components have them, rubble, a Minor River that nothing bridges. */
  #cost(from: number, to: number, rubble: readonly number[], destroyed: readonly number[]): number {
    const more = rubble.includes(to) ? 1 : 0;
    if (from < 0) return pack.hexes[to]!.cost + more;
    const side = pack.grid.neighbours.indexOf(to, from * 6);
    const bridge = pack.bridgeOn[side] ?? -1;
    const dry =
      pack.river[side] !== MINOR ||
      (bridge >= 0 && !destroyed.includes(bridge)) ||
      this.#unit === pack.amphibian ||
      this.#helped === `${pack.hexes[from]!.id} ${pack.hexes[to]!.id}`;
    return pack.stepCost[side]! + more + (dry ? 0 : 1);
  }

  /** What the log has told of since it was read last. */
  #told({ events, draftLog }: Session<MnState>): readonly Entry[] {
    const fresh = [...events.slice(this.#read.events).flatMap(({ log }) => log), ...draftLog];
    const told = fresh.slice(this.#read.draft);
    this.#read = { events: events.length, draft: draftLog.length };
    return told;
  }
}

/** MN-6.4.c: no stack is ever illegal. */
function faultIn(state: MnState, question: Question): string | undefined {
  if (!(KINDS[state.step] ?? []).includes(question.kind)) return `${question.kind} in ${state.step}`;
  const stacks = new Map<number, number[]>();
  for (const [unit, { at }] of state.units.entries())
    if (at >= 0) stacks.set(at, [...(stacks.get(at) ?? []), unit]);
  for (const [hex, stack] of stacks) {
    const units = stack.map((unit) => pack.units[unit]!);
    const where = pack.hexes[hex]!;
    if (!where.land) return `${where.id} is sea`;
    if (stack.length > 2) return `three in ${where.id}`;
    if (new Set(units.map(({ side }) => side)).size > 1) return `both sides in ${where.id}`;
    if (units.filter(({ fixed }) => fixed).length > 1) return `two fixed units in ${where.id}`;
    if (new Set(units.filter(({ division }) => division).map(({ formation }) => formation)).size > 1)
      return `two divisions in ${where.id}`;
    const under = stack.filter((unit) => state.units[unit]!.under).length;
    if (under !== (units[0]!.side === 'US' ? stack.length - 1 : 0)) return `who lies on top in ${where.id}?`;
  }
  if (new Set(state.tokens).size < pack.army.JP.length) return 'a unit under two tokens';
  const stray = state.pontoons.find(
    ({ builder, from, to }) => ![from, to].includes(state.units[builder]!.at),
  );
  return stray === undefined ? undefined : 'a pontoon without its builder';
}

let sessions: readonly Session<MnState>[] = [];
beforeAll(() => {
  sessions = Array.from({ length: MATCHES }, (_, seed) => playAtRandom(seed));
}, 300_000);

describe('matches played at random', () => {
  test('MN-6.4.c MN-4.2.b end with a winner and no illegal stack, at the latest after turn 10', () => {
    for (const { stop, state } of sessions) {
      expect(stop.at).toBe('ended');
      expect(state.turn).toBeLessThanOrEqual(10);
    }
  });

  test('MN-2.1.a roll one six-sided die at a time', () => {
    const rolls = sessions.flatMap(({ events }) => events.flatMap((event) => event.rolls));
    expect(rolls.length).toBeGreaterThan(1000);
    expect(rolls.every(({ dice }) => dice.length === 1 && dice[0] === 6)).toBe(true);
  });

  test('reach every kind of attack, fire and marker', () => {
    const keys = new Set(
      sessions.flatMap(({ events }) => events.flatMap((e) => e.log.map(({ key }) => key))),
    );
    for (const key of [
      'fire.hit',
      'attack.hit',
      'bridge.hit',
      'building.hit',
      'rubble.laid',
      'advance',
      'replaced',
    ])
      expect(keys).toContain(key);
  });

  test('give the same final state when their record is played back, and when resumed from every fifth snapshot', () => {
    for (const session of sessions.slice(0, 4)) {
      expect(playBack(game, start(), tapeOf(session.events)).state).toEqual(session.state);
      for (const [i, { safe }] of session.events.entries()) {
        if (safe === undefined || i % 50 !== 0) continue;
        const tape = tapeOf(session.events.slice(i), safe);
        expect(playBack(game, JSON.parse(safe.state) as MnState, tape).state).toEqual(session.state);
      }
    }
  });
});
