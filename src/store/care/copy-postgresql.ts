/**
 * PostgreSQL as it is copied: read in one transaction as of its beginning, little by little, and filled in
 * one.
 */
import pg from 'pg';
import { type Column, type CopiedDatabase, kindOf, type Row, type Table, type Value } from './tables.js';

/** Rows that are asked for at once. */
const AT_ONCE = 500;
/** Beside the usual types: instants as their text, which no time zone of this machine touches. */
const TIMESTAMP = 1114;
/** Numbered by the database itself: it must go on behind the greatest. */
const COUNTED: readonly Table[] = ['Mail', 'Asked'];

/** Connects for reading (`fill: false`) or to fill. */
export async function copyPostgresql(
  url: string,
  { fill }: { readonly fill: boolean },
): Promise<CopiedDatabase> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(TIMESTAMP, (text: string) => `${text.replace(' ', 'T')}Z`);
  const db = new pg.Client({ connectionString: url, types });
  await db.connect();
  if (!fill) await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const columns = async (table: Table): Promise<readonly Column[]> => {
    const { rows } = await db.query<{ name: string; type: string }>(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
      [table],
    );
    return rows.map(({ name, type }) => ({ name, kind: kindOf(type) }));
  };
  return {
    migrations: () => migrationsIn(db),
    columns,
    holdsRows: async (table) => (await db.query(`SELECT 1 FROM "${table}" LIMIT 1`)).rows.length > 0,
    async *rows(table) {
      const known = await columns(table);
      await db.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT * FROM "${table}"`);
      for (;;) {
        const { rows } = await db.query(`FETCH ${AT_ONCE} FROM rows`);
        for (const row of rows) yield rowFrom(row, known);
        if (rows.length < AT_ONCE) break;
      }
      await db.query('CLOSE rows');
    },
    fill: (rows) => fillAll(db, columns, rows),
    close: () => db.end(),
  };
}

async function migrationsIn(db: pg.Client): Promise<readonly string[]> {
  const table = await db.query(`SELECT to_regclass('"_prisma_migrations"') AS found`);
  if (table.rows[0]?.found === null) return [];
  const { rows } = await db.query<{ name: string }>(
    `SELECT "migration_name" AS name FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

function rowFrom(row: { readonly [column: string]: unknown }, columns: readonly Column[]): Row {
  return Object.fromEntries(columns.map(({ name, kind }) => [name, valueFrom(row[name], kind)]));
}

function valueFrom(stored: unknown, kind: Column['kind']): Value {
  if (stored === null || stored === undefined) return null;
  if (Buffer.isBuffer(stored)) return stored.toString('base64');
  if (kind === 'instant') return new Date(String(stored)).toISOString();
  return typeof stored === 'number' || typeof stored === 'boolean' ? stored : String(stored);
}

async function fillAll(
  db: pg.Client,
  columns: (table: Table) => Promise<readonly Column[]>,
  rows: AsyncIterable<readonly [Table, Row]>,
): Promise<void> {
  const known = new Map<Table, readonly Column[]>();
  await db.query('BEGIN');
  try {
    for await (const [table, row] of rows) {
      const all = known.get(table) ?? (await columns(table));
      known.set(table, all);
      await insert(db, table, row, all);
    }
    for (const table of COUNTED)
      await db.query(
        `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), coalesce(max("id"), 0) + 1, false) FROM "${table}"`,
      );
    await db.query('COMMIT');
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  }
}

/** A backup was made by a database with the same migrations: its rows have the same columns. */
async function insert(db: pg.Client, table: Table, row: Row, columns: readonly Column[]): Promise<void> {
  const names = columns.map(({ name }) => `"${name}"`).join();
  const marks = columns.map((_, i) => `$${i + 1}`).join();
  const values = columns.map(({ name, kind }) => storedOf(row[name] ?? null, kind));
  const text = `INSERT INTO "${table}" (${names}) VALUES (${marks})`;
  await db.query({ name: `fill ${table}`, text, values });
}

function storedOf(value: Value, kind: Column['kind']): Value | Buffer {
  return kind === 'bytes' && value !== null ? Buffer.from(String(value), 'base64') : value;
}
