/** The two persons of a match change seats: what is a person's goes with him, what is a side's stays. */
import type { BaseState, Side } from '../../referee/index.js';
import type { SeatChange, SeatRecord } from '../../store/index.js';
import { type LoadedMatch, seatOf } from '../model/loaded-match.js';
import type { DueMail } from './due.js';
import { hasAddress } from './waiting.js';

/** A match whose seats have changed, as the mails tell it, and what is written of it. */
export interface SeatsChanged {
  readonly loaded: LoadedMatch;
  readonly seats: readonly SeatChange[];
}

/**
 * The seats with their persons changed; every earlier link is void. Standing orders and plans were left for
 * the other side, and are dropped. Undefined where somebody could not be mailed his new link: then the
 * persons stay.
 */
export function withSeatsChanged(loaded: LoadedMatch): SeatsChanged | undefined {
  const [one, two] = loaded.seats;
  if (one === undefined || two === undefined || [one, two].some(isOutOfReach)) return undefined;
  const seats = [seatWith(one, two), seatWith(two, one)];
  return { loaded: { ...loaded, seats, standing: {}, plans: {} }, seats: seats.map(changeOf) };
}

function isOutOfReach(seat: SeatRecord): boolean {
  return seat.holder !== 'robot' && !hasAddress(seat);
}

/** A side's seat with another person in it. */
function seatWith(seat: SeatRecord, person: SeatRecord): SeatRecord {
  const { side, joinedAt, digest, seed, kept, generation } = seat;
  return { ...person, side, joinedAt, digest, seed, kept, generation: generation + 1, stuckAt: null };
}

function changeOf({ joinedAt: _, digest: __, seed: ___, kept: ____, ...change }: SeatRecord): SeatChange {
  return change;
}

/** A fresh link to each person who is not mailed anyhow. */
export function freshLinks(
  loaded: LoadedMatch,
  others: readonly Side[],
  state: BaseState,
): readonly DueMail[] {
  const seats = others.flatMap((side) => seatOf(loaded, side) ?? []).filter(hasAddress);
  return seats.map((seat) => ({ loaded, seat, kind: 'link', state }));
}
