/**
 * Whole matches of random legal orders: nothing impossible ever stands on the map, and replaying gives the
 * same.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { heldForts } from '../../../src/games/kyuchorei/rules/victory.js';
import type { KyState } from '../../../src/games/kyuchorei/state.js';
import { playBack, type Question, Session, sampleOrder, tapeOf } from '../../../src/referee/index.js';
import { effort } from '../../support/effort.js';
import { sharedObject } from '../support/unshared.js';
import { game, pack, picker, seededChance, standingOf } from './support.js';

const MATCHES = effort(120, 2_000);
const REPLAYED_EVERY = 20;
/** Orders between two looks for objects that stand in two places. */
const SHARING_EVERY = 7;
const TOO_MANY = 3_000;

/** Kinds of question by phase: anything else in a phase is a fault. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  setup: ['setup'],
  1: ['firstChoice', 'movement', 'fire', 'retreatFromFire'],
  2: ['secondChoice', 'melee', 'retreatFromMelee', 'advance', 'fatigue', 'retreatFromFatigue'],
};

function start(): KyState {
  return game.rules.start({ scenario: 'standard', options: {} });
}

/**
 * Plays to the end. Every second match has the default standing orders, three of four begin from the example
 * set-up.
 */
function playAtRandom(seed: number): Session<KyState> {
  const pick = picker(seed);
  const standing = seed % 2 === 0 ? { standing: standingOf({ JP: [], RU: [] }) } : {};
  const snapshots = seed % REPLAYED_EVERY === 0;
  const session = new Session(game, start(), { chance: seededChance(seed), snapshots, ...standing });
  if (seed % 4 !== 0) for (const order of [{ do: 'template' }, { do: 'end' }]) session.give('JP', order);
  for (let orders = 0; session.stop.at === 'asked'; orders++) {
    const [question] = session.questions;
    if (question === undefined || orders > TOO_MANY) throw new Error(`seed ${seed}: no end`);
    checkSituation(session.state, question, seed);
    if (orders % SHARING_EVERY === 0) expect(sharedObject(session.state), `seed ${seed}`).toBeUndefined();
    const order = sampleOrder(question, pick);
    const refusal = session.give(question.side, order);
    if (refusal !== undefined)
      throw new Error(`seed ${seed}: ${JSON.stringify(order)} refused with ${refusal.clause}`);
  }
  return session;
}

function checkSituation(state: KyState, question: Question, seed: number): void {
  const { turn, step, units } = state;
  const kinds = KINDS[step.slice(-1)] ?? KINDS[step] ?? [];
  const wrong =
    turn < 1 || turn > pack.turns.length
      ? 'turn'
      : !kinds.includes(question.kind)
        ? `${question.kind} in ${step}`
        : units.some((u) => u.at < -1 || u.at >= pack.hexes.length)
          ? 'off the map'
          : crowded(state)
            ? 'two in a hex'
            : undefined;
  if (wrong !== undefined) throw new Error(`seed ${seed}: ${wrong}`);
  if ((heldForts(pack, state).length === 0) === units.some((u, i) => isRussianInFort(i, u.at)))
    throw new Error(`seed ${seed}: KY-4.1.R1`);
}

/** More than one unit in a hex, unless one of two has moved in by day and the other has not left yet. */
function crowded({ units, turn, chosen }: KyState): boolean {
  return units.some((unit, i) => {
    const other = units.findIndex((u, j) => j < i && u.at >= 0 && u.at === unit.at);
    if (other < 0) return false;
    const relieved = chosen === 'move' && turn > 3 && units[other]?.moved !== unit.moved;
    return !relieved || pack.units[other]?.side !== pack.units[i]?.side;
  });
}

function isRussianInFort(unit: number, at: number): boolean {
  return at >= 0 && pack.units[unit]?.side === 'RU' && pack.hexes[at]?.fort === true;
}

let sessions: readonly Session<KyState>[] = [];
beforeAll(() => {
  sessions = Array.from({ length: MATCHES }, (_, seed) => playAtRandom(seed));
}, 300_000);

describe('matches played at random', () => {
  test('KY-4.0.a KY-4.0.c all end with a winner, after turn 8 or by sudden death', () => {
    for (const { stop, state } of sessions) {
      if (stop.at !== 'ended') throw new Error('not ended');
      expect(stop.result.key === 'suddenDeath' || state.turn === pack.turns.length).toBe(true);
      expect(['JP', 'RU']).toContain(stop.result.winner);
    }
  });

  test('KY-4.0.b KY-4.2.a end in each of the three ways', () => {
    const ways = new Set(sessions.map(({ stop }) => (stop.at === 'ended' ? stop.result.key : '')));
    expect([...ways].sort()).toEqual(['held', 'moppedUp', 'suddenDeath']);
  });

  test('KY-2.4.a roll one six-sided die for every fire and melee that is not void, and none besides', () => {
    for (const { events } of sessions) {
      const fights = events
        .flatMap((e) => e.log)
        .filter((e) => /^(fire|melee)\./.test(e.key) && !e.key.endsWith('.void'));
      const rolls = events.flatMap((e) => e.rolls);
      expect(rolls.map((r) => r.purpose)).toEqual(fights.map((e) => e.key.split('.')[0]));
      expect(rolls.every((r) => r.dice.length === 1 && r.dice[0] === 6)).toBe(true);
    }
  });

  test('KY-5.0.a KY-5.1.a come to turn n + 1 after turn n', () => {
    for (const { events } of sessions) {
      const turns = events.flatMap((e) => e.log).flatMap((e) => (e.key === 'turn' ? [e.n] : []));
      expect(turns).toEqual(turns.map((_, i) => i + 2));
    }
  });

  const replayed = () => sessions.filter((_, seed) => seed % REPLAYED_EVERY === 0);

  test('give the same final state when their record is played back', () => {
    for (const { events, state } of replayed())
      expect(playBack(game, start(), tapeOf(events)).state).toEqual(state);
  });

  test('give the same final state when resumed from every snapshot', () => {
    for (const { events, state } of replayed().slice(0, 25))
      for (const [i, { safe }] of events.entries()) {
        if (safe === undefined) continue;
        const resumed = playBack(game, JSON.parse(safe.state) as KyState, tapeOf(events.slice(i), safe));
        expect(resumed.state).toEqual(state);
      }
  });
});
