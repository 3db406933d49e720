/**
 * What the games draw with: a tone or a symbol that neither the board nor the game's look has is found here,
 * and not when somebody's map is drawn; and no game gives another meaning to one of the board's.
 */
import { describe, expect, test } from 'vitest';
import { symbolPaths } from '../../src/board/svg/counters/symbol.js';
import { colour } from '../../src/board/svg/palette.js';
import { games } from '../../src/games/index.js';
import {
  type BaseState,
  type Game,
  initialOptions,
  type SceneLook,
  Session,
  sampleOrder,
} from '../../src/referee/index.js';
import { picker, seededChance } from '../referee/support.js';
import { toy } from '../toy/game.js';

const ORDERS = 150;
const EVERY = 10;

type Names = Readonly<Record<'tones' | 'symbols', Set<string>>>;

/** Everything in a ground or a scene that is named as a tone or a symbol, wherever it stands. */
function collect(value: unknown, names: Names): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    if (typeof inside === 'string' && (key === 'tone' || key === 'rim')) names.tones.add(inside);
    else if (typeof inside === 'string' && key === 'symbol') names.symbols.add(inside);
    else collect(inside, names);
  }
}

/** What a game draws with over a random match, for every viewer. */
function drawnWith(game: Game): Names {
  const names: Names = { tones: new Set(), symbols: new Set() };
  collect(game.picture.ground('en'), names);
  const scenario = game.scenarios[0]?.id ?? '';
  const state = game.rules.start({ scenario, options: initialOptions(game, scenario) });
  const session = new Session<BaseState>(game, state, { chance: seededChance(5) });
  const pick = picker(6);
  const look = () => {
    for (const viewer of [...game.sides, 'spectator']) {
      const view = game.position.view(session.state, viewer);
      collect(
        game.picture.scene(view, 'en', game.picture.changes(game.position.view(state, viewer), view, 'en')),
        names,
      );
    }
  };
  look();
  for (let i = 1; i <= ORDERS && session.questions.length > 0; i++) {
    const question = session.questions[pick(session.questions.length)];
    const order = question === undefined ? undefined : sampleOrder(question, pick);
    if (question !== undefined && order !== undefined) session.give(question.side, order);
    if (i % EVERY === 0) look();
  }
  return names;
}

const has = (find: () => unknown): boolean => {
  try {
    find();
    return true;
  } catch {
    return false;
  }
};

/** Names that neither the board nor the look has. */
function unknownTo({ tones, symbols }: Names, look: SceneLook): string[] {
  return [
    ...[...tones].filter(
      (tone) => !has(() => colour('light', tone, look)) || !has(() => colour('dark', tone, look)),
    ),
    ...[...symbols].filter((symbol) => symbol !== 'hidden' && !has(() => symbolPaths(symbol, look))),
  ];
}

/** Names of a look that are the board's own. */
function redeclared({ tones = {}, symbols = {} }: SceneLook): string[] {
  return [
    ...Object.keys(tones).filter((tone) => has(() => colour('light', tone))),
    ...Object.keys(symbols).filter((symbol) => symbol === 'hidden' || has(() => symbolPaths(symbol, {}))),
  ];
}

describe.each([...games(), toy].map((game) => [game.id, game as unknown as Game] as const))(
  '%s',
  (_, game) => {
    test('draws with tones and symbols of the board and its own alone', () => {
      const names = drawnWith(game);
      expect(names.tones.size).toBeGreaterThan(2);
      expect(names.symbols.size).toBeGreaterThan(0);
      expect(unknownTo(names, game.picture.look ?? {})).toEqual([]);
    });

    test('gives none of the board’s another meaning', () => {
      expect(redeclared(game.picture.look ?? {})).toEqual([]);
    });
  },
);

test('a tone or a symbol that nobody has is found, and one that the board has already', () => {
  const names = { tones: new Set(['water', 'mauve']), symbols: new Set(['infantry', 'zeppelin', 'hidden']) };
  const own = { mauve: { light: '#e0b0ff', dark: '#604070' } };
  expect(unknownTo(names, {})).toEqual(['mauve', 'zeppelin']);
  expect(unknownTo(names, { tones: own })).toEqual(['zeppelin']);
  expect(redeclared({ tones: { ...own, water: own.mauve }, symbols: { tank: { lines: '' } } })).toEqual([
    'water',
    'tank',
  ]);
});
