/** What anybody at the table may know of a match as such. */
import { readEvent } from '../../journal/index.js';
import type { Result } from '../../referee/index.js';
import type { MatchAndSeats, MatchRecord, OutboxMail, RootRecord, SeatRecord } from '../../store/index.js';
import type { Desk } from '../core/context.js';
import { gameOf, NO_ROOT, type Table } from '../core/loaded-match.js';
import { commitmentsOf } from '../core/roots.js';
import { localeOf } from '../core/seats.js';
import type { MatchInfo, SeatInfo } from '../types.js';

const NONE = { chain: 0, open: '', secret: '' };

/** The facts of a match that was read with all that belongs to it. */
export async function infoOf(desk: Desk, table: Pick<Table, 'match' | 'seats' | 'game' | 'root'>): Promise<MatchInfo> {
  return info(desk, table, table.game, table.root);
}

/** The facts of a match from its record alone; undefined where its game cannot be loaded. */
export async function briefInfo(desk: Desk, found: MatchAndSeats): Promise<MatchInfo> {
  const root = await desk.store.readRoot(found.match.id);
  return info(desk, found, await gameOf(desk, found.match), root);
}

async function info(desk: Desk, found: MatchAndSeats, game: MatchInfo['game'], root: RootRecord | undefined): Promise<MatchInfo> {
  const { match, seats } = found;
  const failed = await desk.store.failedMails(match.id);
  const ended = await endOf(desk, match);
  return {
    id: match.id,
    game,
    scenario: match.scenario,
    options: match.options,
    rulesVersion: match.rulesVersion,
    pack: match.pack,
    status: match.status,
    seats: seats.map((seat) => seatInfo(seat, failed, match.headNumber)),
    waitsFor: match.pending,
    head: { number: match.headNumber, hash: match.headHash },
    commitments: root === undefined || root.chain === NO_ROOT.chain ? NONE : commitmentsOf(desk, match.id, root),
    ...(ended === undefined ? {} : { ended }),
    createdAt: match.createdAt,
    movedAt: match.updatedAt,
  };
}

function seatInfo(seat: SeatRecord, failed: readonly OutboxMail[], head: number): SeatInfo {
  const { side, name, joinedAt, lastMailedEvent, stuckAt } = seat;
  // Whoever asked for the seat with an address that takes no mail has not got the seat.
  const mailFails = failed.some((mail) => mail.side === side && mail.kind !== 'claim' && mail.event > lastMailedEvent);
  const robot = seat.holder === 'robot';
  return { side, name, locale: localeOf(seat), joined: joinedAt !== null, mailFails, robot, stuck: robot && stuckAt === head };
}

async function endOf(desk: Desk, match: MatchRecord): Promise<MatchInfo['ended']> {
  if (match.status !== 'finished' && match.status !== 'imported') return undefined;
  const last = await desk.store.readEvents(match.id, match.headNumber - 1, match.headNumber);
  for (const record of last) {
    const event = readEvent(record.text);
    if (event.type === 'ended') return { reason: event.public.reason, result: resultOf(event.public.result) };
  }
  return undefined;
}

function resultOf(result: { readonly winner: string | null; readonly key: string; readonly clause?: string }): Result {
  return { winner: result.winner, key: result.key, clause: result.clause ?? '' };
}
