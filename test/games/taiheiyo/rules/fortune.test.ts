/** Whose luck a roll is, as the log around it tells: the sheet of a match's dice is reckoned from it. */
import { describe, expect, test } from 'vitest';
import { fortunes } from '../../../../src/games/taiheiyo/rules/fortune.js';
import type { Entry } from '../../../../src/referee/index.js';

const luck = (purpose: string, before: readonly Entry[], next?: Entry) =>
  fortunes({ purpose, active: 'J', before, next });
const fire = (side: string): Entry => ({ key: 'fire', side });

describe('whose luck a roll is', () => {
  test('TS-7.1.e initiative is one die against the other', () => {
    expect(luck('initiative', [])).toEqual([
      { side: 'J', better: 'high', weights: [1, -1] },
      { side: 'A', better: 'high', weights: [-1, 1] },
    ]);
  });

  test.each(['J', 'A'])('TS-8.2.d many hits are good for %s who fired, whoever fired before', (side) => {
    const other = side === 'J' ? 'A' : 'J';
    for (const purpose of ['air', 'surface', 'submarine'])
      expect(luck(purpose, [fire(other)], fire(side))).toEqual([{ side, better: 'high' }]);
  });

  test('TS-5.1.b the raids of turn 0 are the Japanese side’s', () => {
    expect(luck('pearl_harbor', [], { key: 'turn0' })).toEqual([{ side: 'J', better: 'high' }]);
    expect(luck('damage', [{ key: 'turn0' }])).toEqual([{ side: 'A', better: 'low' }]);
  });

  test.each(['J', 'A'])('TS-8.2.i little damage is good for the side at which %s fired last', (side) => {
    const other = side === 'J' ? 'A' : 'J';
    const before = [fire(other), fire(side), { key: 'damage', side: other }];
    expect(luck('damage', before)).toEqual([{ side: other, better: 'low' }]);
  });

  test('points are good for the side of the line that tells of them', () => {
    expect(luck('points', [fire('J')], { key: 'points', side: 'A' })).toEqual([
      { side: 'A', better: 'high' },
    ]);
  });

  test('a die of which no line tells is nobody’s luck', () => {
    expect([
      luck('damage', []),
      luck('air', []),
      luck('air', [], { key: 'moved', side: 'J' }),
      luck('points', [], { key: 'points', side: 3 }),
    ]).toEqual([[], [], [], []]);
  });
});
