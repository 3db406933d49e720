/**
 * The law of docs/decisions/views.md, end to end: the pages, mails, pictures and exports of two houses that
 * differ in a secret are the same bytes.
 */
import { describe, expect, test } from 'vitest';
import { effort } from '../../support/effort.js';
import { spoken } from '../../web/spoken.js';
import { ROWS, rowOf } from '../games.js';
import { PLANTED_IN_PAGES } from '../planted.js';
import { compareServices } from './service.js';

/** Comparisons of each kind of difference. */
const LOOKS = effort(3, 17);
/** Looks in which every planted leak is found. */
const LOOKS_FOR_PLANTED = 17;
/** Of a game that hides something every map is compared as a picture too. */
const PICTURES = effort(8, 50);
const PATIENCE = 1_200_000;
/** The maps of the large games take minutes. */
const SERVED = ROWS.filter(({ game: { id } }) => effort(['toy', 'squarepeg'].includes(id), true));

describe.each(SERVED)('$game.id', (row) => {
  test(
    `composes the same pages, mails, pictures, exports and refusals: ${LOOKS} looks each at a twin, other standing orders, a draft`,
    async () => {
      const { looks, leaks, pictures } = await compareServices(row, LOOKS);
      expect(leaks).toEqual([]);
      expect(
        Math.min(looks.standing, looks.draft, row.game.position.hides ? looks.state : LOOKS),
      ).toBeGreaterThanOrEqual(LOOKS);
      expect(pictures).toBeGreaterThanOrEqual(row.game.position.hides ? PICTURES : 1);
    },
    PATIENCE,
  );
});

describe('a leak is found where', () => {
  test.each(PLANTED_IN_PAGES)('%s', async (_, where, game) => {
    const [first = 'no leak'] = (await compareServices(rowOf(game), LOOKS_FOR_PLANTED, spoken)).leaks;
    expect(first).toMatch(new RegExp(`: ${where}: `));
  });
});
