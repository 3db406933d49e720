/** Chapter 5: the sequence of play. */
import { describe, expect, test } from 'vitest';
import { Session } from '../../../../src/referee/index.js';
import { end, file, game, match, merge, move, pack, position, seededChance, started } from '../support.js';

const PHASES = [
  'ARRIVAL',
  'NZ-RECOVERY',
  'NZ-MOVEMENT',
  'NZ-COMBAT',
  'JP-RECOVERY',
  'JP-MOVEMENT',
  'JP-COMBAT',
];
const steps = game.rules.steps(started().state);

describe('the sequence of play', () => {
  test('SP-5.0.a SP-5.0.b SP-5.0.c has the NZ player turn first, each of recovery, movement and combat', () => {
    expect(steps.map((s) => s.id)).toEqual(['SETUP-NZ', ...PHASES]);
    expect(steps.slice(2).map((s) => s.side)).toEqual(['NZ', 'NZ', 'NZ', 'JP', 'JP', 'JP']);
    expect(new Set(steps.map((s) => s.phase)).size).toBe(steps.length);
  });

  test('SP-5.0.a SP-5.0.b SP-5.0.c is played in that order', () => {
    const units = { 'NZ-35': '0309', 'NZ-37': '0601', 'NZ-30': 'out', 'JP-C': '0310', 'JP-D': '0806' };
    const m = match('NZ-MOVEMENT', units, { turn: 2 });
    const asked: string[] = [];
    while (m.state.turn === 2) {
      asked.push(m.state.step);
      m.play(end);
    }
    expect(asked).toEqual(['NZ-MOVEMENT', 'NZ-COMBAT', 'JP-MOVEMENT', 'JP-COMBAT']);
    expect(m.state.step).toBe('NZ-MOVEMENT');
  });

  test('SP-5.0.d begins turn n + 1 after the Japanese combat phase', () => {
    const m = match('JP-COMBAT', { 'NZ-35': '0309', 'NZ-30': 'out', 'JP-C': '0310' }, { turn: 2 }).play(end);
    expect([m.state.turn, m.log.find((e) => e.key === 'turn')]).toEqual([3, { key: 'turn', n: 3, day: 2 }]);
  });

  test('SP-5.0.e has six turns, D-day to D+5', () => {
    expect(pack.turns.map((t) => t.label.en)).toEqual(['D-day', 'D+1', 'D+2', 'D+3', 'D+4', 'D+5']);
    expect(pack.lastTurn).toBe(6);
    expect(game.position.read(file('NZ-COMBAT', {}, { turn: 7 }))).toMatchObject({ fault: { at: 'turn' } });
  });

  test('SP-5.0.f rolls for the 30th before anything else of turns 2 to 6', () => {
    const m = match('JP-COMBAT', { 'NZ-35*': '0309', 'NZ-30': 'off', 'JP-C': '0310' }, { turn: 1 }, [6]).play(
      end,
    );
    expect(m.keys.slice(-3)).toEqual(['turn', 'arrival.waits', 'recovery']);
    expect(started().rolls).toEqual([]);
  });

  test('SP-5.0.g places the 30th first, then exchanges tanks, then moves units', () => {
    const units = { 'NZ-T1': '0106', 'NZ-T3': '0106', 'NZ-35': '0601', 'NZ-30': 'off', 'JP-C': '0611' };
    const m = match('NZ-MOVEMENT', units, { arrival: 'earned', turn: 3 }, [6, 6]);
    expect(m.question.kind).toBe('exchange');
    m.play(merge, move('NZ-TB', '0107'));
    expect(m.keys.slice(0, 3)).toEqual(['arrival.placed', 'merge', 'move']);
    expect(m.clauseOf(merge)).toBe('SP-6.6.g');
  });

  test('SP-4.0.d decides a match that a position brings to its end', () => {
    const units = { 'NZ-35': '0601', 'NZ-30': 'out', 'JP-C!': '0708' };
    const more = { turn: 3, ravine: '0905', begin: { procedure: 'victory' } };
    const { stop } = new Session(game, position(file('NZ-COMBAT', units, more)), { chance: seededChance(1) });
    expect(stop).toMatchObject({ at: 'ended', result: { winner: 'JP', key: 'hold', clause: 'SP-4.0.d' } });
  });

  test('goes on by itself where a side can do nothing', () => {
    const session = new Session(
      game,
      position(
        file(
          'NZ-MOVEMENT',
          { 'NZ-35': '0707', 'NZ-30': 'out', 'JP-C!': '0708' },
          { turn: 2, ravine: '0905' },
        ),
      ),
      { chance: seededChance(1) },
    );
    expect(session.state.step).toBe('NZ-COMBAT');
    expect(session.give('NZ', end)).toBeUndefined();
    expect(session.state.step).toBe('JP-COMBAT');
  });
});
