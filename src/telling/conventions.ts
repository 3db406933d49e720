/** How each language sets what is told, beside its sentences. */
import type { Locale } from '../referee/index.js';
import { type Conventions, conventionsEn } from './words/en.js';
import { conventionsJa } from './words/ja.js';

export const CONVENTIONS: { readonly [locale in Locale]: Conventions } = {
  en: conventionsEn,
  ja: conventionsJa,
};

/** Sentences one after the other. */
export function inARow(sentences: readonly string[], locale: Locale): string {
  return sentences.join(CONVENTIONS[locale].betweenSentences);
}

/** A text with a capital at its beginning, where the language has capitals. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
