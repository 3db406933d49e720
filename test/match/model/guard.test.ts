/** A game from outside that makes mistakes: they are told as its own, and the house goes on. */
import { describe, expect, test } from 'vitest';
import { GameFaultError, guarded } from '../../../src/match/index.js';
import { type Game, Session } from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import type { ToyState } from '../../toy/state.js';

/** Milliseconds. */
const SOON = 60;
const setting = { scenario: 'standard', options: {} };

/** The toy with something else about it, as a game from outside. */
function outside(change: Partial<Game<ToyState>>): Game<ToyState> {
  const by = { name: 'A. Author', rights: 'free' };
  return guarded({ ...toy, by, ...change }, SOON);
}

const picture = (change: Partial<Game['picture']>) => ({ picture: { ...toy.picture, ...change } });
const words = (change: Partial<Game['words']>) => ({ words: { ...toy.words, ...change } });

/** What is thrown. */
function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('a game from outside', () => {
  test('plays as the same game of the house does', () => {
    const [plain, shielded] = [toy, outside({})].map((game) => {
      const session = new Session(game, game.rules.start(setting), {});
      return JSON.stringify(session.state);
    });
    expect(shielded).toBe(plain);
  });

  test.each([
    [
      'a picture',
      outside(picture({ describe: () => forEver() })),
      (game: Game) => game.picture.describe(game.position.view(game.rules.start(setting), 'RED'), 'en'),
    ],
    [
      'a name, whatever it catches',
      outside(words({ nameOf: () => stubborn() })),
      (game: Game) => game.words.nameOf('unit', 'A1', 'en'),
    ],
    [
      'a view',
      outside({ position: { ...toy.position, view: () => forEver() } }),
      (game: Game) => game.position.view(game.rules.start(setting), 'RED'),
    ],
  ])('ends in time what loops for ever: %s', (_, game, ask) => {
    const fault = thrown(() => ask(game));
    expect(fault).toBeInstanceOf(GameFaultError);
    expect(fault).toMatchObject({ code: 'rules-failed', game: 'toy', version: 1 });
  });

  test('ends a script that loops, and one that throws, as a fault of its rules', () => {
    for (const broken of [
      forEver,
      () => {
        throw new TypeError('no such unit');
      },
    ]) {
      const game = outside({
        rules: {
          ...toy.rules,
          steps: (state) =>
            toy.rules.steps(state).map((step) => ({
              ...step,
              run: function* () {
                yield* [];
                return broken();
              },
            })),
        },
      });
      const steps = game.rules.steps(game.rules.start(setting));
      const fault = thrown(() => steps[0]?.run({} as never).next());
      expect(fault).toBeInstanceOf(GameFaultError);
    }
  });

  test.each([
    ['an address', 'Log in at https://evil.example/login'],
    ['a bare address', 'Log in at evil-login.com now'],
    ['an e-mail address', 'write to me@evil.test'],
    ['a mark that turns the text', 'abc\u202edef'],
    ['a text that is too long', 'a'.repeat(5000)],
  ])('says to no reader %s', (_, text) => {
    const game = outside(picture({ describe: () => [{ title: 'x', lines: [text] }] }));
    const fault = thrown(() =>
      game.picture.describe(game.position.view(game.rules.start(setting), 'RED'), 'en'),
    );
    expect(fault).toMatchObject({
      code: 'rules-failed',
      message: expect.stringContaining('picture.describe'),
    });
  });

  test('draws no number that is none', () => {
    const game = outside(picture({ ground: () => ({ ...toy.picture.ground('en'), width: Number.NaN }) }));
    expect(thrown(() => game.picture.ground('en'))).toMatchObject({ code: 'rules-failed' });
  });
});

function forEver(): never {
  for (;;);
}

function stubborn(): never {
  for (;;) {
    try {
      forEver();
    } finally {
    }
  }
}
