/** Chapter 6.0: zones of control. */
import { describe, expect, test } from 'vitest';
import type { SideId } from '../../../../src/games/kyuchorei/components/pack.js';
import { hexIndex } from '../../../../src/games/kyuchorei/components/pack.js';
import { hexNames, inZoneOf } from '../../../../src/games/kyuchorei/rules/zoc.js';
import {
  fire,
  fireOf,
  goals,
  melee,
  meleeOf,
  movementOf,
  pack,
  retreats,
  situation,
  type Units,
} from '../support.js';

const zone = (side: SideId, units: Units) => {
  const state = situation(5, 'J1', units);
  return hexNames(
    pack,
    [...pack.hexes.keys()].filter((hex) => inZoneOf(pack, state, side, hex)),
  );
};
const neighbours = (id: string) => hexNames(pack, pack.hexes[hexIndex(pack, id)]?.neighbours ?? []);

describe('a zone of control', () => {
  test('KY-6.0.a KY-6.0.R1 is the adjacent hexes, the own one not', () => {
    expect(zone('JP', { 'J-I-4': '1706' })).toEqual(neighbours('1706'));
    expect(zone('RU', { 'R-IV-36': '1101' })).toEqual(['1102', '1201', '1202']);
  });

  test('KY-6.0.b hinders the enemy, never the own side', () => {
    expect(goals(movementOf(5, 'JP', { 'J-I-4': '1606', 'J-II-4': '1605' }), 'J-I-4')).toContain('1604');
    expect(goals(movementOf(5, 'JP', { 'J-I-4': '1606', 'R-I-33': '1604' }), 'J-I-4')).not.toContain('1703');
  });

  test('KY-6.0.c of both sides may cover the same hex', () => {
    const units = { 'J-I-4': '1606', 'R-I-33': '1604' };
    expect(zone('JP', units)).toContain('1605');
    expect(zone('RU', units)).toContain('1605');
  });

  test('KY-6.0.d is no stronger for being double', () => {
    const once = goals(movementOf(5, 'JP', { 'J-I-4': '1806', 'R-I-33': '1704' }), 'J-I-4');
    const twice = goals(
      movementOf(5, 'JP', { 'J-I-4': '1806', 'R-I-33': '1704', 'R-II-33': '1703' }),
      'J-I-4',
    );
    expect(once).toContain('1705');
    expect(twice).toContain('1705');
    expect(zone('RU', { 'R-I-33': '1704', 'R-II-33': '1703' })).toContain('1804');
  });

  test('KY-6.0.e belongs to disordered units too', () => {
    expect(zone('RU', { 'R-I-33*': '1706' })).toEqual(neighbours('1706'));
  });

  test('KY-6.0.f does not reach into a fort from outside, on either side', () => {
    expect(zone('JP', { 'J-I-4': '1604' })).not.toContain('1503');
    expect(zone('RU', { 'R-III-34': '1403' })).not.toContain('1404');
    expect(zone('RU', { 'R-III-34': '1403' })).not.toContain('1503');
  });

  test('KY-6.0.g reaches from a fort into every adjacent hex, other forts included, on either side', () => {
    expect(zone('RU', { 'R-III-33': '1503' })).toEqual(neighbours('1503'));
    expect(zone('JP', { 'J-III-4': '1503' })).toContain('1404');
  });

  test('KY-6.0.R1 covers occupied hexes; a friend there does not take it off', () => {
    expect(zone('RU', { 'R-III-33': '1503', 'R-II-33': '1403', 'J-I-4': '1604' })).toEqual(
      expect.arrayContaining(['1403', '1604']),
    );
    const through = goals(
      movementOf(5, 'JP', { 'J-I-4': '1605', 'J-II-4': '1604', 'R-III-33': '1503' }),
      'J-I-4',
    );
    expect(through).toContain('1604');
    expect(through).not.toContain('1603');
  });

  test('KY-6.0.R2 is not needed for fire and melee: a unit in the open may attack a fort', () => {
    const units = { 'J-III-4': '1604', 'R-III-33': '1503' };
    expect(fireOf(5, 'JP', units, [6]).play(fire('1503', 'J-III-4')).rolls).toHaveLength(1);
    expect(
      meleeOf(5, 'JP', { ...units, 'J-II-4': '1504' }, [6]).play(melee('1503', 'J-II-4', 'J-III-4')).rolls,
    ).toHaveLength(1);
  });

  test('KY-6.3.a closes a hex to a retreat', () => {
    expect(retreats(2, { 'J-III-4': '1604', 'R-III-33*': '1503' }, 'R-III-33')).toEqual([
      '1403',
      '1404',
      '1502',
    ]);
  });
});
