import { describe, expect, test } from 'vitest';
import { spoken } from '../web/spoken.js';
import { rowOf } from './games.js';
import { comparePairs } from './memory/pairs.js';
import { PLANTED } from './planted.js';

/** Fewer than the suite compares: what it takes so many pairs to find, it finds. */
const PAIRS = 600;

describe('a leak is found where', () => {
  test.each(PLANTED)('%s', (_, where, game) => {
    const [first = 'no leak'] = comparePairs(rowOf(game), PAIRS, spoken).leaks;
    expect(first).toMatch(new RegExp(`(^|: )${where}: `));
  });
});
