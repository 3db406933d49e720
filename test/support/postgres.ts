/**
 * For vitest's `globalSetup`: one PostgreSQL server a run, started when a test first asks for a database. See
 * `databases.ts`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../src/store/open.js';
import { type PostgresServer, startPostgres } from './postgres-server.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where to ask for the server: it answers with a `PostgresAddress`. */
    postgres: string;
  }
}

export interface PostgresAddress {
  /** URL of the server's database `postgres`. */
  readonly url: string;
  /** Name of the migrated, empty database to copy. */
  readonly template: string;
}

const TEMPLATE = 'template';

async function startWithTemplate(): Promise<PostgresServer> {
  const server = await startPostgres();
  await server.create(TEMPLATE);
  await migrateDatabase(server.databaseUrl(TEMPLATE));
  return server;
}

/** Offers the server to the workers; what it returns stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<PostgresServer> | undefined;
  const door = createServer((_, answer) => {
    started ??= startWithTemplate();
    started.then(
      ({ url }) => answer.end(JSON.stringify({ url, template: TEMPLATE } satisfies PostgresAddress)),
      (error: Error) => answer.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo;
  project.provide('postgres', `http://127.0.0.1:${port}/`);
  return async () => {
    door.closeAllConnections();
    door.close();
    await (await started)?.stop();
  };
}
