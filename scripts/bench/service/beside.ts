/**
 * What a human waits for while practice matches go on: pages, previews and orders through HTTP, on PostgreSQL
 * with one web process and one worker. `npm run bench -- beside 30` asks for 30 seconds.
 */
import { startPostgres } from '../../../test/support/postgres-server.js';
import { measureBeside } from './measure-beside.js';

/** As a house would have it: every commit waits for the disk. */
const DURABLE = ['synchronous_commit=on'];

/** Prints by kind how long requests took. */
export async function benchBeside(seconds?: string): Promise<void> {
  const postgres = await startPostgres(DURABLE);
  try {
    await postgres.create('beside');
    await measureBeside(postgres.databaseUrl('beside'), ['web', 'worker'], seconds);
  } finally {
    await postgres.stop();
  }
}
