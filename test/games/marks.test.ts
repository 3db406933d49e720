/**
 * The words around and on a map are set as Japanese is: brackets, colons and commas as wide as its letters.
 */
import { describe, expect, test } from 'vitest';
import { sceneToText } from '../../src/board/index.js';
import { games } from '../../src/games/index.js';
import { phrasingsOf, printed } from '../../src/games/shared/index.js';
import { type Game, type GameMap, initialOptions, type Locale } from '../../src/referee/index.js';

const JAPANESE = '[ぁ-ヿ一-鿿『』]';
const NARROW = new RegExp(`${JAPANESE} ?[(),:;]|[(),:;] ?${JAPANESE}`, 'u');

function start(game: Game, locale: Locale): GameMap {
  const scenario = game.scenarios[0]?.id ?? '';
  const options = initialOptions(game, scenario);
  const state = game.rules.start({ scenario, options });
  const scene = game.picture.scene(game.position.view(state, game.sides[0] ?? ''), locale, []);
  return { ground: game.picture.ground(locale), scene };
}

describe.each(games())('the map of $id in Japanese', (game) => {
  const map = start(game, 'ja');
  const { ground, scene } = map;

  test('has no half-width mark beside Japanese, in what is drawn, spoken and written', () => {
    const drawn = [
      scene.title,
      scene.alt,
      ...[...ground.labels, ...ground.legend].map(({ text }) => text),
      ...[...(ground.marks ?? []), ...scene.marks, ...scene.tracks, ...ground.places].map(
        ({ title }) => title,
      ),
      ...[...scene.counters, ...(scene.holdings ?? [])].map(({ title }) => title),
      ...(scene.places ?? []).map(({ title = '' }) => title),
      ...(scene.holdings ?? []).flatMap(({ counters }) => counters.map(({ title }) => title)),
      ...[...ground.lines, ...(scene.lines ?? [])].flatMap(({ title }) =>
        title === undefined ? [] : [title],
      ),
      // Names of units in a box beside the map stand as on their counters, where room is short.
      ...sceneToText(map)
        .split('\n')
        .filter((line) => !line.startsWith('  ')),
    ];
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.filter((text) => NARROW.test(text))).toEqual([]);
  });

  test('notices a half-width mark (or the other test would prove nothing)', () => {
    expect(['石溝(村)', '混乱:1', '第2ターン, 射撃'].every((text) => NARROW.test(text))).toBe(true);
    expect(NARROW.test('第1ターン（夜間）、射撃：4-4 (II)')).toBe(false);
  });
});

test('a name from the components is set for the map of its language', () => {
  expect(printed('対岸(ブルー・ビーチ): 渡し場', 'ja')).toBe('対岸（ブルー・ビーチ）：渡し場');
  expect(printed('Shore (Blue Beach): quay', 'en')).toBe('Shore (Blue Beach): quay');
  expect(['en', 'ja'].map((locale) => printed('≦9', locale === 'en' ? 'en' : 'ja'))).toEqual(['≤9', '≦9']);
  const words = phrasingsOf({ en: {}, ja: {} });
  expect([words.en, words.ja].map(({ say }) => say('bracketed', { text: 'x' }))).toEqual([' (x)', '（x）']);
});
