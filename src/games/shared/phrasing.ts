/** Short texts of a game in one language: on maps, in tables, on the rules page. */
import { type CompiledMessage, type MessageValues, messageIn } from '../../messages/index.js';
import type { Locale, TextTable, Words } from '../../referee/index.js';
import { MARKS } from './marks.js';
import type { Marks } from './words/types.js';

/** The keys of `M`, a type that names the parameters of each (`never`: none). */
type KeyOf<M> = keyof M & string;

type Given<P> = [P] extends [never]
  ? readonly []
  : readonly [values: { readonly [param in P & string]: string | number }];

/** Messages of `M` in one language, by key: what a game's words provide. */
export type MessagesOf<M> = Readonly<Record<KeyOf<M>, string>>;

/** Says the messages of `M`, and marks, in one language. */
export interface Phrasing<M> {
  readonly locale: Locale;
  readonly say: <K extends KeyOf<M & Marks>>(key: K, ...given: Given<(M & Marks)[K]>) => string;
}

/** The messages of `M` in every language. */
export type Phrasings<M> = Readonly<Record<Locale, Phrasing<M>>>;

/** Phrasings over the messages of every language. */
export function phrasingsOf<M>(messages: Readonly<Record<Locale, MessagesOf<M>>>): Phrasings<M> {
  return inEvery((locale) => phrasing<M>(locale, messages[locale]));
}

function phrasing<M>(locale: Locale, messages: MessagesOf<M>): Phrasing<M> {
  const table = { ...MARKS[locale], ...messages };
  const known = new Map<string, CompiledMessage>();
  const compiled = (key: string): CompiledMessage => {
    const message = messageIn(table, locale, key);
    known.set(key, message);
    return message;
  };
  return { locale, say: (key, ...given) => (known.get(key) ?? compiled(key)).format(given[0] ?? NOTHING) };
}

const NOTHING: MessageValues = {};

/** A heading and the sentences below it, in a row. */
export function underHeading(
  { say }: Phrasing<unknown>,
  heading: string,
  sentences: readonly string[],
): string {
  return `${heading}${say('stop')}${sentences.join(say('gap'))}`;
}

/** Something for each language. */
export function inEvery<T>(make: (locale: Locale) => T): { readonly [locale in Locale]: T } {
  return { en: make('en'), ja: make('ja') };
}

/** A text in every language, by its key. */
export function everyWord<M, K extends KeyOf<M>>(
  words: Phrasings<M>,
  key: K,
  ...given: Given<(M & Marks)[K]>
): Words {
  return inEvery((locale) => words[locale].say(key, ...given));
}

/** Texts without parameters by key, from a table a language; every language has the keys of all. */
export function wordsOf(tables: Readonly<Record<Locale, TextTable>>): { readonly [key: string]: Words } {
  return Object.fromEntries(
    Object.entries(tables.en).map(([key, english]) => [
      key,
      inEvery((locale) => tables[locale][key] ?? english),
    ]),
  );
}
