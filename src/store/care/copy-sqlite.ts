/** SQLite as it is copied: a reader sees the database as of its beginning, and writers go on. */
import Database from 'better-sqlite3';
import { type Column, type CopiedDatabase, kindOf, type Row, type Table, type Value } from './tables.js';

type Stored = string | number | bigint | Buffer | null;
type StoredRow = { readonly [column: string]: Stored };

/** Opens the file for reading (`fill: false`) or to be filled. */
export function copySqlite(file: string, { fill }: { readonly fill: boolean }): CopiedDatabase {
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
