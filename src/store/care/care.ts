/**
 * Backup and restore of a whole database, apart from the store that a service works with: nothing is migrated
 * or made by reading.
 */
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { migrations } from '../../generated/migrations.js';
import { sqliteFile, sqlitePath } from '../client.js';
import { migrateDatabase, providerOf } from '../open.js';
import {
  BackupError,
  type BackupHead,
  backupLines,
  RESTORE_UNFINISHED,
  readHead,
  readRows,
} from './backup.js';
import { copyPostgresql } from './copy-postgresql.js';
import {
  type Column,
  type CopiedDatabase,
  kindOf,
  type Row,
  TABLES,
  type Table,
  type Value,
} from './tables.js';

type Count = (table: Table) => void;

/**
 * The lines of a backup of the database at `url`, as of one moment; who plays goes on playing meanwhile.
 * @throws BackupError `nothing`; what the driver says
 */
export async function* backUp(url: string, at: Date, count: Count): AsyncGenerator<string> {
  if (providerOf(url) === 'sqlite' && !existsSync(sqlitePath(url))) throw new BackupError('nothing');
  const db = await copyOf(url, { fill: false });
  try {
    yield* backupLines(db, at, count);
  } finally {
    await db.close();
  }
}

/**
 * Puts a backup into the empty database at `url`, of either kind, and brings it up to date. Its running
 * matches may not go on before `restoreDone`: later rolls of theirs stand in mails already.
 * @throws BackupError; what the driver says. Nothing was put in then.
 */
export async function putBack(url: string, lines: AsyncIterator<string>, count: Count): Promise<BackupHead> {
  const first = await lines.next();
  const head = readHead(first.done === true ? undefined : first.value);
  await makeLike(url, head);
  const db = await copyOf(url, { fill: true });
  try {
    if (!(await isEmpty(db))) throw new BackupError('notEmpty');
    await db.fill(marked(readRows({ [Symbol.asyncIterator]: () => lines }, count)));
  } finally {
    await db.close();
  }
  await migrateDatabase(url);
  return head;
}

/** The tables as they were when the backup was made. */
async function makeLike(url: string, { migrations: wanted }: BackupHead): Promise<void> {
  const known = migrations[providerOf(url)].filter(({ name }) => wanted.includes(name));
  if (known.length !== wanted.length) throw new BackupError('newer');
  const db = await copyOf(url, { fill: true });
  const there = await db.migrations().finally(() => db.close());
  if (there.some((name) => !wanted.includes(name))) throw new BackupError('notEmpty');
  await migrateDatabase(url, { sqlite: known, postgresql: known });
}

async function isEmpty(db: CopiedDatabase): Promise<boolean> {
  for (const table of TABLES)
    if ((await db.columns(table)).length > 0 && (await db.holdsRows(table))) return false;
  return true;
}

/** The rows, and the note that what runs in them must not go on as it is. */
async function* marked(rows: ReturnType<typeof readRows>): ReturnType<typeof readRows> {
  for await (const [table, row] of rows)
    if (table !== 'Setting' || row.key !== RESTORE_UNFINISHED.key) yield [table, row];
  yield ['Setting', RESTORE_UNFINISHED];
}

function copyOf(url: string, how: { readonly fill: boolean }): Promise<CopiedDatabase> {
  return providerOf(url) === 'sqlite'
    ? Promise.resolve(copySqlite(how.fill ? sqliteFile(url) : sqlitePath(url), how))
    : copyPostgresql(url, how);
}

type Stored = string | number | bigint | Buffer | null;
type StoredRow = { readonly [column: string]: Stored };

/** Opens the file for reading (`fill: false`) or to be filled. */
function copySqlite(file: string, { fill }: { readonly fill: boolean }): CopiedDatabase {
  const db = new Database(file, { readonly: !fill, timeout: 10_000 });
  if (!fill) db.exec('BEGIN');
  const columns = (table: Table): readonly Column[] =>
    db
      .prepare<[], { name: string; type: string }>(`PRAGMA table_info("${table}")`)
      .all()
      .map(({ name, type }) => ({ name, kind: kindOf(type) }));
  return {
    migrations: async () => migrationsIn(db),
    columns: async (table) => columns(table),
    holdsRows: async (table) => db.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).get() !== undefined,
    async *rows(table) {
      const known = columns(table);
      for (const row of db.prepare<[], StoredRow>(`SELECT * FROM "${table}"`).iterate())
        yield rowFrom(row, known);
    },
    async fill(rows) {
      const inserts = new Map<Table, Insert>();
      db.exec('BEGIN IMMEDIATE');
      try {
        for await (const [table, row] of rows) {
          const insert = inserts.get(table) ?? insertInto(db, table, columns(table));
          inserts.set(table, insert);
          insert(row);
        }
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close: async () => void db.close(),
  };
}

function migrationsIn(db: Database.Database): readonly string[] {
  const table = db.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get();
  if (table === undefined) return [];
  return db
    .prepare<[], { name: string }>(
      `SELECT "migration_name" AS name FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL ORDER BY 1`,
    )
    .all()
    .map(({ name }) => name);
}

function rowFrom(row: StoredRow, columns: readonly Column[]): Row {
  return Object.fromEntries(columns.map(({ name, kind }) => [name, valueFrom(row[name] ?? null, kind)]));
}

function valueFrom(stored: Stored, kind: Column['kind']): Value {
  if (stored === null) return null;
  if (Buffer.isBuffer(stored)) return stored.toString('base64');
  if (kind === 'flag') return Number(stored) === 1;
  if (kind === 'instant') return new Date(typeof stored === 'bigint' ? Number(stored) : stored).toISOString();
  return typeof stored === 'bigint' ? Number(stored) : stored;
}

type Insert = (row: Row) => void;

/** A backup was made by a database with the same migrations: its rows have the same columns. */
function insertInto(db: Database.Database, table: Table, columns: readonly Column[]): Insert {
  const names = columns.map(({ name }) => `"${name}"`).join();
  const marks = columns.map(() => '?').join();
  const statement = db.prepare(`INSERT INTO "${table}" (${names}) VALUES (${marks})`);
  return (row) => void statement.run(columns.map(({ name, kind }) => storedOf(row[name] ?? null, kind)));
}

function storedOf(value: Value, kind: Column['kind']): Stored {
  if (value === null) return null;
  if (kind === 'bytes') return Buffer.from(String(value), 'base64');
  // As Prisma's adapter writes instants: they are compared as texts.
  if (kind === 'instant') return String(value).replace(/Z$/, '+00:00');
  return typeof value === 'boolean' ? Number(value) : value;
}
