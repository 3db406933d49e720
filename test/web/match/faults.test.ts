/** A match whose rules fail says so, to pages and programs; it goes on by other orders, and so do other matches. */
import { expect, test } from 'vitest';
import { guarded, libraryOf } from '../../../src/match/index.js';
import type { Game } from '../../../src/referee/index.js';
import { begin, REQUEST, step } from '../../match/harness.js';
import { spoken } from '../spoken.js';
import { makeWorld, seatedAt } from '../world.js';

/** Milliseconds for a game that loops, and for one that may be slow on a busy machine. */
const SOON = 500;
const LATE = 60_000;
const by = { name: 'A. Author', rights: 'free' };
type Change = (game: Game) => Partial<Game>;

function forEver(): never {
  for (;;);
}

/** A world with a game that breaks when it is told to, and the toy. */
async function broken(change: Change) {
  const own = { ...spoken, id: 'broken', by };
  const state = { fails: false };
  const parts = change(own);
  const game = new Proxy(own, {
    get: (target, name) => Reflect.get(state.fails ? { ...target, ...parts } : target, name),
  });
  const fresh = () => guarded({ ...game }, state.fails ? SOON : LATE);
  const build = () => spoken;
  const library = {
    ...libraryOf({ present: [own, spoken], rules: {}, releases: [], build }),
    load: (id: string) => (id === 'broken' ? fresh() : spoken),
  };
  const world = await makeWorld({ games: [own], library });
  const match = await begin(world, { ...REQUEST, game: 'broken' });
  await step(world, match);
  const other = await begin(world, REQUEST);
  state.fails = true;
  // What was read of the match before is forgotten, as after a restart.
  const again = await makeWorld({ games: [own], library, database: `file:${world.file}` });
  return { world: again, match, other };
}

const throwing: Change = (game) => ({
  picture: {
    ...game.picture,
    scene: () => {
      throw new TypeError('cannot read hex of undefined');
    },
  },
});

const BROKEN: readonly (readonly [string, Change, drawing?: true])[] = [
  ['throws as it draws', throwing],
  ['loops as it draws', (game) => ({ picture: { ...game.picture, scene: () => forEver() } })],
  [
    'loops as it looks at the position',
    (game) => ({ position: { ...game.position, view: () => forEver() } }),
  ],
  ['answers nonsense', (game) => ({ position: { ...game.position, view: () => ({}) as never } })],
  ['has no steps', (game) => ({ rules: { ...game.rules, steps: () => 3 as never } })],
  [
    'forgets its words',
    (game) => ({
      words: {
        ...game.words,
        nameOf: () => {
          throw new Error('no word');
        },
      },
    }),
    true,
  ],
  [
    'draws what is nothing',
    (game) => ({ picture: { ...game.picture, scene: () => undefined as never } }),
    true,
  ],
  [
    'writes an address',
    (game) => ({
      picture: { ...game.picture, describe: () => [{ title: 'x', lines: ['Log in at https://evil.test'] }] },
    }),
  ],
];

test.each(BROKEN.map(([name, change, drawing = false]) => ({ name, change, drawing })))(
  'a game that $name stops its own match alone',
  async ({ change, drawing }) => {
    const { world, match, other } = await broken(change);
    const red = await seatedAt(world, match, 'RED');
    const page = await red.get(`/m/${match}/RED?lang=en`);
    expect(page.status).toBe(503);
    expect(page.text).not.toContain('evil.test');
    // Programs are shown no picture: what fails only there does not keep them from playing.
    const problem = await red.read(`/m/${match}/RED`);
    if (drawing) expect(problem.status).toBe(200);
    else expect(problem.body).toMatchObject({ code: 'rules-failed', status: 503 });
    const mine = await red.get('/mine?lang=en');
    expect(mine.status).toBe(200);
    const blue = await seatedAt(world, other, 'BLUE');
    expect((await blue.get(`/m/${other}/BLUE`)).status).toBe(200);
    expect(await step(world, other)).toBe(true);
  },
);
