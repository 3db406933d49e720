/**
 * A store that an earlier version wrote (test/fixtures/store-before-the-move.db.gz: SQLite, as of commit
 * 65f150f, with its first three migrations): of each game a match of some twenty events with a draft, a
 * waiting mail and a standing order of every form that there was; and one match whose second seat is still
 * invited. It was played by chance, with seeds of their own.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sceneToSvg } from '../../src/board/index.js';
import { games, loadGame } from '../../src/games/index.js';
import { deliverDue, mailboxTransport, makeComposer } from '../../src/mail/index.js';
import { projectRoot } from '../../src/root.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { good, guardOf, step } from '../match/harness.js';
import { scratchFolder } from '../support/leftovers.js';
import { BASE, KEYS, makeWorld, seatedAt, type World } from './world.js';

const MATCHES = [
  { game: 'kyuchorei', match: 'gv94k4r3qxu9', sides: ['JP', 'RU'], asked: 'JP', head: 20, left: [6, 6] },
  { game: 'squarepeg', match: '9x7ab8mh9fyj', sides: ['NZ', 'JP'], asked: 'JP', head: 21, left: [11, 7] },
  { game: 'taiheiyo', match: '52jgh8qbe2xp', sides: ['J', 'A'], asked: 'A', head: 19, left: [19, 20] },
] as const;
const INVITED = { match: 'd3b8j9paj2da', side: 'RU' };

let world: World;
let database: string;

beforeAll(async () => {
  const folder = join(await scratchFolder('upgrade'), 'store');
  mkdirSync(folder);
  database = join(folder, 'denrei.db');
  const stored = join(projectRoot(), 'test/fixtures/store-before-the-move.db.gz');
  writeFileSync(database, gunzipSync(readFileSync(stored)));
  world = await makeWorld({ database: `file:${database}`, games: games() });
  world.pass(24 * 3600);
});
afterAll(() => world.store.close());

/** Rows of the database as they are now. */
function rows(query: string): readonly unknown[] {
  const open = new Database(database, { readonly: true });
  const found = open.prepare(query).all();
  open.close();
  return found;
}

describe('a store that an earlier version wrote', () => {
  test('knows the keys that its roots are sealed with, what the seats agreed to, and which mails wait', () => {
    expect(rows('SELECT "use", "id" FROM "Key"')).toEqual([{ use: 'roots', id: 'k1' }]);
    expect(rows('SELECT DISTINCT "agreed" FROM "Match"')).toEqual([{ agreed: 0 }]);
    expect(
      rows(`SELECT "state", "payload" = '' AS "empty", count(*) AS "n" FROM "Outbox" GROUP BY 1, 2`),
    ).toEqual([
      { state: 'superseded', empty: 1, n: 25 },
      { state: 'waiting', empty: 0, n: 5 },
    ]);
  });

  test('invites whoever was invited, who can take his seat', async () => {
    good(await world.matches.join(INVITED.match, INVITED.side, {}));
    expect((await world.matches.info(INVITED.match))?.status).toBe('playing');
  });
});

describe.each(MATCHES)('its match of $game', ({ game, match, sides, asked, head, left }) => {
  const title = (locale: 'en' | 'ja') => loadGame(game).title[locale];

  test.each([0, 1] as const)('shows seat %i its page, its standing orders and the way so far', async (i) => {
    const seat = `/m/${match}/${sides[i]}`;
    const browser = await seatedAt(world, match, sides[i]);
    const page = await browser.get(seat);
    expect({ status: page.status, named: page.text.includes(title(i === 0 ? 'ja' : 'en')) }).toEqual({
      status: 200,
      named: true,
    });
    for (const path of ['standing', 'replay', 'audit'])
      expect({ path, status: (await browser.get(`${seat}/${path}`)).status }).toEqual({ path, status: 200 });
    expect(good(await world.matches.standing(match, sides[i])).orders).toHaveLength(left[i]);
  });

  test('shows strangers what they may see', async () => {
    for (const path of ['', '/replay', '/audit'])
      expect((await world.browser().get(`/m/${match}${path}`)).status).toBe(200);
  });

  test('composes and delivers the mail that waited', async () => {
    const warned: string[] = [];
    const warn = (_: object, message: string) => void warned.push(message);
    const composer = makeComposer({
      settings: { base: BASE, from: 'runner@denrei.example', keys: KEYS },
      game: ({ game: id }) => loadGame(id),
      // The map of a waiting mail is as it was written then.
      draw: async (map, { look }) => Buffer.from(sceneToSvg(map, { theme: 'light', look })),
    });
    await deliverDue({
      store: world.store,
      transport: mailboxTransport(world.store),
      composer,
      clock: world.context.clock,
      log: { info: () => {}, warn, error: warn },
      unreachable: world.matches.tellUnreachable,
    });
    const address = `${game}-${asked}@example.org`.toLowerCase();
    const [boxed] = (await world.store.listMails(100)).filter((mail) => mail.address === address);
    const mail = await PostalMime.parse((await world.store.readMail(boxed?.id ?? 0))?.raw ?? '');
    expect(warned).toEqual([]);
    expect(mail.text).toContain(`${BASE}/l/`);
  });

  test('keeps the draft, and goes on from it', async () => {
    const page = good(await world.matches.page(match, asked));
    expect(page.match.head.number).toBe(head);
    expect(page.draft.answers.length).toBeGreaterThan(0);
    good(await world.matches.undo(match, asked, guardOf(page)));
    expect(good(await world.matches.page(match, asked)).draft.answers).toEqual([]);
    for (let i = 0; i < 60; i++) await step(world, match);
    expect((await world.matches.info(match))?.head.number).toBeGreaterThan(head);
  });

  test('says of its journal that the protocol is an older one, which proves nothing any more', async () => {
    for (const reader of [...sides, 'public'] as const) {
      const report = await verifyJournal(good(await world.matches.journal(match, reader)));
      expect(report).toMatchObject({
        ok: false,
        fault: { code: 'header', message: expect.stringContaining('older protocol') },
      });
    }
  });
});
