/** What a game from outside brings for every reader is looked at before it is offered. */
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import { demandGame } from '../../../src/match/model/output.js';
import type { Game } from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';

const look = (change: NonNullable<Game['picture']['look']>): Game => ({
  ...toy,
  picture: { ...toy.picture, look: change },
});

describe('a hostile game is not taken', () => {
  test.each([
    [
      'a color that leaves its rule',
      look({ tones: { mine: { light: 'red}body{display:none', dark: '#000000' } } }),
    ],
    [
      'a dark color that fetches',
      look({ tones: { mine: { light: '#ffffff', dark: 'url(//evil.example)' } } }),
    ],
    [
      'a tone whose name leaves its selector',
      look({ tones: { 'x{}body': { light: '#ffffff', dark: '#000000' } } }),
    ],
    ['a symbol that is no path', look({ symbols: { mine: { lines: 'M0 0"/><script>' } } })],
    ['a title with an address', { ...toy, title: { en: 'See www.evil.test', ja: '決闘' } }],
    ['an author with an address', { ...toy, by: { name: 'https://evil.test', rights: 'free' } }],
    [
      'a sentence with an address',
      {
        ...toy,
        words: {
          ...toy.words,
          text: { ...toy.words.text, en: { ...toy.words.text.en, 'log.x': 'Go to http://evil.test' } },
        },
      },
    ],
    [
      'a clause that turns',
      { ...toy, words: { ...toy.words, clauses: { 'T-1': { en: '\u2067x', ja: 'x' } } } },
    ],
  ] as readonly (readonly [string, Game])[])('%s', (_, game) => {
    expect(() => demandGame(game)).toThrow();
  });

  test('and the games of the house would be', () => {
    for (const game of [toy, ...games()]) expect(() => demandGame(game)).not.toThrow();
  });
});
