/**
 * What a game is known by stands in its own folder: nothing outside `src/games` and the kit names its ids, fields,
 * universes, tones or symbols.
 */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import type { Game } from '../../src/referee/index.js';
import { toy } from '../toy/game.js';
import { type Source, sourcesOf, withoutComments } from './rules/source.js';

/** Words that a game shares with the house: what they mean there has nothing to do with it. */
const HOUSE_WORDS = new Set([
  // Parts of a record, a page, a form or an address.
  ...['event', 'step', 'from', 'to', 'at', 'hex', 'path', 'back', 'keep', 'port', 'kind', 'guard'],
  // Signs and parts of every map.
  ...['card', 'unit', 'units', 'place', 'places', 'point', 'points', 'flag', 'loss', 'infantry'],
  // Kinds of lines and counters on every map, a command and an address of the command line.
  ...['bridge', 'formation', 'help', 'host'],
  // What a modifier acts on.
  ...['column'],
  // Tones and symbols that the board has for every game, and an element of pages.
  ...['hill', 'carrier', 'battleship', 'cruiser', 'air', 'source'],
]);

/** Everything that a game is known by. */
function wordsOf({
  id,
  rules: { universe },
  words: { fields },
  picture: { onMap, look = {} },
}: Pick<Game, 'id'> & {
  rules: Pick<Game['rules'], 'universe'>;
  words: Pick<Game['words'], 'fields'>;
  picture: Pick<Game['picture'], 'onMap' | 'look'>;
}): string[] {
  const { tones = {}, symbols = {} } = look;
  const declared = [universe, onMap, fields, tones, symbols].flatMap((one) => Object.keys(one));
  return [id, ...declared, ...Object.values(universe).flatMap((ids) => [...ids])];
}

/** Texts of the house that are such a word, and nothing else. */
function known(sources: readonly Source[]): { readonly path: string; readonly word: string }[] {
  return sources.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/'([^'\n]+)'/g)]
      .map(([, word = '']) => ({ path, word }))
      .filter(({ word }) => words.has(word)),
  );
}

const words = new Set([...games(), toy].flatMap((game) => wordsOf(game)));
const generic = sourcesOf('src').filter(({ path }) => !/^src\/(?:games|kit)\//.test(path));

const found = known(generic);
const isForeign = ({ word }: { readonly word: string }) => !HOUSE_WORDS.has(word);

test('nothing outside the games knows a word of one', () => {
  expect(generic.length).toBeGreaterThan(100);
  expect(found.filter(isForeign)).toEqual([]);
});

test('no word is excepted that need not be', () => {
  const said = new Set(found.map(({ word }) => word));
  expect([...HOUSE_WORDS].filter((word) => !said.has(word))).toEqual([]);
});

test.each(["const SHIPS = ['carriers'];", "if (of === 'spot') draw();", "tone: 'fort'", "rim('1503')"])(
  'and %s would be found',
  (text) => {
    expect(known([{ path: 'src/telling/x.ts', text }]).filter(isForeign)).toHaveLength(1);
  },
);
