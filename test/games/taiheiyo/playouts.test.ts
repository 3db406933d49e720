/** Whole matches of random legal orders: nothing impossible ever stands on the map, and replaying gives the same. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { TsState } from '../../../src/games/taiheiyo/state.js';
import { playBack, Session, sampleOrder, tapeOf } from '../../../src/referee/index.js';
import { game, pack, picker, position, seededChance, standingOf } from './support.js';

const MATCHES = 40;
const REPLAYED_EVERY = 4;
const TOO_MANY = 20_000;

function start(): TsState {
  return game.start({ scenario: 'standard', options: {} });
}

/** Plays to the end; every second match has the default standing orders. Checks the situation at each question. */
function playAtRandom(seed: number): Session<TsState> {
  const pick = picker(seed);
  const standing = seed % 2 === 0 ? { standing: standingOf({ J: [], A: [] }) } : {};
  const session = new Session(game, start(), { chance: seededChance(seed), snapshots: seed % REPLAYED_EVERY === 0, ...standing });
  for (let orders = 0; session.stop.at === 'asked'; orders++) {
    const [question] = session.questions;
    if (question === undefined || orders > TOO_MANY) throw new Error(`seed ${seed}: no end`);
    checkSituation(session.state, seed);
    const order = sampleOrder(question, pick);
    const refusal = session.give(question.side, order);
    if (refusal !== undefined) throw new Error(`seed ${seed}: ${JSON.stringify(order)} refused with ${refusal.clause}`);
  }
  return session;
}

function checkSituation(state: TsState, seed: number): void {
  const cards = [...state.hands.J, ...state.hands.A, ...state.deck, ...state.discards].sort((a, b) => a - b);
  const wrong =
    cards.join() !== [...pack.cards.keys()].join()
      ? 'a card is lost or doubled'
      : state.hands.J.length > 4 || state.hands.A.length > 10
        ? 'hand limit'
        : state.turn > pack.lastTurn
          ? 'turn'
          : misplaced(state);
  if (wrong !== undefined) throw new Error(`seed ${seed}: ${wrong}`);
}

/** Air units beyond the limit of a base, J where it may not be, both sides together outside a fight. */
function misplaced(state: TsState): string | undefined {
  const fighting = state.battle !== undefined || state.move !== undefined;
  for (const [point, { id, port }] of pack.points.entries()) {
    const there = (side: 'J' | 'A') => pack.army[side].filter((unit) => state.units[unit]?.at === point);
    const [j, a] = [there('J'), there('A')];
    if (j.length > 0 && pack.closedToJ.includes(point)) return `J in ${id}`;
    if (j.length > 0 && a.length > 0 && !fighting && state.turn > 0) return `both in ${id}`;
    const crowd = [j, a].some((units) => units.filter((unit) => pack.units[unit]?.ship === false).length > 1);
    if (crowd && !port && state.fleetTrain !== point) return `air units in ${id}`;
  }
  return undefined;
}

let sessions: readonly Session<TsState>[] = [];
beforeAll(() => {
  sessions = Array.from({ length: MATCHES }, (_, seed) => playAtRandom(seed));
}, 300_000);

describe('matches played at random', () => {
  test('TS-1.0.b TS-5.0.a TS-4.1.c all end by turn 5 with a winner', () => {
    for (const { stop, state } of sessions) {
      if (stop.at !== 'ended') throw new Error('not ended');
      expect(['J', 'A']).toContain(stop.result.winner);
      expect(state.turn).toBeGreaterThanOrEqual(2);
      expect(state.turn).toBeLessThanOrEqual(5);
    }
  });

  const replayed = () => sessions.filter((_, seed) => seed % REPLAYED_EVERY === 0);

  test('give the same final state when their record is played back', () => {
    for (const { events, state } of replayed()) expect(playBack(game, start(), tapeOf(events)).state).toEqual(state);
  });

  test('give the same final state when resumed from every snapshot, and a position file of it reads the same', () => {
    for (const { events, state } of replayed().slice(0, 3))
      for (const [i, { safe }] of events.entries()) {
        if (safe === undefined) continue;
        const kept = JSON.parse(safe.state) as TsState;
        expect(playBack(game, JSON.parse(safe.state) as TsState, tapeOf(events.slice(i), safe)).state).toEqual(state);
        expect(position(game.showPosition(kept))).toEqual(kept);
      }
  });
});
