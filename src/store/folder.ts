/** Making folders and files, and keeping others out of them. */
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWN_FILE = 0o600;
/** What group and others may do. */
const OTHERS = 0o077;

/**
 * Makes a folder and those that lead to it, level by level: Node's own recursive way never comes back from a
 * file system that says of every new folder that it is missing (`/proc/x`). @throws what the system says,
 * with its `code`
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process was faster.
    if (!isFolder(path)) throw error;
  }
}

/**
 * Makes a file that nobody but its owner reads, where there is none. What SQLite puts beside it is made like
 * it.
 */
export function makeOwnFile(path: string): void {
  closeSync(openSync(path, 'a', OWN_FILE));
}

/**
 * Takes files and folders out of others' reach; gives those that are not ours to change. What is not there is
 * in nobody's.
 */
export function tighten(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined || (stat.mode & OTHERS) === 0) return false;
    try {
      chmodSync(path, stat.mode & ~OTHERS);
      return false;
    } catch {
      return true;
    }
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
