/** Chapter 9.6: fatigue. */
import { describe, expect, test } from 'vitest';
import { advance, legal, match, melee, meleeOf, retreat, retreats, stay } from '../support.js';

const three = { 'J-III-4': '1604', 'J-II-4': '1504', 'J-I-4': '1603', 'R-III-33': '1503' };
const all = melee('1503', 'J-I-4', 'J-II-4', 'J-III-4');
const duel = { 'J-III-4': '1604', 'R-III-33*': '1503' };
const eliminate = (unit: string) => ({ do: 'eliminate', unit });

describe('fatigue', () => {
  test('KY-9.6.a comes after result, retreat and advance', () => {
    const m = meleeOf(5, 'JP', { ...three, 'R-III-33': '1503' }, [2]).play(
      all,
      retreat('R-III-33', '1404'),
      advance('J-I-4'),
    );
    expect(m.log.map((e) => e.key).slice(0, 5)).toEqual([
      'roll',
      'melee.retreat',
      'retreat',
      'advance',
      'fatigue',
    ]);
  });

  test('KY-9.6.1.a disorders every participant of both sides at odds of 1 or more', () => {
    expect(meleeOf(1, 'JP', three, [5]).play(all).where('R-III-33', 'J-I-4', 'J-II-4', 'J-III-4')).toEqual([
      '1503*',
      '1603*',
      '1504*',
      '1604*',
    ]);
  });

  test('KY-9.6.1.b drives participants that were disordered before one hex back instead', () => {
    const m = meleeOf(5, 'JP', duel, [4]).play(melee('1503', 'J-III-4'));
    expect(m.question).toMatchObject({ side: 'RU', kind: 'retreatFromFatigue', clause: 'KY-9.6.1.b' });
    expect(m.play(retreat('R-III-33', '1502')).where('R-III-33', 'J-III-4')).toEqual(['1502*', '1604*']);
  });

  test('KY-9.6.1.c KY-9.6.1.d moves the defender first, then the attackers by their own player', () => {
    const units = { 'J-II-4*': '1504', 'J-I-4*': '1603', 'R-III-33*': '1503' };
    const m = meleeOf(3, 'JP', units, [4]).play(melee('1503', 'J-I-4', 'J-II-4'));
    expect([m.question.side, m.question.kind]).toEqual(['RU', 'retreatFromFatigue']);
    m.play(retreat('R-III-33', '1403'));
    expect([m.question.side, m.question.kind]).toEqual(['JP', 'fatigue']);
    m.play(retreat('J-I-4', '1604'), retreat('J-II-4', '1503'));
    expect(m.where('R-III-33', 'J-I-4', 'J-II-4')).toEqual(['1403*', '1604*', '1503*']);
  });

  test('KY-9.6.1.e drives a disordered defender that the die made retreat one hex further', () => {
    const m = meleeOf(5, 'JP', duel, [1]).play(
      melee('1503', 'J-III-4'),
      retreat('R-III-33', '1404'),
      advance('J-III-4'),
      retreat('R-III-33', '1303'),
    );
    expect(m.where('R-III-33', 'J-III-4')).toEqual(['1303*', '1503*']);
  });

  test('KY-9.6.2.a tires the attackers alone below odds of 1', () => {
    const m = meleeOf(7, 'JP', { 'J-III-16*': '1901', 'R-II-34*': '1801' }).play(
      melee('1801', 'J-III-16'),
      retreat('J-III-16', '2002'),
    );
    expect(m.where('R-II-34', 'J-III-16')).toEqual(['1801*', '2002*']);
    const fresh = meleeOf(7, 'JP', { 'J-III-4': '1604', 'R-III-33': '1503' }).play(melee('1503', 'J-III-4'));
    expect(fresh.where('R-III-33', 'J-III-4')).toEqual(['1503', '1604*']);
  });

  test('KY-9.6.3.a makes a disordered unit that advanced leave the hex again', () => {
    const units = { 'J-III-4*': '1604', 'J-II-4*': '1504', 'R-III-33*': '1503' };
    const m = meleeOf(1, 'JP', units, [1]).play(
      melee('1503', 'J-II-4', 'J-III-4'),
      retreat('R-III-33', '1403'),
      advance('J-II-4'),
    );
    while (m.question.kind === 'retreatFromFatigue') m.play(retreat('R-III-33', '1302'));
    expect(legal(m.question).filter((o) => o.unit === 'J-II-4').length).toBeGreaterThan(0);
    m.play(retreat('J-II-4', '1504'), retreat('J-III-4', '1605'));
    expect(m.where('J-II-4')).toEqual(['1504*']);
  });

  test('KY-9.6.R1 counts disorder from before this melee, an earlier one of the phase included, not its own', () => {
    const m = meleeOf(2, 'JP', three, [6, 3]).play(melee('1503', 'J-II-4', 'J-III-4'));
    expect(m.where('R-III-33')).toEqual(['1503*']);
    m.play(melee('1503', 'J-I-4'));
    expect(m.question.kind).toBe('retreatFromFatigue');
    m.play(retreat('R-III-33', '1404'));
    expect(m.where('R-III-33', 'J-I-4')).toEqual(['1404*', '1603*']);
  });

  test('KY-9.6.R2 eliminates a participant that cannot retreat', () => {
    const units = {
      'J-II-4*': '1504',
      'J-I-29': '1604',
      'J-II-29': '1605',
      'J-III-29': '1505',
      'R-III-33': '1503',
      'R-II-33': '1404',
    };
    expect(retreats(2, units, 'J-II-4')).toEqual([]);
    expect(meleeOf(2, 'JP', units).play(melee('1503', 'J-II-4')).where('J-II-4', 'R-III-33')).toEqual([
      'out',
      '1503',
    ]);
  });

  test('KY-9.6.R3 lets several attackers go in the order of their owner, each into hexes just freed', () => {
    // 1604 and 1605 are side by side; the first to go frees its hex for the other.
    const units = { 'J-III-4*': '1604', 'J-II-4*': '1504', 'R-III-33': '1503', 'R-II-33': '1404' };
    const m = meleeOf(2, 'JP', units).play(melee('1503', 'J-II-4', 'J-III-4'));
    expect(m.question).toMatchObject({ kind: 'fatigue', about: { units: ['J-II-4', 'J-III-4'] } });
    expect(m.clauseOf(retreat('J-II-4', '1604'))).toBe('KY-9.4.4.a');
    m.play(retreat('J-II-4', '1605'));
    expect(m.clauseOf(retreat('J-III-4', '1605'))).toBe('KY-9.4.4.a');
    expect(m.clauseOf(retreat('J-II-4', '1505'))).toBe('KY-9.6.R5');
  });

  test('KY-9.6.R3 asks who is given up when no tired attacker has a hex', () => {
    const walls = {
      'J-I-4': '1605',
      'J-I-29': '1505',
      'J-II-29': '1405',
      'J-III-29': '1704',
      'J-I-16': '1703',
      'J-II-16': '1603',
    };
    const units = { ...walls, 'J-III-4*': '1604', 'J-II-4*': '1504', 'R-III-33': '1503', 'R-II-33': '1404' };
    const m = meleeOf(2, 'JP', units).play(melee('1503', 'J-II-4', 'J-III-4'));
    expect(legal(m.question)).toEqual([eliminate('J-II-4'), eliminate('J-III-4')]);
    m.play(eliminate('J-II-4'));
    expect(m.where('J-II-4', 'J-III-4')).toEqual(['out', 'out']);
  });

  test('KY-9.4.R5 gives nobody up who has a hex', () => {
    const units = { 'J-III-4*': '1604', 'J-II-4*': '1504', 'R-III-33': '1503' };
    const m = meleeOf(2, 'JP', units).play(melee('1503', 'J-II-4', 'J-III-4'));
    expect(m.refused(eliminate('J-II-4'))).toEqual({ code: 'closed', clause: 'KY-9.4.R5' });
  });

  test('KY-9.4.R5 gives up the one without a hex alone; the other may go first and free one', () => {
    const walls = {
      'J-I-4': '1605',
      'J-I-29': '1505',
      'J-II-29': '1405',
      'J-I-16': '1703',
      'J-II-16': '1603',
    };
    const units = { ...walls, 'J-III-4*': '1604', 'J-II-4*': '1504', 'R-III-33': '1503', 'R-II-33': '1404' };
    const m = meleeOf(2, 'JP', units).play(melee('1503', 'J-II-4', 'J-III-4'));
    expect(legal(m.question)).toEqual([retreat('J-III-4', '1704'), eliminate('J-II-4')]);
    expect(m.clauseOf(eliminate('J-III-4'))).toBe('KY-9.4.R5');
    expect(m.play(eliminate('J-II-4')).where('J-II-4', 'J-III-4')).toEqual(['out', '1704*']);
  });

  test('KY-9.6.R4 has nothing more for a tired defender that was eliminated', () => {
    const m = meleeOf(1, 'JP', { ...three, 'R-III-33*': '1503' }, [1]).play(all, stay);
    expect(m.where('R-III-33')).toEqual(['out']);
    expect(m.log.filter((e) => e.key === 'retreat' || e.key === 'noRetreat')).toEqual([]);
  });

  test('KY-9.6.R4 spares the eliminated, and tires the attackers all the same', () => {
    const m = meleeOf(1, 'JP', three, [1]).play(all, stay);
    expect(m.where('R-III-33', 'J-I-4', 'J-II-4', 'J-III-4')).toEqual(['out', '1603*', '1504*', '1604*']);
    expect(m.log.find((e) => e.key === 'fatigue')).toMatchObject({ units: ['J-I-4', 'J-II-4', 'J-III-4'] });
  });

  test('KY-9.6.R5 leaves bystanders alone', () => {
    const m = meleeOf(1, 'JP', { ...three, 'R-II-33': '1404' }, [6]).play(melee('1503', 'J-II-4', 'J-III-4'));
    expect(m.where('J-I-4', 'R-II-33')).toEqual(['1603', '1404']);
  });

  test('is not asked in a match where nobody was disordered before', () => {
    const m = match(5, 'J2', three, { chosen: 'melee' }, [6]).play(all);
    expect(m.question.kind).toBe('firstChoice');
  });
});
