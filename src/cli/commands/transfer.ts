/** `denrei export` and `import`: journals out of the database and into it. */
import { writeFile } from 'node:fs/promises';
import { importJournal, type JournalEvent, type ReadRow } from '../../journal/index.js';
import { type EventRecord, type ImportedMatch, type SeatRecord, USUAL_WISHES } from '../../store/index.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { inHouse } from '../running/house.js';
import { print, type Terminal, tell } from '../terminal.js';
import { readText } from '../text.js';
import { type Said, said } from '../words/index.js';
import { reportOn } from './audit.js';

export interface ExportOptions {
  readonly match: string;
  readonly reader: string;
  readonly out?: string | undefined;
}

/** Writes a match's journal to a file or to standard output. */
export async function exportMatch(terminal: Terminal, { match, reader, out }: ExportOptions): Promise<Exit> {
  return inHouse(terminal, async ({ matches }) => {
    const written = await matches.journal(match, reader);
    if (!written.ok) throw new CommandError(written.failure.code, notExported(written.failure.code, match));
    if (out === undefined) await print(terminal, written.value.trimEnd());
    else await writeFile(out, written.value);
    return EXIT.fine;
  });
}

function notExported(code: string, match: string): Said {
  return said(code === 'invalid' ? 'noJournalFor' : 'noMatch', { match });
}

/** Stores a journal from elsewhere, for reading. */
export async function importMatch(terminal: Terminal, file: string): Promise<Exit> {
  const text = await readText(file);
  const report = await reportOn(terminal, text);
  if (!report.ok)
    throw new CommandError(report.fault.code, report.fault.message, `${file}:${report.fault.line}`);
  const read = importJournal(text);
  if (!read.ok) throw new CommandError(read.fault.code, read.fault.message, `${file}:${read.fault.line}`);
  const match = importedOf(read.rows);
  return inHouse(terminal, async ({ store }) => {
    const written = await store.importMatch(match);
    if (!written.ok)
      throw new CommandError('already-here', said('alreadyHere', { match: match.match.id }), file);
    await tell(terminal, 'told.imported', { match: match.match.id, events: match.events.length });
    return EXIT.fine;
  });
}

function importedOf(rows: readonly ReadRow[]): ImportedMatch {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first?.event.type !== 'opened' || last === undefined)
    throw new CommandError('no-opening', said('noOpening'));
  const { match: id, at, public: opened } = first.event;
  const { game, scenario, options, rulesVersion, pack, sides, terms, beacon } = opened;
  const { n: headNumber, hash: headHash } = last.event;
  const match = {
    id,
    game,
    scenario,
    options,
    rulesVersion,
    rules: null,
    pack,
    terms: JSON.stringify(terms),
    beacon: beacon === null ? null : JSON.stringify(beacon),
    round: 0,
    throwing: null,
    headNumber,
    headHash,
    createdAt: new Date(at),
  };
  return { match, seats: sides.map((side) => seatOf(side, rows)), events: rows.map(recordOf) };
}

/** A journal names nobody: the seat is called by its side. */
function seatOf(side: string, rows: readonly ReadRow[]): SeatRecord {
  const joined = rows
    .map(({ event }) => event)
    .find((event) => isJoining(event) && event.public.side === side);
  return {
    side,
    name: side,
    address: null,
    locale: 'en',
    timeZone: 'UTC',
    joinedAt: joined === undefined ? null : new Date(joined.at),
    digest: null,
    seed: null,
    words: null,
    wordsBefore: false,
    first: false,
    kept: null,
    ownWitness: true,
    witness: null,
    generation: 0,
    mailing: false,
    hook: null,
    hookNonce: null,
    bouncedAt: null,
    bounces: 0,
    lastBounceAt: null,
    lastMailedEvent: 0,
    holder: 'person',
    listed: false,
    stuckAt: null,
    ...USUAL_WISHES,
  };
}

function isJoining(event: JournalEvent): event is Extract<JournalEvent, { readonly type: 'joined' }> {
  return event.type === 'joined';
}

function recordOf({ event, text, open }: ReadRow): EventRecord {
  const { n: number, at, type, hash } = event;
  return { number, at: new Date(at), type, hash, text, contents: JSON.stringify(open) };
}
