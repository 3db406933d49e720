/** Whose luck a roll is: the sheet of a match's dice is reckoned from it. */
import { describe, expect, test } from 'vitest';
import { fortunes } from '../../../../src/games/squarepeg/rules/fortune.js';

const luck = (purpose: string, active?: string) =>
  fortunes({ purpose, active, before: [], next: undefined }).map(({ side, better }) => [side, better]);

describe('whose luck a roll is', () => {
  test.each(['NZ', 'JP'])('SP-6.2.b SP-7.2.n high dice keep %s fresh and serve its attacks', (side) => {
    expect([luck('fatigue', side), luck('combat', side)]).toEqual([[[side, 'high']], [[side, 'high']]]);
  });

  test('SP-6.3.c a low die brings the 30th, although no phase has begun', () => {
    expect(luck('arrival')).toEqual([['NZ', 'low']]);
  });

  test('SP-6.4.b where the ravine lies is no better for anybody', () => {
    expect(luck('ravine', 'NZ')).toEqual([['NZ', null]]);
  });

  test('SP-3.1.c which counter lies there is the Japanese side’s, whoever attacks, and none is better', () => {
    expect([luck('identity', 'NZ'), luck('identity')]).toEqual([[['JP', null]], [['JP', null]]]);
  });

  test('a die in nobody’s phase is nobody’s luck', () => {
    expect([luck('combat'), luck('fatigue')]).toEqual([[], []]);
  });
});
