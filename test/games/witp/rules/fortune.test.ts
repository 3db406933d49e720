/** Whose luck a roll is: the sheet of a match's dice is reckoned from it. */
import { describe, expect, test } from 'vitest';
import { fortunes } from '../../../../src/games/witp/rules/fortune.js';

const luck = (purpose: string, active?: string) =>
  fortunes({ purpose, active, before: [], next: undefined }).map(({ side, better }) => [side, better]);

describe('whose luck a roll is, whoever is active', () => {
  test.each([
    ['WP-5.1.b the white die adds points', 'whiteJ', 'J', 'high'],
    ['WP-5.1.b the white die adds points', 'whiteA', 'A', 'high'],
    ['WP-5.1.b the red die takes them', 'redJ', 'J', 'low'],
    ['WP-5.1.b the red die takes them', 'redA', 'A', 'low'],
    ['WP-9.3.a the die of a battle adds strength', 'battleJ', 'J', 'high'],
    ['WP-9.3.a the die of a battle adds strength', 'battleA', 'A', 'high'],
    ['WP-10.4.b submarines hit the stack on low totals', 'submarinesJ', 'J', 'high'],
    ['WP-10.4.b submarines hit the stack on low totals', 'submarinesA', 'A', 'high'],
    ['WP-X.sd.a Japan wins by a low total', 'suddenDeath', 'J', 'low'],
    ['WP-13.4.e the US enters by a high total', 'entry', 'A', 'high'],
  ])('%s: %s is the luck of %s, better when %s', (_, purpose, side, better) => {
    for (const active of ['J', 'A', undefined]) expect(luck(purpose, active)).toEqual([[side, better]]);
  });

  test('WP-13.2.d the die that decides between equal bids is nobody’s luck', () => {
    expect(luck('bid', 'J')).toEqual([]);
  });
});
