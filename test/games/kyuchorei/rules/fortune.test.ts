/** Whose luck a roll is: the sheet of a match's dice is reckoned from it. */
import { describe, expect, test } from 'vitest';
import { fortunes } from '../../../../src/games/kyuchorei/rules/fortune.js';

const luck = (purpose: string, active?: string) => fortunes({ purpose, active, before: [], next: undefined });

describe('whose luck a roll is', () => {
  test.each(['fire', 'melee'])(
    'KY-8.3.c KY-9.3.c a low die of %s is good for the one who attacks',
    (purpose) => {
      for (const side of ['JP', 'RU']) expect(luck(purpose, side)).toEqual([{ side, better: 'low' }]);
    },
  );

  test('a die in nobody’s phase is nobody’s luck', () => {
    expect(luck('fire')).toEqual([]);
  });
});
