/**
 * Whole matches of random legal orders: nothing impossible ever stands on the map, and replaying gives the
 * same.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { SpState } from '../../../src/games/squarepeg/index.js';
import { playBack, type Question, Session, sampleOrder, tapeOf } from '../../../src/referee/index.js';
import { effort } from '../../support/effort.js';
import { sharedObject } from '../support/unshared.js';
import { game, pack, picker, seededChance, standingOf } from './support.js';

const MATCHES = effort(120, 2_000);
const REPLAYED_EVERY = 20;
/** Orders between two looks for objects that stand in two places. */
const SHARING_EVERY = 7;
const TOO_MANY = 2_000;

/** Kinds of question by phase: anything else in a phase is a fault. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'SETUP-NZ': ['setup'],
  'NZ-MOVEMENT': ['exchange', 'movement', 'continue'],
  'NZ-COMBAT': ['attack', 'attackerLoss', 'attackerRetreat', 'defenderRetreat', 'advance'],
  'JP-MOVEMENT': ['movement'],
  'JP-COMBAT': ['attack', 'attackerLoss', 'attackerRetreat', 'defenderLoss', 'defenderRetreat', 'advance'],
};

const options = (seed: number) => ({ optionalValentineVictory: seed % 3 === 0 ? 'true' : 'false' });
const start = (seed: number): SpState => game.rules.start({ scenario: 'standard', options: options(seed) });

/** Plays to the end; every second match has the default standing orders. */
function playAtRandom(seed: number): Session<SpState> {
  const pick = picker(seed);
  const standing = seed % 2 === 0 ? { standing: standingOf({ JP: [], NZ: [] }) } : {};
  const session = new Session(game, start(seed), {
    chance: seededChance(seed),
    snapshots: seed % REPLAYED_EVERY === 0,
    ...standing,
  });
  for (let orders = 0; session.stop.at === 'asked'; orders++) {
    const question = session.questions[pick(session.questions.length)];
    if (question === undefined || orders > TOO_MANY) throw new Error(`seed ${seed}: no end`);
    const wrong = faultIn(session.state, question);
    if (wrong !== undefined) throw new Error(`seed ${seed}: ${wrong}`);
    if (orders % SHARING_EVERY === 0) expect(sharedObject(session.state), `seed ${seed}`).toBeUndefined();
    const order = sampleOrder(question, pick);
    const refusal = session.give(question.side, order);
    if (refusal !== undefined)
      throw new Error(`seed ${seed}: ${JSON.stringify(order)} refused with ${refusal.clause}`);
  }
  return session;
}

function faultIn(state: SpState, question: Question): string | undefined {
  const { turn, step, units } = state;
  if (turn < 1 || turn > pack.lastTurn) return 'turn';
  if (!(KINDS[step] ?? []).includes(question.kind)) return `${question.kind} in ${step}`;
  if (units.some((u) => u.at < -2 || u.at >= pack.hexes.length)) return 'off the map';
  const onMap = units.flatMap((u, i) => (u.at < 0 ? [] : [{ ...u, ...pack.pieces[i]!, piece: i }]));
  const shared = onMap.filter((a) =>
    onMap.some((b) => b.piece < a.piece && b.at === a.at && !(a.valentine || b.valentine)),
  );
  if (shared.length > 0) return `two in a hex: ${shared.map((u) => u.id)}`;
  if (onMap.some((a) => onMap.some((b) => b.side !== a.side && b.at === a.at))) return 'enemies in a hex';
  const tank = onMap.find((u) => u.valentine && pack.hexes[u.at]?.torahatup);
  if (tank !== undefined) return `${tank.id} where no tank goes`;
  const at = (piece: number) => units[piece]?.at ?? -1;
  if (at(pack.battalion) >= 0 && pack.companies.some((c) => at(c) !== -2))
    return 'battalion beside a company';
  if (onMap.some((u) => u.side === 'NZ' && pack.hexes[u.at]?.mission)) return 'the Mission is taken';
  if (units.some((u) => u.faceUp !== true && u.counter !== undefined))
    return 'a counter is decided before it is turned up';
  const counters = units.flatMap((u) => u.counter ?? []);
  if (new Set(counters).size < counters.length) return 'a counter stands twice';
  return units.some((u) => u.at < 0 && (u.fatigued || u.moved || u.attacked || u.defended))
    ? 'a flag off the map'
    : undefined;
}

let sessions: readonly Session<SpState>[] = [];
beforeAll(() => {
  sessions = Array.from({ length: MATCHES }, (_, seed) => playAtRandom(seed));
}, 300_000);

const logs = (key: string) =>
  sessions.map(({ events }) => events.flatMap((e) => e.log).filter((e) => e.key === key));

describe('matches played at random', () => {
  test('SP-4.0.c SP-4.0.d SP-5.0.e end with a winner, at the latest after turn 6', () => {
    for (const { stop, state } of sessions) {
      if (stop.at !== 'ended') throw new Error('not ended');
      expect(
        stop.result.key === 'hold' ? state.turn === 6 && stop.result.winner === 'JP' : state.turn <= 6,
      ).toBe(true);
    }
  });

  test('SP-4.0.a SP-4.0.b SP-4.0.i end in each of the four ways, the fourth only where it was agreed', () => {
    const ways = sessions.map(({ stop }) => (stop.at === 'ended' ? stop.result.key : ''));
    expect([...new Set(ways)].sort()).toEqual(['annihilation', 'hold', 'mission', 'valentineLost']);
    for (const [seed, way] of ways.entries()) if (way === 'valentineLost') expect(seed % 3).toBe(0);
  });

  test('SP-2.0.a SP-6.4.e roll six-sided dice, but for identities, and find the ravine at most once', () => {
    for (const { events } of sessions) {
      const rolls = events.flatMap((e) => e.rolls);
      expect(
        rolls.filter((r) => r.purpose !== 'identity').every((r) => r.dice.every((faces) => faces === 6)),
      ).toBe(true);
      expect(
        rolls
          .filter((r) => r.purpose === 'identity')
          .every((r) => (r.dice[0] ?? 0) >= 2 && (r.dice[0] ?? 0) <= 4),
      ).toBe(true);
      expect(rolls.filter((r) => r.purpose === 'ravine').length).toBeLessThan(2);
    }
  });

  test('SP-3.1.c SP-7.1.d turn up each counter at most once, and send every 0 home', () => {
    for (const reveals of logs('reveal')) {
      const units = reveals.flatMap((e) => e.units);
      expect(new Set(units).size).toBe(units.length);
    }
    const zeros = logs('reveal').map((reveals) =>
      reveals.some((e) => Array.isArray(e.units) && e.units.includes('JP-A')),
    );
    const home = logs('removed.home').map((entries) => entries.length > 0);
    const evicted = logs('removed.evicted').map((entries) => entries.some((e) => e.unit === 'JP-A'));
    expect(zeros).toEqual(home.map((went, i) => went || evicted[i]));
    expect(home.filter(Boolean).length).toBeGreaterThan(MATCHES / 10);
  });

  test('SP-6.2.i SP-6.2.h roll for fatigue or tire without a die after every move of at least one hex', () => {
    for (const { events, stop } of sessions) {
      const log = events.flatMap((e) => e.log).map((e) => e.key);
      const moves = log.filter((key) => key === 'move').length;
      const settled = log.filter((key) => key.startsWith('fatigue.')).length;
      expect(settled).toBeLessThanOrEqual(moves);
      expect(stop.at).toBe('ended');
    }
  });

  const replayed = () => sessions.filter((_, seed) => seed % REPLAYED_EVERY === 0);
  const seedOf = (session: Session<SpState>) => sessions.indexOf(session);

  test('give the same final state when their record is played back', () => {
    for (const session of replayed())
      expect(playBack(game, start(seedOf(session)), tapeOf(session.events)).state).toEqual(session.state);
  });

  test('give the same final state when resumed from every snapshot', () => {
    for (const { events, state } of replayed().slice(0, 40))
      for (const [i, { safe }] of events.entries()) {
        if (safe === undefined) continue;
        const resumed = playBack(game, JSON.parse(safe.state) as SpState, tapeOf(events.slice(i), safe));
        expect(resumed.state).toEqual(state);
      }
  });
});
