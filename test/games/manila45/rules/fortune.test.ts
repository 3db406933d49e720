/** Whose luck a roll is: the sheet of a match's dice is reckoned from it. */
import { describe, expect, test } from 'vitest';
import { fortunes } from '../../../../src/games/manila45/rules/fortune.js';

const luck = (purpose: string, active?: string) =>
  fortunes({ purpose, active, before: [], next: undefined }).map(({ side, better }) => [side, better]);

describe('whose luck a roll is', () => {
  test.each(['attack', 'bridge', 'building'])(
    'a low die of %s is good for the side whose phase it is',
    (purpose) => {
      expect([luck(purpose, 'US'), luck(purpose, 'JP')]).toEqual([[['US', 'low']], [['JP', 'low']]]);
    },
  );

  test('MN-5.3.b defensive fire is the luck of the side that does not move', () => {
    expect([luck('defensiveFire', 'US'), luck('defensiveFire', 'JP')]).toEqual([
      [['JP', 'low']],
      [['US', 'low']],
    ]);
  });

  test('MN-5.4.c rubble is no better for anybody', () => {
    expect(luck('rubble', 'US')).toEqual([['US', null]]);
  });

  test('a die on the table alone, or in nobody’s phase, is nobody’s luck', () => {
    expect([luck('combatTable', 'US'), luck('attack')]).toEqual([[], []]);
  });
});
