/** Rules 2.2.3 and 2.3.3: zones and control. */
import { describe, expect, test } from 'vitest';
import { hexIds, hexIndex } from '../../../../src/games/witp/components/pack.js';
import { surveyOf } from '../../../../src/games/witp/state/survey.js';
import { faultOf, file, pack, position, type Where } from '../support.js';

const survey = (where: Where) => surveyOf({ pack, state: position(file(5, 'supply', where)) });

const zone = (where: Where, side: 'J' | 'A') => {
  const found = survey(where).zone[side];
  return hexIds(
    pack,
    [...found.keys()].filter((hex) => found[hex] === 1),
  );
};

const control = (where: Where, hex: string) => survey(where).control[hexIndex(pack, hex)];

describe('air zones', () => {
  const where = { '1008': 'J-A1 J-L1', '1009': 'U-A1 U-L1', '0909': 'B-A1! B-L1' };

  test('WP-2.2.3.a WP-2.2.3.e WP-2.2.3.h WP-2.2.3.l WP-2.2.3.g E-2.2.3 cover the neighbours but those with full enemy Air', () => {
    expect(zone(where, 'J')).toEqual(['0908', '0909', '1007', '1108', '1109']);
    expect(zone(where, 'A')).toEqual(['0909', '0910', '1010', '1109', '1110']);
  });

  test('WP-2.2.3.d WP-2.2.3.i do not cover their own hex, and carriers have none', () => {
    expect(zone({ '1008': 'J-A1' }, 'J')).not.toContain('1008');
    expect(zone({ '1008': 'J-C1' }, 'J')).toEqual([]);
  });

  test('WP-2.2.3.j reach over mountains and solid hexsides', () => {
    expect(zone({ '0404': 'J-A1' }, 'J')).toContain('0405');
    expect(zone({ '0908': 'J-A1' }, 'J')).toContain('0909');
  });
});

describe('control of a base', () => {
  test('WP-2.3.3.b WP-2.3.3.f goes by its colour while nobody is there', () => {
    expect([control({}, '0806'), control({}, '0605')]).toEqual(['A', 'J']);
  });

  test('WP-2.3.3.c WP-2.3.3.d goes over to enemy land alone', () => {
    expect(control({ '0606': 'J-L1' }, '0606')).toBe('J');
  });

  test('WP-2.3.3.e stays with the colour while both are there', () => {
    expect(control({ '0606': 'J-L1 U-L1' }, '0606')).toBe('A');
    expect(control({ '0605': 'J-L1 U-L1' }, '0605')).toBe('J');
  });

  test('WP-2.3.3.h land aboard does not count', () => {
    expect(control({ '0606': 'J-N1 J-L1@J-N1' }, '0606')).toBe('A');
  });

  test('WP-2.3.3.g Chungking is Allied unless Japanese land is there alone', () => {
    expect([control({}, '0404'), control({ '0404': 'J-L1' }, '0404')]).toEqual(['A', 'J']);
  });
});

describe('a position file', () => {
  test('WP-2.3.2.c WP-2.3.2.d WP-12.2.a WP-8.6.a with a unit where it cannot be names the place', () => {
    expect(faultOf(file(5, 'supply', { '0404': 'J-N1' }))).toBe('units.J-N1.at');
    expect(faultOf(file(5, 'supply', { '1105': 'J-L1' }))).toBe('units.J-L1.at');
    expect(faultOf(file(5, 'supply', { '0606': 'C-L1' }))).toBe('units.C-L1.at');
    expect(faultOf(file(5, 'supply', { '0606': 'J-C1 J-L1@J-C1' }))).toBe('units.J-L1.at');
  });

  test('with a card twice or an unknown word names the place', () => {
    expect(faultOf(file(5, 'event', {}, { hands: { J: ['1942-01'], A: ['1942-01'] } }))).toBe('hands');
    expect(faultOf(file(5, 'event', {}, { wind: 'north' }))).toBe('');
  });
});
