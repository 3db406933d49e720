/**
 * Backup and restore of a whole database, apart from the store that a service works with: nothing is migrated
 * or made by reading.
 */
import { existsSync } from 'node:fs';
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
import { copySqlite } from './copy-sqlite.js';
import { type CopiedDatabase, TABLES, type Table } from './tables.js';

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
