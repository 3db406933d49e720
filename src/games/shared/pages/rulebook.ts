/**
 * What stands around the clauses on the rules page, put together from ids and the messages that belong to
 * them.
 */
import type { ComponentSource, Diagram, Locale, Rulebook, Words } from '../../../referee/index.js';
import { inEvery } from '../phrasing.js';

/** A diagram without its words. */
export interface DiagramDrawing<Id extends string = string> extends Omit<Diagram, 'title' | 'caption'> {
  readonly id: Id;
}

/** Keys of the messages around the clauses, by the ids of terms, sections, sources and drawings. */
type RulebookKey<Term extends string, Section extends string, Source extends string, Id extends string> =
  | FrameKey<Term, Section, Source>
  | CaptionKey<Id>;
type FrameKey<Term extends string, Section extends string, Source extends string> =
  | 'lead'
  | `${'term' | 'meaning'}.${Term}`
  | `section.${Section}`
  | `${keyof ComponentSource}.${Source}`;
type CaptionKey<Id extends string> = `${'title' | 'caption'}.${Id}`;

/** Messages of the lead, of terms, headings and sources, given the lists of their ids. */
export type RulebookFrame<
  Terms extends readonly string[],
  Sections extends readonly string[],
  Sources extends readonly string[],
> = Readonly<Record<FrameKey<Terms[number], Sections[number], Sources[number]>, never>>;

/** Messages of the diagrams: a title and a caption each. */
export type RulebookCaptions<Id extends string> = Readonly<Record<CaptionKey<Id>, never>>;

/** Says the messages around the clauses in a language. */
interface Sayer<Key extends string> {
  readonly say: (key: Key) => string;
}

/** The rules page of a game, from the ids of its parts and the words that belong to them. */
export function defineRulebook<
  Term extends string,
  Section extends string,
  Source extends string,
  OneLanguage extends Sayer<RulebookKey<Term, Section, Source, Id>>,
  Id extends string = never,
>(
  parts: {
    readonly words: Readonly<Record<Locale, OneLanguage>>;
    readonly terms: readonly Term[];
    readonly sections: readonly Section[];
    readonly sources: readonly Source[];
    readonly drawings: readonly DiagramDrawing<Id>[];
    readonly tables: (words: OneLanguage) => ReturnType<Rulebook['tables']>;
  } & Pick<Rulebook, 'entries'>,
): Rulebook {
  const { words, terms, sections, sources, drawings, tables, entries } = parts;
  const of = (key: RulebookKey<Term, Section, Source, Id>): Words =>
    inEvery((locale) => words[locale].say(key));
  return {
    lead: of('lead'),
    terms: terms.map((id) => ({ term: of(`term.${id}`), meaning: of(`meaning.${id}`) })),
    sections: sections.map((id) => ({ id, title: of(`section.${id}`) })),
    tables: (locale) => tables(words[locale]),
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
