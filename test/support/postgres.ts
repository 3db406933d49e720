/**
 * For vitest's `globalSetup`: one PostgreSQL server a run, with a migrated database to copy. See
 * `databases.ts`.
 */
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../src/store/open.js';
import { startPostgres } from './postgres-server.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the server's database `postgres`; `template` is the name of the migrated, empty one. */
    postgres: { readonly url: string; readonly template: string };
  }
}

const TEMPLATE = 'template';

/** Starts the server; what it returns stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await server.create(TEMPLATE);
  await migrateDatabase(server.databaseUrl(TEMPLATE));
  project.provide('postgres', { url: server.url, template: TEMPLATE });
  return server.stop;
}
