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
