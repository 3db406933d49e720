/**
 * What stands around the clauses on the rules page, put together from ids and the messages that belong to
 * them.
 */
import type { ComponentSource, Diagram, Rulebook, Words } from '../../../referee/index.js';

/** A diagram without its words. */
export interface DiagramDrawing<Id extends string = string> extends Omit<Diagram, 'title' | 'caption'> {
  readonly id: Id;
}

/** Keys of the messages around the clauses, by the ids of terms, sections, sources and drawings. */
export type RulebookKey<
  Term extends string,
  Section extends string,
  Source extends string,
  Id extends string,
> =
  | 'lead'
  | `${'term' | 'meaning'}.${Term}`
  | `section.${Section}`
  | `${keyof ComponentSource}.${Source}`
  | `${'title' | 'caption'}.${Id}`;

/** The rulebook in the order of its parts; `of` gives the message of a key in every language. */
export function rulebookFrom<
  Term extends string,
  Section extends string,
  Source extends string,
  Id extends string,
>(
  parts: {
    readonly terms: readonly Term[];
    readonly sections: readonly Section[];
    readonly sources: readonly Source[];
    readonly drawings: readonly DiagramDrawing<Id>[];
  } & Pick<Rulebook, 'tables' | 'entries'>,
  of: (key: RulebookKey<Term, Section, Source, Id>) => Words,
): Rulebook {
  const { terms, sections, sources, drawings, tables, entries } = parts;
  return {
    lead: of('lead'),
    terms: terms.map((id) => ({ term: of(`term.${id}`), meaning: of(`meaning.${id}`) })),
    sections: sections.map((id) => ({ id, title: of(`section.${id}`) })),
    tables,
    diagrams: drawings.map(({ id, clauses, ...drawing }) => ({
      id,
      clauses,
      title: of(`title.${id}`),
      caption: of(`caption.${id}`),
      ...drawing,
    })),
    sources: sources.map((id) => ({
      what: of(`what.${id}`),
      stated: of(`stated.${id}`),
      reconstructed: of(`reconstructed.${id}`),
    })),
    entries,
  };
}
