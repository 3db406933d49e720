/** Empty, migrated databases for tests. */
import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { migrateDatabase } from '../../src/store/open.js';
import { tidyAfterDeath } from './leftovers.js';

/** Both databases, for `describe.each`: every test of the store runs on each. */
export const DATABASES = [
  { provider: 'sqlite', freshDatabase: freshSqlite },
  { provider: 'postgresql', freshDatabase: freshPostgres },
] as const;

let scratch: Promise<string> | undefined;

/** The URL of a new SQLite database, in a folder that goes away with this process. */
export async function freshSqlite(): Promise<string> {
  scratch ??= makeScratch();
  const folder = await scratch;
  const file = join(folder, `${randomUUID()}.db`);
  await copyFile(join(folder, 'template.db'), file);
  return `file:${file}`;
}

/** The URL of a new PostgreSQL database, a copy of the template of this run's server. */
export async function freshPostgres(): Promise<string> {
  const { url, template } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE "${template}"`);
  await client.end();
  return new URL(name, url).href;
}

async function makeScratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'denrei-sqlite-'));
  tidyAfterDeath(folder);
  await migrateDatabase(`file:${join(folder, 'template.db')}`);
  return folder;
}
