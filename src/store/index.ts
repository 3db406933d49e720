/**
 * The store: matches, journals, drafts, standing orders, the outbox and the built-in mailbox, in SQLite or PostgreSQL.
 * `types.ts` is its face and `records.ts` what goes through it; `open.ts` opens one. Inside, `writing.ts` composes batches
 * that `batch.ts` runs, and `sqlite-adapter.ts` makes SQLite safe for a server. Only this folder knows Prisma.
 */
export { sqliteFile } from './client.js';
export { MigrationError, type MigrationErrorCode, StoreError, type StoreErrorCode } from './errors.js';
export { makeFolder, tighten } from './folder.js';
export { openStore } from './open.js';
export type * from './records.js';
export type * from './types.js';
