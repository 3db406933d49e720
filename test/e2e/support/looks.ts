/** Ways in which a page is looked at: its language, the width of its window, its colors. */
import { effort } from '../../support/effort.js';

const BOTH = [
  ['en', 1440, 'light'],
  ['ja', 360, 'dark'],
] as const;

export const LOOKS: readonly (typeof BOTH)[number][] = effort(BOTH.slice(1), BOTH.slice());
