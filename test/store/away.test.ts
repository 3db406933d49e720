/** A database that goes away: what is written is refused, and nobody is told that it was kept. */
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Client, sqliteClient, sqliteFile } from '../../src/store/client.js';
import { storeErrorOf } from '../../src/store/faults.js';
import { openStore, type Store } from '../../src/store/index.js';
import { storeOn } from '../../src/store/open.js';
import { freshSqlite } from '../support/databases.js';
import { startPostgres } from '../support/postgres-server.js';
import { baseOf, commitOf, matchOf, startMatch } from './support/fixtures.js';

const PARTS = ['', '-wal', '-shm'];

function deleted(file: string): void {
  for (const part of PARTS) rmSync(file + part, { force: true });
}

describe('the file of a SQLite database', () => {
  let url: string;
  let file: string;
  let store: Store;
  beforeEach(async () => {
    url = await freshSqlite();
    file = sqliteFile(url);
    store = await openStore(url);
  });
  afterEach(() => store.close());

  async function refusesEverything(): Promise<void> {
    const gone = { name: 'StoreError', code: 'gone' };
    await expect(store.createMatch(matchOf('new'))).rejects.toMatchObject(gone);
    await expect(store.change({ matchId: 'old', status: 'stopped' })).rejects.toMatchObject(gone);
    await expect(
      store.claimMail({ now: new Date(), leaseMs: 1000, limit: 1, again: false }),
    ).rejects.toMatchObject(gone);
    await expect(store.readMatch('old')).rejects.toMatchObject(gone);
    await expect(store.ping()).rejects.toMatchObject(gone);
  }

  test('that was deleted stops reading and writing', async () => {
    await store.createMatch(matchOf('old'));
    deleted(file);
    await refusesEverything();
  });

  test('that was replaced by a copy stops reading and writing', async () => {
    await store.createMatch(matchOf('old'));
    copyFileSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    await refusesEverything();
  });

  test('whose log of writes was deleted stops reading and writing', async () => {
    await store.createMatch(matchOf('old'));
    rmSync(`${file}-wal`);
    await refusesEverything();
  });

  test('that is back where it was is used again', async () => {
    await store.createMatch(matchOf('old'));
    renameSync(file, `${file}.away`);
    await refusesEverything();
    renameSync(`${file}.away`, file);
    expect(await store.change({ matchId: 'old', status: 'stopped' })).toEqual({ ok: true });
    await store.ping();
  });

  test('that goes away in the middle of a transaction leaves its outcome unknown', async () => {
    const db = await sqliteClient(file);
    const writing = db.$transaction(async (inside) => {
      await inside.setting.create({ data: { key: 'half', value: 'x' } });
      deleted(file);
    });
    const error = await writing.then(
      () => undefined,
      (thrown: unknown) => storeErrorOf(thrown, 'write'),
    );
    expect(error).toMatchObject({ name: 'StoreError', code: 'outcomeUnknown' });
    await db.$disconnect();
  });
});

describe('a disk that is full', () => {
  let db: Client;
  let store: Store;
  beforeEach(async () => {
    db = await sqliteClient(sqliteFile(await freshSqlite()));
    store = await storeOn({ provider: 'sqlite', db });
    await store.createMatch(matchOf('old'));
    // SQLite says the same as where the file system has no room; less than it has already is taken as what it
    // has.
    await db.$queryRaw`PRAGMA max_page_count = 1`;
  });
  afterEach(() => store.close());

  test('takes no submission and says that nothing was written', async () => {
    const full = commitOf(await baseOf(store, 'old'), {
      snapshot: { event: 2, orders: 0, rolls: 0, draws: 0, state: 'x'.repeat(1_000_000) },
    });
    await expect(store.commit(full)).rejects.toMatchObject({ name: 'StoreError', code: 'full' });
    expect((await store.readMatch('old'))?.match.headNumber).toBe(1);
    expect(await store.readEvents('old', 2)).toEqual([]);
  });

  test('is found by who asks whether the database is ready', async () => {
    await expect(store.ping()).rejects.toMatchObject({ name: 'StoreError', code: 'full' });
  });
});

test('asking whether a database is ready leaves it as large as it was', async () => {
  const db = await sqliteClient(sqliteFile(await freshSqlite()));
  const store = await storeOn({ provider: 'sqlite', db });
  await store.ping();
  const pages = await db.$queryRaw`PRAGMA page_count`;
  for (let n = 0; n < 5; n++) await store.ping();
  expect(await db.$queryRaw`PRAGMA page_count`).toEqual(pages);
  await store.close();
});

test('a PostgreSQL server that cannot be reached is unavailable to whoever reads or writes', async () => {
  const server = await startPostgres();
  const store = await openStore(server.url);
  const base = await baseOf(store, await startMatch(store));
  await server.stop();
  const unavailable = { name: 'StoreError', code: 'unavailable' };
  await store.ping().catch(() => {});
  await expect(store.commit(commitOf(base))).rejects.toMatchObject(unavailable);
  await expect(store.readMatch('m')).rejects.toMatchObject(unavailable);
  await expect(store.readSnapshot('m')).rejects.toMatchObject(unavailable);
  await expect(store.ping()).rejects.toMatchObject(unavailable);
  await store.close();
});
