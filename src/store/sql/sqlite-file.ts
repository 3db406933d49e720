/**
 * Whether the files that SQLite has open are still those that their names lead to. Who deletes or replaces
 * them takes the database away from a server that goes on writing into files without a name: all of it is
 * lost when the server ends.
 */
import { statSync } from 'node:fs';
import { DriverAdapterError } from '@prisma/driver-adapter-utils';

/**
 * The files were not there before anything was written; they were not there any more when a commit was done.
 */
export const FILE_GONE = 'DENREI_FILE_GONE';
export const FILE_LOST = 'DENREI_FILE_LOST';

export interface FileWatch {
  /** Before a statement. @throws DriverAdapterError `FILE_GONE` */
  before(): void;
  /** After a commit. @throws DriverAdapterError `FILE_LOST` */
  after(): void;
}

/** Watches a database that was just opened, and its log of writes. */
export function watchFile(file: string): FileWatch {
  const files = [file, `${file}-wal`].map((name) => ({ name, identity: identityOf(name) }));
  const lost = () => files.find(({ name, identity }) => identityOf(name) !== identity);
  const check = (originalCode: string) => {
    const missing = lost();
    if (missing === undefined) return;
    const message = `${missing.name} is not the file that was opened`;
    throw new DriverAdapterError({
      kind: 'sqlite',
      extendedCode: 1,
      message,
      originalCode,
      originalMessage: message,
    });
  };
  return { before: () => check(FILE_GONE), after: () => check(FILE_LOST) };
}

/** Two microseconds; nothing else tells a file from another of the same name. */
function identityOf(name: string): string {
  const stat = statSync(name, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? 'none' : `${stat.dev} ${stat.ino}`;
}
