/** Applies pending migrations to SQLite: one transaction for all of them, under the database's write lock. */
import Database from 'better-sqlite3';
import { MigrationError } from '../errors.js';
import { type AppliedMigration, type Migration, pendingMigrations, recordOf } from './migrations.js';

/** Another starter may be migrating: wait for it, in ms. Nothing else runs in this process yet. */
const PATIENCE = 30_000;

const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "checksum" TEXT NOT NULL,
  "finished_at" DATETIME,
  "migration_name" TEXT NOT NULL,
  "logs" TEXT,
  "rolled_back_at" DATETIME,
  "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
  "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

const APPLIED = `SELECT "migration_name" AS name, "checksum", "finished_at" IS NOT NULL AS finished
  FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`;

const RECORD = `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "started_at", "applied_steps_count")
  VALUES (@id, @checksum, @name, @now, @now, 1)`;

/**
 * Brings the database in `file` (made if there is none) up to date; returns the names of what it applied.
 * @throws MigrationError; the database is then as it was.
 */
export function migrateSqlite(file: string, known: readonly Migration[]): readonly string[] {
  const db = new Database(file, { timeout: PATIENCE });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    // Prisma rebuilds tables, and dropping the old one would delete what refers to it. Inside a transaction
    // this is ignored.
    db.pragma('foreign_keys = OFF');
    return db.transaction(() => applyPending(db, known)).immediate();
  } finally {
    db.close();
  }
}

function applyPending(db: Database.Database, known: readonly Migration[]): readonly string[] {
  db.exec(TABLE);
  const applied = db.prepare<[], { name: string; checksum: string; finished: number }>(APPLIED).all();
  const pending = pendingMigrations(known, applied.map(toApplied));
  for (const migration of pending) apply(db, migration);
  return pending.map(({ name }) => name);
}

function toApplied(row: { name: string; checksum: string; finished: number }): AppliedMigration {
  return { ...row, finished: row.finished === 1 };
}

function apply(db: Database.Database, migration: Migration): void {
  try {
    db.exec(migration.sql);
  } catch (error) {
    throw new MigrationError('broken', migration.name, String(error), error);
  }
  const orphans = db.pragma('foreign_key_check');
  if (Array.isArray(orphans) && orphans.length > 0) {
    throw new MigrationError('broken', migration.name, 'rows would refer to rows that do not exist.');
  }
  db.prepare(RECORD).run({ ...recordOf(migration), now: Date.now() });
}
