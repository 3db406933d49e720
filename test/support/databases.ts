/** Empty, migrated databases for tests. */
import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { migrateDatabase } from '../../src/store/open.js';
import { scratchFolder } from './leftovers.js';
import type { PostgresAddress } from './postgres.js';

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
export function freshPostgres(): Promise<string> {
  return createPostgres(({ template }) => `TEMPLATE "${template}"`);
}

/** The URL of a database without any table. */
export async function emptyDatabase(provider: 'sqlite' | 'postgresql'): Promise<string> {
  if (provider === 'postgresql') return createPostgres(() => '');
  scratch ??= makeScratch();
  return `file:${join(await scratch, `${randomUUID()}.db`)}`;
}

async function makeScratch(): Promise<string> {
  const folder = await scratchFolder('sqlite');
  await migrateDatabase(`file:${join(folder, 'template.db')}`);
  return folder;
}

let server: Promise<PostgresAddress> | undefined;

async function askForServer(): Promise<PostgresAddress> {
  const answer = await fetch(inject('postgres'));
  if (!answer.ok) throw new Error(`PostgreSQL did not start: ${await answer.text()}`);
  return (await answer.json()) as PostgresAddress;
}

async function createPostgres(how: (server: PostgresAddress) => string): Promise<string> {
  server ??= askForServer();
  const address = await server;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: address.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} ${how(address)}`);
  await client.end();
  return new URL(name, address.url).href;
}
