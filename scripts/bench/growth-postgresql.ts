/**
 * The same questions of a PostgreSQL of its own, by as many matches as the disk takes: `npm run bench --
 * growth-postgresql 1000 100000`. A million matches are 50 million events.
 */
import pg from 'pg';
import { openStore } from '../../src/store/index.js';
import { fillPostgresql, LONG_EVENTS } from '../../test/store/support/filling.js';
import { startPostgres } from '../../test/support/postgres-server.js';
import { askedOf, TIMES } from './growth/questions.js';
import { type Measured, printGrowth } from './growth/report.js';
import { playSeeds, SEEDS } from './growth/seeds.js';

const SIZES = [1_000, 20_000];
const SUBMISSIONS = 2 * TIMES;
/** As a house would have it: every commit waits for the disk. */
const SETTINGS = ['shared_buffers=512MB', 'max_wal_size=4GB', 'checkpoint_timeout=30min'];

/** Prints milliseconds for each question at each size, and how much they grow. */
export async function benchGrowthPostgresql(...named: string[]): Promise<void> {
  const sizes = named.length > 0 ? named.map(Number) : SIZES;
  console.log(
    `Node ${process.version}, PostgreSQL with fsync on the same machine; rows of ${SEEDS} matches played at random are copied, ${LONG_EVENTS} are as long as a phase of Manila '45; ms by the clock (in brackets of this process' processor), median of ${TIMES} after ${TIMES}`,
  );
  const server = await startPostgres(SETTINGS);
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  try {
    await server.create('seeds');
    const first = await openStore(server.databaseUrl('seeds'));
    await playSeeds(first);
    await first.close();
    const stores: Measured[] = [];
    // The first of its kind would pay for the compiler.
    for (const size of [SEEDS, ...sizes]) {
      await admin.query('CREATE DATABASE filled TEMPLATE seeds');
      stores.push(await measured(server.databaseUrl('filled'), size));
      await admin.query('DROP DATABASE filled');
    }
    printGrowth(stores.slice(1));
  } finally {
    await admin.end();
    await server.stop();
  }
}

async function measured(url: string, size: number): Promise<Measured> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const number = async (sql: string) => Number((await db.query<{ n: string }>(sql)).rows[0]?.n);
    const weight = () => number('SELECT pg_database_size(current_database()) AS n');
    // Rows that can be filled in again need not wait for the disk.
    await db.query('SET synchronous_commit = off');
    await fillPostgresql(db, Math.round(size / SEEDS) - 1, true);
    await db.query('VACUUM ANALYZE');
    await db.query('CHECKPOINT');
    const [events, bytes] = [await number('SELECT count(*) AS n FROM "Event"'), await weight()];
    const began = performance.now();
    const store = await openStore(url);
    await store.listAgreed(1);
    const start = performance.now() - began;
    const asked = await askedOf(store);
    await store.close();
    const added = ((await weight()) - bytes) / SUBMISSIONS;
    return { size, events, bytes, added, start, asked };
  } finally {
    await db.end();
  }
}
