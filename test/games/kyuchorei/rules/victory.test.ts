/** Chapter 4: victory and sudden death. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heldForts } from '../../../../src/games/kyuchorei/rules/victory.js';
import { hexNames } from '../../../../src/games/kyuchorei/rules/zoc.js';
import {
  advance,
  end,
  fire,
  fireOf,
  goals,
  type Match,
  match,
  melee,
  meleeOf,
  move,
  movementOf,
  pack,
  retreat,
  situation,
  type Units,
} from '../support.js';

const held = (units: Units) => hexNames(pack, heldForts(pack, situation(8, 'R2', units)));
const resultOf = (m: Match) => (m.session.stop.at === 'ended' ? m.session.stop.result : undefined);
const atTheEnd = (units: Units) => resultOf(match(8, 'R2', units, { begin: { procedure: 'victory' } }));

describe('the end of turn 8', () => {
  test('KY-4.0.a comes after the second Russian phase, its last fatigue retreat included', () => {
    // The tired attacker must leave the fort, and that is what decides.
    const m = meleeOf(8, 'RU', { 'R-III-33*': '1503', 'J-III-4': '1604' }).play(melee('1604', 'R-III-33'));
    expect(m.question.kind).toBe('fatigue');
    m.play(retreat('R-III-33', '1502'), end);
    expect(resultOf(m)).toMatchObject({ winner: 'JP', clause: 'KY-4.0.b' });
  });

  test('KY-4.0.a is no end of turn 7', () => {
    const m = match(7, 'R2', { 'R-III-34': '1403', 'J-I-4': '2007' });
    m.play({ do: 'choose', mode: 'melee' }, end);
    expect(m.state.turn).toBe(8);
  });

  test('KY-4.0.b KY-4.1.c the Japanese win when no fort is held, empty ones included', () => {
    expect(atTheEnd({ 'R-III-34': '1403', 'R-IV-36': '1502', 'J-I-4': '1404' })?.winner).toBe('JP');
  });

  test('KY-4.0.c the Russians win in every other case', () => {
    expect(atTheEnd({ 'R-IV-33': '1801', 'J-I-4': '1404', 'J-I-16': '1602' })).toMatchObject({
      winner: 'RU',
      clause: 'KY-4.0.c',
    });
  });

  test('KY-4.0.R1 losing every unit ends nothing before turn 8', () => {
    const m = match(5, 'R2', { 'R-IV-36': '1301' }).play({ do: 'choose', mode: 'melee' }, end);
    expect([m.state.turn, m.question.side]).toEqual([6, 'RU']);
  });

  test('KY-4.0.R1 KY-4.0.R2 with no Russian left, or nobody at all, the Japanese win after turn 8', () => {
    expect(atTheEnd({ 'J-I-4': '2007' })?.winner).toBe('JP');
    expect(atTheEnd({})?.winner).toBe('JP');
    expect(resultOf(match(8, 'J1', {}))?.winner).toBe('JP');
  });

  test('KY-4.0.R2 with no Japanese left the Russians still need a fort', () => {
    expect(atTheEnd({ 'R-IV-36': '1301' })?.winner).toBe('JP');
    expect(atTheEnd({ 'R-IV-36': '1305' })?.winner).toBe('RU');
  });
});

describe('holding a fort', () => {
  test('KY-4.1.a KY-4.1.d a Russian in it holds it, disordered or not', () => {
    expect(held({ 'R-II-34': '1801' })).toEqual(['1801']);
    expect(held({ 'R-II-34*': '1801' })).toEqual(['1801']);
  });

  test('KY-4.1.b so does a Russian zone of control, unless a Japanese unit, disordered or not, stands there', () => {
    expect(held({ 'R-IV-33': '1602' })).toEqual(['1602', '1702']);
    expect(held({ 'R-IV-33': '1602', 'J-I-16': '1702' })).toEqual(['1602']);
    expect(held({ 'R-IV-33': '1602', 'J-I-16*': '1702' })).toEqual(['1602']);
  });

  test('KY-4.1.c a fort that is not held is mopped up', () => {
    expect(held({ 'R-IV-33': '1603' })).toEqual([]);
  });

  test('KY-4.1.R1 no fort is held exactly when no Russian stands in one', () => {
    const places = fc.uniqueArray(fc.nat(pack.hexes.length - 1), {
      minLength: pack.units.length,
      maxLength: pack.units.length,
    });
    const gone = fc.array(fc.boolean(), { minLength: pack.units.length, maxLength: pack.units.length });
    fc.assert(
      fc.property(places, gone, (hexes, out) => {
        const state = situation(8, 'R2', {});
        state.units.forEach((unit, i) => {
          unit.at = out[i] ? -1 : (hexes[i] ?? -1);
        });
        const inForts = pack.army.RU.filter((unit) => pack.forts.includes(state.units[unit]?.at ?? -1));
        return (heldForts(pack, state).length === 0) === (inForts.length === 0);
      }),
      { numRuns: 500, seed: 4 },
    );
  });
});

describe('sudden death', () => {
  const won = { winner: 'RU', key: 'suddenDeath', clause: 'KY-4.2.a' };

  test.each(['1505', '1902'])('KY-4.2.a KY-4.2.R3 a Russian in %s, one of the two, ends the match', (hq) => {
    const next = hq === '1505' ? '1506' : '1903';
    expect(resultOf(movementOf(5, 'RU', { 'R-I-33': next }).play(move('R-I-33', hq)))).toEqual(won);
  });

  test('KY-4.2.R1 by the first hex of a move, an advance, and every kind of retreat', () => {
    expect(resultOf(movementOf(5, 'RU', { 'R-I-33': '1504' }).play(move('R-I-33', '1505')))).toEqual(won);
    const assault = meleeOf(5, 'RU', { 'R-I-33': '1405', 'R-II-33': '1406', 'J-I-4*': '1505' }, [1]);
    expect(resultOf(assault.play(melee('1505', 'R-I-33', 'R-II-33'), advance('R-I-33')))).toEqual(won);
    const shot = fireOf(5, 'JP', { 'R-III-33*': '1504', 'J-III-4': '1503' }, [1]);
    expect(resultOf(shot.play(fire('1504', 'J-III-4'), retreat('R-III-33', '1505')))).toEqual(won);
    const beaten = meleeOf(5, 'JP', { 'R-III-33': '1504', 'J-III-4': '1503' }, [1]);
    expect(resultOf(beaten.play(melee('1504', 'J-III-4'), retreat('R-III-33', '1505')))).toEqual(won);
    const tired = meleeOf(5, 'RU', { 'R-III-33*': '1504', 'J-III-4': '1604' });
    expect(resultOf(tired.play(melee('1604', 'R-III-33'), retreat('R-III-33', '1505')))).toEqual(won);
  });

  test('KY-4.2.R1 no path leads on behind a headquarters', () => {
    const m = movementOf(5, 'RU', { 'R-I-34': '1803' });
    expect(m.clauseOf(move('R-I-34', '1902', '2002'))).toBe('KY-4.2.R1');
    expect(goals(movementOf(5, 'JP', { 'J-I-16': '1803' }), 'J-I-16')).toContain('2002');
  });

  test('KY-4.2.R2 what was done stays and nothing more is done: no fatigue after the advance', () => {
    const m = meleeOf(5, 'RU', { 'R-I-33': '1405', 'R-II-33': '1406', 'J-I-4*': '1505' }, [1]);
    m.play(melee('1505', 'R-I-33', 'R-II-33'), advance('R-I-33'));
    expect(m.where('R-I-33', 'R-II-33', 'J-I-4')).toEqual(['1505', '1406', 'out']);
  });

  test('KY-4.2.R2 but the markers of a fatigue check stand before its retreats', () => {
    const m = meleeOf(5, 'RU', { 'R-III-33*': '1504', 'R-I-33': '1603', 'J-III-4': '1604' }, [6]);
    m.play(melee('1604', 'R-III-33', 'R-I-33'), retreat('R-III-33', '1505'));
    expect(m.where('R-I-33', 'J-III-4')).toEqual(['1603*', '1604*']);
  });

  test('KY-4.2.R3 a Russian next to a headquarters, or his zone over it, is harmless', () => {
    const m = movementOf(5, 'RU', { 'R-I-33': '1503', 'J-I-4': '2007' }).play(move('R-I-33', '1504'), end);
    expect(m.session.stop.at).toBe('asked');
  });

  test('KY-4.2.R4 the moves before it must be legal, stacking at the end of the phase is not looked at', () => {
    const units = { 'R-I-33': '1305', 'R-II-33': '1405', 'R-III-33': '1504', 'J-I-29': '1607' };
    const m = movementOf(6, 'RU', units).play(move('R-I-33', '1405'));
    expect(m.clauseOf(move('R-III-33', '1604', '1607'))).toBe('KY-7.2.R1');
    expect(resultOf(m.play(move('R-III-33', '1505')))).toEqual(won);
    const crowded = movementOf(6, 'RU', units).play(move('R-II-33', '1406'));
    expect(crowded.clauseOf(move('R-I-33', '1406'))).toBe('KY-7.3.2.R3');
  });

  test('is not a matter of Japanese units', () => {
    const m = movementOf(5, 'JP', { 'J-I-4': '1506', 'R-I-33': '1101' }).play(move('J-I-4', '1505'));
    expect(m.session.stop.at).toBe('asked');
  });
});
