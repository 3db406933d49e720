/** The clause that each modifier is said with, in the log as before the roll. */
import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../../../../src/referee/index.js';
import { attack, match, type Units } from '../../support.js';

type Named = Readonly<Record<string, string | undefined>>;

const named = (modifiers: readonly Modifier[]): Named =>
  Object.fromEntries(modifiers.map(({ reason, clause }) => [reason, clause]));

/** The modifiers of one attack with their clauses. */
function clauses(phase: 'C' | 'E', units: Units, target: string, by: readonly string[], more = {}): Named {
  const m = match(phase, units, { turn: 3, rubble: ['3724'] }, [6]);
  m.play(attack(target, by, more));
  return named(m.rolls.at(-1)?.modifiers ?? []);
}

describe('every modifier names its clause', () => {
  test('MN-10.12.a MN-10.12.g Urban terrain and anti-aircraft fire', () => {
    const air = { air: ['US-AIR-1'] };
    expect(clauses('C', { MP: '3228', '25-1': '3225' }, '3228', [], air)).toEqual({
      urban: 'MN-10.12.a',
      flak: 'MN-10.12.g',
    });
  });
  test('MN-10.12.b MN-10.12.f MN-10.12.h Heavy Structure, wall and close assault', () => {
    expect(clauses('C', { '1/129': '4022', MP: '3921' }, '3921', ['1/129'])).toEqual({
      heavy: 'MN-10.12.b',
      wall: 'MN-10.12.f',
      closeAssault: 'MN-10.12.h',
    });
  });
  test('MN-10.12.c rubble', () => {
    const rubble = clauses('C', { MP: '3724' }, '3724', [], { air: ['US-AIR-1'] });
    expect(rubble.rubble).toBe('MN-10.12.c');
  });
  test('MN-10.12.d uphill and downhill', () => {
    const up = clauses('C', { '1/129': '2124', MP: '2024' }, '2024', ['1/129']);
    const down = clauses('C', { '1/129': '2024', MP: '2124' }, '2124', ['1/129']);
    expect([up.uphill, down.downhill]).toEqual(['MN-10.12.d', 'MN-10.12.d']);
  });
  test('MN-10.12.j a river that is assaulted over', () => {
    expect(clauses('C', { '1/129': '3020', MP: '3120' }, '3120', ['1/129']).river).toBe('MN-10.12.j');
  });
  test('MN-10.13.a both bands of range', () => {
    const from = (at: string) => clauses('C', { '61': at, MP: '2930' }, '2930', ['61']);
    expect([from('2926'), from('2925')]).toEqual([{ range2: 'MN-10.13.a' }, { range5: 'MN-10.13.a' }]);
  });
  test('MN-10.14.a armour', () => {
    expect(clauses('E', { 'A/44': '2928', '1/1Ind': '2929' }, '2928', ['1/1Ind']).armour).toBe('MN-10.14.a');
  });
  test('MN-10.22.d flame and gasoline', () => {
    const units: Units = { '1/129': '3227', '2/129': '3229', MP: '3228' };
    expect(clauses('C', units, '3228', ['1/129', '2/129'], { fga: 'yes' }).fga).toBe('MN-10.22.d');
  });
});
