/** The database is destroyed in the middle of play, and a backup is put back. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/cli/config.js';
import type { RunningService } from '../../src/cli/running/house.js';
import { startService } from '../../src/cli/service.js';
import { type JournalEvent, readEvent } from '../../src/journal/index.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { atHome, begin, journalOf, openSeeded, ownEnvironment, playOn } from '../cli/match.js';
import { denrei } from '../cli/terminal.js';
import { emptyDatabase } from '../support/databases.js';
import { scratchFolder } from '../support/leftovers.js';

const KINDS = [
  { provider: 'sqlite', destroy: (url: string) => destroyFiles(url.slice('file:'.length)) },
  { provider: 'postgresql', destroy: recreate },
] as const;

async function destroyFiles(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(`${file}${end}`, { force: true });
}

/** Whoever is connected is thrown out. */
async function recreate(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: new URL('postgres', url).href });
  await client.connect();
  await client.query(`DROP DATABASE "${name}" WITH (FORCE)`);
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
}

async function eventsOf({ store }: RunningService, match: string): Promise<readonly JournalEvent[]> {
  return (await store.readEvents(match, 1)).map(({ text }) => readEvent(text));
}

function linksOf(events: readonly JournalEvent[]): readonly { chain: number; link: string }[] {
  return events.flatMap((event) => (event.type === 'played' ? event.public.rolls : []));
}

/** Waits for the mails that are owed, and gives every digest-like word that stands in any. */
async function mailedDigests({ store }: RunningService): Promise<ReadonlySet<string>> {
  const next = () => Promise.all([store.nextMailAt(false), store.nextMailAt(true)]);
  await expect.poll(next).toEqual([undefined, undefined]);
  const found = new Set<string>();
  for (const { id } of await store.listMails(1000)) {
    const mail = await PostalMime.parse((await store.readMail(id))?.raw ?? '');
    for (const [digest] of (mail.text ?? '').replace(/\s+/g, ' ').matchAll(/[0-9a-f]{64}/g))
      found.add(digest);
  }
  return found;
}

/** Both players give new seeds, as often as the ceremony asks for one. */
async function seedAgain({ matches }: RunningService, match: string): Promise<void> {
  for (;;) {
    const info = await matches.info(match);
    const [side] = info?.waitsFor ?? [];
    if (info?.status !== 'stopped' || side === undefined) return;
    expect(await matches.seed(match, side, {})).toMatchObject({ ok: true });
  }
}

describe.each(KINDS)('a match whose $provider database is destroyed in the middle of play', (kind) => {
  test('goes on from the backup with new dice: no link that stands in a mail is used again', async () => {
    const own = await ownEnvironment();
    const env =
      kind.provider === 'sqlite' ? own : { ...own, DATABASE_URL: await emptyDatabase('postgresql') };
    const file = join(await scratchFolder(), 'denrei.backup');

    const service = await startService(readConfig(env), { mails: true });
    const house = await openSeeded(env);
    const match = await begin(house);
    await playOn(house, match, 15);
    // While the service runs and plays.
    const kept = await denrei(['backup', file], { env });
    expect({ exit: kept.exit, err: kept.err }).toEqual({ exit: 0, err: '' });
    expect(kept.out).toContain('1 match');
    await playOn(house, match, 30);
    const before = linksOf(await eventsOf(house, match));
    const mailed = await mailedDigests(house);
    const told = before.filter(({ link }) => mailed.has(link));
    expect(told.length).toBeGreaterThan(0);
    await kind.destroy(env.DATABASE_URL ?? '');
    expect((await fetch(`${service.base}/readyz`)).status).toBe(503);
    await house.store.close();
    await service.stop();

    const restored = await denrei(['restore', file], { env });
    expect({ exit: restored.exit, err: restored.err }).toEqual({ exit: 0, err: '' });
    await atHome(env, async (again) => {
      expect(await again.matches.info(match)).toMatchObject({ status: 'stopped', commitments: { chain: 2 } });
      const stood = linksOf(await eventsOf(again, match)).length;
      expect(stood).toBeLessThan(before.length);
      await seedAgain(again, match);
      await playOn(again, match);
      const fresh = linksOf(await eventsOf(again, match)).slice(stood);
      expect(fresh.length).toBeGreaterThan(0);
      expect(fresh.filter(({ chain }) => chain !== 2)).toEqual([]);
      expect(fresh.filter(({ link }) => mailed.has(link))).toEqual([]);
      expect(await verifyJournal(await journalOf(again, match, 'public'))).toMatchObject({ ok: true });
    });
  });
});

test('a backup that was put back is not served before every running match has new dice', async () => {
  const env = await ownEnvironment();
  await atHome(env, async (house) => {
    await playOn(house, await begin(house), 10);
    await house.store.restoreDone();
  });
  const file = join(await scratchFolder(), 'denrei.backup');
  await denrei(['backup', file], { env });
  await destroyFiles(env.DATABASE_URL?.slice('file:'.length) ?? '');
  // The keys are not in the backup: without them it is put back, and no further.
  const elsewhere = { ...env, DENREI_DATA: await scratchFolder() };
  expect(await denrei(['restore', file], { env: elsewhere })).toMatchObject({ exit: 4 });
  for (const command of ['serve', 'worker'])
    expect(await denrei([command], { env: { ...env, DENREI_BASE_URL: 'http://localhost' } })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[restore-unfinished]'),
    });
  expect((await denrei(['restore'], { env })).out).toBe(
    'Matches waiting for both players to agree to new dice: 1\n',
  );
  expect((await denrei(['serve'], { env })).exit).toBe(0);
});
