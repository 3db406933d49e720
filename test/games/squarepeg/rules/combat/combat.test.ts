/** Chapters 7.0 and 7.2: attacks and how they are resolved. */
import { describe, expect, test } from 'vitest';
import {
  automatic,
  chancesOf,
  columnOf,
  oddsName,
  oddsOf,
} from '../../../../../src/games/squarepeg/rules/combat/odds.js';
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
  split,
  type Units,
} from '../../support.js';

const FAR = { 'NZ-14': '0601', 'NZ-30': 'out', 'JP-D': '0310' };
const nz = (units: Units, dice: readonly number[] = [], of = game) =>
  match('NZ-COMBAT', { ...FAR, ...units }, {}, dice, of);
const jp = (units: Units, dice: readonly number[] = []) => match('JP-COMBAT', { ...FAR, ...units }, {}, dice);
const figures = (m: ReturnType<typeof nz>) => m.log.find((e) => /^(combat|automatic)\./.test(e.key));

describe('combat', () => {
  test('SP-7.0.a is with adjacent enemies, in the own phase, and never compulsory', () => {
    const m = nz({ 'NZ-35': '0707', 'JP-C': '0708' });
    expect(m.clauseOf(attack('0310', 'NZ-35'))).toBe('SP-7.0.a');
    expect(m.clauseOf(attack('0707', 'NZ-35'))).toBe('SP-7.0.a');
    expect(m.play(end).question.side).toBe('JP');
    expect(
      match('NZ-MOVEMENT', { ...FAR, 'NZ-35': '0707', 'JP-C': '0708' }).clauseOf(attack('0708', 'NZ-35')),
    ).toBe('SP-7.0.a');
  });

  test('SP-7.0.b the side whose phase it is attacks, the other defends', () => {
    const units = { 'NZ-35': '0707', 'JP-C!': '0708' };
    expect(figures(nz(units, [1]).play(attack('0708', 'NZ-35')))).toMatchObject({ attack: 3, defence: 2 });
    expect(figures(jp(units, [1]).play(attack('0707', 'JP-C')))).toMatchObject({ attack: 2, defence: 3 });
    expect(nz(units).clauseOf(attack('0707', 'JP-C'))).toBe('SP-7.0.a');
  });

  test('SP-7.0.c each unit attacks once a phase', () => {
    const m = nz({ 'NZ-35': '0706', 'NZ-T1': '0706', 'JP-B!': '0707', 'JP-C': '0807' }, [6]).play(
      attack('0707', 'NZ-35'),
      end,
    );
    expect(m.clauseOf(attack('0807', 'NZ-35'))).toBe('SP-7.0.c');
    expect(offered(m, 'attack', 'units')).toEqual(['NZ-T1']);
  });

  test('SP-7.0.a SP-7.0.c name what keeps the named unit from a target, not what keeps another', () => {
    const units = { 'NZ-35': '0706', 'NZ-37': '0601', 'NZ-T1': '0704', 'JP-B!': '0707', 'JP-C': '0807' };
    const m = nz({ ...units, 'NZ-14': '0905' }, [6]).play(attack('0707', 'NZ-35'), end);
    expect(m.clauseOf(attack('0807', 'NZ-35'))).toBe('SP-7.0.c');
    expect(m.clauseOf(attack('0807', 'NZ-37'))).toBe('SP-7.0.a');
  });

  test('SP-7.0.d each unit is attacked once a phase, also after it has retreated', () => {
    const m = nz({ 'NZ-35': '0707', 'NZ-T1': '0807', 'NZ-37': '0709', 'JP-C!': '0708' }, [3]);
    m.play(attack('0708', 'NZ-35'));
    m.play({ do: 'retreat', unit: 'NZ-35', to: '0706' });
    expect(m.clauseOf(attack('0708', 'NZ-37'))).toBe('SP-7.0.d');
    const fled = nz(
      { 'NZ-35': '0309', 'NZ-37': '0411', 'JP-D': 'out', 'JP-C!': '0310', 'JP-B': '0806' },
      [6],
    );
    expect(fled.play(attack('0310', 'NZ-35')).where('JP-C')).toEqual(['out']);
    const near = nz(
      { 'NZ-35': '0705', 'NZ-37': '0709', 'NZ-T1': '0601', 'JP-C!': '0706', 'JP-B': '0710' },
      [6],
    );
    near.play(attack('0706', 'NZ-35'), { do: 'retreat', unit: 'JP-C', to: '0707' }, end);
    const defended = near.state.units.flatMap((u, i) => (u.defended ? [pack.pieces[i]?.id] : []));
    expect([near.where('JP-C'), defended]).toEqual([['0707'], ['JP-2']]);
  });

  test('SP-7.0.e no attack crosses a hexside without land', () => {
    for (const target of ['0709', '0710']) {
      const m = nz({ 'NZ-35': '0610', 'NZ-37': '0708', 'JP-C': target, 'JP-B': '0707' });
      expect(m.clauseOf(attack(target, 'NZ-35'))).toBe('SP-7.0.e');
    }
  });

  test('SP-7.0.g a hex with a unit that was attacked is not attacked again', () => {
    const exchange = jp(
      { 'NZ-35': '0706', 'NZ-T1': '0706', 'JP-C!': '0707', 'JP-B!': '0705', 'JP-D!': '0602' },
      [6],
    );
    exchange.play(attack('0706', 'JP-C'), { do: 'lose', unit: 'NZ-T1' });
    expect(exchange.where('NZ-T1', 'JP-C', 'NZ-35')).toEqual(['out', 'out', '0706']);
    expect(exchange.clauseOf(attack('0706', 'JP-B'))).toBe('SP-7.0.d');
  });

  test('SP-7.0.g a hex where one of two was attacked is closed too', () => {
    const file = {
      game: 'squarepeg',
      phase: 'JP-COMBAT',
      clear: true,
      ravine: '0905',
      units: {
        'NZ-35': { at: '0706' },
        'NZ-T1': { at: '0706', defended: true },
        'NZ-14': { at: '0601' },
        'JP-B': { at: '0705', faceUp: true },
        'JP-D': { at: '0602', faceUp: true },
      },
    };
    const read = game.position.read(file);
    if ('fault' in read) throw new Error(read.fault.message);
    const held = new Match(read.state);
    expect(held.clauseOf(attack('0706', 'JP-B'))).toBe('SP-7.0.g');
  });
});

describe('resolving', () => {
  test('SP-7.2.a names attackers and one target', () => {
    const m = nz({ 'NZ-35': '0707', 'JP-C': '0708' });
    expect(m.clauseOf({ do: 'attack', target: '0708', units: [] })).toBe('SP-7.2.a');
    expect(m.question.forms[0]?.fields.map((f) => [f.name, f.type])).toEqual([
      ['target', 'one'],
      ['units', 'set'],
    ]);
  });

  test('SP-7.2.b does not take two targets at once', () => {
    const m = nz({ 'NZ-35': '0707', 'NZ-T1': '0707', 'JP-C': '0708', 'JP-B': '0807' });
    expect(m.refused({ do: 'attack', target: ['0708', '0807'], units: ['NZ-35', 'NZ-T1'] }).code).toBe(
      'shape',
    );
    expect(
      legal(m.question)
        .filter((o) => o.do === 'attack')
        .every((o) => typeof o.target === 'string'),
    ).toBe(true);
  });

  test('SP-7.2.c takes units of several hexes', () => {
    const m = nz({ 'NZ-35': '0705', 'NZ-37': '0706', 'NZ-T1': '0706', 'JP-C!': '0806' }, [1]).play(
      attack('0806', 'NZ-35', 'NZ-37', 'NZ-T1'),
    );
    expect(figures(m)).toMatchObject({ attack: 7, odds: '3:1' });
  });

  test('SP-7.2.d lets units of one hex attack different hexes one after the other, unless read the other way', () => {
    const units = { 'NZ-35': '0707', 'NZ-T1': '0707', 'JP-B!': '0708', 'JP-C!': '0807' };
    const m = nz(units, [6, 3]).play(attack('0708', 'NZ-35'), end, attack('0807', 'NZ-T1'));
    expect(m.log.filter((e) => /^combat/.test(e.key))).toHaveLength(2);
    const strict = nz(units, [6], otherwise('unitsOfOneHexMayAttackDifferentHexesInTurn')).play(
      attack('0708', 'NZ-35'),
      end,
    );
    expect(legal(strict.question)).toEqual([end]);
    const asked = nz(
      { ...units, 'NZ-37': '0706' },
      [6, 3],
      otherwise('unitsOfOneHexMayAttackDifferentHexesInTurn'),
    ).play(attack('0708', 'NZ-35'), end);
    expect(asked.clauseOf(attack('0807', 'NZ-T1'))).toBe('SP-7.2.d');
    asked.play(attack('0807', 'NZ-37'));
    expect(asked.log.filter((e) => /^combat/.test(e.key))).toHaveLength(2);
  });

  test('SP-7.2.e lets any that are able join, and the whole hex defend', () => {
    const m = nz({ 'NZ-35': '0707', 'NZ-T1': '0707', 'JP-C!': '0708' }, [1]).play(attack('0708', 'NZ-T1'));
    expect(figures(m)).toMatchObject({ attack: 1, defence: 2 });
    const whole = jp({ 'NZ-35': '0706', 'NZ-T1': '0706', 'JP-C!': '0707', 'JP-D!': '0602' }, [1]).play(
      attack('0706', 'JP-C'),
    );
    expect(figures(whole)).toMatchObject({ defence: 4 });
  });

  test('SP-7.2.f SP-7.2.g SP-7.2.o resolves one target after another, the next chosen when the last is done', () => {
    const m = nz({ 'NZ-35': '0707', 'NZ-T1': '0707', 'JP-B!': '0708', 'JP-C!': '0807' }, [6, 3]);
    m.play(attack('0708', 'NZ-35'));
    expect(m.question.kind).toBe('advance');
    m.play(end);
    expect(m.question.kind).toBe('attack');
    m.play(attack('0807', 'NZ-T1'));
    expect(m.keys.filter((k) => k !== 'removed.combat').slice(0, 4)).toEqual([
      'attack',
      'combat.De',
      'advance.ended',
      'attack',
    ]);
  });

  test('SP-7.2.h SP-7.2.i SP-7.2.q adds the strengths of both sides', () => {
    expect(
      figures(
        nz({ 'NZ-35': '0707', 'NZ-T1': '0707', 'JP-C!': '0708' }, [1]).play(attack('0708', 'NZ-35', 'NZ-T1')),
      ),
    ).toMatchObject({ attack: 4 });
    const defence = (units: Units) =>
      figures(jp({ ...units, 'JP-C!': '0707', 'JP-D!': '0602' }, [1]).play(attack('0706', 'JP-C')))?.defence;
    expect(defence({ 'NZ-35': '0706', 'NZ-T1': '0706' })).toBe(4);
    expect(defence({ 'NZ-T1': '0706', 'NZ-T3': '0706' })).toBe(2);
    expect(defence({ 'NZ-35': '0706', 'NZ-T1': '0706', 'NZ-T3': '0706' })).toBe(5);
  });

  test('SP-7.2.j rounds in the defender’s favour', () => {
    const names = (
      [
        [3, 2],
        [5, 2],
        [2, 3],
        [2, 5],
        [4, 4],
        [4, 3],
        [7, 2],
        [1, 2],
      ] as const
    ).map(([a, d]) => oddsName(oddsOf(a, d)));
    expect(names).toEqual(['1:1', '2:1', '1:2', '1:3', '1:1', '1:1', '3:1', '1:2']);
  });

  test('SP-7.2.k SP-7.2.l below 1:2 is Ae, above 4:1 is De, without a die', () => {
    const poor = jp({ 'NZ-35': '0706', 'JP-B!': '0707', 'JP-D!': '0602' }).play(attack('0706', 'JP-B'));
    expect([figures(poor)?.key, poor.rolls, poor.where('JP-B')]).toEqual(['automatic.Ae', [], ['out']]);
    const rich = nz({ 'NZ-35': '0705', 'NZ-37': '0706', 'JP-B!': '0806' }).play(
      attack('0806', 'NZ-35', 'NZ-37'),
    );
    expect([figures(rich)?.key, rich.rolls, rich.where('JP-B')]).toEqual(['automatic.De', [], ['out']]);
  });

  test('SP-7.2.m tests both limits on the rounded odds', () => {
    expect([automatic(pack, oddsOf(9, 2)), automatic(pack, oddsOf(10, 2))]).toEqual([undefined, 'De']);
    expect([automatic(pack, oddsOf(2, 4)), automatic(pack, oddsOf(2, 5))]).toEqual([undefined, 'Ae']);
  });

  test('SP-7.2.n reads the column of the odds with one die', () => {
    const rows = pack.file.tables.crt.rows;
    for (const [column, odds] of [-1, 0, 1, 2, 3].entries())
      for (let die = 1; die <= 6; die++) {
        const row = columnOf(pack, odds).find(([atMost]) => die <= atMost);
        expect(row?.[1]).toBe(rows[String(die)]?.[column]);
      }
    const m = nz({ 'NZ-35': '0707', 'JP-C!': '0708' }, [4]).play(attack('0708', 'NZ-35'));
    expect(m.rolls[0]).toMatchObject({
      purpose: 'combat',
      dice: [6],
      outcomes: [
        [2, 'Ae'],
        [4, 'Ar'],
        [5, 'Ex'],
        [6, 'Dr'],
      ],
      outcome: 'Ar',
    });
    expect(chancesOf(pack, 0)).toEqual([
      { result: 'Ae', of: 2, in: 6 },
      { result: 'Ar', of: 2, in: 6 },
      { result: 'Ex', of: 1, in: 6 },
      { result: 'Dr', of: 1, in: 6 },
    ]);
  });

  test('SP-7.2.p has no modifier of any kind', () => {
    const m = nz({ 'NZ-35': '0805', 'JP-C!': '0806' }, [1]).play(attack('0806', 'NZ-35'));
    expect(figures(m)).toMatchObject({ attack: 3, defence: 2 });
    expect([m.rolls[0]?.modifiers, m.rolls[0]?.total]).toEqual([[], 1]);
  });

  test('moves are refused in a combat phase', () => {
    expect(nz({ 'NZ-35': '0707', 'JP-C': '0708' }).clauseOf(move('NZ-35', '0706'))).toBe('SP-6.0.a');
    expect(
      nz({ 'NZ-TB': '0707', 'JP-C': '0708' }, [1]).play(attack('0708', 'NZ-TB'), split).where('NZ-T1'),
    ).toEqual(['0707']);
  });
});
