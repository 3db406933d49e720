/** Export and import: one JSON Lines file a match, readable by the verifier. SPEC section 10. */
import { z } from 'zod';
import type { Side } from '../referee/index.js';
import { canonicalJson } from './canonical.js';
import { parseEvent, readEvent } from './codec.js';
import { JournalError } from './errors.js';
import type { Head, JournalEvent } from './events.js';
import { emptyHead, hashOf } from './events.js';
import { headerSchema, openingsSchema } from './schemas.js';
import type { Openings } from './seals.js';

/**
 * Whom an export is for: a side (its own seals are opened), everybody after the end (all are), the public
 * (none).
 */
export type ExportReader = Side | 'all' | 'public';

export interface Header {
  readonly denrei: 2;
  readonly kind: 'journal';
  readonly match: string;
  readonly for: ExportReader;
  readonly game: string;
}

/** An event as stored: its text and the openings of all its seals (none: `{}`). */
export interface StoredRow {
  readonly text: string;
  readonly open: Openings;
}

export interface ReadRow {
  readonly event: JournalEvent;
  readonly text: string;
  readonly open: Openings;
}

/** The first fault of a file, with its line number from 1. */
export interface ImportFault {
  readonly line: number;
  readonly code:
    | 'no-newline'
    | 'not-json'
    | 'not-canonical'
    | 'bad-header'
    | 'bad-event'
    | 'bad-open'
    | 'number'
    | 'match'
    | 'prev'
    | 'hash';
  readonly message: string;
}

export type Imported =
  | { readonly ok: true; readonly header: Header; readonly rows: readonly ReadRow[] }
  | { readonly ok: false; readonly fault: ImportFault };

/**
 * The whole journal as a file for one reader; openings that are not his are left out here and nowhere else.
 * Throws JournalError `bad-export` (no event, no such side), `not-unsealed` (for `all` before the end),
 * `not-opened` (an imported copy that was made for somebody else).
 */
export function exportJournal(reader: ExportReader, rows: readonly StoredRow[]): string {
  const events = rows.map(({ text }) => readEvent(text));
  const first = events[0];
  if (first?.type !== 'opened') throw new JournalError('bad-export', 'a journal begins with its opening');
  if (reader === 'all' && events.at(-1)?.type !== 'unsealed')
    throw new JournalError('not-unsealed', 'the match is still sealed');
  if (reader !== 'all' && reader !== 'public' && !first.public.sides.includes(reader))
    throw new JournalError('bad-export', `no side ${reader}`);
  if (events.some((event, i) => !holdsOpenings(event, rows[i]?.open ?? {}, reader)))
    throw new JournalError('not-opened', `this copy of the journal does not hold what ${reader} may read`);
  const header: Header = {
    denrei: 2,
    kind: 'journal',
    match: first.match,
    for: reader,
    game: first.public.game,
  };
  return [canonicalJson(header), ...rows.map((row) => exportedLine(reader, row))]
    .map((line) => `${line}\n`)
    .join('');
}

/** An imported journal holds only the openings of whoever it was exported for. */
function holdsOpenings(event: JournalEvent, open: Openings, reader: ExportReader): boolean {
  if ((event.type !== 'played' && event.type !== 'ordered') || reader === 'public') return true;
  const names = reader === 'all' ? Object.keys(event.seals) : [reader];
  return names.every((name) => open[name] !== undefined);
}

function exportedLine(reader: ExportReader, { text, open }: StoredRow): string {
  const shown = Object.entries(open).filter(([name]) => reader === 'all' || reader === name);
  return shown.length === 0
    ? `{"event":${text}}`
    : `{"event":${text},"open":${canonicalJson(Object.fromEntries(shown))}}`;
}

class UnreadableError extends Error {
  constructor(
    readonly code: ImportFault['code'],
    message: string,
  ) {
    super(message);
  }
}

/** Reads an exported file: shapes and the chain of hashes. Dice and seals are the verifier's business. */
export function importJournal(text: string): Imported {
  const lines = text.split('\n');
  let line = lines.length;
  try {
    if (lines.pop() !== '') throw new UnreadableError('no-newline', 'the last line does not end');
    line = 1;
    const header = readHeader(lines.shift() ?? '');
    const rows: ReadRow[] = [];
    let head = emptyHead(header.match);
    for (const row of lines) {
      line += 1;
      const read = readRow(row, head);
      head = read.event;
      rows.push(read);
    }
    line = 1;
    checkHeader(header, rows);
    return { ok: true, header, rows };
  } catch (error) {
    if (error instanceof UnreadableError)
      return { ok: false, fault: { line, code: error.code, message: error.message } };
    throw error;
  }
}

function readLine(line: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new UnreadableError('not-json', 'not JSON');
  }
  if (attempt('not-canonical', () => canonicalJson(value)) !== line)
    throw new UnreadableError('not-canonical', 'not canonical JSON');
  return value;
}

function readHeader(line: string): Header {
  const header = headerSchema.safeParse(readLine(line));
  if (!header.success) throw new UnreadableError('bad-header', 'not the header of a journal');
  return header.data;
}

function checkHeader({ game }: Header, [first]: readonly ReadRow[]): void {
  const opened = first?.event.type === 'opened' && first.event.public.game === game;
  if (!opened) throw new UnreadableError('bad-header', `no journal of ${game} follows`);
}

const rowSchema = z.strictObject({ event: z.unknown(), open: z.exactOptional(openingsSchema) });

function readRow(line: string, head: Head): ReadRow {
  const row = rowSchema.safeParse(readLine(line));
  if (!row.success) throw new UnreadableError('bad-open', 'not an event with its openings');
  const event = attempt('bad-event', () => parseEvent(row.data.event));
  if (event.n !== head.n + 1)
    throw new UnreadableError('number', `event ${event.n} where ${head.n + 1} is due`);
  if (event.match !== head.match) throw new UnreadableError('match', `an event of match ${event.match}`);
  if (event.prev !== head.hash) throw new UnreadableError('prev', 'prev is not the hash of the event before');
  if (hashOf(event) !== event.hash) throw new UnreadableError('hash', 'the hash does not fit the event');
  return { event, text: canonicalJson(event), open: row.data.open ?? {} };
}

function attempt<T>(code: ImportFault['code'], work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof JournalError) throw new UnreadableError(code, error.message);
    throw error;
  }
}
