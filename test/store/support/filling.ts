/** Databases with many matches, made by copying rows: playing them would take days. */
import type Database from 'better-sqlite3';
import type pg from 'pg';

/** What a copy of a row has of its own. */
const OWN = ['id', 'matchId', 'key', 'messageId', 'address', 'tag'];

/** Copies every row of a table of seeds, with its match, so many times. */
function copying(table: string, columns: readonly string[], numbers: string): string {
  const copied = columns.map((name) => (OWN.includes(name) ? `"${name}" || '-' || n` : `"${name}"`));
  const names = columns.map((name) => `"${name}"`);
  return `INSERT INTO "${table}" (${names.join()}) SELECT ${copied.join()} FROM "${seedsOf(table)}", ${numbers}`;
}

/** What is copied stands in a table of its own: a table that is read while it is written is written twice. */
function seedsOf(table: string): string {
  return `Seeds${table}`;
}

function seeding(table: string): string {
  return `CREATE TEMPORARY TABLE "${seedsOf(table)}" AS SELECT * FROM "${table}"`;
}

/** The matches first: the others refer to them. */
const TABLES = [
  'Match',
  'Seat',
  'Opening',
  'Event',
  'Snapshot',
  'Draft',
  'Standing',
  'Plan',
  'Clock',
  'Offer',
  'Root',
  'Answer',
  'Outbox',
  'Call',
  'Player',
  'Competition',
  'Notice',
];

/** One event of so many is made long where a house is to be filled as one with large games is. */
const LONG = 20;
export const LONG_EVENTS = '5 % of the events';
/** Characters of a phase of sixty moves past enemies, with its windows and shots. */
const LENGTH = 90_000;

/**
 * Makes the text of an event as long as that of a long phase, of pieces of others: it weighs what such a
 * one does, in a database that packs it too, and is no journal.
 */
function lengthening(texts: string): string {
  return `UPDATE "Event" SET "text" = "text" || substr((${texts}), 1 + ("number" * 977) % 50000, ${LENGTH})
    WHERE ("number" + length("matchId")) % ${LONG} = 3`;
}

/** Fills an open SQLite database with copies of its matches; `long`: some events are as long as a phase. */
export function fillSqlite(db: Database.Database, copies: number, long = false): void {
  // A write-ahead log would take as much room as the rows; this one holds what was there before alone.
  db.pragma('journal_mode = DELETE');
  db.pragma('synchronous = OFF');
  if (long) db.exec(lengthening('SELECT group_concat("text", \'\') FROM "Event"'));
  const numbers = `(WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${copies}) SELECT n FROM c)`;
  for (const table of TABLES) {
    const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
    db.exec(seeding(table));
    db.exec(copying(table, columns, numbers));
  }
}

/** The same in PostgreSQL. */
export async function fillPostgresql(db: pg.Client, copies: number, long = false): Promise<void> {
  if (long) await db.query(lengthening('SELECT string_agg("text", \'\') FROM "Event"'));
  for (const table of TABLES) {
    const found =
      'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND table_schema = $2';
    const { rows } = await db.query<{ name: string }>(found, [table, 'public']);
    const columns = rows.map(({ name }) => name);
    await db.query(seeding(table));
    await db.query(copying(table, columns, `generate_series(1, ${copies}) AS n`));
  }
}
