/** What can go wrong with the database, as opposed to losing a race (a `Conflict`, which is a value). */

/**
 * `outcomeUnknown`: the database went away before it answered, the write may or may not have happened: look
 * up the idempotency key. `busy`: surely nothing was written, try again later. `unavailable`: it cannot be
 * reached, `full`: it has no more room, `gone`: its file is not where it was; in these three nothing was
 * written. `badUrl`: no database address that we know.
 */
export type StoreErrorCode = 'outcomeUnknown' | 'busy' | 'unavailable' | 'full' | 'gone' | 'badUrl';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/**
 * `edited`: the text of an applied migration changed. `unknown`: the database has one that this version does
 * not know (it is from a newer version). `failed`: one was begun by another tool and never finished.
 * `broken`: one did not run; nothing was changed.
 */
export type MigrationErrorCode = 'edited' | 'unknown' | 'failed' | 'broken';

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  readonly code: MigrationErrorCode;
  readonly migration: string;

  constructor(code: MigrationErrorCode, migration: string, message: string, cause?: unknown) {
    super(`Migration ${migration}: ${message}`, { cause });
    this.code = code;
    this.migration = migration;
  }
}
