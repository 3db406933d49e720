/**
 * The law of docs/decisions/views.md, in memory: cheap surfaces, many pairs. The whole service is compared in
 * test/secrets/service/service.test.ts.
 */
import { describe, expect, test } from 'vitest';
import { ROWS } from '../games.js';
import { comparePairs } from './pairs.js';

const PAIRS = 2_000;
const PATIENCE = 1_200_000;

/** Every second game, so that two files, and with them two processors, share the work. */
export function describeHalf(half: 0 | 1): void {
  const rows = ROWS.filter((_, i) => i % 2 === half);
  describe.each(rows)('$game.id', (row) => {
    test(
      `shows no viewer which of two matches he is in: ${PAIRS} pairs, by view, scene, words, log, forms, refusals and pauses`,
      () => {
        const { pairs, leaks } = comparePairs(row, PAIRS);
        expect(leaks).toEqual([]);
        expect(pairs.state + pairs.standing + pairs.orders).toBeGreaterThanOrEqual(PAIRS);
        // Of a game that hides something half of the pairs are twins.
        expect(pairs.state).toBeGreaterThanOrEqual(row.game.hides ? PAIRS / 2 : 0);
      },
      PATIENCE,
    );
  });
}
