/**
 * What the questions that are asked most cost where there are few matches and many, in SQLite. `npm run bench
 * -- growth 100000`.
 */
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStore } from '../../src/store/index.js';
import { fillSqlite, LONG_EVENTS } from '../../test/store/support/filling.js';
import { askedOf, TIMES } from './growth/questions.js';
import { type Measured, printGrowth } from './growth/report.js';
import { playSeeds, SEEDS } from './growth/seeds.js';

const SIZES = [1_000, 20_000];
/** Submissions whose growth of the file is divided by their number. */
const SUBMISSIONS = 2 * TIMES;

/** Prints milliseconds for each question at each size, and how much they grow. */
export async function benchGrowth(...named: string[]): Promise<void> {
  const sizes = named.length > 0 ? named.map(Number) : SIZES;
  console.log(
    `Node ${process.version}, SQLite; rows of ${SEEDS} matches played at random are copied, ${LONG_EVENTS} are as long as a phase of Manila '45; ms by the clock (in brackets of a processor), median of ${TIMES} after ${TIMES}`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'denrei-bench-'));
  try {
    const seeds = join(folder, 'seeds.db');
    const first = await openStore(`file:${seeds}`);
    await playSeeds(first);
    await first.close();
    const of = (size: number) => measured(seeds, join(folder, `${size}.db`), size);
    // The first of its kind would pay for the compiler.
    await of(SEEDS);
    const stores: Measured[] = [];
    for (const size of sizes) stores.push(await of(size));
    printGrowth(stores);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measured(seeds: string, file: string, size: number): Promise<Measured> {
  await copyFile(seeds, file);
  const db = new Database(file);
  fillSqlite(db, Math.round(size / SEEDS) - 1, true);
  const events = db.prepare<[], number>('SELECT count(*) FROM "Event"').pluck().get() ?? 0;
  db.close();
  const bytes = await weightOf(file);
  const began = performance.now();
  const store = await openStore(`file:${file}`);
  await store.listAgreed(1);
  const start = performance.now() - began;
  const asked = await askedOf(store);
  await store.close();
  const added = ((await weightOf(file)) - bytes) / SUBMISSIONS;
  await rm(file);
  return { size, events, bytes, added, start, asked };
}

/** Bytes of a database with all that its write-ahead log held. */
async function weightOf(file: string): Promise<number> {
  const db = new Database(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  return (await stat(file)).size;
}
