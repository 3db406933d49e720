/**
 * Rows of the database as plain records, and back. The few columns that hold lists of our own are JSON text.
 */
import type { ModelRow } from './client.js';
import { DELIVERIES, type MailState, type OutboxMail } from './mail/records.js';
import {
  type Holder,
  type MatchAndSeats,
  type MatchRecord,
  type MatchStatus,
  OFFER_KINDS,
  type OfferKind,
  type SeatRecord,
  type Throwing,
} from './records.js';

/** Of a match row with its seats. */
export function toMatchAndSeats({
  seats,
  ...row
}: ModelRow['Match'] & { seats: readonly ModelRow['Seat'][] }): MatchAndSeats {
  return { match: toMatch(row), seats: seats.map(toSeat) };
}

/**
 * A match beside one of its seats: no column of the one is called as one of the other. Without seats,
 * `matchId` is null.
 */
export type SeatedRow = ModelRow['Match'] & (ModelRow['Seat'] | { readonly matchId: null });

/** Of the rows of a match, one a seat; undefined for none. */
export function toMatchWithSeats(rows: readonly SeatedRow[]): MatchAndSeats | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  return { match: toMatch(first), seats: rows.flatMap((row) => (row.matchId === null ? [] : [toSeat(row)])) };
}

// Column by column: a row may hold those of others beside its own.
function toSeat(row: ModelRow['Seat']): SeatRecord {
  const {
    side,
    name,
    address,
    locale,
    timeZone,
    joinedAt,
    digest,
    seed,
    words,
    wordsBefore,
    first,
    kept,
    ownWitness,
    witness,
    generation,
    mailing,
    hook,
    hookNonce,
    bouncedAt,
    bounces,
    lastBounceAt,
    lastMailedEvent,
    listed,
    stuckAt,
    quietFrom,
    quietTo,
  } = row;
  const delivery = DELIVERIES.find((one) => one === row.delivery) ?? 'immediate';
  const holder = row.holder as Holder;
  return {
    side,
    name,
    address,
    locale,
    timeZone,
    joinedAt,
    digest,
    seed,
    words,
    wordsBefore,
    first,
    kept,
    ownWitness,
    witness,
    generation,
    mailing,
    hook,
    hookNonce,
    bouncedAt,
    bounces,
    lastBounceAt,
    lastMailedEvent,
    holder,
    listed,
    stuckAt,
    delivery,
    quietFrom,
    quietTo,
  };
}

function toMatch(row: ModelRow['Match']): MatchRecord {
  const { id, game, scenario, rulesVersion, rules, pack, terms, headNumber, headHash } = row;
  const { revision, createdAt, updatedAt, beacon, round } = row;
  return {
    id,
    game,
    scenario,
    rulesVersion,
    rules,
    pack,
    terms,
    headNumber,
    headHash,
    revision,
    createdAt,
    updatedAt,
    beacon,
    round,
    options: JSON.parse(row.options) as MatchRecord['options'],
    pending: JSON.parse(row.pending) as MatchRecord['pending'],
    status: row.status as MatchStatus,
    throwing: row.throwing as Throwing,
  };
}

/** The columns of a match that are not the same in record and row. */
export function matchColumns(match: Pick<MatchRecord, 'options' | 'pending'>): {
  options: string;
  pending: string;
} {
  return { options: JSON.stringify(match.options), pending: JSON.stringify(match.pending) };
}

/** Of an outbox row. */
export function toMail({ again: _, address: __, ...row }: ModelRow['Outbox']): OutboxMail {
  return { ...row, state: row.state as MailState };
}

/** Records of one match do not repeat its id. */
export function withoutMatch<R extends { matchId: string }>({
  matchId: _,
  ...record
}: R): Omit<R, 'matchId'> {
  return record;
}

/** The columns of a record of the match `matchId`. */
export function ofMatch<R extends object>(
  matchId: string,
  records: readonly R[],
): (R & { matchId: string })[] {
  return records.map((record) => ({ ...record, matchId }));
}

/** Offers of every other kind are of draws. */
export function offerKind(kind: string): OfferKind {
  return OFFER_KINDS.find((one) => one === kind) ?? 'draw';
}
