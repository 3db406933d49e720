/**
 * The store: matches, journals, drafts, standing orders, the outbox and the built-in mailbox, in SQLite or
 * PostgreSQL. Only this folder knows Prisma.
 */
export { BackupError, type BackupErrorCode } from './care/backup.js';
export { backUp, putBack } from './care/care.js';
export { type DatabaseState, examineDatabase, lastTestReply, type PlayedRules } from './care/examine.js';
export type * from './care/types.js';
export { sqliteFile } from './client.js';
export type * from './clock/types.js';
export * from './club/records.js';
export type * from './club/types.js';
export { MigrationError, type MigrationErrorCode, StoreError, type StoreErrorCode } from './errors.js';
export { makeFolder, tighten } from './folder.js';
export * from './mail/records.js';
export type * from './mail/types.js';
export { openStore } from './open.js';
export * from './records.js';
export type * from './seats/types.js';
export type * from './several/types.js';
export type * from './types.js';
