/** A game that the server no longer has: its matches say so, and keep nobody from the others. */
import { beforeEach, expect, test } from 'vitest';
import { signOwn } from '../../../src/links/index.js';
import { libraryOf } from '../../../src/match/index.js';
import { begin, REQUEST, step } from '../../match/harness.js';
import { mainOf } from '../html.js';
import { spoken } from '../spoken.js';
import { KEYS, makeWorld, seatedAt, type World } from '../world.js';

const OTHER = { ...spoken, id: 'other', title: { en: 'The Other Game', ja: '別のゲーム' } };
const build = () => spoken;
/** The toy is gone from here; the other game is not. */
const without = libraryOf({ present: [OTHER], rules: {}, releases: [], build });
const both = libraryOf({ present: [OTHER, spoken], rules: {}, releases: [], build });

let world: World;
/** The server as it was. */
let before: World;
let gone: string;
let there: string;
beforeEach(async () => {
  before = await makeWorld({ games: [OTHER], library: both });
  gone = await begin(before, REQUEST);
  there = await begin(before, { ...REQUEST, game: 'other' });
  await step(before, gone);
  world = await makeWorld({ games: [OTHER], library: without, database: `file:${before.file}` });
});

test.each([
  ['en', 'You cannot go on with this match', 'game toy, version 1', 'The Other Game'],
  ['ja', 'この対戦は、いまは続けられません。', 'ゲームtoy、バージョン1', '別のゲーム'],
] as const)('my matches name it and list the others as usual (%s)', async (lang, title, what, other) => {
  const visitor = await seatedAt(world, there, 'RED');
  await visitor.get(`/l/${await before.token(gone, 'RED', 'play')}`);
  const list = await visitor.get(`/mine?lang=${lang}`);
  expect(list.status).toBe(200);
  expect(mainOf(list.text)).toContain(title);
  expect(mainOf(list.text)).toContain(what);
  expect(mainOf(list.text)).toContain(other);
});

test('the page of an address lists it by its id, gives its journal, and erases its seat', async () => {
  const browser = world.browser();
  await browser.get(`/own/${signOwn(KEYS, 'blue@example.org', world.context.clock())}`);
  const page = await browser.get('/own?lang=en');
  expect(page.status).toBe(200);
  expect(page.text).toContain('The rules of this match are missing');
  expect(page.text).toContain('The Other Game');
  const data = await browser.get('/own/export/data.json');
  expect(data.body.seats.map(({ game }: { game: string }) => game).sort()).toEqual(['other', 'toy']);
  expect((await browser.get(`/own/export/${gone}/BLUE.jsonl`)).status).toBe(200);
  expect((await browser.post('/own/erase?lang=en', { word: 'erase' })).status).toBe(200);
});

test.each(['', '/RED', '/replay', '/audit', '/RED/orders'])(
  'page and problem of a match say what is missing: %s',
  async (path) => {
    const visitor = world.browser();
    await visitor.get(`/l/${await before.token(gone, 'RED', 'play')}`);
    const page = await visitor.get(`/m/${gone}${path}?lang=en`);
    expect(page.status).toBe(503);
    if (path !== '/RED/orders') expect(page.text).toContain('game toy, version 1');
    const problem = await visitor.read(`/m/${gone}${path}?lang=en`);
    expect(problem.body).toMatchObject({ code: 'rules-gone', detail: expect.stringContaining('game toy') });
  },
);

test('home is as ever, and links that are asked for are those of the other matches', async () => {
  expect((await world.browser().get('/?lang=en')).status).toBe(200);
  await world.matches.sendLinks('red@example.org');
  const mails = [...(await world.store.waitingMails(there)), ...(await world.store.waitingMails(gone))];
  expect(mails.filter(({ kind }) => kind === 'link').map(({ matchId }) => matchId)).toEqual([there]);
});
