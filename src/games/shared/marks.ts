/** Marks between words, as each language sets them: Japanese has brackets, colons and commas as wide as its letters. */
import type { Locale } from '../../referee/index.js';

export interface Marks {
  readonly comma: string;
  readonly semicolon: string;
  readonly colon: string;
  /** A remark behind a name. */
  readonly bracketed: (text: string) => string;
}

export const MARKS: Readonly<Record<Locale, Marks>> = {
  en: { comma: ', ', semicolon: '; ', colon: ': ', bracketed: (text) => ` (${text})` },
  ja: { comma: '、', semicolon: '；', colon: '：', bracketed: (text) => `（${text}）` },
};

/** A name from the components as the map of a language sets it. */
export function printed(name: string, locale: Locale): string {
  if (locale !== 'ja') return name;
  return name.replaceAll('(', '（').replaceAll(')', '）').replace(/: ?/g, '：');
}
