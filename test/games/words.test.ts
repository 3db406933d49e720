/** What games say stands in a folder for each language, with the same messages in all of them. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { type MessagesOf, phrasingsOf } from '../../src/games/shared/index.js';
import type { ParamsOf } from '../../src/games/shared/params.js';
import { MessageError, messageIn } from '../../src/messages/index.js';
import { LOCALES, type Locale, type TextTable } from '../../src/referee/index.js';
import { sourcesOf } from '../house/rules/source.js';

const ROOT = new URL('../../', import.meta.url);
const houses = [...games().map(({ id }) => id), 'shared'];

/** The tables of a language by their names; what is not a table of texts (a list of marks) left out. */
async function tablesOf(game: string, locale: Locale): Promise<ReadonlyMap<string, TextTable>> {
  const found = new Map<string, TextTable>();
  for (const { path } of sourcesOf(`src/games/${game}/words`)) {
    if (!new RegExp(`/words/${locale}[./]`).test(path)) continue;
    const exported: Readonly<Record<string, unknown>> = await import(new URL(path, ROOT).href);
    for (const [name, table] of Object.entries(exported))
      if (isTable(table)) found.set(name === locale ? 'text' : name.replace(/(?:En|Ja)$/, ''), table);
  }
  return found;
}

function isTable(value: unknown): value is TextTable {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const paramsOf = (table: TextTable, locale: Locale, key: string) =>
  [...new Set(messageIn(table, locale, key).params)].sort();

describe.each(houses)('the words of %s', (game) => {
  test('have the same files, keys and parameters in every language', async () => {
    const english = await tablesOf(game, 'en');
    expect(english.size).toBeGreaterThan(0);
    for (const locale of LOCALES) {
      const other = await tablesOf(game, locale);
      expect([...other.keys()]).toEqual([...english.keys()]);
      for (const [file, table] of english) {
        const theirs = other.get(file) ?? {};
        expect([file, Object.keys(theirs).sort()]).toEqual([file, Object.keys(table).sort()]);
        for (const key of Object.keys(table).filter((one) => !isPlural(table, one)))
          expect([file, key, paramsOf(theirs, locale, key)]).toEqual([file, key, paramsOf(table, 'en', key)]);
      }
    }
  });
});

test.each(games().map((game) => [game.id, game] as const))(
  'the rules page and the lessons of %s show every text written for them',
  async (id, { rulebook, introduction }) => {
    const shown = new Set<unknown>();
    const keep = (_: string, value: unknown) => {
      shown.add(value);
      return value;
    };
    JSON.stringify([rulebook, introduction], keep);
    const tables = [...(await tablesOf(id, 'en'))].filter(([name]) =>
      ['rulebook', 'diagrams', 'lessons'].includes(name),
    );
    expect(tables.length).toBe(3);
    for (const [, table] of tables)
      expect(Object.keys(table).filter((key) => !shown.has(table[key]))).toEqual([]);
  },
);

/** A clause of a sentence that ends in です・ます, broken off with が in the plain style. */
const PLAIN_BUT = /(?:[るだ]|ない|(?<!まし|でし|あな)た)が、/;

test.each(houses)(
  'the words of %s keep one style within a Japanese sentence, one percent sign and one wave dash',
  async (game) => {
    const tables = [...(await tablesOf(game, 'ja')).values()].flatMap((table) => Object.entries(table));
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.filter(([, text]) => PLAIN_BUT.test(text) || /[％〜]/.test(text))).toEqual([]);
  },
);

/** A side by its bare name where English says “the Allies”: it does something, or something is its own. */
const BARE_SIDE = /^\{(?:side|winner)\} |\b(?:of|against|by|act:) \{side\}/;
const allied = games().filter(({ words: { text } }) => Object.values(text.en).includes('Allies'));

test.each(allied.map((game) => [game.id, game] as const))(
  'the Allies of %s have their article',
  (_, { words: { text } }) => {
    expect(Object.entries(text.en).filter(([, said]) => BARE_SIDE.test(said))).toEqual([]);
  },
);

test.each(games().map((game) => [game.id, game] as const))(
  'the lessons of %s name units as the pages do',
  async (id, game) => {
    for (const locale of LOCALES) {
      const lessons = [...(await tablesOf(id, locale))].filter(([name]) => name === 'lessons');
      const unnamed = [...(game.rules.universe.unit ?? [])].filter(
        (unit) => game.words.nameOf('unit', unit, locale) !== unit,
      );
      const said = lessons.flatMap(([, table]) => Object.values(table)).join('\n');
      expect(said).not.toBe('');
      expect(unnamed.filter((unit) => new RegExp(`(?<![\\w-])${unit}(?![\\w-])`).test(said))).toEqual([]);
    }
  },
);

/** What a game's rules call otherwise in Japanese. */
const OTHERWISE = {
  kyuchorei: /除去され/,
  manila45: /防御射撃|近接強襲|補充|航空ユニット|航空支援/,
  squarepeg: /(?<!戦闘)戦力2/,
  taiheiyo: /(?<!砲)砲力|航空戦力/,
  witp: /損傷|航空ユニット|航空圏|補給所|(?<!兵站)基地(?!航空)/,
};

test.each(Object.entries(OTHERWISE))('%s has one Japanese word for a thing', async (id, otherwise) => {
  const tables = [...(await tablesOf(id, 'ja')).values()].flatMap((table) => Object.entries(table));
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter(([, text]) => otherwise.test(text))).toEqual([]);
});

/** A language may count where another does not. */
const isPlural = (table: TextTable, key: string) => /, (?:plural|select),/.test(table[key] ?? '');

describe.each(games().map((game) => ({ game, id: game.id })))('how $id is won', ({ game }) => {
  test('is a whole sentence in Japanese, in the words of the pages', () => {
    const results = Object.entries(game.words.text.ja).filter(([key]) => key.startsWith('result.'));
    expect(results.length).toBeGreaterThan(1);
    expect(
      results.filter(
        ([, text]) => !/(?:ました|ます|です|ません|ませんでした)(?:（[^（）]*）)?。$/.test(text),
      ),
    ).toEqual([]);
  });
});

describe('a phrasing', () => {
  const words = phrasingsOf({
    en: {
      plain: 'fort',
      move: '{unit} to {to}',
      lost: '{n, plural, one {# unit {how, select, fire {under fire} other {in {where}}}} other {{n, number} units}} of {side}.',
    },
    ja: { plain: '陣地', move: '{to}へ{unit}', lost: '{side}{where}{how}{n}' },
  });

  test('says a message of its language, with its parameters, and marks', () => {
    expect(words.en.say('move', { unit: 'I/4', to: 1503 })).toBe('I/4 to 1503');
    expect(words.ja.say('move', { unit: 'I/4', to: 1503 })).toBe('1503へI/4');
    expect([words.en.say('plain'), words.ja.say('plain'), words.ja.say('comma')]).toEqual([
      'fort',
      '陣地',
      '、',
    ]);
  });

  test('sets numbers below zero with a minus, and leaves a hyphen between numbers', () => {
    expect(words.en.say('move', { unit: '1404-3', to: -3 })).toBe('1404-3 to −3');
    expect(words.ja.say('move', { unit: '1404-3', to: -3 })).toBe('−3へ1404-3');
  });

  test('does not say a message with a gap', () => {
    // @ts-expect-error a parameter is missing
    expect(() => words.en.say('move', { unit: 'I/4' })).toThrow(MessageError);
    // @ts-expect-error a parameter has another name
    expect(() => words.en.say('move', { unit: 'I/4', hex: 1503 })).toThrow(MessageError);
    // @ts-expect-error a message without its parameters
    expect(() => words.ja.say('move')).toThrow(MessageError);
  });

  test('knows the parameters within plurals and choices', () => {
    expectTypeOf<
      ParamsOf<'{n, plural, one {# unit {how, select, fire {under fire} other {in {where}}}} other {{n, number} units}} of {side}.'>
    >().toEqualTypeOf<'n' | 'how' | 'where' | 'side'>();
    expectTypeOf<ParamsOf<'{n, plural, one {unit} other {units}} at {hex}'>>().toEqualTypeOf<'n' | 'hex'>();
    expectTypeOf<ParamsOf<'{n, number, ::group-off} m'>>().toEqualTypeOf<'n'>();
    expectTypeOf<ParamsOf<'fort'>>().toEqualTypeOf<never>();
    expect(words.en.say('lost', { n: 1, how: 'melee', where: 1503, side: 'JP' })).toBe(
      '1 unit in 1503 of JP.',
    );
    // @ts-expect-error one of them is missing
    expect(() => words.en.say('lost', { n: 1, how: 'melee', side: 'JP' })).toThrow(MessageError);
  });

  test('does not compile in a language that lacks a message, or has one more', () => {
    const english = { plain: 'fort', night: 'night' } as const;
    // @ts-expect-error `night` is missing
    expect(phrasingsOf({ en: english, ja: { plain: '陣地' } }).ja.say('plain')).toBe('陣地');
    const japanese: MessagesOf<typeof english> = {
      plain: '陣地',
      night: '夜',
      // @ts-expect-error there is no such message in English
      day: '昼',
    };
    expect(phrasingsOf({ en: english, ja: japanese }).ja.say('night')).toBe('夜');
    // @ts-expect-error no table has the message
    expect(() => phrasingsOf({ en: english, ja: japanese }).ja.say('dusk')).toThrow(MessageError);
  });
});

describe.each(games().map((game) => ({ game, id: game.id })))('rolls and draws of $id', ({ game, id }) => {
  test('have words for what they are for, since the audit tells them', () => {
    const named = sourcesOf(`src/games/${id}/rules`).flatMap(({ text }) =>
      [...text.matchAll(/\bpurpose: '(\w+)'/g)].map(([, purpose]) => `purpose.${purpose}`),
    );
    expect(named.length).toBeGreaterThan(0);
    for (const locale of LOCALES)
      expect(named.filter((key) => game.words.text[locale][key] === undefined)).toEqual([]);
  });
});

describe.each(games().map((game) => [game.id, game] as const))('places of %s', (_, game) => {
  const kinds = Object.entries(game.picture.onMap).filter(([, { as }]) => as === 'place');
  test('are named in Japanese without a blank before their number', () => {
    const names = kinds.flatMap(([of]) =>
      [...(game.rules.universe[of] ?? [])].map((id) => game.words.nameOf(of, id, 'ja')),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => /[^\u0020-\u007e] | [^\u0020-\u007e]/.test(name))).toEqual([]);
  });
});

describe.each(games().map((game) => [game.id, game] as const))('what %s says of its log', (_, game) => {
  test('is of lines that its log can hold, and of fields that hold ids', () => {
    const lines = Object.entries(game.words.tells);
    expect(lines.filter(([key]) => game.words.text.en[key] === undefined)).toEqual([]);
    expect(lines.filter(([, { of }]) => of !== undefined && game.words.fields[of] === undefined)).toEqual([]);
    expect(lines.length).toBeGreaterThan(25);
  });

  test('names armies and forces within sentences', () => {
    for (const locale of LOCALES)
      for (const side of game.sides)
        expect([
          game.words.text[locale][`army.${side}`],
          game.words.text[locale][`force.${side}`],
        ]).not.toContain(undefined);
  });
});
