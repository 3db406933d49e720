/** Marks between words, as each language sets them. */
import type { Locale } from '../../referee/index.js';
import { marksEn, printedEn } from './words/en.js';
import { marksJa, printedJa } from './words/ja.js';
import type { Respelling } from './words/types.js';

export const MARKS = { en: marksEn, ja: marksJa };

const PRINTED: Readonly<Record<Locale, Respelling>> = { en: printedEn, ja: printedJa };

/** What a label does without where it is too long: brackets behind its name. */
export function shortOf(name: string, locale: Locale): { readonly short?: string } {
  const short = name.replace(/ ?[(（].*[)）]$/, '');
  return short === name ? {} : { short: printed(short, locale) };
}

/** A name from the components as the map of a language sets it. */
export function printed(name: string, locale: Locale): string {
  return PRINTED[locale].reduce((text, [from, to]) => text.replaceAll(from, to), name);
}
