/**
 * Which migrations are still to be applied. The bookkeeping is Prisma's own (`_prisma_migrations`), so that
 * its tools work on the same database; applying them needs no part of Prisma.
 */
import { createHash, randomUUID } from 'node:crypto';
import { MigrationError } from '../errors.js';

/** A migration as it was written for one of the two databases. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** A row of `_prisma_migrations`, as far as it matters here. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

/** A row to be written to `_prisma_migrations`. */
export interface MigrationRow {
  readonly id: string;
  readonly checksum: string;
  readonly name: string;
}

/**
 * The migrations that `applied` lacks, in order of their names.
 * @throws MigrationError when the database is not an earlier state of this version.
 */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  for (const row of applied) {
    const migration = known.find(({ name }) => name === row.name);
    if (!row.finished)
      throw new MigrationError('failed', row.name, 'begun but never finished; repair the database by hand.');
    if (!migration)
      throw new MigrationError('unknown', row.name, 'the database is of a newer version of Denrei.');
    if (checksum(migration.sql) !== row.checksum)
      throw new MigrationError('edited', row.name, 'was edited after it was applied.');
  }
  const done = new Set(applied.map(({ name }) => name));
  return known.filter(({ name }) => !done.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What is written down about an applied migration. */
export function recordOf(migration: Migration): MigrationRow {
  return { id: randomUUID(), checksum: checksum(migration.sql), name: migration.name };
}

/** Prisma's checksum of a migration: SHA-256 of the file, hex. */
function checksum(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}
