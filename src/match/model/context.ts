/** What the match layer works with: the effects at its edge, all given in. */
import { LRUCache } from 'lru-cache';
import type { BeaconRound, BeaconTerms, Commitments, RootKey } from '../../journal/index.js';
import type { Game } from '../../referee/index.js';
import type { SeatRecord, Store } from '../../store/index.js';
import { MatchCache } from './match-cache.js';
import type { Chapter } from './types.js';

/**
 * Games by id, version and component pack. `pack`: the text of a component file, or null for the one built
 * in.
 */
export interface GameLibrary {
  readonly ids: readonly string[];
  /** Version that new matches are opened with; undefined for an unknown game. */
  newest(id: string): number | undefined;
  /** Digest of the rules of a version, where it is known. */
  rulesOf?(id: string, version: number): string | undefined;
  /**
   * `rules`: the digest of those that are meant, where it was noted. @throws an error with a code for an
   * unknown game or version, rules that are not there any more, or a pack that does not fit.
   */
  load(id: string, version: number, pack: string | null, rules?: string | null): Game;
}

/** A public beacon, and where its rounds come from. Whatever it gives was verified. */
export interface BeaconSource {
  /** What a match with it says of it in its first event. */
  readonly terms: BeaconTerms;
  /** Seconds since 1970 at which round 1 came, and seconds from one to the next. */
  readonly genesis: number;
  readonly period: number;
  /** Addresses at which anybody can read rounds by hand, without a slash at the end. */
  readonly relays: readonly string[];
  /** The newest round that any relay tells of; undefined: none answered. */
  newest(): Promise<number | undefined>;
  /** The signature (hex) of a round; undefined: no relay has it. */
  round(round: number): Promise<string | undefined>;
  /** Whether this is the signature of a round, whoever brought it. */
  isSigned(round: BeaconRound): Promise<boolean>;
}

/** The effects at the edge of the match layer. */
export interface Effects {
  readonly store: Store;
  readonly library: GameLibrary;
  readonly clock: () => Date;
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** The first encrypts, all decrypt. */
  readonly rootKeys: readonly RootKey[];
  /** Whether mails that nobody there asked for may go to these addresses; counts them. Left out: always. */
  readonly mayMail?: (addresses: readonly string[]) => Promise<boolean>;
  /**
   * Milliseconds between two looks at plans: no mail that says whom the match waits for leaves earlier. Left
   * out: none.
   */
  readonly tick?: number;
  /** False: nothing is sent to other services, so nothing is written for them. Left out: it is. */
  readonly hooks?: boolean;
  /** Called when a mail was written to the outbox. */
  readonly mailed?: () => void;
  /** Where rounds come from, for matches that have them; left out: no such match is opened. */
  readonly beacon?: BeaconSource | undefined;
  /** Called when a throw was ordered that waits for its round. */
  readonly threw?: () => void;
  /** Called when something was written to a match of the practice opponent: an event, a draft, an offer. */
  readonly practised?: () => void;
}

/** The last chapters of a match for one reader, up to the event of this number and hash. */
export interface RecentChapters {
  readonly number: number;
  readonly hash: string;
  readonly chapters: readonly Chapter[];
  readonly told: readonly Chapter[];
}

/** The effects, and what was read lately. */
export interface MatchContext extends Effects {
  readonly matches: MatchCache;
  /** The chapters beside the map up to a head, by match and reader; `told`: with the lot of sides. */
  readonly chapters: LRUCache<string, RecentChapters>;
  /** Heads that links named and the journal holds. */
  readonly heads: LRUCache<string, true>;
  /**
   * States (JSON) that mails were made of, by match and head: the next mail to the same reader tells what has
   * changed.
   */
  readonly mailedStates: LRUCache<string, string>;
  /** What chains commit to, by their sealed secret: public, and hashed anew otherwise for every page. */
  readonly commitments: LRUCache<string, Commitments>;
}

/** What deciding is given beside the match: time, chance, keys. It reads nothing and writes nothing. */
export interface DecisionInputs extends Pick<MatchContext, 'clock' | 'random' | 'rootKeys' | 'beacon'> {
  /** The newest round of the beacon, once it was asked for: see `RoundNeededError`. */
  readonly seen?: number;
}

const CHAPTERS = 300;
const HEADS = 5000;
const MAILED = 500;
const COMMITMENTS = 1000;

/** A context in which nothing was read yet. */
export function makeMatchContext(effects: Effects): MatchContext {
  return {
    ...effects,
    matches: new MatchCache(),
    chapters: new LRUCache({ max: CHAPTERS }),
    heads: new LRUCache({ max: HEADS }),
    mailedStates: new LRUCache({ max: MAILED }),
    commitments: new LRUCache({ max: COMMITMENTS }),
  };
}

/** Whether mails that were not asked for may go to these addresses. */
export async function mayMail(context: Effects, addresses: readonly string[]): Promise<boolean> {
  return context.mayMail === undefined || context.mayMail(addresses);
}

/** Tells those who wait for it that a match with these seats was written to. */
export function announce(context: Effects, seats: readonly Pick<SeatRecord, 'holder'>[]): void {
  context.mailed?.();
  if (seats.some(({ holder }) => holder === 'robot')) context.practised?.();
}
