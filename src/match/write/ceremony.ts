/**
 * The seeds of a chain: a digest by whoever comes first, the other's seed open, then the first one's. Never
 * more than one seed is hidden, and nobody speaks last (src/journal/SPEC.md, section 4).
 */
import {
  decryptRoot,
  digestOfSeed,
  type EventBody,
  encryptRoot,
  type RerootReason,
  type SeedPlace,
  seedFromWords,
} from '../../journal/index.js';
import type { BaseState, Side } from '../../referee/index.js';
import type { MatchRecord, RootRecord, SeatChange, SeatRecord } from '../../store/index.js';
import { charterOf } from '../model/charter.js';
import type { DecisionInputs } from '../model/context.js';
import type { LoadedMatch } from '../model/loaded-match.js';
import { done, failed } from '../model/seats.js';
import type { Chapter, Outcome, SeedGiven, SeedNeed } from '../model/types.js';
import { encryptingKey, newRoots } from './dice.js';
import type { EventWriter, NewCommit } from './event-writer.js';
import { WAITING_KINDS } from './payload.js';
import { hasAddress } from './waiting.js';

type Seed = Pick<SeatRecord, 'side' | 'digest' | 'seed' | 'kept' | 'first'>;

/** The match and chain whose seeds these are. */
export interface Chain {
  readonly match: string;
  readonly chain: number;
}

/** What comes of a press: events, and what is noted at the seats. */
export interface SeedStep {
  readonly events: readonly Undated[];
  readonly seats: readonly SeatChange[];
}
type Undated =
  | Omit<Extract<EventBody, { readonly type: 'committed' }>, 'at'>
  | Omit<Extract<EventBody, { readonly type: 'seeded' }>, 'at'>;

const SEED_BYTES = 32;
const CEREMONY = ['opened', 'joined', 'committed', 'seeded'];

/** Whether an event lies before play or between chains: who sat down, what was given to the dice. */
export function isCeremony({ type }: Pick<Chapter, 'type'>): boolean {
  return CEREMONY.includes(type);
}

/**
 * What the chain in force needs of a side now; undefined: nothing, or nothing yet. Whoever committed first in the
 * match is the first again in every chain.
 */
export function needOf(seats: readonly Omit<Seed, 'kept'>[], side: Side): SeedNeed | undefined {
  const own = seats.find((seat) => seat.side === side);
  const other = seats.find((seat) => seat.side !== side);
  if (own === undefined || other === undefined || own.seed !== null) return undefined;
  if (own.digest !== null) return other.seed === null ? undefined : 'opening';
  if (other.digest !== null) return 'seed';
  return other.first ? undefined : 'digest';
}

/**
 * Whether play waits for nothing but the number that this side gives with its first press: it is shown the
 * first question already, where no dice come before it.
 */
export function beginsByOrder(
  {
    match,
    seats,
  }: { readonly match: Pick<MatchRecord, 'status' | 'terms'>; readonly seats: readonly SeatRecord[] },
  side: Side,
): boolean {
  // Whose order it would be is drawn when it begins.
  if (charterOf(match).sides === 'lot') return false;
  const seated = seats.every(({ joinedAt }) => joinedAt !== null);
  return match.status === 'open' && seated && needOf(seats, side) === 'opening';
}

/** Takes what a side gives, and opens what the server keeps for the other. */
export function giveSeed(
  givens: DecisionInputs,
  at: Chain,
  seats: readonly Seed[],
  side: Side,
  given: SeedGiven,
): Outcome<SeedStep> {
  const own = seats.find((seat) => seat.side === side);
  const need = needOf(seats, side);
  if (own === undefined || need === undefined) return failed('seat-taken');
  const { words } = given;
  // Words behind a digest could be guessed.
  if (words !== undefined && (need !== 'seed' || given.seed !== undefined)) return failed('stale');
  if (need === 'digest') return commitTo(givens, { ...at, side }, given);
  if (given.digest !== undefined) return failed('stale');
  const typed = words === undefined ? undefined : seedFromWords({ ...at, side }, words);
  const seed = typed ?? given.seed ?? keptSeed(givens, at, own) ?? randomSeed(givens);
  if (need === 'opening' && digestOfSeed({ ...at, side }, seed) !== own.digest)
    return failed('invalid', { fields: [{ field: 'seed', message: 'does not fit its digest' }] });
  const first = seats.find((seat) => seat.side !== side);
  const kept = need === 'seed' && first !== undefined ? keptSeed(givens, at, first) : undefined;
  return done({
    events: [
      seeded(at, side, seed, words),
      ...(kept === undefined || first === undefined ? [] : [seeded(at, first.side, kept)]),
    ],
    seats: [
      { side, seed, words: words ?? null, wordsBefore: false },
      ...(kept === undefined || first === undefined ? [] : [{ side: first.side, seed: kept }]),
    ],
  });
}

function seeded({ chain }: Chain, side: Side, seed: string, words?: string): Undated {
  return { type: 'seeded', public: { side, chain, seed, ...(words === undefined ? {} : { words }) } };
}

/** The first of a chain commits to a number; without a digest of its own the server keeps a seed for it. */
function commitTo(givens: DecisionInputs, place: SeedPlace, given: SeedGiven): Outcome<SeedStep> {
  if (given.seed !== undefined) return failed('stale');
  const { side, chain } = place;
  if (given.digest !== undefined) return done(committed(side, chain, given.digest, null));
  return done(keepSeed(givens, place));
}

/**
 * A seed that the server keeps for a side: the practice opponent's, and of whoever has no browser that could.
 */
export function keepSeed(givens: DecisionInputs, place: SeedPlace): SeedStep {
  const { match, side, chain } = place;
  const seed = randomSeed(givens);
  const kept = encryptRoot(
    encryptingKey(givens.rootKeys),
    { match, kind: `seed ${side}`, chain },
    Buffer.from(seed, 'hex'),
  );
  return committed(side, chain, digestOfSeed(place, seed), kept);
}

function committed(side: Side, chain: number, digest: string, kept: string | null): SeedStep {
  return {
    events: [{ type: 'committed', public: { side, chain, digest } }],
    seats: [{ side, digest, kept, first: true }],
  };
}

function keptSeed(givens: DecisionInputs, { match, chain }: Chain, { side, kept }: Seed): string | undefined {
  if (kept === null) return undefined;
  return decryptRoot(givens.rootKeys, { match, kind: `seed ${side}`, chain }, kept).toString('hex');
}

function randomSeed({ random }: DecisionInputs): string {
  return Buffer.from(random(SEED_BYTES)).toString('hex');
}

/** Seats as they begin a chain: whatever was given counts for the one before. */
export function clearSeeds(seats: readonly Pick<SeatRecord, 'side'>[]): readonly SeatChange[] {
  return seats.map(({ side }) => ({
    side,
    digest: null,
    seed: null,
    words: null,
    wordsBefore: false,
    kept: null,
  }));
}

/** The first step of a chain where the practice opponent holds a seat: it commits itself at once. */
export function robotStep(
  givens: DecisionInputs,
  match: string,
  { chain }: Pick<RootRecord, 'chain'>,
  seats: readonly Pick<SeatRecord, 'side' | 'holder'>[],
): SeedStep {
  const robot = seats.find(({ holder }) => holder === 'robot');
  return robot === undefined
    ? { events: [], seats: [] }
    : keepSeed(givens, { match, chain, side: robot.side });
}

/** New roots: an event commits them, and their ceremony comes before the next roll. */
export function renewRoots(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  state: BaseState,
  writer: EventWriter,
  reason: RerootReason,
  used: number,
): NewCommit {
  const { match, seats } = loaded;
  const fresh = newRoots(givens, match.id, loaded.root.chain + 1);
  writer.write({ type: 'rerooted', public: { ...fresh.commitments, used, reason } });
  const robot = robotStep(givens, match.id, fresh.record, seats);
  for (const event of robot.events) writer.write(event);
  const changes = clearSeeds(seats).map((none) => ({
    ...none,
    ...robot.seats.find(({ side }) => side === none.side),
  }));
  const renewed: LoadedMatch = { ...loaded, root: fresh.record, seats: withChanges(seats, changes) };
  const told = renewed.seats.filter(
    (seat) => hasAddress(seat) && seat.joinedAt !== null && needOf(renewed.seats, seat.side) !== undefined,
  );
  return {
    events: writer.made,
    status: match.status === 'open' ? 'open' : 'stopped',
    pending: loaded.game.sides.filter((side) => needOf(renewed.seats, side) !== undefined),
    newRoot: fresh.record,
    // Orders stand; their throw falls under the new roots, by another round.
    ...(match.throwing === null ? {} : { throwing: 'again' }),
    seats: changes,
    supersede: loaded.game.sides.map((side) => ({ side, kinds: [...WAITING_KINDS] })),
    due: told.map((seat) => ({ loaded: renewed, seat, kind: 'stopped', state })),
  };
}

function withChanges(
  seats: readonly SeatRecord[],
  changes: NonNullable<NewCommit['seats']>,
): readonly SeatRecord[] {
  return seats.map((seat) => ({ ...seat, ...changes.find(({ side }) => side === seat.side) }));
}
