/** The practice opponent of Plum Creek, which the house makes of `worth` alone. */
import { expect, test } from 'vitest';
import author from '../../games/plumcreek/game.js';
import { completeGame } from '../../src/kit/house.js';
import { atRandom, duel, practised } from '../games/support/duel.js';

const game = completeGame(author);

/**
 * `npm run practice -- plumcreek --haste --against random --matches 50` plays a hundred: 98 won, 1 drawn, 1 lost.
 */
const SEEDS = [1];

test('beats a random player with either side', () => {
  for (const seed of SEEDS)
    for (const side of game.sides) {
      const players = Object.fromEntries(
        game.sides.map((one) => [one, one === side ? practised(game) : atRandom]),
      );
      expect([seed, side, duel(game, players, seed).result.winner]).toEqual([seed, side, side]);
    }
});
