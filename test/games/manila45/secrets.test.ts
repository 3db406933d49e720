/** The law of docs/decisions/views.md for this game, as for those of the registry: pairs of matches that a viewer cannot tell apart. */
import { expect, test } from 'vitest';
import { rowOf } from '../../secrets/games.js';
import { comparePairs } from '../../secrets/memory/pairs.js';
import { game } from './support.js';

const PAIRS = 150;

test(`MN-6.5.a MN-6.5.e shows no viewer which of two matches he is in: ${PAIRS} pairs`, () => {
  const { pairs, leaks } = comparePairs(rowOf(game), PAIRS);
  expect(leaks).toEqual([]);
  expect(pairs.state).toBeGreaterThan(PAIRS / 3);
}, 300_000);
