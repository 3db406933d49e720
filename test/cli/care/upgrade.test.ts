/**
 * What an earlier version left behind, opened by this one: a SQLite store of all five games as of commit
 * e4ef23d2 (24 November 2026, before taking back), each with a match of some 25 orders, one match of
 * Kyuchorei that is over, and that match's journal. Played by chance, with keys of their own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../../src/root.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { atHome, journalOf, ownEnvironment, playOn } from '../match.js';
import { denrei } from '../terminal.js';

const RUNNING = {
  kyuchorei: 'k4tk5xkyt4fw',
  manila45: 'yje23pyrwgwa',
  squarepeg: 'f2rd5dy7geat',
  taiheiyo: 'd8mjrjjqn2g5',
  witp: '43kx32r6tep6',
};
const OVER = 'x27vfmgxnb8f';
const JOURNAL = join(projectRoot(), 'test/fixtures/journal-before-taking-back.jsonl');
const keyOf = (n: number) => Buffer.alloc(32, n).toString('base64url');

let env: Record<string, string>;
beforeAll(async () => {
  env = { ...(await ownEnvironment()), DENREI_LINK_KEYS: keyOf(1), DENREI_ROOT_KEYS: keyOf(2) };
  const stored = join(projectRoot(), 'test/fixtures/store-before-taking-back.db.gz');
  writeFileSync(env.DATABASE_URL?.slice('file:'.length) ?? '', gunzipSync(readFileSync(stored)));
});

describe.each(Object.entries(RUNNING))('a match of %s that an earlier version began', (_, match) => {
  test('is played on by this one, and its journal is sound from the first event to the last', async () => {
    await atHome(env, async (house) => {
      const before = (await house.matches.info(match))?.head.number ?? 0;
      expect(before).toBeGreaterThan(4);
      const head = async () => (await house.matches.info(match))?.head.number ?? 0;
      // A phase of Manila '45 is many orders, all of one draft.
      for (let rounds = 0; rounds < 20 && (await head()) === before; rounds++) await playOn(house, match, 25);
      expect(await head()).toBeGreaterThan(before);
      for (const reader of ['public', (await house.matches.info(match))?.seats[0]?.side ?? ''])
        expect(await verifyJournal(await journalOf(house, match, reader))).toMatchObject({ ok: true });
    });
  });
});

test('a match that was over then is exported as it was, and is right by the rules of this version', async () => {
  const { exit, out } = await denrei(['export', OVER, '--for', 'all'], { env });
  expect(exit).toBe(0);
  expect(out).toBe(readFileSync(JOURNAL, 'utf8'));
  expect(await denrei(['audit', JOURNAL, '--rules'], {})).toMatchObject({ exit: 0, err: '' });
});
