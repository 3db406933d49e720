import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { LOCALES } from '../../src/referee/index.js';

/** Every game of the house can be told in two minutes, and says the same of itself everywhere. */
describe.each(games().map((game) => [game.id, game] as const))('the introduction of %s', (_, game) => {
  const { introduction } = game;

  test('goes by a title without half-width signs in Japanese', () => {
    expect(game.title.ja).not.toMatch(/[!?:,.()]/);
  });

  test('tells every side what it plays for, in every language', () => {
    expect(Object.keys(introduction?.goals ?? {}).sort()).toEqual([...game.sides].sort());
    for (const locale of LOCALES)
      for (const words of Object.values(introduction?.goals ?? {})) expect(words[locale]).toMatch(/[.。]$/);
  });

  test('has a short name, three ideas, a turn, and a year in which it begins', () => {
    expect(introduction?.ideas).toHaveLength(3);
    expect(introduction?.year).toBeGreaterThan(1800);
    for (const locale of LOCALES) {
      expect(introduction?.short[locale].length).toBeLessThan(24);
      for (const { [locale]: text } of [
        ...(introduction?.ideas ?? []),
        introduction?.turn ?? { en: '', ja: '' },
      ])
        expect(text).toMatch(/[.。]$/);
    }
  });
});
