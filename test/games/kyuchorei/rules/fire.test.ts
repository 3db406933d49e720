/** Chapter 8: fire. */
import { describe, expect, test } from 'vitest';
import { hexIndex, unitIndex } from '../../../../src/games/kyuchorei/components/pack.js';
import { fireOdds } from '../../../../src/games/kyuchorei/rules/fire.js';
import {
  end,
  fire,
  fireOf,
  legal,
  match,
  pack,
  retreat,
  retreats,
  situation,
  type Units,
} from '../support.js';

const pair = { 'J-III-4': '1604', 'J-II-4': '1504', 'R-III-33': '1503' };
/** Attack, defence, odds of a fire, and the reasons for its modifiers. */
function sum(turn: number, units: Units, target: string, ...firers: string[]) {
  const state = situation(turn, firers[0]?.startsWith('J') ? 'J1' : 'R1', units);
  const { attack, defence, odds, modifiers } = fireOdds(
    pack,
    state,
    firers.map((id) => unitIndex(pack, id)),
    hexIndex(pack, target),
  );
  return { sum: [attack, defence, odds], why: modifiers.map((m) => m.clause) };
}

describe('declaring a fire', () => {
  test('KY-8.0.a reaches adjacent enemies alone', () => {
    expect(fireOf(5, 'JP', { ...pair, 'R-I-33': '1402' }).clauseOf(fire('1402', 'J-II-4'))).toBe('KY-8.0.a');
    expect(fireOf(5, 'JP', pair).clauseOf(fire('1503', 'R-III-33'))).toBe('KY-8.0.a');
    expect(fireOf(5, 'JP', pair).clauseOf(fire('1503', 'J-I-4'))).toBe('KY-8.0.a');
  });

  test('KY-8.0.b is open to disordered units, with their reduced value', () => {
    expect(sum(5, { 'J-III-4*': '1604', 'R-III-33': '1503' }, '1503', 'J-III-4').sum).toEqual([2, 3, 0]);
    expect(sum(5, { 'J-III-4': '1604', 'R-III-33*': '1503' }, '1604', 'R-III-33').sum).toEqual([1, 1, 1]);
    expect(
      fireOf(5, 'RU', { 'J-III-4': '1604', 'R-III-33*': '1503' }, [1])
        .play(fire('1604', 'R-III-33'))
        .where('J-III-4'),
    ).toEqual(['1604*']);
  });

  test('KY-8.1.1.a names one target hex with an enemy, and at least one firer', () => {
    const m = fireOf(5, 'JP', pair);
    expect(m.clauseOf(fire('1505', 'J-II-4'))).toBe('KY-8.1.1.a');
    expect(m.clauseOf(fire('1504', 'J-III-4'))).toBe('KY-8.1.1.a');
    expect(m.clauseOf(fire('1503'))).toBe('KY-8.1.1.a');
    expect(m.clauseOf({ do: 'fire', target: ['1503', '1404'], units: ['J-II-4'] })).toBe('KY-8.1.a');
  });

  test('KY-8.1.1.b may join units that are all adjacent to the hex', () => {
    expect(
      fireOf(5, 'JP', pair, [6])
        .play(fire('1503', 'J-II-4', 'J-III-4'))
        .log.find((e) => e.key === 'fire.none'),
    ).toMatchObject({ attack: 8 });
    expect(fireOf(5, 'JP', { ...pair, 'J-I-4': '1606' }).clauseOf(fire('1503', 'J-I-4', 'J-II-4'))).toBe(
      'KY-8.1.1.b',
    );
  });

  test('KY-8.1.2.a KY-8.1.3.a is resolved at once, and the next one sees the result', () => {
    const units = { ...pair, 'R-II-33*': '1404', 'J-I-29': '1304' };
    const m = fireOf(5, 'JP', units, [1]).play(fire('1404', 'J-I-29'));
    expect(m.rolls).toHaveLength(1);
    expect(m.where('R-II-33')).toEqual(['1403*']);
    expect(m.clauseOf(fire('1404', 'J-II-4'))).toBe('KY-8.1.1.a');
  });

  test('KY-8.1.a is voluntary; the phase ends when its player says so, or when nothing can fire', () => {
    expect(fireOf(5, 'JP', pair).play(end).state.step).toBe('J2');
    const m = fireOf(5, 'JP', pair, [6]).play(fire('1503', 'J-II-4'));
    expect(m.state.step).toBe('J2');
    expect(match(5, 'J1', { 'J-I-4': '2007', 'R-I-33': '1101' }, { chosen: 'fire' }).state.step).toBe('J2');
  });

  test('KY-8.1.R1 is one at a time: the second target is named after the first die', () => {
    const m = fireOf(6, 'JP', { ...pair, 'R-II-33': '1404', 'J-I-29': '1304' }, [6, 6]).play(
      fire('1503', 'J-III-4'),
    );
    expect(m.rolls).toHaveLength(1);
    expect(legal(m.question)).toContainEqual(fire('1404', 'J-I-29'));
    expect(m.play(fire('1404', 'J-I-29')).rolls).toHaveLength(2);
  });
});

describe('how often', () => {
  const line = {
    'J-I-16': '1802',
    'J-II-16': '1901',
    'J-III-16': '1803',
    'R-II-34': '1801',
    'R-I-34': '1702',
  };

  test('KY-8.2.a a unit fires once a phase', () => {
    const m = fireOf(6, 'JP', line, [5]).play(fire('1801', 'J-I-16'));
    expect(m.clauseOf(fire('1702', 'J-I-16'))).toBe('KY-8.2.a');
    expect(m.clauseOf(fire('1702', 'J-I-16', 'J-III-16'))).toBe('KY-8.2.a');
  });

  test('KY-8.2.b a unit is fired at once a phase', () => {
    expect(fireOf(6, 'JP', line, [5]).play(fire('1801', 'J-I-16')).clauseOf(fire('1801', 'J-II-16'))).toBe(
      'KY-8.2.b',
    );
  });

  test('KY-8.2.R1 the limit goes with the unit, and a void fire counts', () => {
    const retreated = fireOf(
      6,
      'JP',
      { 'J-I-16': '1802', 'J-II-16': '1901', 'J-II-30': '1501', 'R-II-34': '1801', 'R-IV-33*': '1701' },
      [4],
    );
    retreated.play(fire('1701', 'J-I-16'), retreat('R-IV-33', '1602'));
    expect(retreated.clauseOf(fire('1602', 'J-II-30'))).toBe('KY-8.2.b');
    const nothing = fireOf(6, 'JP', {
      'J-II-30*': '1501',
      'J-I-16': '1601',
      'R-IV-33': '1602',
      'R-II-34': '1701',
    });
    nothing.play(fire('1602', 'J-II-30'));
    expect(nothing.clauseOf(fire('1602', 'J-I-16'))).toBe('KY-8.2.b');
    expect(nothing.clauseOf(fire('1701', 'J-II-30'))).toBe('KY-8.2.a');
  });
});

describe('the odds of fire', () => {
  test('KY-8.3.a are the values added, divided by the defence, fractions dropped', () => {
    expect(sum(5, pair, '1503', 'J-III-4').sum).toEqual([4, 3, 1]);
    expect(sum(5, { ...pair, 'J-I-4': '1603' }, '1503', 'J-III-4', 'J-II-4', 'J-I-4').sum).toEqual([
      12, 2, 6,
    ]);
  });

  test('KY-8.3.b take no notice of the unit in the hex', () => {
    expect(sum(5, { ...pair, 'R-III-33*': '1503' }, '1503', 'J-III-4').sum).toEqual(
      sum(5, pair, '1503', 'J-III-4').sum,
    );
  });

  test('KY-8.3.1.a begin with a defence of 1', () => {
    expect(sum(5, { 'J-I-4': '1606', 'R-I-33': '1605' }, '1605', 'J-I-4')).toEqual({
      sum: [4, 1, 4],
      why: [],
    });
  });

  test('KY-8.3.2.a KY-8.3.3.a add one for a target higher than the firer, and one for a fort', () => {
    expect(sum(5, pair, '1503', 'J-III-4')).toEqual({ sum: [4, 3, 1], why: ['KY-8.3.2.a', 'KY-8.3.3.a'] });
    expect(sum(5, pair, '1503', 'J-II-4')).toEqual({ sum: [4, 2, 2], why: ['KY-8.3.3.a'] });
    expect(sum(5, { 'J-III-4': '1604', 'R-III-34': '1603' }, '1603', 'J-III-4')).toEqual({
      sum: [4, 2, 2],
      why: ['KY-8.3.2.a'],
    });
  });

  test('KY-8.3.2.b drop the height when one firer is level with the target', () => {
    expect(sum(1, pair, '1503', 'J-III-4', 'J-II-4')).toEqual({ sum: [8, 2, 4], why: ['KY-8.3.3.a'] });
  });

  test('KY-8.3.2.R1 drop it for a higher firer too; two levels count as one', () => {
    expect(
      sum(5, { 'J-III-4': '1604', 'J-I-16': '1602', 'R-III-34': '1603' }, '1603', 'J-III-4', 'J-I-16').sum,
    ).toEqual([8, 1, 8]);
    expect(sum(5, { 'J-I-29': '1103', 'R-III-34': '1204' }, '1204', 'J-I-29').sum).toEqual([4, 2, 2]);
  });

  test('KY-8.3.4.a add one for Russian fire by night, neither by day nor for Japanese fire', () => {
    const units = { 'J-III-4': '1604', 'R-III-33': '1503' };
    expect(sum(3, units, '1604', 'R-III-33')).toEqual({ sum: [3, 2, 1], why: ['KY-8.3.4.a'] });
    expect(sum(4, units, '1604', 'R-III-33')).toEqual({ sum: [3, 1, 3], why: [] });
    expect(sum(3, units, '1503', 'J-III-4').why).not.toContain('KY-8.3.4.a');
  });

  test('KY-8.3.4.R1 add the night to the other two', () => {
    expect(sum(3, { 'J-III-4': '1602', 'R-III-33': '1502' }, '1602', 'R-III-33').sum).toEqual([3, 4, 0]);
  });

  test('KY-8.3.R2 halve disordered firers one by one', () => {
    expect(
      sum(5, { 'R-II-34*': '1901', 'R-I-34*': '1803', 'J-II-16': '1902' }, '1902', 'R-II-34', 'R-I-34').sum,
    ).toEqual([2, 1, 2]);
  });
});

describe('the die of fire', () => {
  const shoot = (die: number, units: Units = pair) =>
    fireOf(5, 'JP', units, [die]).play(fire('1503', 'J-II-4', 'J-III-4'));

  test('KY-8.3.c KY-8.3.d hits up to the odds, and a hit disorders', () => {
    for (const die of [1, 2, 3, 4]) expect(shoot(die).where('R-III-33')).toEqual(['1503*']);
    expect(shoot(4).rolls[0]).toMatchObject({
      purpose: 'fire',
      dice: [6],
      outcomes: [
        [4, 'hit'],
        [6, 'none'],
      ],
      outcome: 'hit',
    });
  });

  test('KY-8.3.e does nothing above the odds', () => {
    for (const die of [5, 6]) expect(shoot(die).where('R-III-33')).toEqual(['1503']);
  });

  test('KY-8.3.f is not rolled below odds of 1', () => {
    const m = fireOf(5, 'JP', {
      'J-III-4*': '1604',
      'J-I-16': '1802',
      'R-III-33': '1503',
      'R-II-34': '1801',
    }).play(fire('1503', 'J-III-4'));
    expect(m.rolls).toEqual([]);
    expect(m.where('R-III-33')).toEqual(['1503']);
  });

  test('KY-8.3.g makes a disordered target that is hit retreat', () => {
    const m = shoot(1, { ...pair, 'R-III-33*': '1503' });
    expect(m.question).toMatchObject({ side: 'RU', kind: 'retreatFromFire', clause: 'KY-8.3.g' });
    expect(m.play(retreat('R-III-33', '1403')).where('R-III-33')).toEqual(['1403*']);
  });

  test('KY-8.3.R1 hits with every face from odds of 6 on, and is rolled all the same', () => {
    const units = { ...pair, 'J-I-4': '1603' };
    const m = fireOf(5, 'JP', units, [6]).play(fire('1503', 'J-I-4', 'J-II-4', 'J-III-4'));
    expect(m.where('R-III-33')).toEqual(['1503*']);
    expect(m.rolls[0]?.outcomes).toEqual([[6, 'hit']]);
  });

  test('KY-8.1.1.b KY-8.2.a name what keeps the named unit from a target, not what keeps another', () => {
    const m = fireOf(5, 'JP', { ...pair, 'J-I-16': '1902', 'R-I-34': '1802', 'R-II-34': '1404' }, [6]);
    m.play(fire('1503', 'J-II-4'));
    expect(m.clauseOf(fire('1404', 'J-I-16'))).toBe('KY-8.1.1.b');
    expect(m.clauseOf(fire('1404', 'J-II-4'))).toBe('KY-8.2.a');
    expect(m.clauseOf(fire('1503', 'J-III-4'))).toBe('KY-8.2.b');
  });

  test('KY-8.3.R3 brings no advance and no fatigue; the owner retreats by all of 9.4', () => {
    const m = shoot(1, { ...pair, 'R-III-33*': '1503' }).play(retreat('R-III-33', '1403'));
    expect(m.where('J-II-4', 'J-III-4')).toEqual(['1504', '1604']);
    expect(m.question.kind).toBe('secondChoice');
    const friends = {
      ...pair,
      'R-III-33*': '1503',
      'R-II-33': '1404',
      'R-III-34': '1403',
      'R-IV-36': '1502',
    };
    expect(retreats(5, friends, 'R-III-33')).toHaveLength(6);
    expect(
      fireOf(3, 'JP', friends, [1])
        .play(fire('1503', 'J-II-4', 'J-III-4'))
        .where('R-III-33'),
    ).toEqual(['out']);
  });

  test.each([
    ['J-III-4*', 'without a die', [], false],
    ['J-III-4', 'a hit', [1], true],
    ['J-III-4', 'a miss', [6], false],
  ])('by %s, %s, is kept until the phase is over with whether it came to anything', (by, _, dice, effect) => {
    const others = { 'J-I-16': '1802', 'R-III-33': '1503', 'R-II-34': '1801' };
    const m = fireOf(5, 'JP', { [by]: '1604', ...others }, dice).play(fire('1503', 'J-III-4'));
    expect(m.state.fought?.map((one) => one.effect)).toEqual([effect]);
  });

  test('is explained before it is rolled: odds, modifiers, chances, effect', () => {
    const form = fireOf(5, 'JP', pair).question.forms.find((f) => f.do === 'fire');
    const explain = form?.fields[1]?.walk.explain?.({ do: 'fire', target: '1503' }, ['J-III-4']);
    expect(explain).toEqual({
      lines: [
        { key: 'explain.odds', attack: 4, defence: 3, odds: 1 },
        { key: 'explain.hitDisorders', unit: 'R-III-33' },
      ],
      modifiers: [
        { amount: 1, on: 'defence', reason: 'higher', clause: 'KY-8.3.2.a' },
        { amount: 1, on: 'defence', reason: 'fort', clause: 'KY-8.3.3.a' },
      ],
      chances: [
        { result: 'hit', of: 1, in: 6 },
        { result: 'none', of: 5, in: 6 },
      ],
    });
  });
});
