/** Statements of SQLite that stay prepared: making one anew for each query costs as much as running it. */
import type Database from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

/** Twice as many as the store has: Prisma writes a statement for each number of rows. */
const MOST = 200;

/** Lets `db` keep the statements it prepares, the ones used longest ago forgotten first. */
export function keepStatements(db: Database.Database, most = MOST): void {
  const prepare = db.prepare.bind(db);
  const kept = new LRUCache<string, Prepared>({
    max: most,
    memoMethod: (sql) => prepared(sql, prepare(sql)),
  });
  // Prisma's adapter binds what it prepared, once and for all; here that only remembers the values.
  const bindable = (sql: string) => {
    const statement = kept.memo(sql);
    return { bind: (values: readonly unknown[]) => bound(statement, values) };
  };
  db.prepare = bindable as unknown as typeof db.prepare;
}

interface Prepared {
  readonly statement: Database.Statement;
  readonly columns: () => Database.ColumnDefinition[];
}

/**
 * Where a statement names its columns they are asked for once: to name forty takes as long as to read them.
 * Those of a `*` change with their table.
 */
function prepared(sql: string, statement: Database.Statement): Prepared {
  let known: Database.ColumnDefinition[] | undefined;
  const columns = () => {
    known ??= statement.columns();
    return known;
  };
  return { statement, columns: sql.includes('*') ? () => statement.columns() : columns };
}

/** The part of a bound statement that Prisma's adapter uses. */
function bound({ statement, columns }: Prepared, values: readonly unknown[]) {
  return {
    reader: statement.reader,
    columns,
    run: () => statement.run(values),
    raw: () => ({ all: () => statement.raw().all(values) }),
  };
}
