/**
 * No statement of the store looks through a table that grows with the number of matches: each that its
 * methods send is recorded, and explained by a database with 20,000 matches in it.
 */
import Database from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { freshPostgres, freshSqlite } from '../support/databases.js';
import { drive } from './support/driver.js';
import { fillPostgresql, fillSqlite } from './support/filling.js';
import { type Recording, recordingStore } from './support/recording.js';

const COPIES = 5_000;
/**
 * A pack is an owner's, a key the server's, a setting the database's, an asking gone in seconds, a match that
 * has ended in a minute, and a fit is a game's: they do not grow with the matches.
 */
const SMALL = /(FROM|UPDATE) (`main`\.|"public"\.)?[`"](Pack|Key|Setting|Asked|Fit|Ended)[`"]/;
/**
 * Once in a while: what an operator does once a key is lost, what takes a person out of everything, what is
 * compared with the mark beside the database, whom a fit leaves out that reads every result of a game.
 */
const RARE = ['forgetRootKey', 'mailsAbout', 'eraseSeat', 'eraseAddress', 'countEvents', 'listStruck'];
const NO_METHODS = ['provider', 'databaseId', 'close'];
/** Newest first by the table's own key, and no more than are wanted. */
const BY_KEY = /ORDER BY (`main`\.`Mail`\.`id`|"public"\."Mail"\."id"|`t0`\.`id`|"t0"\."id") DESC LIMIT/;
/** An index that is made for one question stands inside a walk through all matches of one state. */
const WALKS = /^SCAN (?!CONSTANT ROW|\(|sub$)|AUTOMATIC/;

describe('the statements of the store', () => {
  test('of SQLite find what they ask for by an index', async () => {
    const url = await freshSqlite();
    const statements = await driven(await recordingStore('sqlite', url));
    const db = new Database(url.slice('file:'.length));
    fillSqlite(db, COPIES);
    expect(db.prepare('SELECT count(*) FROM "Match"').pluck().get()).toBeGreaterThan(20_000);
    const plan = (sql: string) =>
      db.prepare<null[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...noValues(sql));
    const scans = statements.flatMap((sql) =>
      plan(sql).flatMap(({ detail }) => (WALKS.test(detail) ? [{ sql, detail }] : [])),
    );
    db.close();
    expect(scans).toEqual([]);
  });

  test('of PostgreSQL could all be answered without reading a table from its beginning to its end', async () => {
    const url = await freshPostgres();
    const statements = await driven(await recordingStore('postgresql', url));
    const db = new pg.Client({ connectionString: url });
    await db.connect();
    await fillPostgresql(db, COPIES);
    // With so few rows it may be the fastest all the same; forbidden, it is left only where there is no other
    // way.
    await db.query('ANALYZE; SET enable_seqscan = off');
    const scans: { sql: string; node: Node }[] = [];
    for (const sql of statements) {
      const { rows } = await db.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${sql}`,
      );
      for (const { 'QUERY PLAN': plan } of rows)
        scans.push(...walksIn(plan[0].Plan).map((node) => ({ sql, node })));
    }
    await db.end();
    expect(scans).toEqual([]);
  });
});

function noValues(sql: string): null[] {
  return Array<null>(sql.split('?').length - 1).fill(null);
}

/** A step of PostgreSQL's plan, as far as it tells how a table is read. */
interface Node {
  readonly 'Node Type': string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Node[];
}

/** The steps that read a whole table, or a whole index. */
function walksIn(node: Node): readonly Node[] {
  const type = node['Node Type'];
  const whole = type === 'Seq Scan' || (/^(Bitmap )?Index/.test(type) && node['Index Cond'] === undefined);
  return [...(whole ? [node] : []), ...(node.Plans ?? []).flatMap(walksIn)];
}

/**
 * Every statement that the methods of a store send, without those on small tables. All methods must have been
 * called.
 */
async function driven({ store, called, sent }: Recording): Promise<readonly string[]> {
  const methods = Object.keys(store).filter((name) => ![...RARE, ...NO_METHODS].includes(name));
  await drive(store);
  expect(methods.filter((name) => !called.has(name))).toEqual([]);
  await store.close();
  return [...new Set(sent.map(({ sql }) => sql))].filter(
    (sql) => /^\s*(SELECT|UPDATE|DELETE)/i.test(sql) && !SMALL.test(sql) && !BY_KEY.test(sql),
  );
}
