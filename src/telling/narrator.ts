/** Whoever tells a match: the words of a game and of the house in one language. */

import handlebars from 'handlebars';
import { Info } from 'luxon';
import type { Charter, ClockTerms, MailPayload, MatchTerms } from '../match/index.js';
import {
  type Clause,
  type Entry,
  type Game,
  type Json,
  type Locale,
  type LogField,
  type Order,
  optionsOf,
  type Param,
  type Question,
  type Side,
  type Tells,
} from '../referee/index.js';
import { makeWords, namesOf, type Wording } from './messages.js';
import { type MailKey, type MailTable, tellingEn } from './words/en.js';
import { tellingJa } from './words/ja.js';

/** The words in which mails, pages and logs tell what happened. */
export const MAIL_WORDS: { readonly [locale in Locale]: MailTable } = { en: tellingEn, ja: tellingJa };

export interface Narrator {
  readonly locale: Locale;
  /** The game's name. */
  readonly title: string;
  /** Whose game it is; '' for one of the house. */
  readonly author: string;
  /** The name as it stands in narrow lines: the whole one in a game that has no shorter. */
  readonly short: string;
  /** One of those words. */
  say(key: MailKey, params?: { readonly [name: string]: string | number }): string;
  /** The sentences of the game. */
  readonly game: Wording;
  /** A sentence of the game by its key. Ids among the parameters are named. */
  tell(key: string, params?: { readonly [name: string]: Param }): string;
  /**
   * What a form does (`do.…`), or what comes of it (`effect.…`), in the words of this question where the game
   * has any.
   */
  deed(word: string, kind: string, of?: 'do' | 'effect'): string;
  /** The same for a whole order: `order.end.advance`, else `order.end`. */
  orderIn(order: Order, kind: string): string;
  /** What a question asks. */
  asks(question: Pick<Question, 'kind' | 'about' | 'forms'>): string;
  side(side: Side): string;
  /** The other side; '' for none. */
  opponentOf(side: Side): Side;
  /** The text of a rule, '' for an unknown one. */
  clause(clause: Clause): string;
  /** Whether the rules of the game have a page. */
  readonly hasRules: boolean;
  /** How much each line of the log matters. */
  readonly tells: Tells;
  /** What a unit is worth beside others. */
  value(unit: string): number;
  /** Where an entry says that something happened: the fields with places, the surest first. */
  readonly where: readonly string[];
  /** The field that holds a way; '' for none. */
  readonly way: string;
  /** A side within a sentence, with its article: `the Russians`. */
  army(side: Side): string;
  /** So many units of a side: `four Russian battalions`. */
  force(side: Side, n: number): string;
  /**
   * A text with the clause of `entry` in brackets behind it, where the game has a rulebook that says which.
   */
  ruled(text: string, entry: Entry): string;
  /** The value of an option in words: a rule that is played with or not. */
  option(value: string): string;
  /** Scenario and options as lines. */
  setting(chosen: Pick<MailPayload, 'scenario' | 'options'>): readonly string[];
  /** What was agreed about time and conduct, in lines. */
  agreed(terms: MatchTerms): readonly string[];
  /** That a public beacon decides the dice too; nothing where none does. */
  dice(beacon: { readonly name: string } | undefined): readonly string[];
  /** What was agreed about taking back, onlookers, listing and sides, in lines. */
  charter(charter: Charter): readonly string[];
}

/** The house's own words in one language, where no game is told of. */
export type HouseWords = Narrator['say'];

export function houseWords(locale: Locale): HouseWords {
  const words = makeWords(MAIL_WORDS, locale);
  return (key, params) => words.say({ ...params, key });
}

/**
 * Narrators by game and language. What they are asked to say throws `WordsFault` where the tables lack it.
 */
export type Narrators = (game: GameTexts, locale: Locale) => Narrator;

/** Makes narrators, one a game and language, and keeps them. */
export function makeNarrators(): Narrators {
  const kept = new WeakMap<GameTexts, { [locale in Locale]?: Narrator }>();
  return (game, locale) => {
    const narrators = kept.get(game) ?? {};
    kept.set(game, narrators);
    narrators[locale] ??= narratorOf(game, locale);
    return narrators[locale];
  };
}

function narratorOf(game: GameTexts, locale: Locale): Narrator {
  const words = makeWords(game.words.text, locale, namesOf(game, locale));
  const say = houseWords(locale);
  const tell: Narrator['tell'] = (key, params) => words.say({ ...params, key });
  const inQuestion = (key: string, kind: string) => (words.has(`${key}.${kind}`) ? `${key}.${kind}` : key);
  return {
    locale,
    title: game.title[locale],
    author: game.by?.name ?? '',
    short: game.introduction?.short[locale] ?? game.title[locale],
    say,
    game: words,
    tell,
    deed: (word, kind, of = 'do') => tell(inQuestion(`${of}.${word}`, kind)),
    orderIn: (order, kind) => {
      const own = inQuestion(`order.${order.do}`, kind);
      return words.order({ ...order, do: own.slice('order.'.length) });
    },
    asks: ({ kind, about = {}, forms }) => words.asked({ kind, about, forms: forms.map((form) => form.do) }),
    side: (side) => tell(`side.${side}`),
    opponentOf: (side) =>
      game.sides.includes(side) ? (game.sides.find((other) => other !== side) ?? '') : '',
    clause: (clause) => game.words.clauses[clause]?.[locale] ?? '',
    hasRules: game.rulebook !== undefined,
    tells: game.words.tells,
    value: (unit) => game.words.value?.(unit) ?? 1,
    where: fieldsOf(game, ({ where }) => where === 'told' || where === 'ordered'),
    way: fieldsOf(game, ({ way }) => way === true)[0] ?? '',
    army: (side) => tell(`army.${side}`),
    force: (side, n) => tell(`force.${side}`, { n, number: say('story.number', { n }) }),
    ruled: (text, entry) => {
      const clause = clauseOfEntry(game, entry);
      return clause === undefined ? text : `${text} [${clause}]`;
    },
    option: (value) => optionOf(say, value),
    setting: (chosen) => settingOf(say, game, locale, chosen),
    agreed: (terms) => agreedOf(say, locale, terms),
    dice: (beacon) => (beacon === undefined ? [] : [say('terms.saidBeacon', { name: beacon.name })]),
    charter: (charter) => charterLines(say, charter),
  };
}

function fieldsOf({ words: { fields } }: GameTexts, is: (field: LogField) => boolean): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => (is(field) ? [name] : []));
}

function optionOf(say: Narrator['say'], value: string): string {
  if (value === 'true') return say('option.true');
  return value === 'false' ? say('option.false') : value;
}

function settingOf(
  say: Narrator['say'],
  game: GameTexts,
  locale: Locale,
  chosen: Pick<MailPayload, 'scenario' | 'options'>,
): string[] {
  const scenario = game.scenarios.find(({ id }) => id === chosen.scenario)?.words[locale] ?? chosen.scenario;
  const options = optionsOf(game, chosen.scenario).map(({ id, initial, words }) =>
    say('match.option', { option: words[locale], value: optionOf(say, chosen.options[id] ?? initial) }),
  );
  return [say('match.scenario', { scenario }), ...options];
}

function agreedOf(say: Narrator['say'], locale: Locale, { clock, strict }: MatchTerms): string[] {
  return [
    ...(clock === undefined ? [] : clockAgreed(say, locale, clock)),
    ...(strict === undefined ? [] : [say('terms.saidStrict')]),
  ];
}

function clockAgreed(say: Narrator['say'], locale: Locale, terms: ClockTerms): string[] {
  const { week, grace, absence, timeouts, failing } = terms;
  const given =
    terms.by === 'days'
      ? say('terms.saidDays', { days: terms.days })
      : say('terms.saidBank', { bank: terms.bank, hours: terms.increment });
  const names = Info.weekdays('short', { locale }).filter((_, day) => week[day] === '1');
  const days = names.length === week.length ? [] : [say('terms.saidWeek', { days: names.join(say('join')) })];
  return [
    ...[given, ...days, ...(grace === 0 ? [] : [say('terms.saidGrace', { hours: grace })])],
    ...[say('terms.saidAbsence', { days: absence }), say('terms.saidTimeouts', { n: timeouts })],
    ...(failing === undefined ? [] : [say('terms.saidFailing', { days: failing })]),
  ];
}

function charterLines(say: Narrator['say'], charter: Charter): string[] {
  const { takeBack, publication, onlookers, sides, window } = charter;
  return [
    say(`charter.takeBack.${takeBack}`),
    ...(window === 0 ? [] : [say('charter.window', { minutes: window })]),
    say(`charter.onlookers.${onlookers}`),
    say(`charter.publication.${publication}`),
    ...(sides === 'opener' ? [] : [say(`charter.sides.${sides}`)]),
  ];
}

/** Facts as parameters of a sentence: what is flat. */
export function paramsOf(facts: { readonly [name: string]: Json }): { readonly [name: string]: Param } {
  return Object.fromEntries(
    Object.entries(facts).filter((pair): pair is [string, Param] => isParam(pair[1])),
  );
}

function isParam(value: Json): value is Param {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string' || typeof one === 'number');
  return typeof value !== 'object' || value === null;
}

/** What a mail needs of a game: its texts and its map, no rules. */
export type GameTexts = Pick<
  Game,
  'by' | 'id' | 'title' | 'sides' | 'scenarios' | 'rules' | 'words' | 'picture' | 'rulebook' | 'introduction'
>;

// Clauses in texts: `[KY-9.3.3.a]` behind a line of the log, a modifier, a result. As HTML each leads to its
// place in the rules.

const BRACKETED = /\[([A-Z][A-Z0-9]*-\w[\w.]*)\]/g;

/** The clause that a line of the log comes from; undefined where the game does not say. */
export function clauseOfEntry(game: Pick<GameTexts, 'rulebook'>, { key }: Entry): Clause | undefined {
  return game.rulebook?.entries[key];
}

/** A text without its clauses, for headlines. */
export function withoutClauses(text: string): string {
  return text.replace(/ ?\[[A-Z][A-Z0-9]*-\w[\w.]*\]/g, '');
}

/**
 * A text as HTML. `link` makes the HTML of a bracketed clause; what it gives nothing for stays as it stands.
 */
export function withClauses(text: string, link: (clause: Clause) => string | undefined): string {
  return handlebars
    .escapeExpression(text)
    .replace(BRACKETED, (bracketed, clause: Clause) => link(clause) ?? bracketed);
}
