/** Position files: what stands at the beginning of a procedure. */
import { describe, expect, test } from 'vitest';
import { battle, begin, card, hands, match, to } from '../support.js';

describe('a combat that a position begins with', () => {
  test('TS-4.2.f TS-4.2.m an enemy port that was just entered is no base yet: both sunk, it stays a port under the umbrella', () => {
    const m = battle(2, 'philippines', 'J', 'jp_mikuma us_houston', {}, {}, [6, 6, 6, 6], {
      indochina: 'j_air_1',
    }).play('yes');
    expect(m.where('jp_mikuma', 'us_houston')).toEqual(['out', 'out']);
    expect(m.control('philippines')).toEqual(['A']);
  });
  test('TS-4.2.t shows the port as its owner still holds it', () => {
    const m = battle(2, 'philippines', 'J', 'jp_mikuma us_houston');
    expect(m.control('philippines')).toEqual(['A']);
  });
  test('TS-4.2.m TS-4.2.p an own port that the enemy held is his until his units are gone', () => {
    const m = battle(2, 'truk', 'J', 'jp_mikuma us_houston', {}, {}, [6, 1, 1, 1]);
    expect(m.control('truk')).toEqual(['A:2b']);
    expect(m.play('yes').control('truk')).toEqual(['J']);
  });
  test('TS-4.2.c a base shows who had it before the entry', () => {
    expect(battle(2, 'rabaul', 'J', 'jp_mikuma us_houston').control('rabaul')).toEqual(['A']);
    expect(battle(2, 'rabaul', 'A', 'jp_mikuma us_houston').control('rabaul')).toEqual(['J']);
  });
  test('TS-8.4.e the loser who leaves an enemy port leaves it as it was', () => {
    const m = battle(2, 'truk', 'A', 'us_chester jp_kako', {}, {}, [1, 1], {
      johnston: 'us_chicago',
      samoa: 'a_air_1',
    });
    expect(m.play('yes', 'no', 'no', to('samoa')).control('truk')).toEqual(['J']);
  });
});

test('TS-5.1.b TS-4.2.u turn 0 begins with Hawaii in Allied hands, and ends so', () => {
  const m = match(0, {}, { clear: false, ...begin('turn0') }, [1]);
  expect([m.now, ...m.control('hawaii')]).toEqual(['J allot', 'A']);
});

test('TS-7.3.c a supply procedure of turn 1 knows events', () => {
  const where = { philippines: 'us_chester', japan: 'jp_kako' };
  const more = {
    points: { philippines: { owner: 'J' } },
    ...hands('C16', 'C01 C02'),
    ...begin('capture', { side: 'A' }),
  };
  expect(match(1, where, more).play(card('J16')).now).toBe('J fortify');
  const fight = battle(1, 'midway', 'J', 'jp_kako us_chester', {}, hands('C11', 'C10'));
  expect(fight.now).toBe('J surface');
  expect(
    battle(2, 'midway', 'J', 'jp_kako us_chester', {}, hands('C11', 'C10')).play('none', 'none').now,
  ).toBe('J surface');
});
