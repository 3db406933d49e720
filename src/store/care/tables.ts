/**
 * The tables as a backup goes through them: by the names of the data model, each behind those it refers to.
 */

/** Every table of the data model; a test holds the list to prisma/models. */
export const TABLES = [
  'Match',
  'Seat',
  'Opening',
  'Event',
  'Snapshot',
  'Draft',
  'Standing',
  'Plan',
  'Clock',
  'Offer',
  'Root',
  'Answer',
  'Outbox',
  'Call',
  'Message',
  'Ended',
  'Lease',
  'Mail',
  'Pack',
  'Key',
  'Setting',
  'MailCount',
  'Unwanted',
  'TextOnly',
  'Asked',
  'Player',
  'Tag',
  'Result',
  'Competition',
  'Entrant',
  'Pairing',
  'CompetitionLog',
  'Notice',
  'Rating',
  'Fit',
] as const;

export type Table = (typeof TABLES)[number];

/** What a column holds, beside texts and numbers: these two databases write the three each in its own way. */
export type ColumnKind = 'plain' | 'instant' | 'flag' | 'bytes';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** The kind of a column by the type that it was declared with, in either database. */
export function kindOf(declared: string): ColumnKind {
  const type = declared.toLowerCase();
  if (type === 'datetime' || type.startsWith('timestamp')) return 'instant';
  if (type === 'boolean') return 'flag';
  return type === 'blob' || type === 'bytea' ? 'bytes' : 'plain';
}

/** A value as it stands in a backup: instants as ISO 8601, bytes in base64. */
export type Value = string | number | boolean | null;

/** A row by its columns. */
export type Row = { readonly [column: string]: Value };

/** A database as it is copied: read in one piece as of one moment, or filled in one transaction. */
export interface CopiedDatabase {
  /** Names of the migrations that were applied, in order; empty for a database that has no tables yet. */
  migrations(): Promise<readonly string[]>;
  columns(table: Table): Promise<readonly Column[]>;
  holdsRows(table: Table): Promise<boolean>;
  rows(table: Table): AsyncIterable<Row>;
  /** Fills all tables at once: all of it, or nothing. */
  fill(rows: AsyncIterable<readonly [Table, Row]>): Promise<void>;
  close(): Promise<void>;
}
