/** The practice opponent over whole matches: much better than chance. */
import { describe, expect, test } from 'vitest';
import { atRandom, practised, tally } from '../../support/duel.js';
import { game } from '../support.js';

describe('whole matches', () => {
  test('are won against a random player, as Japan and as the Allies', () => {
    const planner = practised(game);
    expect(tally(game, { J: planner, A: atRandom }, 1)).toEqual({ J: 1, A: 0 });
    expect(tally(game, { J: atRandom, A: planner }, 3).A).toBeGreaterThanOrEqual(2);
  }, 300_000);
});
