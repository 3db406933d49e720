/**
 * What an earlier version left behind, opened by this one: a store of all five games as of commit e4ef23d2
 * (24 November 2026, before taking back), each with a match of some 25 orders, one match of Kyuchorei that is
 * over, and that match's journal. Played by chance, with keys of their own, on either database by that
 * version's code. The PostgreSQL one is kept as its migrations' SQL with the rows after it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/root.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { atHome, journalOf, ownEnvironment, playOn } from '../cli/match.js';
import { denrei, files } from '../cli/terminal.js';
import { emptyDatabase } from '../support/databases.js';

const RUNNING = {
  kyuchorei: 'k4tk5xkyt4fw',
  manila45: 'yje23pyrwgwa',
  squarepeg: 'f2rd5dy7geat',
  taiheiyo: 'd8mjrjjqn2g5',
  witp: '43kx32r6tep6',
};
const OVER = 'x27vfmgxnb8f';
const keyOf = (n: number) => Buffer.alloc(32, n).toString('base64url');
const kept = (name: string) => readFileSync(join(projectRoot(), 'test/fixtures', name));

/** Each database with what was kept of it. */
const STORES = [
  {
    provider: 'sqlite',
    load: (url: string) =>
      writeFileSync(url.slice('file:'.length), gunzipSync(kept('store-before-taking-back.db.gz'))),
    journal: () => kept('journal-before-taking-back.jsonl').toString(),
  },
  {
    provider: 'postgresql',
    load: async (url: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(gunzipSync(kept('store-before-taking-back-postgresql.sql.gz')).toString());
      await client.end();
    },
    journal: () => gunzipSync(kept('journal-before-taking-back-postgresql.jsonl.gz')).toString(),
  },
] as const;

describe.each(STORES)('a store of an earlier version on $provider', ({ provider, load, journal }) => {
  let env: Record<string, string>;
  beforeAll(async () => {
    const url = await emptyDatabase(provider);
    await load(url);
    const keys = { DENREI_LINK_KEYS: keyOf(1), DENREI_ROOT_KEYS: keyOf(2) };
    env = { ...(await ownEnvironment()), ...keys, DATABASE_URL: url };
  });

  describe.each(Object.entries(RUNNING))('its match of %s', (_, match) => {
    test('is played on by this one, and its journal is sound from the first event to the last', async () => {
      await atHome(env, async (house) => {
        const before = (await house.matches.info(match))?.head.number ?? 0;
        expect(before).toBeGreaterThan(4);
        const head = async () => (await house.matches.info(match))?.head.number ?? 0;
        // A phase of Manila '45 is many orders, all of one draft.
        for (let rounds = 0; rounds < 20 && (await head()) === before; rounds++)
          await playOn(house, match, 25);
        expect(await head()).toBeGreaterThan(before);
        for (const reader of ['public', (await house.matches.info(match))?.seats[0]?.side ?? ''])
          expect(await verifyJournal(await journalOf(house, match, reader))).toMatchObject({ ok: true });
      });
    });
  });

  test('exports a match that was over then as it was, right by the rules of this version', async () => {
    const { exit, out } = await denrei(['export', OVER, '--for', 'all'], { env });
    expect(exit).toBe(0);
    expect(out).toBe(journal());
    const { exported } = await files({ exported: out });
    expect(await denrei(['audit', exported, '--rules'], {})).toMatchObject({ exit: 0, err: '' });
  });
});
