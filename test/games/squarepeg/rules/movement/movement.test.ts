/** Chapters 6.0 and 6.1: movement. */
import { describe, expect, test } from 'vitest';
import type { SpState } from '../../../../../src/games/squarepeg/index.js';
import type { Game } from '../../../../../src/referee/index.js';
import {
  attack,
  end,
  game,
  legal,
  type Match,
  match,
  move,
  otherwise,
  stop,
  type Units,
} from '../../support.js';

/** The NZ movement phase with the ravine known and out of the way; the 30th will not come. */
const nz = (units: Units, dice: readonly number[] = [], more = {}, of: Game<SpState> = game): Match =>
  match('NZ-MOVEMENT', { 'NZ-30': 'out', ...units }, { turn: 2, ...more }, dice, of);
const jp = (units: Units, dice: readonly number[] = []): Match =>
  match('JP-MOVEMENT', { 'NZ-30': 'out', ...units }, { turn: 2 }, dice);
const goals = (m: Match, unit: string): string[] =>
  legal(m.question)
    .flatMap((o) =>
      o.do === 'move' && o.unit === unit && Array.isArray(o.path) ? [String(o.path.at(-1))] : [],
    )
    .sort();
const FAR = { 'JP-D': '0310' };

describe('movement', () => {
  test('SP-6.0.a is of own units, in the own movement phase', () => {
    const m = nz({ 'NZ-35': '0704', ...FAR });
    expect(m.clauseOf(move('JP-1', '0410'))).toBe('SP-6.0.a');
    expect(m.clauseOf(move('NZ-30', '0107'))).toBe('SP-6.0.a');
    expect(m.session.give('JP', move('JP-1', '0410'))).toMatchObject({ code: 'not-asked' });
    expect(match('NZ-COMBAT', { 'NZ-35': '0309', ...FAR }).clauseOf(move('NZ-35', '0308'))).toBe('SP-6.0.a');
  });

  test('SP-6.0.b may be of none, some or all', () => {
    const units = { 'NZ-35': '0704', 'NZ-37': '0602', 'NZ-14': '0601', ...FAR };
    expect(nz(units).play(end).question.side).toBe('JP');
    expect(nz(units, [6]).play(move('NZ-35', '0703'), end).question.side).toBe('JP');
    expect(
      nz(units, [6, 6, 6]).play(move('NZ-35', '0703'), move('NZ-37', '0702'), move('NZ-14', '0602')).question
        .side,
    ).toBe('JP');
  });

  test('SP-6.1.a SP-6.1.b finishes one unit, fatigue roll included, before the next, and moves each once', () => {
    const m = nz({ 'NZ-35': '0704', 'NZ-37': '0602', 'NZ-14': '0601', ...FAR }, [6, 1]);
    m.play(move('NZ-35', '0703'), move('NZ-37', '0702'));
    expect(m.keys).toEqual(['move', 'fatigue.fresh', 'move', 'fatigue.fatigued']);
    expect(m.log.filter((e) => e.key === 'move').map((e) => e.unit)).toEqual(['NZ-35', 'NZ-37']);
    expect(m.clauseOf(move('NZ-35', '0704'))).toBe('SP-6.1.b');
  });

  test('SP-6.1.c does not enter a hex with an enemy', () => {
    const m = nz({ 'NZ-35': '0601', 'JP-C': '0603', 'JP-D': '0310' });
    expect(m.clauseOf(move('NZ-35', '0602', '0603'))).toBe('SP-6.1.d');
    expect(goals(m, 'NZ-35')).toEqual(['0602']);
    expect(nz({ 'NZ-35': '0610', 'JP-C': '0709' }).clauseOf(move('NZ-35', '0709'))).toBe('SP-6.1.j');
    expect(
      jp({ 'NZ-35': '0601', 'NZ-37': '0704', 'JP-C': '0810' }).clauseOf({
        do: 'move',
        unit: 'JP-1',
        path: '0704',
      }),
    ).toBe('SP-6.1.c');
  });

  test('SP-6.1.d stops next to an enemy', () => {
    const units = { 'NZ-35': '0603', 'JP-C': '0705', 'JP-D': '0310' };
    expect(nz(units).clauseOf(move('NZ-35', '0703', '0704', '0703'))).toBe('SP-6.1.d');
    expect(
      nz(units, [6])
        .play(move('NZ-35', '0703', '0704'))
        .where('NZ-35'),
    ).toEqual(['0704']);
  });

  test.each([
    ['behind the enemy', { 'NZ-35': '0603', 'JP-C': '0705' }, '0706', 'SP-6.1.d'],
    ['with an enemy in it', { 'NZ-35': '0603', 'JP-C': '0705' }, '0705', 'SP-6.1.c'],
    ['with a friend in it', { 'NZ-35': '0603', 'NZ-37': '0703', 'JP-D': '0310' }, '0703', 'SP-6.1.f'],
    ['over the lagoon for infantry', { 'NZ-35': '0603', 'JP-D': '0310' }, 'ferry:0106', 'SP-6.5.d'],
    ['in Torahatup for a tank', { 'NZ-T1': '0603', 'JP-D': '0310' }, '0806', 'SP-6.4.c'],
  ] as const)('refuses a goal %s with the clause of what bars the way', (_, units, goal, clause) => {
    const [unit] = Object.keys(units);
    expect(nz(units).clauseOf({ do: 'move', unit: unit ?? '', path: goal })).toBe(clause);
  });

  test('refuses a goal behind the Mission, or behind an enemy, at the hex where the move would end', () => {
    const refused = (units: Units, unit: string, path: string) => {
      const { clause, step } = nz(units).refused({ do: 'move', unit, path });
      return [clause, step];
    };
    expect(refused({ 'NZ-37': '0709', 'JP-D': '0310' }, 'NZ-37', '0208')).toEqual(['SP-4.0.a', '0611']);
    expect(refused({ 'NZ-35': '0603', 'JP-C': '0705' }, 'NZ-35', '0706')).toEqual(['SP-6.1.d', '0704']);
  });

  test('SP-6.1.e SP-6.1.x does not begin next to an enemy, whichever way it would go, turn after turn', () => {
    const m = nz({ 'NZ-35': '0707', 'NZ-37': '0601', 'JP-C': '0708' });
    for (const to of ['0706', '0807']) expect(m.clauseOf(move('NZ-35', to))).toBe('SP-6.1.e');
    expect(goals(m, 'NZ-35')).toEqual([]);
    m.play(end, end);
    m.play(end);
    expect([m.state.turn, m.question.kind]).toEqual([3, 'movement']);
    expect(m.clauseOf(move('NZ-35', '0706'))).toBe('SP-6.1.e');
  });

  test('SP-6.1.x is free again when the enemy has been evicted by the 30th', () => {
    const units = { 'NZ-35': '0107', 'NZ-30': 'off', 'JP-C': '0106', 'JP-D': '0611' };
    const pinned = match('NZ-MOVEMENT', { ...units, 'NZ-37': '0601' }, { turn: 3 });
    expect(pinned.clauseOf(move('NZ-35', '0208'))).toBe('SP-6.1.e');
    const freed = match('NZ-MOVEMENT', units, { turn: 3, arrival: 'earned' }, [6]);
    expect(freed.play(move('NZ-35', '0208')).where('NZ-35', 'NZ-30')).toEqual(['0208', '0106']);
  });

  test('SP-6.1.f infantry passes infantry but does not stay', () => {
    const units = { 'NZ-35': '0603', 'NZ-37': '0703', ...FAR };
    expect(nz(units).clauseOf(move('NZ-35', '0703'))).toBe('SP-6.1.f');
    expect(
      nz(units, [6])
        .play(move('NZ-35', '0703', '0704'))
        .where('NZ-35'),
    ).toEqual(['0704']);
  });

  test('SP-6.1.g any number of Valentines may share a hex', () => {
    const m = nz({ 'NZ-T1': '0603', 'NZ-T3': '0703', 'NZ-35': '0601', ...FAR }, [6, 6]).play(
      move('NZ-T1', '0703'),
    );
    expect(m.where('NZ-T1', 'NZ-T3')).toEqual(['0703', '0703']);
  });

  test('SP-6.1.h one infantry unit and any number of Valentines, not two infantry units', () => {
    const m = nz(
      { 'NZ-T1': '0603', 'NZ-T3': '0603', 'NZ-35': '0703', 'NZ-37': '0704', ...FAR },
      [6, 6, 6, 6],
    );
    m.play({ do: 'none' }, move('NZ-T1', '0703'), move('NZ-T3', '0703'));
    expect(m.where('NZ-35', 'NZ-T1', 'NZ-T3')).toEqual(['0703', '0703', '0703']);
    expect(m.clauseOf(move('NZ-37', '0703'))).toBe('SP-6.1.f');
    expect(
      game.position.read({
        game: 'squarepeg',
        clear: true,
        units: { 'NZ-35': { at: '0703' }, 'NZ-37': { at: '0703' } },
      }),
    ).toMatchObject({
      fault: { message: 'SP-6.1.h' },
    });
  });

  test('SP-6.1.i a Japanese unit passes another but does not stay', () => {
    const units = { 'NZ-35': '0601', 'JP-C': '0410', 'JP-D': '0510' };
    expect(jp(units).clauseOf(move('JP-1', '0510'))).toBe('SP-6.1.i');
    expect(
      jp(units, [6])
        .play(move('JP-1', '0510', '0610'))
        .where('JP-C'),
    ).toEqual(['0610']);
  });

  test.each([
    ['0208', '0308'],
    ['0209', '0308'],
    ['0610', '0709'],
    ['0610', '0710'],
  ])('SP-6.1.j does not cross the hexside %s-%s, either way', (a, b) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const m = nz({ 'NZ-35': from, 'NZ-37': '0601', 'JP-D': '0806' });
      expect(m.clauseOf(move('NZ-35', to))).toBe('SP-6.1.j');
    }
  });

  test('SP-6.1.j SP-6.1.l reaches neither sea nor anything off the map', () => {
    const m = nz({ 'NZ-35': '0601', ...FAR });
    for (const hex of ['0501', '0701', '0600', 'out'])
      expect(m.refused(move('NZ-35', hex)).code).toBe('shape');
    expect(m.clauseOf(move('NZ-35', '0704'))).toBe('SP-6.1.j');
    expect(m.question.forms.map((f) => f.do)).toEqual(['move', 'end', 'merge', 'split', 'attack']);
  });

  test('SP-6.1.m SP-6.1.n ends in Torahatup or the ravine, fatigued without a die', () => {
    for (const hex of ['0806', '0705']) {
      const m = nz({ 'NZ-35': '0704', 'NZ-37': '0805', ...FAR }, [], { ravine: '0705' });
      const [unit, next] = hex === '0806' ? (['NZ-37', '0807'] as const) : (['NZ-35', '0706'] as const);
      expect(m.clauseOf(move(unit, hex, next))).toBe('SP-6.1.m');
      m.play(move(unit, hex));
      expect([m.where(unit), m.rolls]).toEqual([[`${hex}*`], []]);
    }
  });

  test('SP-6.1.o leaves them freely, fatigued without a die however far it goes', () => {
    for (const path of [['0704'], ['0704', '0703', '0702']]) {
      const m = nz({ 'NZ-35': '0705', ...FAR }, [], { ravine: '0705' }).play(move('NZ-35', ...path));
      expect([m.where('NZ-35'), m.rolls]).toEqual([[`${path.at(-1)}*`], []]);
    }
  });

  test('SP-6.1.p SP-6.2.o goes as far as it likes', () => {
    const path = ['0602', '0603', '0703', '0704', '0705', '0706', '0707', '0708', '0709'];
    const m = nz({ 'NZ-35': '0601', ...FAR }, [6]).play(move('NZ-35', ...path));
    expect(m.where('NZ-35')).toEqual(['0709*']);
    const byGoal = nz({ 'NZ-35': '0601', ...FAR }, [6]).play({ do: 'move', unit: 'NZ-35', path: '0709' });
    expect(byGoal.log[0]?.path).toEqual(path.with(2, '0604'));
  });

  test('SP-6.1.q a hexside without land separates: nothing stops, pins, discovers or attacks across it', () => {
    const units = { 'NZ-37': '0610', 'NZ-35': '0601', 'JP-C': '0709' };
    expect(goals(nz(units), 'NZ-37')).toContain('0509');
    expect(goals(jp(units), 'JP-1')).toContain('0710');
    const near = otherwise('waterHexsideCutsAdjacency');
    expect(nz(units, [], {}, near).clauseOf(move('NZ-37', '0509'))).toBe('SP-6.1.e');
    const combat = match('NZ-COMBAT', { ...units, 'NZ-14': '0708' }, {}, [], near);
    expect(combat.clauseOf(attack('0709', 'NZ-37'))).toBe('SP-7.0.e');
  });

  test('SP-6.1.r infantry does not enter a friend’s hex where it would have to stop', () => {
    const contact = nz({ 'NZ-35': '0704', 'NZ-37': '0705', 'NZ-14': '0601', 'JP-C': '0706', 'JP-D': '0310' });
    expect(contact.clauseOf(move('NZ-35', '0705', '0805'))).toBe('SP-6.1.r');
    const unknown = nz({ 'NZ-35': '0704', 'NZ-37': '0805', ...FAR }, [], { ravine: null });
    expect(unknown.clauseOf(move('NZ-35', '0805', '0804'))).toBe('SP-6.1.r');
    const known = nz({ 'NZ-35': '0704', 'NZ-37': '0805', ...FAR }, [6]);
    expect(known.play(move('NZ-35', '0805', '0804')).where('NZ-35')).toEqual(['0804']);
    expect(
      jp({ 'NZ-35': '0601', 'JP-C': '0805', 'JP-D': '0806' }).clauseOf(move('JP-1', '0806', '0807')),
    ).toBe('SP-6.1.r');
  });

  test('SP-6.1.s a face-down unit stops and pins like any other, even a 0', () => {
    const m = nz({ 'NZ-35': '0707', 'NZ-37': '0702', 'JP-A': '0708', 'JP-1': '0705' });
    expect(m.clauseOf(move('NZ-35', '0706'))).toBe('SP-6.1.e');
    expect(m.clauseOf(move('NZ-37', '0703', '0704', '0703'))).toBe('SP-6.1.d');
  });

  test('SP-6.1.t counts every hex entered, doubling back too, and may end where it began', () => {
    const m = nz({ 'NZ-35': '0603', 'NZ-37': '0601', ...FAR }, [2]).play(move('NZ-35', '0703', '0603'));
    expect([m.where('NZ-35'), m.log.find((e) => e.key.startsWith('fatigue'))?.n]).toEqual([['0603*'], 2]);
    const byGoal = nz({ 'NZ-35': '0603', 'NZ-37': '0601', ...FAR }, [3]).play({
      do: 'move',
      unit: 'NZ-35',
      path: '0603',
    });
    expect([byGoal.where('NZ-35'), byGoal.log.find((e) => e.key.startsWith('fatigue'))?.n]).toEqual([
      ['0603'],
      2,
    ]);
  });

  test('SP-6.1.u Torahatup stops and tires Japanese units on turn 1, before the ravine is found', () => {
    const m = match(
      'JP-MOVEMENT',
      { 'NZ-35': '0601', 'JP-C': '0708', 'JP-D': '0310' },
      { turn: 1, ravine: null },
    );
    expect(m.clauseOf(move('JP-2', '0707', '0807', '0806', '0805'))).toBe('SP-6.1.m');
    m.play(move('JP-2', '0707', '0807', '0806'));
    expect([m.where('JP-C'), m.rolls]).toEqual([['0806*'], []]);
  });

  test('SP-6.1.v standing in Torahatup or the ravine does not tire', () => {
    const m = match(
      'JP-MOVEMENT',
      { 'NZ-35': '0601', 'NZ-30': 'out', 'JP-C': '0806', 'JP-D': '0705' },
      { turn: 1, ravine: '0705' },
    ).play(end);
    expect(m.where('JP-C', 'JP-D')).toEqual(['0806', '0705']);
  });

  test('SP-6.1.w retreat and advance are no movement: neither hexes nor fatigue, unless read the other way', () => {
    const begin = { begin: { procedure: 'advance', with: { target: '0806', units: ['NZ-35'] } } };
    const units = { 'NZ-35': '0805', 'NZ-37': '0601', 'JP-D': '0310' };
    const m = match('NZ-COMBAT', units, begin).play({ do: 'advance', unit: 'NZ-35' });
    expect([m.where('NZ-35'), m.rolls]).toEqual([['0806'], []]);
    const strict = match('NZ-COMBAT', units, begin, [], otherwise('retreatAndAdvanceCauseFatigue')).play({
      do: 'advance',
      unit: 'NZ-35',
    });
    expect([strict.where('NZ-35'), strict.rolls]).toEqual([['0806*'], []]);
  });

  test('SP-6.1.y an enemy next to it holds a unit in the ravine or Torahatup', () => {
    const m = nz({ 'NZ-35': '0806', 'NZ-37': '0601', 'JP-C': '0807' });
    expect(m.clauseOf(move('NZ-35', '0705'))).toBe('SP-6.1.e');
    m.play(end);
    expect(m.where('NZ-35')).toEqual(['0806']);
  });

  test('SP-6.1.z takes Mission, ravine, forced stop and fatigue in this order', () => {
    const units = { 'NZ-35': '0704', 'JP-C': '0806', 'JP-D': '0310' };
    const m = nz(units, [1, 6], { ravine: null }).play(move('NZ-35', '0705'));
    expect(m.keys.slice(0, 3)).toEqual(['move', 'ravine', 'fatigue.fresh']);
    expect(nz(units, [6], { ravine: null }).play(move('NZ-35', '0705')).keys.slice(0, 3)).toEqual([
      'move',
      'ravine',
      'fatigue.ground',
    ]);
    expect(m.question.kind).not.toBe('continue');
    expect(() => m.play(stop)).toThrow();
  });
});
