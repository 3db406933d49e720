/** Marks between words in English. */
import type { MarkMessages, Respelling } from './types.js';

export const marksEn: MarkMessages = {
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
  stop: '. ',
  gap: ' ',
  bracketed: ' ({text})',
};

export const printedEn: Respelling = [
  ['≦', '≤'],
  ['≧', '≥'],
];

/** The side of a sentence, first in it and within it: the Allies have an article. */
export const SIDE_FIRST = '{side, select, Allies {The Allies} other {{side}}}';
export const SIDE_WITHIN = '{side, select, Allies {the Allies} other {{side}}}';
