/** Marks between words in English. */
import type { MarkMessages, Respelling } from './types.js';

export const marksEn: MarkMessages = {
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
  bracketed: ' ({text})',
};

export const printedEn: Respelling = [];
