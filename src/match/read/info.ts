/** What anybody may know of a match as such. */
import { readEvent } from '../../journal/index.js';
import type { Result, Side } from '../../referee/index.js';
import {
  type BesideEvents,
  HEAD_KINDS,
  type MatchAndSeats,
  type MatchRecord,
  type RootRecord,
  type SeatRecord,
} from '../../store/index.js';
import { charterOf, eventOf, isStrict } from '../model/charter.js';
import type { MatchContext } from '../model/context.js';
import { gameOf, type LoadedMatch, loadMatch, NO_ROOT } from '../model/loaded-match.js';
import { seatLocale, UNFINISHED } from '../model/seats.js';
import { matchClock } from '../model/shown-clock.js';
import type { Ceremony, MatchInfo, SeatInfo } from '../model/types.js';
import { orGone } from '../model/versions.js';
import { needOf } from '../write/ceremony.js';
import { commitmentsOf } from '../write/dice.js';
import { beaconTermsIn, houseBeacon, mayLeaveBeacon, timeOfRound } from '../write/throws.js';
import { witnessesOf } from '../write/witnesses.js';

/** Milliseconds after which a round is said to be late: relays need some. */
const LATE = 20_000;

const NONE = { chain: 0, open: '', secret: '' };

/** How long (ms) an invitation to anyone is listed. */
const INVITING = 30 * 24 * 3600 * 1000;

/** The facts of a match, also of one that was imported; undefined if there is none. */
export async function readInfo(context: MatchContext, id: string): Promise<MatchInfo | undefined> {
  const loaded = await loadMatch(context, id);
  if (loaded !== undefined) return infoOf(context, loaded);
  const found = await context.store.readMatch(id);
  return found === undefined ? undefined : briefInfo(context, found);
}

/** Matches with a seat that anyone may take, newest first, without those that nobody took for a long time. */
export async function listInvitations(context: MatchContext, limit: number): Promise<readonly MatchInfo[]> {
  const since = new Date(context.clock().getTime() - INVITING);
  return listed(context, await context.store.listInvitations(since, limit));
}

/** Matches that are over and that both seats agree to have listed, newest first. */
export async function listAgreed(context: MatchContext, limit: number): Promise<readonly MatchInfo[]> {
  return listed(context, await context.store.listAgreed(limit));
}

/** Without those whose games are gone: nobody could take a seat in them, or look at them. */
async function listed(context: MatchContext, found: readonly MatchAndSeats[]): Promise<readonly MatchInfo[]> {
  const infos = await Promise.all(found.map((one) => orGone(briefInfo(context, one))));
  return infos.filter((info) => info !== undefined);
}

/**
 * The facts of a match that was read with all that belongs to it. `failed`: its mails that were given up,
 * where they were read already.
 */
export async function infoOf(
  context: MatchContext,
  loaded: Pick<LoadedMatch, 'match' | 'seats' | 'game' | 'root' | 'clocks'>,
  failed?: BesideEvents['failed'],
): Promise<MatchInfo> {
  const given = failed ?? (await context.store.failedMails(loaded.match.id));
  return info(context, loaded, given, loaded);
}

/** The facts of a match from its record alone; undefined where its game cannot be loaded. */
export async function briefInfo(context: MatchContext, found: MatchAndSeats): Promise<MatchInfo> {
  const root = await context.store.readRoot(found.match.id);
  // Nothing is played here: a match whose own rules are gone is told by those that there are.
  const game = await gameOf(context, { ...found.match, rules: null });
  return info(context, found, await context.store.failedMails(found.match.id), { game, root });
}

/** What is told of a match beside its record; no clocks where they were not read. */
interface Known extends Pick<LoadedMatch, 'game'>, Partial<Pick<LoadedMatch, 'clocks'>> {
  readonly root: RootRecord | undefined;
}

async function info(
  context: MatchContext,
  { match, seats }: MatchAndSeats,
  failed: BesideEvents['failed'],
  { game, root, clocks = {} }: Known,
): Promise<MatchInfo> {
  const ended = await endOf(context, match);
  const clock = matchClock({ match, seats, clocks });
  const event = eventOf(match);
  const witnesses = match.throwing === 'round' ? await witnessesOf(context, match) : [];
  return {
    id: match.id,
    game,
    scenario: match.scenario,
    options: match.options,
    rulesVersion: match.rulesVersion,
    ...newerRules(context, match),
    pack: match.pack,
    status: match.status,
    seats: seats.map((seat) => seatInfo(seat, failed, match.headNumber)),
    waitsFor: match.pending,
    head: { number: match.headNumber, hash: match.headHash },
    commitments:
      root === undefined || root.chain === NO_ROOT.chain ? NONE : commitmentsOf(context, match.id, root),
    ceremony: ceremonyOf(match, seats),
    charter: charterOf(match),
    ...(event === undefined ? {} : { event: event.id }),
    ...beaconShown(context, match, witnesses),
    ...(ended === undefined ? {} : { ended }),
    ...(clock === undefined ? {} : { clock }),
    strict: isStrict({ match }),
    createdAt: match.createdAt,
    movedAt: match.updatedAt,
  };
}

/** What stands of the seeds; nothing is needed of anybody in a match that is over or only for reading. */
function ceremonyOf({ status }: MatchRecord, seats: readonly SeatRecord[]): Ceremony {
  const noted = (of: 'digest' | 'seed' | 'words') =>
    Object.fromEntries(seats.flatMap((seat) => (seat[of] === null ? [] : [[seat.side, seat[of]]])));
  const open = UNFINISHED.includes(status);
  const needs = Object.fromEntries(
    seats.flatMap(({ side }) => {
      const need = open ? needOf(seats, side) : undefined;
      return need === undefined ? [] : [[side, need]];
    }),
  );
  return { digests: noted('digest'), seeds: noted('seed'), words: noted('words'), needs };
}

function beaconShown(
  context: MatchContext,
  match: MatchRecord,
  witnesses: readonly Side[],
): Pick<MatchInfo, 'beacon'> {
  if (match.beacon === null) return {};
  const { name, chain, wait } = beaconTermsIn(match.beacon);
  const source = houseBeacon(context, match);
  const { round } = match;
  const due = source === undefined ? undefined : new Date(timeOfRound(source, round) * 1000);
  const overdue = mayLeaveBeacon(context, { match });
  const late = due === undefined || context.clock().getTime() > due.getTime() + LATE;
  const relay = source?.relays[0];
  const published = relay === undefined ? undefined : `${relay}/${chain}/public/${round}`;
  const waits = { round, due, late, overdue, published, witnesses };
  return { beacon: { name, chain, wait, ...(match.throwing === 'round' ? { waits } : {}) } };
}

function seatInfo(seat: SeatRecord, failed: BesideEvents['failed'], head: number): SeatInfo {
  const { side, name, joinedAt, lastMailedEvent, stuckAt } = seat;
  // Whoever asked for the seat with an address that takes no mail has not got the seat.
  const mailFails =
    seat.bouncedAt !== null ||
    failed.some(
      (mail) =>
        mail.side === side &&
        mail.kind !== 'claim' &&
        !HEAD_KINDS.includes(mail.kind) &&
        mail.event > lastMailedEvent,
    );
  const robot = seat.holder === 'robot';
  return {
    side,
    name,
    locale: seatLocale(seat),
    joined: joinedAt !== null,
    mailFails,
    robot,
    stuck: robot && stuckAt === head,
  };
}

async function endOf(context: MatchContext, match: MatchRecord): Promise<MatchInfo['ended']> {
  if (match.status !== 'finished' && match.status !== 'imported') return undefined;
  const last = await context.store.readEvents(match.id, match.headNumber - 1, match.headNumber);
  for (const record of last) {
    const event = readEvent(record.text);
    if (event.type === 'ended') return { reason: event.public.reason, result: resultOf(event.public.result) };
  }
  return undefined;
}

function resultOf(result: {
  readonly winner: string | null;
  readonly key: string;
  readonly clause?: string;
}): Result {
  return { winner: result.winner, key: result.key, clause: result.clause ?? '' };
}

/** The version that a match may move to. */
function newerRules(
  { library }: MatchContext,
  { game, rulesVersion, status }: MatchRecord,
): Pick<MatchInfo, 'newerRules'> {
  const newest = library.newest(game) ?? 0;
  return status === 'playing' && newest > rulesVersion ? { newerRules: newest } : {};
}
