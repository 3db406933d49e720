/**
 * A backup: every row of the database as of one moment, as lines of JSON in one packed file. It is the same
 * for both databases, so that what was kept of one can be put into the other.
 */
import { z } from 'zod';
import { type CopiedDatabase, type Row, TABLES, type Table } from './tables.js';

const VERSION = 1;

/** A fact of a database: a backup was put in, and its running matches have not all got new roots yet. */
export const RESTORE_UNFINISHED = { key: 'restore', value: 'unfinished' } as const;

const headSchema = z.object({
  denrei: z.literal('backup'),
  v: z.literal(VERSION),
  at: z.iso.datetime(),
  migrations: z.array(z.string()).min(1).readonly(),
});
export type BackupHead = z.infer<typeof headSchema>;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const rowSchema = z.tuple([z.enum(TABLES), z.record(z.string(), value)]);
const endSchema = z.object({ end: z.number().int() });

/**
 * `notBackup`: the file is none of ours. `cut`: its end is missing. `newer`: a newer version made it.
 * `notEmpty`: what it is to be put into is in use.
 */
export type BackupErrorCode = 'notBackup' | 'cut' | 'newer' | 'notEmpty' | 'nothing';

const MESSAGES: { readonly [code in BackupErrorCode]: string } = {
  notBackup: 'The file is no backup of Denrei.',
  cut: 'The end of the backup is missing: nothing was put back.',
  newer: 'The backup is of a newer version of Denrei.',
  notEmpty: 'The database holds something: a backup is put into an empty one alone.',
  nothing: 'There is no database to make a backup of.',
};

export class BackupError extends Error {
  override readonly name = 'BackupError';
  constructor(readonly code: BackupErrorCode) {
    super(MESSAGES[code]);
  }
}

/** The lines of a backup of `db`, made at `at`. `count` is told of each row. */
export async function* backupLines(
  db: CopiedDatabase,
  at: Date,
  count: (table: Table) => void,
): AsyncGenerator<string> {
  const migrations = await db.migrations();
  if (migrations.length === 0) throw new BackupError('nothing');
  yield line({ denrei: 'backup', v: VERSION, at: at.toISOString(), migrations } satisfies BackupHead);
  let rows = 0;
  for (const table of TABLES) {
    // A database of an earlier version may not have it yet.
    if ((await db.columns(table)).length === 0) continue;
    for await (const row of db.rows(table)) {
      rows += 1;
      count(table);
      yield line([table, row]);
    }
  }
  yield line({ end: rows });
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** The first line. @throws BackupError `notBackup` */
export function readHead(text: string | undefined): BackupHead {
  const read = headSchema.safeParse(parsed(text ?? ''));
  if (!read.success) throw new BackupError('notBackup');
  return read.data;
}

/** The rows behind the first line. @throws BackupError `notBackup`, `cut` */
export async function* readRows(
  lines: AsyncIterable<string>,
  count: (table: Table) => void,
): AsyncGenerator<readonly [Table, Row]> {
  let rows = 0;
  for await (const text of lines) {
    const content = parsed(text);
    const end = endSchema.safeParse(content);
    if (end.success) {
      if (end.data.end !== rows) throw new BackupError('cut');
      return;
    }
    const row = rowSchema.safeParse(content);
    if (!row.success) throw new BackupError('notBackup');
    rows += 1;
    count(row.data[0]);
    yield row.data;
  }
  throw new BackupError('cut');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
