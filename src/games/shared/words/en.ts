/** Marks between words in English. */
import type { Respelling } from './types.js';

/** `bracketed` is a remark after a name; `stop` ends a line that others follow, `gap` stands between sentences. */
export const marksEn = {
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
  stop: '. ',
  gap: ' ',
  bracketed: ' ({text})',
} as const;

export const printedEn: Respelling = [
  ['≦', '≤'],
  ['≧', '≥'],
];

/** The side of a sentence, first in it and within it: the Allies have an article. */
export const SIDE_FIRST = '{side, select, Allies {The Allies} other {{side}}}';
export const SIDE_WITHIN = '{side, select, Allies {the Allies} other {{side}}}';
