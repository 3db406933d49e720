/**
 * The law of docs/decisions/views.md, in memory: cheap surfaces, many pairs. The whole service is compared in
 * test/secrets/service/service.test.ts.
 */
import { describe, expect, test } from 'vitest';
import { effort } from '../../support/effort.js';
import { ROWS } from '../games.js';
import { comparePairs } from './pairs.js';

const PAIRS = effort(300, 2_000);
const PATIENCE = 1_200_000;

describe.each(ROWS)('$game.id', (row) => {
  test(
    `shows no viewer which of two matches he is in: ${PAIRS} pairs, by view, scene, words, log, forms, refusals and pauses`,
    () => {
      const { pairs, leaks } = comparePairs(row, PAIRS);
      expect(leaks).toEqual([]);
      expect(pairs.state + pairs.standing + pairs.orders).toBeGreaterThanOrEqual(PAIRS);
      // Of a game that hides something half of the pairs are twins.
      expect(pairs.state).toBeGreaterThanOrEqual(row.game.position.hides ? PAIRS / 2 : 0);
    },
    PATIENCE,
  );
});
