/** The same on SQLite, where one process does all: `npm run bench -- beside-sqlite 30`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBeside } from './measure-beside.js';

/** Prints by kind how long requests took. */
export async function benchBesideSqlite(seconds?: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'denrei-bench-'));
  try {
    await measureBeside(`file:${join(folder, 'beside.db')}`, ['all'], seconds);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
