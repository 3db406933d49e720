/** Applies pending migrations to PostgreSQL: one transaction for all of them, under an advisory lock. */
import pg from 'pg';
import { MigrationError } from '../errors.js';
import { type AppliedMigration, type Migration, pendingMigrations, recordOf } from './migrations.js';

/** The number that Prisma's own tools lock, so that they and we exclude each other. */
const LOCK = 'SELECT pg_advisory_xact_lock(72707369)';

const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

const APPLIED = `SELECT "migration_name" AS name, "checksum", "finished_at" IS NOT NULL AS finished
  FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`;

const RECORD = `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
  VALUES ($1, $2, $3, now(), 1)`;

/**
 * Brings the database at `url` up to date; returns the names of what it applied.
 * @throws MigrationError; the database is then as it was.
 */
export async function migratePostgresql(
  url: string,
  known: readonly Migration[],
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    const names = await applyPending(client, known);
    await client.query('COMMIT');
    return names;
  } finally {
    // Closing the connection rolls back what is still open.
    await client.end();
  }
}

async function applyPending(client: pg.Client, known: readonly Migration[]): Promise<readonly string[]> {
  await client.query(LOCK);
  await client.query(TABLE);
  const applied = await client.query<AppliedMigration>(APPLIED);
  const pending = pendingMigrations(known, applied.rows);
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    // Without parameters the whole script goes by the simple protocol, which takes many statements.
    await client.query(migration.sql);
  } catch (error) {
    throw new MigrationError('broken', migration.name, String(error), error);
  }
  const row = recordOf(migration);
  await client.query(RECORD, [row.id, row.checksum, row.name]);
}
