/**
 * Every line that matches of a game produce, in both languages, as each viewer reads it: log with rolls,
 * questions, orders, places in the sequence, positions. And what no line may hold.
 */

import { beforeAll, describe, expect, test } from 'vitest';
import { bestOrder } from '../../../src/practice/choose.js';
import {
  type BaseState,
  type Game,
  type Locale,
  type Order,
  type Question,
  type RunRecord,
  Session,
  type StandingPort,
  sampleOrder,
} from '../../../src/referee/index.js';
import { makeNarrators, type Narrator, tellEntries } from '../../../src/telling/index.js';
import { picker, seededChance } from '../../referee/support.js';
import { faultsOf } from './prose.js';

const LOCALES: readonly Locale[] = ['en', 'ja'];
const NOBODY = 'spectator';
/** Standing orders (their defaults) answer in every other match. */
const STANDING_EVERY = 2;
/** A position is read at every so many questions. */
const POSITION_EVERY = 12;
const TOO_MANY = 20_000;
/** Lines that a failure shows. */
const SHOWN = 40;

export interface Reading {
  /** Lines of the log by language, with a place where each was read. */
  readonly log: ReadonlyMap<Locale, ReadonlyMap<string, string>>;
  /** All other lines. */
  readonly other: ReadonlyMap<Locale, ReadonlyMap<string, string>>;
  /** Orders that were all that an event without a line in the log held. */
  readonly silent: ReadonlySet<string>;
  /** Purposes of rolls with the line that tells their result. */
  readonly told: ReadonlySet<string>;
}

class Book {
  readonly log = pages();
  readonly other = pages();
  readonly silent = new Set<string>();
  readonly told = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #game: Game;
  readonly #narrators: readonly Narrator[];

  constructor(game: Game) {
    this.#game = game;
    const narrators = makeNarrators();
    this.#narrators = LOCALES.map((locale) => narrators(game, locale));
  }

  event({ log, rolls, told, orders }: RunRecord, place: string): void {
    const entries = [...log, ...Object.values(told).flat()];
    if (entries.length === 0) for (const { order } of orders) if (order !== null) this.silent.add(order.do);
    for (const [i, { key, roll }] of log.entries()) {
      if (key === 'roll')
        this.told.add(`${rolls[Number(roll)]?.purpose} ${(log[i + 1]?.key ?? '').split('.')[0]}`);
    }
    for (const narrator of this.#narrators) {
      for (const { text } of tellEntries(narrator, entries, rolls)) put(this.log, narrator, text, place);
    }
  }

  question(question: Question, place: string): void {
    const { kind, about = {}, scope, forms } = question;
    if (!this.#isNew([kind, about, scope, forms.map((form) => form.do)])) return;
    for (const narrator of this.#narrators) {
      put(this.other, narrator, narrator.asks(question), place);
      put(this.other, narrator, narrator.game.where(scope), place);
      for (const form of forms) put(this.other, narrator, narrator.deed(form.do, kind), place);
    }
  }

  order(order: Order, kind: string, place: string): void {
    if (!this.#isNew([order, kind])) return;
    for (const narrator of this.#narrators) put(this.other, narrator, narrator.orderIn(order, kind), place);
  }

  position(state: BaseState, place: string): void {
    for (const viewer of [...this.#game.sides, NOBODY]) {
      const view = this.#game.position.view(state, viewer);
      for (const narrator of this.#narrators) {
        const paragraphs = this.#game.picture.describe(view, narrator.locale);
        for (const line of paragraphs.flatMap(({ title, lines }) => [title, ...lines]))
          put(this.other, narrator, line, place);
        put(this.other, narrator, this.#game.picture.scene(view, narrator.locale, []).alt, place);
      }
    }
  }

  #isNew(what: unknown): boolean {
    const key = JSON.stringify(what);
    const known = this.#seen.has(key);
    this.#seen.add(key);
    return !known;
  }
}

function pages(): Map<Locale, Map<string, string>> {
  return new Map(LOCALES.map((locale) => [locale, new Map()]));
}

function put(
  pages: Map<Locale, Map<string, string>>,
  { locale }: Narrator,
  line: string,
  place: string,
): void {
  const page = pages.get(locale);
  if (page !== undefined && !page.has(line)) page.set(line, place);
}

/** Reads matches: `random` by random orders, `clever` by the game's own evaluation. */
export function readMatches(
  game: Game,
  { random, clever }: { readonly random: number; readonly clever: number },
): Reading {
  const book = new Book(game);
  for (let seed = 0; seed < random + clever; seed += 1) readMatch(game, book, seed, seed >= random);
  return book;
}

function readMatch(game: Game, book: Book, seed: number, clever: boolean): void {
  const pick = picker(seed);
  const options = Object.fromEntries(
    (game.scenarios[0]?.options ?? []).map(({ id, values }) => [id, values[seed % values.length] ?? '']),
  );
  const standing = seed % STANDING_EVERY === 0 ? { standing: standingDefaults(game) } : {};
  const start = game.rules.start({ scenario: game.scenarios[0]?.id ?? '', options });
  const session = new Session(game, start, { chance: seededChance(seed), ...standing });
  for (let n = 0; session.stop.at === 'asked'; n += 1) {
    const [question] = session.questions;
    if (question === undefined || n > TOO_MANY) throw new Error(`seed ${seed}: no end`);
    const place = `seed ${seed}, question ${n}`;
    const { side, kind } = question;
    book.question(question, place);
    if (n % POSITION_EVERY === 0) book.position(session.state, place);
    const order = clever
      ? bestOrder(game, game.position.view(session.state, side), question, pick)
      : sampleOrder(question, pick);
    if (order === undefined) throw new Error(`${place}: nothing is legal`);
    book.order(order, kind, place);
    session.give(side, order);
  }
  for (const [n, event] of session.events.entries()) book.event(event, `seed ${seed}, event ${n}`);
  book.position(session.state, `seed ${seed}, end`);
}

function standingDefaults(game: Game): StandingPort {
  return (_, decision, view) => game.standing.answer([], view, decision);
}

/** The tests of a game's reading. */
export function describeReading(game: Game, matches: Parameters<typeof readMatches>[1]): void {
  let reading: Reading;
  beforeAll(() => {
    reading = readMatches(game, matches);
  });

  describe.each(LOCALES)('all that matches say in %s', (locale) => {
    const labels = Object.keys(game.words.text[locale]).filter((key) => key.startsWith('do.'));
    const all = () => [...(reading.log.get(locale) ?? []), ...(reading.other.get(locale) ?? [])];

    test('is spelt and set as its language is', () => {
      expect(
        all()
          .flatMap(([line, place]) => faultsOf(line, locale).map((fault) => `${fault} (${place})`))
          .slice(0, SHOWN),
      ).toEqual([]);
    });

    test('names units and places by their names', () => {
      const ids = unnamed(game, locale);
      expect(
        all()
          .flatMap(([line, place]) => (ids.test(line) ? [`${line} (${place})`] : []))
          .slice(0, SHOWN),
      ).toEqual([]);
    });

    test('tells in the log what happened, never what a form is called', () => {
      const told = new Set(labels.flatMap((key) => [game.words.text[locale][key] ?? '']).map(bare));
      const heard = [...(reading.log.get(locale) ?? [])].filter(
        // A line with dice behind it tells what they brought.
        ([line]) => !/ \[\d/.test(line) && told.has(bare(line)),
      );
      expect(heard).toEqual([]);
    });
  });

  test('lines of the log in English begin with a capital or a number', () => {
    const lines = [...(reading.log.get('en') ?? [])].filter(([line]) => /^[a-z]/.test(line));
    expect(lines.slice(0, SHOWN)).toEqual([]);
  });

  test('events without a line in the log are told by what was done', () => {
    const untold = [...reading.silent].filter(
      (word) => !LOCALES.every((locale) => `did.${word}` in game.words.text[locale]),
    );
    expect(untold).toEqual([]);
  });
}

/** A line without its side, clause and stops. */
function bare(line: string): string {
  return line
    .replace(/\[[^\]]*\]/g, '')
    .replace(/^[^:：]*[:：]/, '')
    .replace(/[.。\s]/g, '');
}

/** Ids that look like ids, of things that have a name of their own in this language, and stand in no name. */
function unnamed(game: Game, locale: Locale): RegExp {
  const named = Object.entries(game.rules.universe).flatMap(([of, ids]) =>
    [...ids].map((id) => ({ id, name: game.words.nameOf(of, id, locale) })),
  );
  const names = named.map(({ name }) => name).join('\n');
  const ids = named
    .filter(({ id }) => /[a-z].*[\d_]|[A-Z]-/i.test(id) && !names.includes(id))
    .map(({ id }) => id);
  return new RegExp(`(?<![\\w/-])(?:${ids.map((id) => id.replace(/[^\w]/g, '\\$&')).join('|')})(?![\\w/-])`);
}
