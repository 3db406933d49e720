/** Marks between words in Japanese: as wide as its letters. */
import type { marksEn } from './en.js';
import type { Respelling } from './types.js';

export const marksJa: Readonly<Record<keyof typeof marksEn, string>> = {
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
