/**
 * Short texts of a game in one language: on maps, in tables, on the rules page. Keys and parameters come from
 * the English table: a table of another language that lacks a key, and a text said without its parameters, do
 * not compile.
 */
import { type CompiledMessage, type MessageValues, messageIn } from '../../messages/index.js';
import type { Locale, TextTable, Words } from '../../referee/index.js';
import { MARKS } from './marks.js';
import type { ParamsOf } from './params.js';

type KeyOf<T> = keyof T & string;

/** The messages of `T`, a table in English, in another language. */
export type MessagesOf<T> = { readonly [K in KeyOf<T>]: string };

/** The messages of `T` in every language. */
export type Tables<T extends TextTable> = Readonly<Record<Exclude<Locale, 'en'>, MessagesOf<T>>> & {
  readonly en: T;
};

/** The ids that stand after `Part.` in the keys of a table: `X` of `title.X`. */
export type IdUnder<T, Part extends string> =
  KeyOf<T> extends infer K ? (K extends `${Part}.${infer Id}` ? Id : never) : never;

type Marked<T> = T & (typeof MARKS)['en'];

type Given<P> = [P] extends [never]
  ? readonly []
  : readonly [values: { readonly [param in P & string]: string | number }];

/** Says the messages of `T`, a table in English, and marks, in one language. */
export interface Phrasing<T> {
  readonly locale: Locale;
  readonly say: <K extends KeyOf<Marked<T>>>(key: K, ...given: Given<ParamsOf<Marked<T>[K]>>) => string;
}

/** The messages of `T` in every language. */
export type Phrasings<T> = Readonly<Record<Locale, Phrasing<T>>>;

/** Phrasings over the messages of every language. */
export function phrasingsOf<const T extends TextTable>(tables: Tables<T>): Phrasings<T> {
  return inEvery((locale) => phrasing<T>(locale, tables[locale]));
}

function phrasing<T>(locale: Locale, messages: MessagesOf<T>): Phrasing<T> {
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
export function everyWord<T, K extends KeyOf<T>>(
  words: Phrasings<T>,
  key: K,
  ...given: Given<ParamsOf<Marked<T>[K]>>
): Words {
  return inEvery((locale) => words[locale].say(key, ...given));
}

/** A message without parameters in every language. @throws MessageError for a key that the tables lack */
export function wordIn(tables: Readonly<Record<Locale, TextTable>>, key: string): Words {
  return inEvery((locale) => messageIn(tables[locale], locale, key).format(NOTHING));
}

/** The ids that stand after `part.` in the keys of a table, in its order. */
export function idsUnder(table: TextTable, part: string): readonly string[] {
  return Object.keys(table).flatMap((key) =>
    key.startsWith(`${part}.`) ? [key.slice(part.length + 1)] : [],
  );
}
