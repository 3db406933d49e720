/** Chapter 9.5: advance after combat. */
import { describe, expect, test } from 'vitest';
import { advance, legal, melee, meleeOf, retreat, stay } from '../support.js';

const three = { 'J-III-4': '1604', 'J-II-4': '1504', 'J-I-4': '1603', 'R-III-33': '1503' };
const pair = melee('1503', 'J-II-4', 'J-III-4');

describe('an advance', () => {
  test('KY-9.5.a is open to one attacker when the defender was removed or retreated; enemy zones do not matter', () => {
    const units = { 'J-I-16': '1901', 'J-II-16': '1802', 'R-II-34*': '1801', 'R-IV-33': '1701' };
    const m = meleeOf(5, 'JP', units, [1]).play(melee('1801', 'J-I-16', 'J-II-16'));
    expect(legal(m.question)).toEqual([advance('J-I-16'), advance('J-II-16'), stay]);
    expect(m.play(advance('J-I-16')).where('J-I-16', 'J-II-16')).toEqual(['1801*', '1802*']);
    const retreated = meleeOf(1, 'JP', three, [1]).play(pair, retreat('R-III-33', '1404'));
    expect(retreated.question.kind).toBe('advance');
  });

  test('KY-9.5.a is not offered without a result', () => {
    expect(meleeOf(1, 'JP', three, [6]).play(pair).question.kind).toBe('melee');
  });

  test('KY-9.5.R1 is for participants, disordered ones too, or for nobody', () => {
    const m = meleeOf(1, 'JP', three, [1]).play(pair, retreat('R-III-33', '1404'));
    expect(m.clauseOf(advance('J-I-4'))).toBe('KY-9.5.R1');
    expect(m.play(stay).where('J-II-4', 'J-III-4')).toEqual(['1504*', '1604*']);
    const tired = meleeOf(1, 'JP', { 'J-III-4*': '1604', 'J-II-4*': '1504', 'R-III-33*': '1503' }, [1]);
    tired.play(melee('1503', 'J-II-4', 'J-III-4'), retreat('R-III-33', '1403'));
    expect(legal(tired.question)).toContainEqual(advance('J-III-4'));
  });

  test('KY-9.5.R2 follows elimination for want of a retreat, but no retreat by fatigue', () => {
    const crowd = {
      'R-III-33': '1503',
      'R-II-33': '1404',
      'R-III-34': '1403',
      'R-IV-36': '1502',
      'J-III-4': '1604',
      'J-II-4': '1504',
    };
    const dead = meleeOf(1, 'JP', crowd, [1]).play(pair);
    expect([dead.where('R-III-33')[0], dead.question.kind]).toEqual(['out', 'advance']);
    const units = { 'J-I-16': '1802', 'J-II-16': '1901', 'R-I-34*': '1702', 'R-II-34': '1801' };
    const tired = meleeOf(4, 'JP', units, [5]).play(melee('1702', 'J-I-16'), retreat('R-I-34', '1602'));
    expect(tired.clauseOf(advance('J-I-16'))).toBe('KY-9.5.R2');
  });

  test('KY-9.5.R3 takes a disordered unit into an enemy zone and gives no second attack', () => {
    const units = {
      'J-I-16*': '1901',
      'J-II-16': '1802',
      'J-III-16': '1803',
      'R-II-34*': '1801',
      'R-IV-33': '1701',
      'R-I-34': '1702',
    };
    const m = meleeOf(5, 'JP', units, [1]).play(melee('1801', 'J-I-16', 'J-II-16'));
    expect(legal(m.question)).toContainEqual(advance('J-I-16'));
    m.play(advance('J-II-16'));
    while (m.question.kind === 'fatigue') m.play(retreat('J-I-16', '2002'));
    expect(m.clauseOf(melee('1701', 'J-II-16'))).toBe('KY-9.2.a');
  });

  test('KY-7.1.R1 is no business of a reserve by night, which may fight and be driven back all the same', () => {
    const units = { 'R-IV-36': '1301', 'J-I-16*': '1401', 'R-I-33': '1501' };
    const m = meleeOf(3, 'RU', units, [1]).play(melee('1401', 'R-I-33', 'R-IV-36'));
    expect(m.clauseOf(advance('R-IV-36'))).toBe('KY-7.1.R1');
    expect(legal(m.question)).toEqual([advance('R-I-33'), stay]);
    const day = meleeOf(4, 'RU', units, [1]).play(melee('1401', 'R-I-33', 'R-IV-36'));
    expect(legal(day.question)).toContainEqual(advance('R-IV-36'));
    const alone = meleeOf(3, 'RU', { 'R-IV-36': '1301', 'J-I-16*': '1401', 'J-I-4': '2007' }, [1]).play(
      melee('1401', 'R-IV-36'),
    );
    expect(alone.question.kind).toBe('firstChoice');
  });
});
