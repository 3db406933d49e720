/**
 * What stands around the clauses on the rules page: its headings, words, sources in their order; tables and
 * diagrams have files of their own.
 */
import type { Locale, Rulebook, TextTable } from '../../../referee/index.js';
import { defineRulebook } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { drawings } from './diagrams.js';
import { entries } from './entries.js';
import { type RulebookWords, SECTIONS, SOURCES, TERMS } from './messages.js';
import { tablesOf } from './tables.js';

/** The rulebook over a component pack; `cards` says what each card does. */
export function rulebookOf(
  pack: Pack,
  words: RulebookWords,
  cards: Readonly<Record<Locale, TextTable>>,
): Rulebook {
  return defineRulebook({
    words,
    terms: TERMS,
    sections: SECTIONS,
    tables: (phrasing) => tablesOf(pack, phrasing, cards[phrasing.locale]),
    drawings,
    sources: SOURCES,
    entries,
  });
}
