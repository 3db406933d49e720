/**
 * What stands around the clauses on the rules page, put together from the keys of a game's texts: terms and
 * sources in the order of the English table, a title and a caption for each diagram.
 */
import type { Diagram, Rulebook, TextTable } from '../../../referee/index.js';
import { type IdUnder, idsUnder, type Tables, wordIn } from '../phrasing.js';

/** A diagram without its words: those of `T`, a table in English, have its id in their keys. */
export interface DiagramDrawing<T> extends Omit<Diagram, 'title' | 'caption'> {
  readonly id: IdUnder<T, 'title'>;
}

/** The rules page of a game. @throws MessageError for a text that is missing */
export function defineRulebook<T extends TextTable>(
  texts: Tables<T>,
  drawings: readonly DiagramDrawing<T>[],
  rest: Pick<Rulebook, 'sections' | 'tables' | 'entries'>,
): Rulebook {
  const of = (key: string) => wordIn(texts, key);
  return {
    lead: of('lead'),
    terms: idsUnder(texts.en, 'term').map((id) => ({ term: of(`term.${id}`), meaning: of(`meaning.${id}`) })),
    diagrams: drawings.map(({ id, clauses, ...drawing }) => ({
      id,
      clauses,
      title: of(`title.${id}`),
      caption: of(`caption.${id}`),
      ...drawing,
    })),
    sources: idsUnder(texts.en, 'what').map((id) => ({
      what: of(`what.${id}`),
      stated: of(`stated.${id}`),
      reconstructed: of(`reconstructed.${id}`),
    })),
    ...rest,
  };
}
