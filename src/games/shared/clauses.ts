/** The words of clauses and of the headings above them. */
import type { Clause, RuleSection, Words } from '../../referee/index.js';

/** Clauses in both languages, out of a list for each. */
export function clauseWords(
  english: { readonly [id: Clause]: string },
  japanese: { readonly [id: Clause]: string },
): { readonly [id: Clause]: Words } {
  return Object.fromEntries(Object.entries(english).map(([id, en]) => [id, { en, ja: japanese[id] ?? en }]));
}

/** Sections of a rulebook, a row each: number, heading in English, in Japanese. */
export function ruleSections(
  rows: readonly (readonly [id: string, en: string, ja: string])[],
): readonly RuleSection[] {
  return rows.map(([id, en, ja]) => ({ id, title: { en, ja } }));
}
