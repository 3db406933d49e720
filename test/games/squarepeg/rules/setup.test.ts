/** Chapter 3: preparing the game. */
import { describe, expect, test } from 'vitest';
import { Session } from '../../../../src/referee/index.js';
import {
  attack,
  end,
  game,
  legal,
  Match,
  match,
  move,
  offered,
  otherwise,
  pack,
  seededChance,
  shown,
  started,
} from '../support.js';

const fresh = () => new Match(game.rules.start({ scenario: 'standard', options: {} }));
const place = (unit: string, at: string) => ({ do: 'place', unit, at });
const infantry = ['NZ-35', 'NZ-37', 'NZ-14'];

describe('preparing the game', () => {
  test('SP-3.0.a is told in the order of the rulebook: Japanese, reserve, NZ, markers', () => {
    const told = started().keys.filter((key) => key.startsWith('setup.'));
    expect([...new Set(told)]).toEqual(['setup.japanese', 'setup.reserve', 'setup.placed', 'setup.markers']);
    expect(told.filter((key) => key === 'setup.placed')).toHaveLength(5);
  });

  test('SP-3.1.a puts one face-down Japanese unit on each palm, and none elsewhere', () => {
    const m = fresh();
    expect(m.where('JP-1', 'JP-2', 'JP-3', 'JP-4')).toEqual(['0310', '0611', '0708', '0806']);
    expect(pack.hexes.filter((h) => h.palm).map((h) => h.id)).toEqual(['0310', '0611', '0708', '0806']);
    for (const token of ['JP-1', 'JP-2', 'JP-3', 'JP-4']) expect(m.isFaceDown(token)).toBe(true);
  });

  test('SP-3.1.b leaves them face down through moves, fatigue and recovery, until they fight', () => {
    const units = { 'NZ-35': '0707', 'NZ-30': 'out', 'JP-1': '0310', 'JP-2': '0611' };
    const m = match('JP-MOVEMENT', units, { turn: 2 }, [1, 3, 3]);
    const faceDown = () => ['JP-1', 'JP-2'].filter((token) => m.isFaceDown(token));
    m.play(move('JP-2', '0710', '0709', '0708'));
    expect([faceDown(), m.where('JP-2')]).toEqual([['JP-1', 'JP-2'], ['0708*']]);
    m.play(end, end);
    expect([m.question.kind, faceDown(), m.where('JP-2')]).toEqual(['movement', ['JP-1', 'JP-2'], ['0708']]);
    m.play(end, attack('0707', 'JP-2'));
    expect(m.log.find((e) => e.key === 'reveal')).toMatchObject({ tokens: ['JP-2'], units: ['JP-C'] });
    expect(m.isFaceDown('JP-1')).toBe(true);
  });

  test('SP-3.1.c decides nothing before a counter is turned up, then rolls one face a counter that is left, by id', () => {
    const state = fresh().state;
    expect(JSON.stringify(state)).not.toMatch(/JP-[A-D]|counter/);
    const strike = (dice: readonly number[]) =>
      match('NZ-COMBAT', { 'NZ-35': '0707', 'NZ-37': '0601', 'JP-1': '0310', 'JP-3': '0708' }, {}, dice).play(
        attack('0708', 'NZ-35'),
      );
    expect(strike([1]).log.find((e) => e.key === 'reveal')).toMatchObject({
      tokens: ['JP-3'],
      units: ['JP-A'],
      strengths: [0],
    });
    expect(strike([4, 6]).rolls[0]).toMatchObject({
      purpose: 'identity',
      dice: [4],
      outcomes: [
        [1, 'JP-A'],
        [2, 'JP-B'],
        [3, 'JP-C'],
        [4, 'JP-D'],
      ],
      outcome: 'JP-D',
    });
  });

  test('SP-3.1.c rolls fewer faces as counters come up, in the order of tokens, and none for the last one', () => {
    const units = { 'NZ-35': '0706', 'NZ-37': '0601', 'JP-4': '0707', 'JP-1': '0705', 'JP-C!': '0806' };
    const m = match('JP-COMBAT', units, {}, [3, 2, 6]).play(attack('0706', 'JP-4', 'JP-1', 'JP-C'));
    expect(m.rolls.slice(0, 2).map((r) => r.dice)).toEqual([[3], [2]]);
    expect(m.log.filter((e) => e.key === 'reveal')).toMatchObject([
      { tokens: ['JP-1'], units: ['JP-D'] },
      { tokens: ['JP-4'], units: ['JP-B'] },
    ]);
    const last = { 'NZ-35': '0707', 'JP-A': 'out', 'JP-B': 'out', 'JP-C!': '0310', 'JP-4': '0708' };
    expect(
      match('NZ-COMBAT', last, {}, [6])
        .play(attack('0708', 'NZ-35'))
        .log.find((e) => e.key === 'reveal'),
    ).toMatchObject({ units: ['JP-D'] });
  });

  test('SP-3.1.c makes each of the 24 orders of appearance equally frequent', () => {
    const seen = new Map<string, number>();
    const units = {
      'NZ-TB': '0806',
      'NZ-35': '0601',
      'JP-1': '0705',
      'JP-2': '0706',
      'JP-3': '0905',
      'JP-4': '0906',
    };
    const { state } = match('JP-COMBAT', units, { ravine: '0807' });
    for (let seed = 0; seed < 2_400; seed++) {
      const session = new Session(game, structuredClone(state), { chance: seededChance(seed) });
      session.give('JP', attack('0806', 'JP-1', 'JP-2', 'JP-3', 'JP-4'));
      const reveals = session.events.flatMap((e) => e.log).filter((e) => e.key === 'reveal');
      const key = reveals.map((e) => e.units).join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    // Mean 100; five standard deviations of a binomial (about 9.8 each) either way.
    for (const times of seen.values()) expect(Math.abs(times - 100)).toBeLessThan(49);
  });

  test('SP-3.1.d asks the Japanese player nothing, and nobody places his units', () => {
    const m = fresh();
    expect(m.session.questions.map((q) => q.side)).toEqual(['NZ']);
    for (const unit of ['JP-1', 'JP-A']) expect(m.clauseOf(place(unit, '0601'))).toBe('SP-3.1.d');
  });

  test('SP-3.2.a keeps the 30th and the battalion off the map', () => {
    expect(fresh().where('NZ-30', 'NZ-TB')).toEqual(['off', 'off']);
    for (const unit of ['NZ-30', 'NZ-TB']) expect(fresh().clauseOf(place(unit, '0601'))).toBe('SP-3.2.a');
  });

  test('a set-up that is kept half-way holds what stands, and nothing else', () => {
    const { state } = fresh().play(place('NZ-35', '0601'));
    expect(game.rules.freeSetup?.orders(state, 'NZ')).toEqual([place('NZ-35', '0601')]);
  });

  test('SP-3.3.a wants one infantry unit on each green arrow before it ends', () => {
    const m = fresh().play(place('NZ-35', '0601'));
    expect(m.clauseOf(place('NZ-37', '0601'))).toBe('SP-3.3.a');
    expect(m.clauseOf(place('NZ-37', '0604'))).toBe('SP-3.3.a');
    m.play(place('NZ-37', '0602'), place('NZ-14', '0603'), place('NZ-T1', '0601'));
    expect(m.clauseOf(end)).toBe('SP-3.3.a');
    expect(m.play(place('NZ-T3', '0602'), end).question.kind).toBe('movement');
  });

  test('SP-3.3.a offers the units that still have no hex before those that may be moved once more', () => {
    const units = legal(fresh().play(place('NZ-35', '0601')).question).flatMap((order) => order.unit ?? []);
    expect([units[0], units.at(-1)]).toEqual(['NZ-37', 'NZ-35']);
  });

  test('SP-3.3.b lets the player choose among six assignments', () => {
    const hexes = ['0601', '0602', '0603'];
    const ways = hexes
      .flatMap((a) => hexes.flatMap((b) => hexes.map((c) => [a, b, c])))
      .filter((w) => new Set(w).size === 3);
    expect(ways).toHaveLength(6);
    for (const way of ways) {
      const m = fresh().play(...infantry.map((unit, i) => place(unit, way[i] ?? '')));
      expect(m.where(...infantry)).toEqual(way);
    }
  });

  test('SP-3.3.c SP-3.3.d puts the companies on two different green arrows', () => {
    const m = fresh().play(place('NZ-T1', '0603'));
    expect(m.clauseOf(place('NZ-T3', '0704'))).toBe('SP-3.3.c');
    expect(m.clauseOf(place('NZ-T3', '0603'))).toBe('SP-3.3.d');
    expect(m.play(place('NZ-T3', '0601')).where('NZ-T3')).toEqual(['0601']);
    const lenient = new Match(
      otherwise('tankSetupDistinctHexes').rules.start({ scenario: 'standard', options: {} }),
      [],
      otherwise('tankSetupDistinctHexes'),
    );
    expect(lenient.play(place('NZ-T1', '0603'), place('NZ-T3', '0603')).where('NZ-T3')).toEqual(['0603']);
  });

  test('SP-3.3.e lets a company start with infantry', () => {
    expect(fresh().play(place('NZ-35', '0602'), place('NZ-T1', '0602')).where('NZ-35', 'NZ-T1')).toEqual([
      '0602',
      '0602',
    ]);
  });

  test('SP-3.3.f shows the NZ player the four face-down units while he places', () => {
    const m = fresh();
    const { counters } = game.picture.scene(game.position.view(m.state, 'NZ'), 'en', []);
    expect(counters.map((c) => [c.id, c.place, c.symbol])).toEqual([
      ['JP-1', '0310', 'hidden'],
      ['JP-2', '0611', 'hidden'],
      ['JP-3', '0708', 'hidden'],
      ['JP-4', '0806', 'hidden'],
    ]);
    expect(shown(m.state, 'NZ')).toContain('0806');
  });

  test('SP-3.4.a SP-3.4.b starts on turn 1 without a ravine', () => {
    const m = started();
    expect([m.state.turn, m.state.ravine]).toEqual([1, -1]);
    expect(
      game.picture
        .scene(game.position.view(m.state, 'JP'), 'en', [])
        .marks.filter((k) => k.style === 'cross'),
    ).toEqual([]);
  });

  test('offers each unit every open hex, and lets one be put again', () => {
    const m = fresh();
    expect(offered(m, 'place', 'at')).toEqual(['0601', '0602', '0603']);
    expect(legal(m.question)).toHaveLength(15);
    expect(m.play(place('NZ-35', '0601'), place('NZ-35', '0602')).where('NZ-35')).toEqual(['0602']);
  });

  test('is made by the clock as in the components', () => {
    const m = fresh();
    while (m.question.kind === 'setup')
      m.play(game.rules.timeout(game.position.view(m.state, 'NZ'), m.question) ?? end);
    expect(m.where(...infantry, 'NZ-T1', 'NZ-T3')).toEqual(['0603', '0602', '0601', '0603', '0602']);
  });
});
