/** Statements of SQLite that stay prepared: making one anew for each query costs as much as running it. */
import type Database from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

/** Twice as many as the store has: Prisma writes a statement for each number of rows. */
const MOST = 200;

/** Lets `db` keep the statements it prepares, the ones used longest ago forgotten first. */
export function keepStatements(db: Database.Database, most = MOST): void {
  const prepare = db.prepare.bind(db);
  const kept = new LRUCache<string, Database.Statement>({ max: most });
  const statementOf = (sql: string): Database.Statement => {
    const statement = kept.get(sql) ?? prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
  // Prisma's adapter binds what it prepared, once and for all; here that only remembers the values.
  const bindable = (sql: string) => {
    const statement = statementOf(sql);
    return { bind: (values: readonly unknown[]) => bound(statement, values) };
  };
  db.prepare = bindable as unknown as typeof db.prepare;
}

/** The part of a bound statement that Prisma's adapter uses. */
function bound(statement: Database.Statement, values: readonly unknown[]) {
  return {
    reader: statement.reader,
    columns: () => statement.columns(),
    run: () => statement.run(values),
    raw: () => ({ all: () => statement.raw().all(values) }),
  };
}
