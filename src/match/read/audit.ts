/**
 * Every roll of a match with what it was for, as one reader may know it: what the audit page shows and the
 * CSV holds.
 */
import { type JournalRow, type JournalSheet, sheetOf } from '../../audit/index.js';
import { type BeaconRound, exportJournal, readEvent } from '../../journal/index.js';
import type { Side, Viewer } from '../../referee/index.js';
import type { MatchRecord } from '../../store/index.js';
import type { MatchContext } from '../model/context.js';
import { versionsOf } from '../model/loaded-match.js';
import { done, failed } from '../model/seats.js';
import type { MatchInfo, Outcome } from '../model/types.js';
import { houseBeacon } from '../write/throws.js';
import { briefInfo } from './info.js';

/** The journal as JSON Lines: for a seat, for everybody (`public`), or whole (`all`, when it is over). */
export async function readJournal(
  context: MatchContext,
  id: string,
  reader: Side | 'public' | 'all',
): Promise<Outcome<string>> {
  const found = await context.store.readMatch(id);
  if (found === undefined) return failed('unknown-match');
  if (reader === 'all' && found.match.status !== 'finished' && found.match.status !== 'imported')
    return failed('invalid');
  const events = await context.store.readEvents(id, 1);
  return done(
    exportJournal(
      reader,
      events.map((event) => ({ text: event.text, open: JSON.parse(event.contents) })),
    ),
  );
}

/**
 * All rolls of a match for a reader: a side knows its own orders and draws in full, `all` (when it is over)
 * everybody's, a spectator what is public.
 */
export async function auditOf(
  context: MatchContext,
  id: string,
  reader: Viewer | 'all',
): Promise<Outcome<AuditSheet>> {
  const found = await context.store.readMatch(id);
  if (found === undefined) return failed('unknown-match');
  if (reader === 'all' && found.match.status !== 'finished' && found.match.status !== 'imported')
    return failed('invalid');
  const records = await context.store.readEvents(id, 1, found.match.headNumber);
  const rows = records.map(
    ({ text, contents }): JournalRow => ({ event: readEvent(text), open: JSON.parse(contents) }),
  );
  const games = await versionsOf(context, found.match);
  return done({
    match: await briefInfo(context, found),
    refused: await refusedRounds(context, found.match, rows),
    ...sheetOf(rows, reader, games, { mayLack: found.match.status === 'imported' }),
  });
}

/**
 * Signatures that no event holds: with them everybody sees at the end what refused throws would have been.
 */
async function refusedRounds(
  context: MatchContext,
  match: MatchRecord,
  rows: readonly JournalRow[],
): Promise<AuditSheet['refused']> {
  const beacon = houseBeacon(context, match);
  if (beacon === undefined || match.status !== 'finished') return [];
  const rounds = rows.flatMap(({ event }, i) =>
    event.type === 'ordered' && rows[i + 1]?.event.type === 'rerooted' ? [event.public.round] : [],
  );
  const read = await Promise.all(
    rounds.map(async (round) => ({ round, signature: await beacon.round(round) })),
  );
  return read.flatMap(({ round, signature }) => (signature === undefined ? [] : [{ round, signature }]));
}

export interface AuditSheet extends JournalSheet {
  readonly match: MatchInfo;
  /** Of a match that is over: rounds of throws that new roots refused, as far as relays know them. */
  readonly refused: readonly BeaconRound[];
}
