/**
 * The law of docs/decisions/views.md, end to end: the pages, mails, pictures and exports of two houses that
 * differ in a secret are the same bytes.
 */
import { describe, expect, test } from 'vitest';
import { ROWS } from '../games.js';
import { compareServices } from './service.js';

/** Comparisons of each kind of difference. */
export const LOOKS = 17;
/** Of a game that hides something every map is compared as a picture too. */
const PICTURES = 50;
const PATIENCE = 1_200_000;
const SHARES = 4;

/**
 * Every fourth game, so that several files, and with them all processors, share the work. A new game joins by
 * itself.
 */
export function describeShare(share: 0 | 1 | 2 | 3): void {
  const rows = ROWS.filter((_, i) => i % SHARES === share);
  describe.each(rows)('$game.id', (row) => {
    test(
      `composes the same pages, mails, pictures, exports and refusals: ${LOOKS} looks each at a twin, other standing orders, a draft`,
      async () => {
        const { looks, leaks, pictures } = await compareServices(row, LOOKS);
        expect(leaks).toEqual([]);
        expect(
          Math.min(looks.standing, looks.draft, row.game.hides ? looks.state : LOOKS),
        ).toBeGreaterThanOrEqual(LOOKS);
        expect(pictures).toBeGreaterThanOrEqual(row.game.hides ? PICTURES : 1);
      },
      PATIENCE,
    );
  });
}
