/**
 * A game that nobody knows, handed to the service in its registry: page, map, mail, replay, audit and rules
 * tell it in its own words.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { makeComposer } from '../../src/mail/index.js';
import type { Game, Rulebook } from '../../src/referee/index.js';
import { settings } from '../mail/samples.js';
import { begin, REQUEST, step } from '../match/harness.js';
import { KINDS, look } from '../toy/telling.js';
import { unescaped } from './html.js';
import { spoken } from './spoken.js';
import { makeWorld, seatedAt, type Visitor, type World } from './world.js';

const rulebook: Rulebook = {
  lead: { en: 'Three counters a side at a ford.', ja: '渡し場で三つの駒が争う。' },
  terms: [],
  sections: ['1', '2', '3', '4', '5'].map((id) => ({ id, title: { en: `Chapter ${id}`, ja: `第${id}章` } })),
  tables: () => [],
  diagrams: [],
  sources: [],
  entries: { marched: 'TY-3.a', lost: 'TY-5.a' },
};
const game: Game = { ...spoken, id: 'meadow', rulebook };
const MEADOW = look.tones?.meadow ?? { light: '', dark: '' };
const PENNON = look.symbols?.pennon?.solids ?? '';

let world: World;
let match: string;
let red: Visitor;
beforeAll(async () => {
  world = await makeWorld({ games: [game] });
  match = await begin(world, { ...REQUEST, game: 'meadow' });
  while ((await world.matches.info(match))?.status === 'playing' && !(await logOf()).includes('marches to'))
    await step(world, match);
  red = await seatedAt(world, match, 'RED');
});

/** What everybody may read of the match. */
async function logOf(): Promise<string> {
  return unescaped((await world.browser().get(`/m/${match}?lang=en`)).text);
}

async function read(path: string): Promise<string> {
  const { status, text } = await red.open(path);
  expect([path, status]).toEqual([path, 200]);
  return unescaped(text);
}

describe('a game that is a stranger to the house', () => {
  test('is told with the names of its own universes', async () => {
    const text = await logOf();
    expect(text).toMatch(/[RB]\d marches to (?:Camp|Ford|Gate|Hill|Keep|Mill|Wood)\./);
    // What only its owner was told: a field and a universe that no other game has.
    const kinds = Object.values(KINDS).map(({ ja }) => ja);
    expect(kinds.filter((kind) => !/[旗衛斥]/.test(kind))).toEqual([]);
    const told = await read(`/m/${match}/RED?lang=ja`);
    expect(kinds.filter((kind) => told.includes(kind))).not.toEqual([]);
  });

  test('is drawn with its own tone and symbol, in the dark too', async () => {
    const text = await read(`/m/${match}/RED?lang=en`);
    const name = `${MEADOW.light}${MEADOW.dark}`.replaceAll('#', '-').slice(1);
    expect([text.includes(`f-${name}`), text.includes(MEADOW.light), text.includes(PENNON)]).toEqual([
      true,
      true,
      true,
    ]);
    const css = /href="([^"]*board-[^"]*\.css)"/.exec(text)?.[1] ?? '';
    expect((await red.get(css)).text).toContain(`.f-${name}{fill:${MEADOW.dark}}`);
    const picture = await red.get(`/m/${match}/RED/map.png`);
    expect([picture.status, picture.type]).toEqual([200, 'image/png']);
  });

  test('has its mails, each with the map', async () => {
    const compose = makeComposer({ settings, game: () => game });
    const seats = (await world.store.readMatch(match))?.seats ?? [];
    const due = await world.store.waitingMails(match);
    const mails = await Promise.all(
      due.flatMap((mail) => {
        const seat = seats.find(({ side }) => side === mail.side);
        return seat === undefined ? [] : [compose(mail, seat, world.context.clock())];
      }),
    );
    expect(mails.filter(({ pictures }) => pictures.length > 0)).not.toEqual([]);
  });

  test('is replayed, audited and explained', async () => {
    expect(await read(`/m/${match}/RED/replay?lang=en`)).toContain(MEADOW.light);
    expect(await read(`/m/${match}/audit?lang=en`)).toContain('weather');
    expect(await read('/rules/meadow?lang=en')).toContain('A march follows the roads.');
  });
});
