/** Chapter 10: reorganisation, and chapter 11: what the rules do not contain. */
import { describe, expect, test } from 'vitest';
import components from '../../../../src/games/kyuchorei/components/components.json' with { type: 'json' };
import { createKyuchorei } from '../../../../src/games/kyuchorei/index.js';
import { unitValue } from '../../../../src/games/kyuchorei/rules/odds.js';
import { Session } from '../../../../src/referee/index.js';
import { file, game, givenChance, match, pack, situation } from '../support.js';

const reorganise = { do: 'choose', mode: 'reorganise' };

describe('reorganisation', () => {
  test('KY-10.0.a KY-10.0.R1 recovers every own unit outside enemy zones of control, unasked and without a die', () => {
    const m = match(5, 'J2', {
      'J-III-4*': '1503',
      'J-II-4*': '1603',
      'J-I-4*': '2007',
      'R-III-33*': '1502',
    }).play(reorganise);
    expect(m.where('J-III-4', 'J-II-4', 'J-I-4', 'R-III-33')).toEqual(['1503', '1603*', '2007', '1502*']);
    expect(m.rolls).toEqual([]);
    expect(m.log).toContainEqual({ key: 'reorganise', side: 'JP', units: ['J-I-4', 'J-III-4'], n: 2 });
  });

  test('KY-10.0.b cannot be chosen by night', () => {
    const m = match(3, 'J2', { 'J-III-4*': '1503', 'J-II-4*': '1603', 'R-III-33': '1502' });
    expect(m.clauseOf(reorganise)).toBe('KY-10.0.b');
  });

  test('KY-10.0.R2 reaches a unit in a fort with enemies all around in the open, but not next to an enemy in a fort', () => {
    const around = {
      'R-I-33': '1502',
      'R-II-33': '1403',
      'R-I-34': '1504',
      'R-II-34': '1603',
      'R-IV-33': '1604',
    };
    expect(
      match(5, 'J2', { 'J-III-4*': '1503', ...around })
        .play(reorganise)
        .where('J-III-4'),
    ).toEqual(['1503']);
    expect(
      match(5, 'J2', { 'J-III-4*': '1503', 'R-II-33': '1404' }).play(reorganise).where('J-III-4'),
    ).toEqual(['1503*']);
  });
});

describe('disorder', () => {
  test('KY-10.0.c halves both values, fractions dropped', () => {
    const state = situation(5, 'J1', { 'J-I-4*': '1606', 'R-I-33*': '1101', 'J-II-4': '1607' });
    const values = (id: string) => {
      const unit = pack.units.findIndex((u) => u.id === id);
      return [unitValue(pack, state, unit, 'fire'), unitValue(pack, state, unit, 'melee')];
    };
    expect([values('J-I-4'), values('R-I-33'), values('J-II-4')]).toEqual([
      [2, 2],
      [1, 2],
      [4, 4],
    ]);
    for (const u of pack.units)
      expect([u.fire.disordered, u.melee.disordered]).toEqual([
        Math.floor(u.fire.ordered / 2),
        Math.floor(u.melee.ordered / 2),
      ]);
  });

  test('KY-10.0.R3 lets a unit whose halved value is 0 fight, adding nothing, and tires it', () => {
    const weak = structuredClone(components);
    for (const unit of weak.units)
      if (unit.side === 'JP')
        Object.assign(unit, { melee: 1, disorderedMelee: 0, fire: 1, disorderedFire: 0 });
    const rules = createKyuchorei(weak);
    const read = rules.position.read(
      file(5, 'J2', { 'J-III-4*': '1604', 'J-II-4': '1504', 'R-III-33': '1503' }, { chosen: 'melee' }),
    );
    if ('fault' in read) throw new Error(read.fault.message);
    const session = new Session(rules, read.state, { chance: givenChance([]) });
    expect(session.give('JP', { do: 'melee', target: '1503', units: ['J-II-4', 'J-III-4'] })).toBeUndefined();
    expect(session.draftLog[0]).toMatchObject({ key: 'melee.void', attack: 1 });
    expect(session.questions[0]).toMatchObject({ kind: 'fatigue', about: { units: ['J-III-4'] } });
  });
});

describe('what the rules do not contain', () => {
  test('KY-11.a is not in the state: no supply, facing, stacks, leaders, events', () => {
    const state = game.rules.start({ scenario: 'standard', options: {} });
    expect(Object.keys(state).sort()).toEqual(['step', 'turn', 'units']);
    expect(Object.keys(state.units[0] ?? {}).sort()).toEqual([
      'at',
      'attacked',
      'disordered',
      'fired',
      'firedAt',
      'moved',
    ]);
    expect(game.scenarios.map(({ options }) => options)).toEqual([[]]);
  });

  test('KY-11.b is anything hidden: both sides and a spectator see the same', () => {
    const state = situation(5, 'J1', { 'J-III-4*': '1503', 'R-III-33': '1502' });
    const bodies = ['JP', 'RU', 'spectator'].map((viewer) => game.position.view(state, viewer).body);
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toEqual(bodies[2]);
    expect(game.position.hides).toBe(false);
    const order = { do: 'end' };
    expect(game.position.seen(state, 'JP', order, 'RU')).toBe(order);
  });
});
