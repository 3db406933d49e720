/**
 * What the questions that are asked most cost where there are few matches and many. `npm run bench -- growth
 * 100000`.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { builtInGames, type Matches, makeMatches } from '../../src/match/index.js';
import { openStore, type Store } from '../../src/store/index.js';
import { fillSqlite } from '../../test/store/support/filling.js';
import { matchOf } from '../../test/store/support/fixtures.js';
import { type Given, openedMatches, peacefulOrders } from '../../test/support/peaceful.js';

const SIZES = [1_000, 20_000];
/** A match that is played and one that is over are copied. */
const SEEDS = 2;
const TIMES = 15;
const ADDRESS = 'jp@example.org';

/** Prints milliseconds of a processor for each question at each size, and how much they grow. */
export async function benchGrowth(...named: string[]): Promise<void> {
  const sizes = named.length > 0 ? named.map(Number) : SIZES;
  console.log(
    `Node ${process.version}, SQLite, copied rows; ms of a processor, median of ${TIMES} after ${TIMES}; home and links as the store is asked`,
  );
  // The first of its kind would pay for the compiler.
  await costsAt(SEEDS);
  const found = new Map<string, number[]>();
  for (const size of sizes) {
    for (const [what, ms] of await costsAt(size)) found.set(what, [...(found.get(what) ?? []), ms]);
  }
  for (const [what, costs] of found) {
    const each = costs.map((ms, index) => `${sizes[index]}: ${ms.toFixed(3)} ms`).join(', ');
    const ratio =
      costs.length > 1 ? `, ratio ${((costs.at(-1) ?? 0) / (costs[0] ?? 1)).toFixed(2)} (at most 1.5)` : '';
    console.log(`${what}: ${each}${ratio}`);
  }
}

async function costsAt(size: number): Promise<readonly (readonly [string, number])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'denrei-bench-'));
  const file = join(folder, 'growth.db');
  const first = await openStore(`file:${file}`);
  await openedMatches(1, matchesOn(first));
  await first.createMatch(matchOf('over', { status: 'finished' }));
  await first.close();
  const db = new Database(file);
  fillSqlite(db, Math.round(size / SEEDS));
  db.close();
  const store = await openStore(`file:${file}`);
  try {
    return await asked(store);
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function asked(store: Store): Promise<readonly (readonly [string, number])[]> {
  const matches = matchesOn(store);
  const [id = ''] = await openedMatches(1, matches);
  const next = submitting(matches, id, peacefulOrders());
  const since = new Date(0);
  return [
    [
      'home',
      await median(
        async () => void (await Promise.all([store.listInvitations(since, 20), store.listAgreed(20)])),
      ),
    ],
    ['links', await median(async () => void (await store.matchesOfAddress(ADDRESS)))],
    ['practice opponent', await median(async () => void (await store.listRobots(20)))],
    ['submission', await median(next)],
    ['page', await median(async () => void (await matches.page(id, 'JP')))],
    [
      'mail claim',
      await median(
        async () => void (await store.claimMail({ now: new Date(), leaseMs: 1, limit: 8, again: false })),
      ),
    ],
  ];
}

function matchesOn(store: Store): Matches {
  const rootKeys = [{ id: 'k', bytes: new Uint8Array(32) }];
  return makeMatches({
    store,
    library: builtInGames(),
    clock: () => new Date(),
    random: randomBytes,
    rootKeys,
  });
}

/** Gives the orders one after the other. */
function submitting(matches: Matches, id: string, orders: readonly Given[]): () => Promise<void> {
  let at = { event: 3, draft: 0 };
  const waiting = [...orders];
  return async () => {
    const given = waiting.shift();
    if (given === undefined) throw new Error('no order is left');
    const outcome = await matches.order(id, given.side, { ...at, key: randomUUID(), order: given.order });
    if (!outcome.ok) throw new Error(outcome.failure.code);
    at = { event: outcome.value.event, draft: outcome.value.became === 'draft' ? outcome.value.draft : 0 };
  };
}

async function median(work: () => Promise<void>): Promise<number> {
  const costs: number[] = [];
  for (let n = 0; n < 2 * TIMES; n++) {
    const began = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(began);
    if (n >= TIMES) costs.push((user + system) / 1000);
  }
  return costs.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
}
