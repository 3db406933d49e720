/** Several processes on one PostgreSQL: news reach all of them, and work on a seat is done by one. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../../src/store/index.js';
import { freshPostgres, freshSqlite } from '../../support/databases.js';
import { AT, baseOf, commitOf, later, matchOf } from '../support/fixtures.js';

let url: string;
let here: Store;
let there: Store;
beforeAll(async () => {
  url = await freshPostgres();
  [here, there] = [await openStore(url), await openStore(url)];
  await here.createMatch(matchOf('m'));
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
});

const commit = async (store: Store) => store.commit(commitOf(await baseOf(store, 'm')));

describe('news', () => {
  test('of a commit and of a change are heard in every process', async () => {
    const heard: string[] = [];
    const stop = [here, there].map((store) => store.onNews((match) => void heard.push(match)));
    // Until both connections listen nothing is promised.
    await expect
      .poll(async () => {
        await here.change({ matchId: 'm', seats: [{ side: 'JP', listed: true }] });
        return heard.length;
      })
      .toBeGreaterThan(1);
    heard.length = 0;
    expect(await commit(there)).toEqual({ ok: true });
    await expect.poll(() => heard.filter((one) => one === 'm').length).toBeGreaterThanOrEqual(2);
    for (const end of stop) end();
  });

  test('are heard again after the connection was cut', async () => {
    const heard: string[] = [];
    const end = there.onNews((match) => void heard.push(match));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query LIKE '%pg_notify%' AND pid <> pg_backend_pid()`,
    );
    await client.end();
    await expect
      .poll(async () => {
        await here.change({ matchId: 'm', seats: [{ side: 'JP', listed: false }] });
        return heard.length;
      })
      .toBeGreaterThan(0);
    end();
  });

  test('of a write that changed nothing are not told', async () => {
    const store = await openStore(await freshSqlite());
    await store.createMatch(matchOf('m'));
    const heard: string[] = [];
    store.onNews((match) => void heard.push(match));
    const stale = commitOf({ ...(await baseOf(store, 'm')), headNumber: 99 });
    expect((await store.commit(stale)).ok).toBe(false);
    expect(heard).toEqual([]);
    expect((await commit(store)).ok).toBe(true);
    expect(heard).toEqual(['m']);
    await store.close();
  });
});

describe('a lease', () => {
  const lease = { use: 'practice', matchId: 'm', side: 'JP' } as const;

  test('is taken by one of many, and again when it has run out or was given back', async () => {
    const tries = [here, there, here, there, here, there].map((store) =>
      store.takeLease(lease, AT, later(60_000)),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await there.takeLease(lease, later(59_000), later(99_000))).toBe(false);
    expect(await there.takeLease({ ...lease, use: 'plan' }, AT, later(60_000))).toBe(true);
    expect(await there.takeLease(lease, later(60_000), later(120_000))).toBe(true);
    await there.dropLease(lease);
    expect(await here.takeLease(lease, later(61_000), later(120_000))).toBe(true);
  });
});
