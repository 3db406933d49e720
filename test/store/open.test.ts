import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { postgresqlClient, sqliteFile } from '../../src/store/client.js';
import { openStore } from '../../src/store/index.js';
import { DATABASES, freshPostgres, freshSqlite } from '../support/databases.js';

describe.each(DATABASES)('a store in $provider', ({ provider, freshDatabase }) => {
  test('answers, and knows which database it is again', async () => {
    const url = await freshDatabase();
    const first = await openStore(url);
    await first.ping();
    await first.close();
    const second = await openStore(url);
    expect(second.provider).toBe(provider);
    expect(second.databaseId).toBe(first.databaseId);
    await second.close();
  });
});

test('a SQLite database is made where there is none, with the folders on the way to it', async () => {
  const file = `${sqliteFile(await freshSqlite())}.d/new/x.db`;
  const first = await openStore(`file:${file}`);
  const again = await openStore(pathToFileURL(file).href);
  expect(again.databaseId).toBe(first.databaseId);
  await Promise.all([first.close(), again.close()]);
});

test('two servers that open a new database agree on its identity', async () => {
  const url = await freshPostgres();
  const stores = await Promise.all(Array.from({ length: 12 }, () => openStore(url)));
  expect(new Set(stores.map(({ databaseId }) => databaseId)).size).toBe(1);
  await Promise.all(stores.map((store) => store.close()));
});

test('servers that note the same thing in the same moment have all noted it', async () => {
  const url = await freshPostgres();
  const stores = await Promise.all(Array.from({ length: 12 }, () => openStore(url)));
  const at = new Date('2026-11-27T12:00:00Z');
  const all = (note: (store: (typeof stores)[number]) => Promise<void>) => Promise.all(stores.map(note));
  await all((store) => store.keepKeys('links', ['one', 'two', 'three']));
  await all((store) => store.keepUnwanted('who', at));
  await all((store) => store.keepTextOnly('who', at));
  const [first] = stores;
  expect(await first?.knownKeys('links')).toEqual(['one', 'three', 'two']);
  expect([await first?.isUnwanted(['who']), await first?.isTextOnly(['who'])]).toEqual([true, true]);
  await all((store) => store.close());
});

test('an address of no known kind is refused', async () => {
  await expect(openStore('mysql://localhost/x')).rejects.toMatchObject({ code: 'badUrl' });
});

test.each([
  ['off', 'on'],
  ['local', 'on'],
  ['remote_write', 'on'],
  ['on', 'on'],
  // Stronger than ours: it waits until a standby has applied it.
  ['remote_apply', 'remote_apply'],
])(
  'a PostgreSQL server that acknowledges with synchronous_commit %s does so with %s to us',
  async (set, is) => {
    const url = await freshPostgres();
    const database = new URL(url).pathname.slice(1);
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(`ALTER DATABASE "${database}" SET synchronous_commit = '${set}'`);
    await admin.end();
    const client = await postgresqlClient(url);
    const shown = async () =>
      client.$queryRaw<{ value: string }[]>`SELECT current_setting('synchronous_commit') AS value`;
    expect(await Promise.all([shown(), shown(), shown()])).toEqual(Array(3).fill([{ value: is }]));
    await client.$disconnect();
  },
);
