/** Connections to PostgreSQL that end while many wait for one: the process goes on, and who asked is told. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store, StoreError } from '../../src/store/index.js';
import { freshPostgres } from '../support/databases.js';
import { type CuttingProxy, cuttingProxy } from './support/cutting-proxy.js';
import { baseOf, commitOf, eventOf, startMatch } from './support/fixtures.js';

/** More than the pool has connections, so that one that is given back is taken at once. */
const CALLERS = 40;
const CUTS = 40;

let proxy: CuttingProxy;
let store: Store;
beforeAll(async () => {
  proxy = await cuttingProxy(await freshPostgres());
  store = await openStore(proxy.url);
});
afterAll(async () => {
  await store.close();
  proxy.close();
});

test('connections that end with the answer that they bring end no process, and are made anew', async () => {
  const match = await startMatch(store);
  const base = await baseOf(store, match);
  const event = eventOf(base.headNumber + 1);
  // Transactions wait for the connections that questions give back.
  const ask = () => store.readMatch(match);
  const write = () => store.commit(commitOf(base, { events: [event] }));
  const asked = Array.from({ length: CALLERS }, (_, n) => (n < CALLERS / 2 ? ask : write));
  proxy.cut(CUTS);
  const failed: unknown[] = [];
  while (proxy.left > 0) {
    const outcomes = await Promise.allSettled(asked.map((one) => one()));
    failed.push(...outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
  }
  expect(failed.filter((error) => !(error instanceof StoreError))).toEqual([]);
  await store.ping();
  expect((await store.readMatch(match))?.match.headNumber).toBe(event.number);
});
