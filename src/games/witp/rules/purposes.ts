/** What is rolled for. */
import type { PurposeDice, Purposes } from '../../../referee/index.js';

const ONE: PurposeDice = { faces: 6, most: 1 };
const TWO: PurposeDice = { faces: 6, most: 2 };

/**
 * Dice that are not added fall one by one (WP-5.1.f, WP-9.6.c); submarines, sudden death and entry take two
 * together.
 */
export const purposes: Purposes = {
  whiteJ: ONE,
  redJ: ONE,
  whiteA: ONE,
  redA: ONE,
  battleJ: ONE,
  battleA: ONE,
  submarinesJ: TWO,
  submarinesA: TWO,
  suddenDeath: TWO,
  entry: TWO,
  bid: ONE,
};
