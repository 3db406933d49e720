/** Marks between words in Japanese: as wide as its letters. */
import type { MarkMessages, Respelling } from './types.js';

export const marksJa: MarkMessages = {
  comma: '、',
  semicolon: '；',
  colon: '：',
  stop: '。',
  gap: '',
  bracketed: '（{text}）',
};

export const printedJa: Respelling = [
  ['(', '（'],
  [')', '）'],
  [': ', '：'],
  [':', '：'],
];
