/**
 * Sides by lot: drawn when both seeds of the first chain are open, out of these seeds, so that neither player
 * can steer it and both can check it. docs/dice.md
 */
import { canonicalJson, sha256Hex } from '../../journal/index.js';
import type { BaseState, Side } from '../../referee/index.js';
import type { SeatChange, SeatRecord } from '../../store/index.js';
import { charterOf } from '../model/charter.js';
import { type LoadedMatch, seatOf } from '../model/loaded-match.js';
import type { Chapter } from '../model/types.js';
import type { DueMail } from './due.js';
import { hasAddress } from './waiting.js';

/** The lot of a match: the persons change seats where its last digit is odd. */
export function lotDigest(match: string, seeds: { readonly [side: Side]: string }): string {
  return sha256Hex(canonicalJson({ match, seeds, what: 'sides by lot' }));
}

/** Whether a lot says that the persons change seats. */
export function lotChanges(lot: string): boolean {
  return Number.parseInt(lot.slice(-1), 16) % 2 === 1;
}

/**
 * The seats as the lot has changed them; undefined where they stay, or were no matter of a lot. The match is
 * as it stands when its last seed opens, and begins.
 */
export function drawnByLot(loaded: LoadedMatch): SeatsChanged | undefined {
  const { match, seats } = loaded;
  if (match.status !== 'open' || charterOf(match).sides !== 'lot') return undefined;
  const seeds = Object.fromEntries(seats.flatMap(({ side, seed }) => (seed === null ? [] : [[side, seed]])));
  // Agreed and drawn, whoever has had their address erased since: everybody reckons from the seeds who sits where.
  return lotChanges(lotDigest(match.id, seeds)) ? seatsChanged(loaded) : undefined;
}

/**
 * What is told of the events of a match, from its first one on: the number with which the lot fell says how,
 * and whoever acted before it in a seat that he has changed is known by `seatNow`. Told of later events
 * alone it stays as it is: which chain the match began with cannot be seen there.
 */
export function withLotTold(
  match: Pick<LoadedMatch['match'], 'id' | 'terms'>,
  chapters: readonly Chapter[],
): readonly Chapter[] {
  if (charterOf(match).sides !== 'lot' || chapters[0]?.n !== 1) return chapters;
  const seeded = chapters.filter(({ type }) => type === 'seeded');
  const chainOf = ({ facts }: Chapter) => facts.chain;
  const last = seeded.find((one, i) => seeded.slice(0, i).some((other) => chainOf(other) === chainOf(one)));
  if (last === undefined) return chapters;
  const pair = seeded.filter((one) => chainOf(one) === chainOf(last));
  const seeds = Object.fromEntries(pair.map(({ facts }) => [String(facts.side), String(facts.seed)]));
  const changed = lotChanges(lotDigest(match.id, seeds));
  const sides = Object.keys(seeds);
  return chapters.map((one) => {
    const lot = one === last ? { lot: changed ? 'changed' : 'kept' } : {};
    const seatNow = sides.find((side) => side !== one.facts.side);
    const since = changed && one.n <= last.n && seatNow !== undefined ? { seatNow } : {};
    return { ...one, facts: { ...one.facts, ...lot, ...since } };
  });
}

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
  return loaded.seats.some(isOutOfReach) ? undefined : seatsChanged(loaded);
}

function seatsChanged(loaded: LoadedMatch): SeatsChanged | undefined {
  const [one, two] = loaded.seats;
  if (one === undefined || two === undefined) return undefined;
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
