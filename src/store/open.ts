/** Opening a store: the one place that knows there are two databases. */
import { randomBytes, randomUUID } from 'node:crypto';
import { migrations } from '../generated/migrations.js';
import { putAmongOthers } from './batch.js';
import { overview } from './care/overview.js';
import { restoring } from './care/restoring.js';
import { type Client, postgresqlClient, sqliteClient, sqliteFile } from './client.js';
import { clocks } from './clock/clocks.js';
import { erasing } from './erasing.js';
import { StoreError } from './errors.js';
import { answering } from './faults.js';
import { keys } from './keys.js';
import { calls } from './mail/calls.js';
import { mailbox } from './mail/mailbox.js';
import { outbox } from './mail/outbox.js';
import { recipients } from './mail/recipients.js';
import { reading } from './reading.js';
import { leases } from './several/leases.js';
import { type Herald, localNews, postgresqlNews } from './several/news.js';
import type { Migration } from './sql/migrations.js';
import type { Change, Commit, Store, Written } from './types.js';
import { writing } from './writing.js';

const DATABASE_ID = 'databaseId';
const PROBE = 'probe';
const PROBE_BYTES = 12_000;

/** A database that is up to date, and a client of it. */
interface Opened {
  readonly provider: Store['provider'];
  readonly db: Client;
  /** Left out: within this process. */
  readonly news?: Herald;
}

/**
 * Opens the database at `url`: `file:data/denrei.db` (SQLite; relative to the working directory) or
 * `postgresql://user@host/name`. Applies pending migrations first.
 * @throws StoreError `badUrl`; MigrationError; what the driver says when the database cannot be reached.
 */
export async function openStore(url: string): Promise<Store> {
  return storeOn(await open(url));
}

/** The store of a database that is up to date. @throws what the driver says */
export async function storeOn({ provider, db, news = localNews() }: Opened): Promise<Store> {
  const databaseId = await idOf(db);
  const written = writing(db);
  return {
    ...{ provider, databaseId },
    ...answering('read', { ...reading(db), ...overview(db) }),
    ...answering('write', {
      ...written,
      commit: (commit: Commit) => toldBy(news, commit.base.id, written.commit(commit)),
      change: (change: Change) => toldBy(news, change.matchId, written.change(change)),
      ...leases(db, provider),
      ...outbox(db, provider),
      ...calls(db, provider),
      ...mailbox(db),
      ...recipients(db),
      ...erasing(db, provider),
      ...clocks(db, provider),
      ...keys(db),
      ...restoring(db),
      ping: () => probe(db),
    }),
    onNews: news.onNews,
    close: async () => {
      await news.close();
      await db.$disconnect();
    },
  };
}

/** Tells of what was written, once it was. */
async function toldBy(news: Herald, matchId: string, write: Promise<Written>): Promise<Written> {
  const written = await write;
  if (written.ok) news.spread(matchId);
  return written;
}

/**
 * Brings the database at `url` up to date without opening it; returns the names of the migrations it applied.
 * @throws as `openStore`.
 */
export async function migrateDatabase(
  url: string,
  known: { readonly [P in Store['provider']]: readonly Migration[] } = migrations,
) {
  if (providerOf(url) === 'sqlite') {
    const { migrateSqlite } = await import('./sql/migrate-sqlite.js');
    return migrateSqlite(sqliteFile(url), known.sqlite);
  }
  const { migratePostgresql } = await import('./sql/migrate-postgresql.js');
  return migratePostgresql(url, known.postgresql);
}

/**
 * Writes what a small submission writes, so that a database without room is found before a player finds it.
 */
async function probe(db: Client): Promise<void> {
  const where = { key: PROBE };
  // Random, or the same bytes again would be packed or not be written at all.
  const value = randomBytes(PROBE_BYTES).toString('base64');
  await db.setting.upsert({ where, create: { ...where, value }, update: { value }, select: { key: true } });
}

async function open(url: string): Promise<Opened> {
  await migrateDatabase(url);
  const provider = providerOf(url);
  if (provider === 'sqlite') return { provider, db: await sqliteClient(sqliteFile(url)) };
  return { provider, db: await postgresqlClient(url), news: postgresqlNews(url) };
}

/** Which database an address is of. @throws StoreError `badUrl` */
export function providerOf(url: string): Store['provider'] {
  if (/^file:./.test(url)) return 'sqlite';
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgresql';
  throw new StoreError('badUrl', 'A database URL begins with "file:" (SQLite) or "postgresql://".');
}

async function idOf(db: Client): Promise<string> {
  const where = { key: DATABASE_ID };
  // Another server that opens the database at the same moment may name it first.
  const named = await putAmongOthers(() =>
    db.setting.upsert({ where, create: { ...where, value: randomUUID() }, update: {} }),
  );
  return named.value;
}
