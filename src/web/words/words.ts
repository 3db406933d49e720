/** The pages' own sentences by key and language. */
import type { Locale, Param } from '../../referee/index.js';
import { makeWords } from '../../telling/index.js';
import { pagesEn } from './en.js';
import { pagesJa } from './ja.js';

export type WordKey = keyof typeof pagesEn;

/** The sentences by language: the same keys in each. */
export const PAGE_WORDS: { readonly [locale in Locale]: { readonly [key in WordKey]: string } } = {
  en: pagesEn,
  ja: pagesJa,
};

const WORDINGS = { en: makeWords(PAGE_WORDS, 'en'), ja: makeWords(PAGE_WORDS, 'ja') };

/** A sentence of the pages. */
export function pageText(
  locale: Locale,
  key: WordKey,
  params: { readonly [name: string]: Param } = {},
): string {
  return WORDINGS[locale].say({ ...params, key });
}

/** Whether the pages have a sentence of this key: for what comes from outside. */
export function isWord(key: string): key is WordKey {
  return Object.hasOwn(pagesEn, key);
}
