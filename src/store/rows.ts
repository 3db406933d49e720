/** Rows of the database as plain records, and back. The few columns that hold lists of our own are JSON text. */
import type { Row } from './client.js';
import type { Holder, MailState, MatchAndSeats, MatchRecord, MatchStatus, OutboxMail, SeatRecord } from './records.js';

/** Of a match row with its seats. */
export function toMatchAndSeats({ seats, ...row }: Row['Match'] & { seats: readonly Row['Seat'][] }): MatchAndSeats {
  return { match: toMatch(row), seats: seats.map(toSeat) };
}

function toSeat(row: Row['Seat']): SeatRecord {
  const { matchId: _, ...seat } = row;
  return { ...seat, holder: seat.holder as Holder };
}

function toMatch(row: Row['Match']): MatchRecord {
  return {
    ...row,
    options: JSON.parse(row.options) as MatchRecord['options'],
    pending: JSON.parse(row.pending) as MatchRecord['pending'],
    status: row.status as MatchStatus,
  };
}

/** The columns of a match that are not the same in record and row. */
export function matchColumns(match: Pick<MatchRecord, 'options' | 'pending'>): { options: string; pending: string } {
  return { options: JSON.stringify(match.options), pending: JSON.stringify(match.pending) };
}

/** Of an outbox row. */
export function toMail(row: Row['Outbox']): OutboxMail {
  return { ...row, state: row.state as MailState };
}

/** Records of one match do not repeat its id. */
export function withoutMatch<R extends { matchId: string }>({ matchId: _, ...record }: R): Omit<R, 'matchId'> {
  return record;
}

/** The columns of a record of the match `matchId`. */
export function ofMatch<R extends object>(matchId: string, records: readonly R[]): (R & { matchId: string })[] {
  return records.map((record) => ({ ...record, matchId }));
}
