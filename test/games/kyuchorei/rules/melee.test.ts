/** Chapter 9.0 to 9.3: melee. */
import { describe, expect, test } from 'vitest';
import { hexIndex, unitIndex } from '../../../../src/games/kyuchorei/components/pack.js';
import { meleeOdds } from '../../../../src/games/kyuchorei/rules/melee.js';
import { makeOdds, onDefence } from '../../../../src/games/kyuchorei/rules/odds.js';
import { end, legal, match, melee, meleeOf, pack, retreat, situation, stay, type Units } from '../support.js';

const three = { 'J-III-4': '1604', 'J-II-4': '1504', 'J-I-4': '1603', 'R-III-33': '1503' };
const all = melee('1503', 'J-I-4', 'J-II-4', 'J-III-4');

/** Attack, defence, odds of a melee, and the reasons for its modifiers. */
function sum(turn: number, units: Units, target: string, ...attackers: string[]) {
  const state = situation(turn, attackers[0]?.startsWith('J') ? 'J2' : 'R2', units);
  const { attack, defence, odds, modifiers } = meleeOdds(
    pack,
    state,
    attackers.map((id) => unitIndex(pack, id)),
    hexIndex(pack, target),
  );
  return { sum: [attack, defence, odds], why: modifiers.map((m) => m.clause) };
}

describe('declaring a melee', () => {
  test('KY-9.0.a is voluntary, and reaches adjacent enemies alone', () => {
    expect(meleeOf(5, 'JP', three).play(end).state.step).toBe('R1');
    expect(meleeOf(5, 'JP', { ...three, 'R-I-33': '1402' }).clauseOf(melee('1402', 'J-II-4'))).toBe(
      'KY-9.0.a',
    );
    expect(meleeOf(5, 'JP', three).clauseOf(melee('1503', 'R-III-33'))).toBe('KY-9.0.a');
  });

  test('KY-9.0.b is open to disordered units, with their reduced value', () => {
    expect(sum(5, { ...three, 'J-II-4*': '1504' }, '1503', 'J-II-4').sum).toEqual([2, 5, 0]);
    expect(legal(meleeOf(5, 'JP', { 'J-II-4*': '1504', 'R-III-33': '1503' }).question)).toContainEqual(
      melee('1503', 'J-II-4'),
    );
  });

  test('KY-9.1.1.a names one target hex with an enemy, and at least one attacker', () => {
    const m = meleeOf(5, 'JP', three);
    expect(m.clauseOf(melee('1505', 'J-II-4'))).toBe('KY-9.1.1.a');
    expect(m.clauseOf(melee('1503'))).toBe('KY-9.1.1.a');
    expect(m.clauseOf({ do: 'melee', target: ['1503', '1404'], units: ['J-II-4'] })).toBe('KY-9.1.a');
  });

  test('KY-9.1.1.b may join units that are all adjacent to the hex', () => {
    expect(sum(5, three, '1503', 'J-I-4', 'J-II-4', 'J-III-4').sum[0]).toBe(12);
    expect(meleeOf(5, 'JP', { ...three, 'J-I-29': '1606' }).clauseOf(melee('1503', 'J-I-29', 'J-II-4'))).toBe(
      'KY-9.1.1.b',
    );
  });

  test('KY-9.1.1.b KY-9.2.a name what keeps the named unit from a target, not what keeps another', () => {
    const units = { 'J-II-4': '1504', 'J-I-16': '1902', 'R-III-33': '1503', 'R-I-34': '1802' };
    const m = meleeOf(5, 'JP', units, [6]).play(melee('1503', 'J-II-4'));
    expect(m.clauseOf(melee('1503', 'J-I-16'))).toBe('KY-9.1.1.b');
    expect(m.clauseOf(melee('1503', 'J-II-4'))).toBe('KY-9.2.a');
  });

  test('KY-9.1.2.a KY-9.1.3.a is carried out to the end before the next one is named', () => {
    const m = meleeOf(2, 'JP', three, [1, 3]).play(
      melee('1503', 'J-II-4', 'J-III-4'),
      retreat('R-III-33', '1404'),
      {
        do: 'advance',
        unit: 'J-II-4',
      },
    );
    expect(m.where('J-II-4', 'J-III-4', 'R-III-33')).toEqual(['1503*', '1604*', '1404*']);
    expect(m.log.map((e) => e.key)).toEqual(['roll', 'melee.retreat', 'retreat', 'advance', 'fatigue']);
  });

  test('KY-9.1.a may be repeated; the phase ends when its player says so, or when nothing can attack', () => {
    const m = meleeOf(5, 'JP', three, [6]).play(melee('1503', 'J-II-4', 'J-III-4'));
    expect(m.question.kind).toBe('melee');
    expect(m.play(end).state.step).toBe('R1');
    expect(meleeOf(5, 'JP', three, [6]).play(all).state.step).toBe('R1');
    expect(match(5, 'J2', { 'J-I-4': '2007', 'R-I-33': '1101' }, { chosen: 'melee' }).state.step).toBe('R1');
  });
});

describe('how often', () => {
  const line = {
    'J-I-16': '1901',
    'J-II-16': '1802',
    'J-III-16': '1803',
    'R-II-34*': '1801',
    'R-IV-33': '1701',
    'R-I-34': '1702',
  };

  test('KY-9.2.a a unit attacks once a phase, after an advance too', () => {
    const m = meleeOf(5, 'JP', line, [1]).play(melee('1801', 'J-I-16', 'J-II-16'), {
      do: 'advance',
      unit: 'J-I-16',
    });
    expect(m.clauseOf(melee('1701', 'J-I-16'))).toBe('KY-9.2.a');
    expect(m.clauseOf(melee('1702', 'J-II-16', 'J-III-16'))).toBe('KY-9.2.a');
  });

  test('KY-9.2.b a unit may be attacked several times', () => {
    const m = meleeOf(2, 'JP', three, [6, 3]).play(
      melee('1503', 'J-II-4', 'J-III-4'),
      melee('1503', 'J-I-4'),
    );
    expect(m.rolls).toHaveLength(2);
  });

  test('KY-9.2.R1 also after a retreat, in its new hex', () => {
    const m = meleeOf(
      5,
      'JP',
      { 'J-III-4': '1604', 'J-II-4': '1504', 'J-I-29': '1304', 'R-III-33': '1503' },
      [1],
    );
    m.play(melee('1503', 'J-II-4', 'J-III-4'), retreat('R-III-33', '1404'), stay);
    expect(legal(m.question)).toContainEqual(melee('1404', 'J-I-29'));
  });
});

describe('the odds of melee', () => {
  test('KY-9.3.a are the attackers added, divided by the defender, fractions dropped', () => {
    expect(sum(1, three, '1503', 'J-I-4', 'J-II-4', 'J-III-4').sum).toEqual([12, 5, 2]);
  });

  test('KY-9.3.1.a have no height modifier against a defender level with or below the attacker; a fort counts anyway', () => {
    expect(sum(5, three, '1503', 'J-II-4').why).toEqual(['KY-9.3.3.a']);
    expect(sum(5, { 'R-I-33': '1405', 'J-I-4*': '1505' }, '1505', 'R-I-33').why).toEqual([]);
  });

  test('KY-9.3.2.a KY-9.3.3.a add one for a higher defender, by one level or two, and one for a fort', () => {
    expect(sum(5, { 'J-III-4': '1604', 'R-III-33*': '1503' }, '1503', 'J-III-4')).toEqual({
      sum: [4, 4, 1],
      why: ['KY-9.3.2.a', 'KY-9.3.3.a'],
    });
    expect(sum(5, { 'J-I-29': '1103', 'R-III-34': '1204' }, '1204', 'J-I-29').sum).toEqual([4, 5, 0]);
  });

  test('KY-9.3.b halve a disordered defender before the modifiers are added', () => {
    expect(sum(5, { 'J-III-4': '1604', 'R-III-33*': '1503' }, '1503', 'J-III-4').sum[1]).toBe(2 + 1 + 1);
  });

  test('KY-9.3.R1 drop the height when any attacker is level with or above the defender', () => {
    const mixed = { 'J-III-4': '1604', 'J-I-16': '1602', 'R-III-34': '1603' };
    expect(sum(5, mixed, '1603', 'J-III-4', 'J-I-16').sum).toEqual([8, 4, 2]);
    expect(sum(5, mixed, '1603', 'J-III-4').sum).toEqual([4, 5, 0]);
    expect(sum(1, three, '1503', 'J-III-4', 'J-II-4').why).toEqual(['KY-9.3.3.a']);
  });

  test('KY-9.3.R4 are the same by night and by day', () => {
    expect(sum(3, three, '1503', 'J-III-4')).toEqual(sum(4, three, '1503', 'J-III-4'));
    expect(sum(3, three, '1604', 'R-III-33')).toEqual(sum(4, three, '1604', 'R-III-33'));
  });

  test('KY-9.3.R5 count a defence below 1 as 1', () => {
    expect(makeOdds(4, 0, [])).toMatchObject({ defence: 1, odds: 4 });
    expect(makeOdds(4, 0, [onDefence(1, 'fort', 'KY-9.3.3.a')])).toMatchObject({ defence: 1, odds: 4 });
  });

  test('KY-9.3.R6 halve disordered attackers one by one', () => {
    const two = { 'J-III-4*': '1604', 'J-II-4*': '1504', 'R-III-33': '1503' };
    expect(sum(5, two, '1503', 'J-III-4', 'J-II-4').sum).toEqual([4, 5, 0]);
  });
});

describe('the die of melee', () => {
  const fight = (die: number) => meleeOf(1, 'JP', three, [die]).play(all);

  test('KY-9.3.c eliminates below the odds', () => {
    const m = fight(1);
    expect(m.where('R-III-33')).toEqual(['out']);
    expect(m.rolls[0]).toMatchObject({
      purpose: 'melee',
      outcomes: [
        [1, 'eliminated'],
        [2, 'retreat'],
        [6, 'none'],
      ],
    });
  });

  test('KY-9.3.d makes the defender retreat when equal to the odds', () => {
    const m = fight(2);
    expect(m.question).toMatchObject({ side: 'RU', kind: 'retreatFromMelee', clause: 'KY-9.3.d' });
    expect(m.where('R-III-33')).toEqual(['1503']);
  });

  test('KY-9.3.e has no direct result above the odds', () => {
    for (const die of [3, 6]) expect(fight(die).where('R-III-33')).toEqual(['1503*']);
  });

  test('KY-9.3.f KY-9.3.R2 is not rolled below odds of 1; such a melee may be declared, and tires the attackers', () => {
    const m = meleeOf(5, 'JP', {
      'J-III-4': '1604',
      'J-I-16': '1802',
      'R-III-33': '1503',
      'R-II-34': '1801',
    }).play(melee('1503', 'J-III-4'));
    expect(m.rolls).toEqual([]);
    expect(m.where('J-III-4', 'R-III-33')).toEqual(['1604*', '1503']);
  });

  test('KY-9.3.R3 eliminates with every face from odds of 7 on, with none at odds of 1', () => {
    const mob = { 'J-I-4': '1505', 'J-II-4': '1506', 'J-III-4': '1606', 'J-I-29': '1705', 'R-I-33*': '1605' };
    const m = meleeOf(5, 'JP', mob, [6]);
    expect(sum(5, mob, '1605', 'J-I-4', 'J-III-4', 'J-I-29').sum).toEqual([12, 2, 6]);
    expect(m.clauseOf(melee('1605', 'J-II-4', 'J-I-4'))).toBe('KY-9.1.1.b');
    const more = { ...mob, 'J-II-4': '1604', 'R-I-33*': '1605' };
    const sure = meleeOf(5, 'JP', more, [6]).play(melee('1605', 'J-I-4', 'J-II-4', 'J-III-4', 'J-I-29'));
    expect(sure.rolls[0]?.outcomes).toEqual([[6, 'eliminated']]);
    expect(sure.where('R-I-33')).toEqual(['out']);
    const one = meleeOf(5, 'JP', { 'J-III-4': '1604', 'R-III-33*': '1503' }, [1]).play(
      melee('1503', 'J-III-4'),
    );
    expect(one.rolls[0]?.outcomes).toEqual([
      [1, 'retreat'],
      [6, 'none'],
    ]);
  });

  test.each([
    [1, true],
    [6, false],
  ])('is kept until the phase is over, with whether it came to anything: die %i', (die, effect) => {
    const units = { ...three, 'J-II-29': '1602', 'R-I-33': '1702' };
    const m = meleeOf(5, 'JP', units, [die]).play(all, ...(effect ? [stay] : []));
    expect(m.state.fought?.map((one) => one.effect)).toEqual([effect]);
  });

  test('is explained before it is rolled: odds, modifiers, chances, who tires and who falls back', () => {
    const form = meleeOf(5, 'JP', { 'J-III-4': '1604', 'R-III-33*': '1503' }).question.forms.find(
      (f) => f.do === 'melee',
    );
    const explain = form?.fields[1]?.walk.explain?.({ do: 'melee', target: '1503' }, ['J-III-4']);
    expect(explain?.lines).toEqual([
      { key: 'explain.odds', attack: 4, defence: 4, odds: 1 },
      { key: 'explain.tires', units: ['J-III-4'] },
      { key: 'explain.fallsBack', units: ['R-III-33'] },
    ]);
    expect(explain?.chances).toEqual([
      { result: 'retreat', of: 1, in: 6 },
      { result: 'none', of: 5, in: 6 },
    ]);
  });
});
