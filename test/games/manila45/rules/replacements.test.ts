/** Chapter 7: reinforcements and replacements. */
import { describe, expect, test } from 'vitest';
import { attack, end, hold, idOf, match, move, stop, type Units } from '../support.js';

const replace = (unit: string, host: string, more: object = {}) => ({
  do: 'replace',
  unit: idOf(unit),
  host: idOf(host),
  ...more,
});
const A = (units: Units, turn = 2, more = {}) => match('A', units, { turn, ...more });

describe('replacements', () => {
  test('MN-7.1.a MN-7.5.a six air units from turn 3', () => {
    const air = (turn: number) =>
      match('C', { MP: '3625!' }, { turn }, [6]).session.give('US', {
        ...attack('3625', []),
        air: [1, 2, 3, 4, 5, 6].map((n) => `US-AIR-${n}`),
      })?.clause;
    expect([air(2), air(3)]).toEqual(['MN-10.23.a', undefined]);
  });
  test('MN-7.2.a MN-7.2.c one of each formation, four in all, from turn 2', () => {
    const m = A({ '1/5': '2828', '1/129': '3230', '1/511': '2203', '117': '2830' });
    m.play(
      replace('2/5', '1/5'),
      replace('2/129', '1/129'),
      replace('2/511', '1/511'),
      replace('532', '117'),
    );
    expect(m.where('2/5', '2/129', '2/511', '532')).toEqual(['2828', '3230', '2203', '2830']);
    expect(m.offered('replace', 'unit')).toEqual([]);
    expect(match('A', { '1/5': '2828' }, { turn: 1 }).clauseOf(replace('2/5', '1/5'))).toBe('MN-7.2.a');
  });
  test('MN-7.2.b what is not used is lost', () => {
    const m = A({ '1/5': '2828', '2/5': '2829' }, 4);
    m.play(end, end, end, end, end);
    expect(m.state.step).toBe('A');
    m.play(replace('1/7', '1/5'));
    expect(m.clauseOf(replace('2/7', '2/5'))).toBe('MN-7.2.a');
  });
  test('MN-7.2.b nothing of what was taken is kept after the phase', () => {
    const m = A({ '1/5': '2828' }, 4);
    m.play(replace('1/7', '1/5'));
    expect(m.state.replaced).toEqual(['1CAV']);
    m.play(end);
    expect(m.state.replaced).toEqual([]);
  });
  test('MN-7.2.d MN-10.16.b a unit may come back again and again', () => {
    const units = { '1/7': '2929', '2/7': '3029', '1/1Ind': '2931' };
    const m = match('A', units, { turn: 3 }, [1]);
    m.play(replace('2/5', '1/7'), end, end, end, move('1/1Ind', '2930'), hold, stop, end);
    m.play(attack('2929', ['1/1Ind']), hold, end);
    expect([m.state.turn, ...m.where('2/5')]).toEqual([4, 'out']);
    m.play(replace('2/5', '2/7'));
    expect(m.where('2/5')).toEqual(['3029']);
    expect(A({ '1/5': '2828', '2/5': '2829' }).clauseOf(replace('2/5', '1/5'))).toBe('MN-7.2.d');
  });
  test('MN-7.3.a the host is of the same formation and has no Japanese unit beside it', () => {
    expect(A({ '1/129': '2828' }).clauseOf(replace('2/5', '1/129'))).toBe('MN-7.3.a');
    expect(A({ '117': '2828' }).clauseOf(replace('2/5', '117'))).toBe('MN-7.3.a');
    expect(A({ '1/5': '2828', MP: '2829' }).clauseOf(replace('2/5', '1/5'))).toBe('MN-7.3.a');
  });
  test('MN-7.3.b the host has room', () => {
    expect(A({ '1/5': '2828', '2/5': '2828' }).clauseOf(replace('1/7', '1/5'))).toBe('MN-7.3.b');
    expect(A({ '1/5': '2828', '117': '2828' }).clauseOf(replace('1/7', '1/5'))).toBe('MN-7.3.b');
  });
  test('MN-7.3.c without a host nothing can be taken, and nothing later', () => {
    const m = A({ '1/5': '2828', MP: '2829!' });
    expect(m.offered('replace', 'unit')).toEqual([]);
    m.play(end);
    expect(m.refused(replace('2/5', '1/5')).code).toBe('shape');
  });
  test('MN-7.3.d MN-9.3.b a replacement is placed without a shot', () => {
    const m = A({ '1/5': '2828', '75-1': '3024' });
    m.play(replace('2/5', '1/5'));
    expect([m.question.kind, m.rolls.length]).toEqual(['replacement', 0]);
    expect(m.clauseOf({ do: 'move', unit: idOf('2/5'), to: '2829' })).toBe('MN-7.3.d');
  });
  test('MN-7.4.a it moves and fights in the same turn', () => {
    const m = A({ '1/5': '2828' });
    m.play(replace('2/5', '1/5'), end, move('2/5', '2829'));
    expect(m.question.about?.left).toBe(15);
  });
  test('MN-6.5.i a replacement lies on top of its host, or below it', () => {
    const above = A({ '1/5': '2828' });
    above.play(replace('2/5', '1/5'));
    expect(Object.keys(above.units('JP')).filter((id) => id.startsWith('US'))).toEqual([idOf('2/5')]);
    const below = A({ '1/5': '2828' });
    below.play(replace('2/5', '1/5', { top: idOf('1/5') }));
    expect(Object.keys(below.units('JP')).filter((id) => id.startsWith('US'))).toEqual([idOf('1/5')]);
    const said = { key: 'replaced', at: '2828', formation: '1CAV' };
    expect(above.log).toContainEqual({ ...said, units: [idOf('2/5')] });
    expect(below.log).toContainEqual({ ...said, units: [] });
    expect(below.log.some((entry) => JSON.stringify(entry).includes(idOf('2/5')))).toBe(false);
    expect(below.clauseOf(replace('1/7', '2/5', { top: idOf('117') }))).toMatch(/^MN-/);
    above.play(end);
    below.play(end);
    expect([above.told('US'), below.told('US')]).toEqual([
      [],
      [{ key: 'replaced.below', unit: idOf('2/5'), at: '2828' }],
    ]);
  });
});
