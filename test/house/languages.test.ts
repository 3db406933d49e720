/**
 * Texts stand in folders and files of words, a language each: nothing else asks which language it is, or says
 * something in all of them.
 */
import { expect, test } from 'vitest';
import { type Source, show, sourcesOf, type Violation, withoutComments } from './rules/source.js';

/** Words of a language, and names in component files. */
const WORDS = /\/words\/|(?:words|text|arguments)\.(?:en|ja)\.ts$|\/components\//;

const INLINE = /\blocale\)? ?[!=]== ?'|\{\s*(?:en|ja): ?['"`]/g;

/** What is no sentence, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/web/http/locale.ts': 'how each language calls itself, and the zone that its readers live in',
  'src/web/parts/turn.ts': 'verbs are typed by their ids in English, by their names in Japanese',
  'src/mail/compose/replied.ts': 'the same verbs, where a mail says what may be typed',
  'src/match/model/seats.ts': 'a name that is written into a row in the language of who opened the match',
  'src/match/commands/erase.ts': 'a name that is written into rows in the language of who goes on reading it',
};

function inlineTexts(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => !WORDS.test(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(INLINE)].map(([what]) => ({ path, rule: 'says it in code', what })),
    );
}

const found = inlineTexts(sourcesOf('src'));

test('no code outside the words asks for a language or holds a text in each', () => {
  expect(found.filter(({ path }) => EXCEPTIONS[path] === undefined).map(show)).toEqual([]);
});

test('no file is excepted that need not be', () => {
  const paths = new Set(found.map(({ path }) => path));
  expect(Object.keys(EXCEPTIONS).filter((path) => !paths.has(path))).toEqual([]);
});

test.each([
  "return locale === 'ja' ? '。' : '. ';",
  "if (narrator.locale !== 'en') say();",
  "const TITLE = { en: 'Map', ja: 'マップ' };",
  'const lead = {\n  en: `Two players`,\n};',
])('and %j would be found', (text) => {
  expect(inlineTexts([{ path: 'src/games/toy/game.ts', text }])).toHaveLength(1);
});
