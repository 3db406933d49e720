/**
 * Opening the Prisma client of one of the two databases. Everything else is typed with SQLite's: its inputs
 * are a subset.
 */
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as postgresql from '../generated/postgresql.js';
import type * as sqlite from '../generated/sqlite.js';
import { makeFolder, makeOwnFile } from './folder.js';

/** The client that all repositories use, whatever the database. */
export type Client = sqlite.PrismaClient;
/** The rows of both databases, by model. */
export type ModelRow = { readonly [M in keyof SqliteModels]: SqliteModels[M]['payload']['scalars'] };

type SqliteModels = sqlite.Prisma.TypeMap['model'];
type PostgresqlModels = postgresql.Prisma.TypeMap['model'];

type Rows<Models extends Record<string, { payload: { scalars: unknown } }>> = {
  [M in keyof Models]: Models[M]['payload']['scalars'];
};
type Created<Models extends Record<string, { operations: { createMany: { args: { data?: unknown } } } }>> = {
  [M in keyof Models]: Models[M]['operations']['createMany']['args']['data'];
};
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/**
 * Whole clients are not assignable to each other; what goes in and comes out is the same, or this does not
 * compile.
 */
type Alike =
  | Same<Rows<SqliteModels>, Rows<PostgresqlModels>>
  | Same<Created<SqliteModels>, Created<PostgresqlModels>>;
type Twin = [Alike] extends [true] ? postgresql.PrismaClient : never;

/** Waiting for other writers is normal; the adapter gives up before these do (ms). */
const SETTINGS = {
  transactionOptions: { maxWait: 12_000, timeout: 20_000 },
  errorFormat: 'minimal',
} as const;

/** The path in a `file:` URL. */
export function sqlitePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}

/** The path in a `file:` URL; it is made with the folders on the way to it, for its owner alone. */
export function sqliteFile(url: string): string {
  const file = sqlitePath(url);
  makeFolder(dirname(file), 0o700);
  makeOwnFile(file);
  return file;
}

/** A client of the database in `file`, which waits so long (ms) for writers in other processes. */
export async function sqliteClient(file: string, patience = 10_000): Promise<Client> {
  const { PrismaClient } = await import('../generated/sqlite.js');
  const { sqliteAdapter } = await import('./sql/sqlite-adapter.js');
  return new PrismaClient({ adapter: sqliteAdapter(file, patience), ...SETTINGS });
}

/**
 * What is acknowledged must outlast a power cut: a head that was told and lost would let its dice fall anew.
 * Where a server waits for less, our sessions do not; where it waits for a standby, they do too.
 */
const DURABLE = `SELECT set_config('synchronous_commit', 'on', false)
  WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')`;

/** A client of the PostgreSQL database at `url`, with a pool of connections. */
export async function postgresqlClient(url: string): Promise<Client> {
  const { PrismaClient } = await import('../generated/postgresql.js');
  const { PrismaPg } = await import('@prisma/adapter-pg');
  const { Pool } = (await import('pg')).default;
  // Waited for before anybody is given the connection; if it fails, whoever waited is told.
  const pool = new Pool({ connectionString: url, onConnect: (connection) => connection.query(DURABLE) });
  // Nobody listens between one who gives a connection back and the next: one that ends then, with the answer
  // it brought, would end the process. Its next question fails, and the pool makes another.
  pool.on('connect', (connection) => connection.on('error', () => {}));
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    statementNameGenerator: ({ sql }) => nameOf(sql),
  });
  const client: Twin = new PrismaClient({ adapter, ...SETTINGS });
  return client as unknown as Client;
}

/** Lets the server keep the plan of a statement; names are cut at 63 bytes. */
function nameOf(sql: string): string {
  return createHash('sha1').update(sql).digest('hex');
}
