/** Entries as sentences: ICU messages of a text table, with ids replaced by names. */
import { messageIn } from '../messages/index.js';
import type {
  Clause,
  Crumb,
  Entry,
  FieldValue,
  Game,
  Locale,
  LogFields,
  Order,
  Param,
  Side,
  TextTable,
  Words,
} from '../referee/index.js';
import { CONVENTIONS, capitalised, inARow } from './conventions.js';

/** How ids are named to a reader. */
export interface Naming {
  /** Which fields of entries and orders hold ids. */
  readonly fields: LogFields;
  /** The name of an id of the first of these universes that has it. */
  name(of: readonly string[], id: string): string;
  /** The same as it stands in a sentence, with its article. */
  within(of: readonly string[], id: string): string;
  /** The name of an id of whatever universe has it. */
  any(id: string): string;
}

/** For sentences without ids. */
const NO_NAMES: Naming = { fields: {}, name: (_, id) => id, within: (_, id) => id, any: (id) => id };

export type TextTables = { readonly [locale in Locale]: TextTable };

/** What is told of a question: its forms by their words. */
export interface AskedQuestion {
  readonly kind: string;
  readonly about: { readonly [name: string]: Param };
  readonly forms: readonly string[];
}

/** Speaks one language with the sentences of one table. */
export interface Wording {
  readonly locale: Locale;
  has(key: string): boolean;
  /**
   * A log entry, a crumb, anything with a key. Throws `WordsFault` for a key or parameter that is missing.
   */
  say(entry: Entry): string;
  /**
   * An order as a sentence, by default from `order.<do>`; optional fields that it leaves out are empty.
   * `order.<do>.<field>`, where the table has it, is a further sentence for a field that is filled.
   */
  order(order: Order, prefix?: string): string;
  /**
   * What a question asks, from `decision.<kind>`, or `decision.<kind>.<do>` where the table has that for a
   * form of it: one that is asked in several ways.
   */
  asked(question: AskedQuestion): string;
  /** Where the script is, from the widest crumb inwards: `turn 4 · melee at 1503`. */
  where(crumbs: readonly Crumb[]): string;
  /** The things that a field holds, by name, as one list. */
  named(field: string, ids: readonly string[]): string;
  /** Whose a thing is that a field holds, as far as the game says so. */
  ownerOf(field: string, id: string): Side | undefined;
}

/** Fields that hold sides: those of the kernel's own facts. All others a game declares. */
const OF_SIDES: LogFields = Object.fromEntries(
  ['side', 'sides', 'winner', 'loser'].map((field) => [field, { of: ['side'] }]),
);

type Value = string | number;

/**
 * Sentences of `tables` in one language. Parameters that hold ids (`naming.fields`, and those of sides) go in
 * by name; lists are joined as the language does, ways by dashes. Besides, `unitsCount` is the length of the
 * list `units`, of any list, for verbs that agree, 1 for an id alone, and of a way `steps` how many places it
 * has, `goal` the last. `null` and nothing at all are empty.
 */
export function makeWords(tables: TextTables, locale: Locale, naming: Naming = NO_NAMES): Wording {
  const table = tables[locale];
  const has = (key: string) => Object.hasOwn(table, key);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const messageOf = (key: string) => messageIn(table, locale, key);
  const fields: LogFields = { ...OF_SIDES, ...naming.fields };
  const nameIn = (of: readonly string[], id: string): string =>
    of.includes('side') && has(`side.${id}`) ? (table[`side.${id}`] as string) : naming.within(of, id);

  const value = (param: string, given: Param): Value => {
    if (given === null) return '';
    if (typeof given === 'boolean') return `${given}`;
    const field = fields[param];
    if (typeof given !== 'object')
      return field === undefined || typeof given === 'number' ? given : nameIn(field.of, given);
    if (field?.way) return given.map((one) => naming.name(field.of, `${one}`)).join('-');
    return list.format(given.map((one) => (field === undefined ? `${one}` : nameIn(field.of, `${one}`))));
  };
  const fieldValue = (field: string, given: FieldValue): Value => {
    if (typeof given === 'object' && !Array.isArray(given))
      return list.format(shares(given as { readonly [id: string]: number }, naming));
    if (fields[field]) return value(field, given as Param);
    const choice = (one: string): string => (has(`choice.${one}`) ? (table[`choice.${one}`] as string) : one);
    if (Array.isArray(given)) return list.format(given.map(choice));
    return typeof given === 'string' ? choice(given) : value(field, given as Param);
  };
  const ofLists = (params: { readonly [param: string]: Param | FieldValue }) => {
    const all = Object.entries(params);
    const lists = all.flatMap(([param, given]) => (Array.isArray(given) ? [[param, given] as const] : []));
    const alone = all.filter(([param, given]) => typeof given === 'string' && fields[param] !== undefined);
    const counts = Object.fromEntries([
      ...alone.map(([param]) => [`${param}Count`, 1] as const),
      ...lists.map(([param, given]) => [`${param}Count`, given.length] as const),
    ]);
    const [way, places] = lists.find(([param]) => fields[param]?.way) ?? [];
    return way === undefined || places === undefined
      ? counts
      : { ...counts, steps: places.length, goal: value(way, places.at(-1) ?? null) };
  };
  const say = ({ key, ...params }: Entry): string => {
    const values = Object.entries(params).map(([param, given]) => [param, value(param, given)] as const);
    const text = messageOf(key).format({ ...ofLists(params), ...Object.fromEntries(values) });
    return begunWithName(table[key]) ? capitalised(text) : text;
  };
  return {
    locale,
    has,
    say,
    order: ({ do: word, ...fields }, prefix = 'order') => {
      const key = `${prefix}.${word}`;
      const message = messageOf(key);
      const absent = message.params.map((field) => [field, ''] as const);
      const given = Object.entries(fields).map(([field, one]) => [field, fieldValue(field, one)] as const);
      const values = { ...Object.fromEntries(absent), ...ofLists(fields), ...Object.fromEntries(given) };
      const parts = given.flatMap(([field, said]) =>
        said !== '' && has(`${key}.${field}`) ? [`${key}.${field}`] : [],
      );
      const sentences = [message.format(values), ...parts.map((part) => messageOf(part).format(values))];
      return inARow(sentences, locale);
    },
    asked: ({ kind, about, forms }) => {
      const key = `decision.${kind}`;
      const form = forms.find((word) => has(`${key}.${word}`));
      return say({ ...about, key: form === undefined ? key : `${key}.${form}` });
    },
    where: (crumbs) => crumbs.map((crumb) => say({ ...crumb, key: `scope.${crumb.key}` })).join(' · '),
    named: (field, ids) => `${value(field, ids)}`,
    ownerOf: (field, id) => fields[field]?.ownerOf?.(id),
  };
}

/** Whether a sentence begins with a name, which may begin with an article. */
function begunWithName(message: string | undefined): boolean {
  return message !== undefined && /^\{\w+\}.*\.$/su.test(message);
}

/** An allotment as `III/33 × 2`, in code-unit order of the ids. */
function shares(given: { readonly [id: string]: number }, naming: Naming): string[] {
  const ids = Object.keys(given).sort();
  return ids.map((id) => `${naming.any(id)} × ${given[id]}`);
}

/** How a game names its ids to a reader. */
export function namesOf(game: Pick<Game, 'rules' | 'words'>, locale: Locale): Naming {
  const naming = (nameOf: Game['words']['nameOf']) => (universes: readonly string[], id: string) => {
    // A single universe names what it does not hold too: a side, a word.
    const [only, ...others] = universes;
    const of = others.length === 0 ? only : universes.find((one) => game.rules.universe[one]?.has(id));
    return of === undefined ? id : nameOf(of, id, locale);
  };
  return {
    fields: game.words.fields,
    name: naming(game.words.nameOf),
    within: naming(game.words.nameWithin ?? game.words.nameOf),
    any: (id) => {
      const of = Object.keys(game.rules.universe).find((one) => game.rules.universe[one]?.has(id));
      return of === undefined ? id : game.words.nameOf(of, id, locale);
    },
  };
}

/** A clause for a reader: its id and its text; the id alone when the game has no text for it. */
export function clauseLabel(
  clauses: { readonly [id: Clause]: Words },
  clause: Clause,
  locale: Locale,
): string {
  const words = Object.hasOwn(clauses, clause) ? clauses[clause] : undefined;
  return words === undefined ? clause : `${clause}${CONVENTIONS[locale].behindLabel}${words[locale]}`;
}
