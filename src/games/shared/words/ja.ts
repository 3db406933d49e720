/** Marks between words in Japanese: as wide as its letters. */
import type { MarkMessages, Respelling } from './types.js';

export const marksJa: MarkMessages = {
  comma: '、',
  semicolon: '；',
  colon: '：',
  bracketed: '（{text}）',
};

export const printedJa: Respelling = [
  ['(', '（'],
  [')', '）'],
  [': ', '：'],
  [':', '：'],
];
