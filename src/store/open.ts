/** Opening a store: the one place that knows there are two databases. */
import { randomUUID } from 'node:crypto';
import { migrations } from '../generated/migrations.js';
import { type Client, postgresqlClient, sqliteClient, sqliteFile } from './client.js';
import { StoreError } from './errors.js';
import { mailbox } from './mailbox.js';
import type { Migration } from './migrations.js';
import { outbox } from './outbox.js';
import { reading } from './reading.js';
import type { Store } from './types.js';
import { writing } from './writing.js';

const DATABASE_ID = 'databaseId';

/** A database that is up to date, and a client of it. */
interface Opened {
  readonly provider: Store['provider'];
  readonly db: Client;
}

/**
 * Opens the database at `url`: `file:data/denrei.db` (SQLite; relative to the working directory) or
 * `postgresql://user@host/name`. Applies pending migrations first.
 * @throws StoreError `badUrl`; MigrationError; what the driver says when the database cannot be reached.
 */
export async function openStore(url: string): Promise<Store> {
  const { provider, db } = await open(url);
  const databaseId = await idOf(db);
  return {
    ...{ provider, databaseId },
    ...reading(db),
    ...writing(db),
    ...outbox(db, provider),
    ...mailbox(db),
    async ping() {
      await db.$queryRaw`SELECT 1`;
    },
    close: () => db.$disconnect(),
  };
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
    const { migrateSqlite } = await import('./migrate-sqlite.js');
    return migrateSqlite(sqliteFile(url), known.sqlite);
  }
  const { migratePostgresql } = await import('./migrate-postgresql.js');
  return migratePostgresql(url, known.postgresql);
}

async function open(url: string): Promise<Opened> {
  await migrateDatabase(url);
  const provider = providerOf(url);
  return { provider, db: await (provider === 'sqlite' ? sqliteClient(sqliteFile(url)) : postgresqlClient(url)) };
}

function providerOf(url: string): Store['provider'] {
  if (/^file:./.test(url)) return 'sqlite';
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgresql';
  throw new StoreError('badUrl', 'A database URL begins with "file:" (SQLite) or "postgresql://".');
}

async function idOf(db: Client): Promise<string> {
  const where = { key: DATABASE_ID };
  const known = await db.setting.findUnique({ where });
  if (known !== null) return known.value;
  try {
    return (await db.setting.create({ data: { ...where, value: randomUUID() } })).value;
  } catch (error) {
    // An upsert loses the same race: another server that opened the database at the same moment named it first.
    const theirs = await db.setting.findUnique({ where });
    if (theirs === null) throw error;
    return theirs.value;
  }
}
