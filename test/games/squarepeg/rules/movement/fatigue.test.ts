/** Chapter 6.2: fatigue. */
import { describe, expect, test } from 'vitest';
import { fatigueChance, fatigueTable } from '../../../../../src/games/squarepeg/rules/movement/fatigue.js';
import { attack, end, game, match, move, none, offered, split, type Units } from '../../support.js';

const nz = (units: Units, dice: readonly number[] = [], more = {}) =>
  match('NZ-MOVEMENT', { 'NZ-30': 'out', ...units }, { turn: 2, ...more }, dice);
const FAR = { 'JP-D': '0310' };
const THREE = ['0603', '0703', '0704'];

describe('fatigue', () => {
  test('SP-6.2.a rolls two dice for a Valentine, company or battalion, and one for any other unit', () => {
    const dice = (unit: string) => {
      const m = nz({ [unit]: '0602', 'NZ-14': '0601', ...FAR }, [6, 6]);
      if (unit === 'NZ-TB') m.play(none);
      return m.play(move(unit, '0603')).rolls.map((r) => r.dice.length);
    };
    expect(['NZ-T1', 'NZ-TB', 'NZ-35'].map(dice)).toEqual([[2], [2], [1]]);
    const m = match('JP-MOVEMENT', { 'NZ-35': '0601', 'JP-C': '0310', 'JP-D': '0708' }, {}, [6]).play(
      move('JP-1', '0410'),
    );
    expect(m.rolls.map((r) => r.dice.length)).toEqual([1]);
  });

  test('SP-6.2.b tires when the total is at most the number of hexes', () => {
    const infantry = (die: number) =>
      nz({ 'NZ-35': '0602', ...FAR }, [die])
        .play(move('NZ-35', ...THREE))
        .where('NZ-35')[0];
    expect([1, 2, 3, 4, 5, 6].map(infantry)).toEqual(['0704*', '0704*', '0704*', '0704', '0704', '0704']);
    const tank = (a: number, b: number) =>
      nz({ 'NZ-T1': '0602', 'NZ-14': '0601', ...FAR }, [a, b])
        .play(move('NZ-T1', ...THREE))
        .where('NZ-T1')[0];
    expect([tank(1, 1), tank(1, 2), tank(2, 2), tank(1, 3)]).toEqual(['0704*', '0704*', '0704', '0704']);
  });

  test('SP-6.2.c SP-7.0.f a fatigued unit does not attack in the phase that follows', () => {
    const m = match('NZ-COMBAT', { 'NZ-35*': '0707', 'NZ-T1': '0707', 'JP-C': '0708', 'JP-D': '0310' });
    expect(offered(m, 'attack', 'units')).toEqual(['NZ-T1']);
    expect(m.clauseOf(attack('0708', 'NZ-35', 'NZ-T1'))).toBe('SP-6.2.c');
  });

  test('SP-6.2.d is public and drawn as a turned counter', () => {
    const m = match('NZ-COMBAT', { 'NZ-35*': '0707', 'NZ-T1': '0707', 'JP-C*': '0708', 'JP-D': '0310' });
    for (const viewer of ['NZ', 'JP', 'spectator']) {
      const worn = game.picture
        .scene(game.position.view(m.state, viewer), 'en', [])
        .counters.filter((c) => c.worn)
        .map((c) => c.id);
      expect(worn).toEqual(['NZ-35', 'JP-2']);
    }
  });

  test.each([
    ['NZ-35', '0706', '0707', 3],
    ['NZ-TB', '0706', '0707', 3],
  ])('SP-6.2.e %s defends with 1 in the next enemy combat phase', (unit, at, from, printed) => {
    const strength = (name: string) => {
      const m = match(
        'JP-COMBAT',
        { [name]: at, 'NZ-14': '0601', 'NZ-30': 'out', 'JP-C': from, 'JP-D': '0602' },
        {},
        [1],
      );
      return m.play(attack(at, 'JP-2')).log.find((e) => /^(combat|automatic)/.test(e.key))?.defence;
    };
    expect([strength(`${unit}*`), strength(unit)]).toEqual([1, printed]);
  });

  test('SP-6.2.e a fatigued Japanese 2 defends with 1', () => {
    const m = match('NZ-COMBAT', { 'NZ-35': '0707', 'JP-C*': '0708', 'JP-D': '0310' }, {}, [6]).play(
      attack('0708', 'NZ-35'),
    );
    expect(m.log.find((e) => e.key.startsWith('combat'))).toMatchObject({
      attack: 3,
      defence: 1,
      odds: '3:1',
    });
  });

  test('SP-6.2.f SP-6.2.g recovers in the own recovery phase, all at once and unasked', () => {
    const units = {
      'NZ-35*': '0309',
      'NZ-37*': '0601',
      'NZ-T1': '0702',
      'NZ-30': 'out',
      'JP-C*': '0310',
      'JP-D': '0806',
    };
    const m = match('JP-COMBAT', units, { turn: 2 });
    expect(m.state.step).toBe('NZ-MOVEMENT');
    expect(m.where('NZ-35', 'NZ-37', 'JP-C')).toEqual(['0309', '0601', '0310*']);
    expect(m.log.find((e) => e.key === 'recovery')).toMatchObject({ side: 'NZ', units: ['NZ-35', 'NZ-37'] });
    m.play(end, end);
    expect([m.state.step, m.where('JP-C')]).toEqual(['JP-MOVEMENT', ['0310']]);
  });

  test('SP-6.2.h a unit that entered no hex does not roll', () => {
    const m = nz({ 'NZ-T1': '0603', 'NZ-14': '0601', ...FAR }).play(move('NZ-T1', 'ferry:0106'));
    expect([m.rolls, m.where('NZ-T1')]).toEqual([[], ['0106']]);
  });

  test('SP-6.2.i rolls even where the outcome is certain', () => {
    const far = nz({ 'NZ-35': '0601', ...FAR }, [6]).play(
      move('NZ-35', '0602', '0603', '0703', '0704', '0805', '0804'),
    );
    expect([far.rolls[0]?.outcomes, far.where('NZ-35')]).toEqual([[[6, 'fatigued']], ['0804*']]);
    const near = nz({ 'NZ-T1': '0602', 'NZ-14': '0601', ...FAR }, [1, 1]).play(move('NZ-T1', '0603'));
    expect([near.rolls[0]?.outcomes, near.where('NZ-T1')]).toEqual([[[12, 'fresh']], ['0603']]);
  });

  test('SP-6.2.b SP-6.1.n SP-6.1.o is told before the order: its chance, or that the ground tires without a die', () => {
    const m = nz({ 'NZ-35': '0804', 'NZ-37': '0806', 'NZ-T1': '0602', ...FAR }, [], { ravine: '0905' });
    const path = m.question.forms
      .find((form) => form.do === 'move')
      ?.fields.find(({ name }) => name === 'path');
    const told = (unit: string, ...steps: string[]) => {
      const said = path?.walk.explain?.({ do: 'move', unit }, steps);
      return [said?.lines.map(({ key }) => key), said?.chances];
    };
    expect([told('NZ-35', '0805'), told('NZ-T1', '0603', '0703')]).toEqual([
      [['explain.hexes'], [{ result: 'fatigued', of: 1, in: 6 }]],
      [['explain.hexes'], [{ result: 'fatigued', of: 1, in: 36 }]],
    ]);
    expect([told('NZ-35', '0805', '0806'), told('NZ-37', '0805')]).toEqual([
      [['explain.hexes', 'explain.halts', 'explain.tiring'], []],
      [['explain.hexes', 'explain.tiring'], []],
    ]);
  });

  test('SP-6.2.j has nothing to do with lying face down', () => {
    const units = { 'NZ-35': '0601', 'NZ-30': 'out', 'JP-1': '0310', 'JP-C!': '0611' };
    const m = match('JP-MOVEMENT', units, { turn: 2 }, [1, 1]).play(
      move('JP-1', '0410'),
      move('JP-C', '0510'),
    );
    expect(m.where('JP-1', 'JP-C')).toEqual(['0410*', '0510*']);
    m.play(end);
    expect([m.state.step, m.where('JP-1', 'JP-C')]).toEqual(['JP-MOVEMENT', ['0410', '0510']]);
    expect([m.isFaceDown('JP-1'), m.isFaceDown('JP-C')]).toEqual([true, false]);
  });

  test('SP-6.2.k reduces the tired unit alone', () => {
    const units = { 'NZ-35*': '0706', 'NZ-TB': '0706', 'NZ-30': 'out', 'JP-C!': '0707', 'JP-D!': '0807' };
    const defence = (position: Units) =>
      match('JP-COMBAT', position, {}, [1])
        .play(attack('0706', 'JP-C', 'JP-D'))
        .log.find((e) => /^(combat|automatic)/.test(e.key))?.defence;
    expect(defence(units)).toBe(4);
    expect(defence({ ...units, 'NZ-TB': 'off', 'NZ-T1*': '0706' })).toBe(2);
  });

  test('SP-6.2.l a tired 0 goes home all the same', () => {
    const m = match('NZ-COMBAT', { 'NZ-35': '0707', 'JP-A*': '0708', 'JP-D': '0310' }).play(
      attack('0708', 'NZ-35'),
    );
    expect([m.where('JP-A'), m.rolls, m.keys]).toEqual([['out'], [], ['attack', 'reveal', 'removed.home']]);
  });

  test('SP-6.2.m changes nothing else: it pins, retreats, and moves when it is its turn', () => {
    const pinning = match('JP-MOVEMENT', { 'NZ-35*': '0707', 'JP-C': '0708', 'JP-D': '0310' });
    expect(pinning.clauseOf(move('JP-2', '0709'))).toBe('SP-6.1.e');
    const retreating = match(
      'JP-COMBAT',
      { 'NZ-35*': '0706', 'JP-C!': '0707', 'JP-D': '0602', 'NZ-14': '0601' },
      {},
      [5],
    );
    retreating.play(attack('0706', 'JP-C'), { do: 'retreat', unit: 'NZ-35', to: '0705' });
    expect(retreating.where('NZ-35')).toEqual(['0705*']);
    const tired = match('JP-MOVEMENT', { 'NZ-35': '0601', 'JP-C*': '0410', 'JP-D': '0708' }, {}, [6]);
    expect(tired.play(move('JP-1', '0411')).where('JP-C')).toEqual(['0411']);
  });

  test('SP-6.2.n stays with the company that a split leaves', () => {
    const units = { 'NZ-TB*': '0706', 'NZ-14': '0601', 'NZ-30': 'out', 'JP-C!': '0707', 'JP-D': '0602' };
    expect(match('JP-COMBAT', units, {}, [6]).play(attack('0706', 'JP-C'), split).where('NZ-T1')).toEqual([
      '0706*',
    ]);
  });

  test('SP-6.2.o grows likelier with every hex', () => {
    const infantry = [1, 2, 3, 4, 5, 6, 7].map((n) => fatigueChance(1, 6, n).of);
    const tanks = [1, 2, 3, 7, 12].map((n) => fatigueChance(2, 6, n).of);
    expect([infantry, tanks]).toEqual([
      [1, 2, 3, 4, 5, 6, 6],
      [0, 1, 3, 21, 36],
    ]);
    expect(fatigueTable(1, 6, 2)).toEqual([
      [2, 'fatigued'],
      [6, 'fresh'],
    ]);
  });
});
