/** The events of a journal: what makes the position and proves it. SPEC section 2. */
import type { Entry, Json, Modifier, OutcomeRow, PublicOrder, Purposes, Side } from '../referee/index.js';
import { canonicalJson, sha256Hex } from './canonical.js';

/** `prev` of event 1. */
export const NO_PREV = '0'.repeat(64);

interface EventOf<T extends string, P> {
  readonly v: 2;
  readonly match: string;
  /** From 1, without gaps. */
  readonly n: number;
  /** `hash` of the event before. */
  readonly prev: string;
  /** UTC instant to the second: `2026-11-21T10:15:30Z`. */
  readonly at: string;
  readonly type: T;
  readonly public: P;
  /** SHA-256 of the event's canonical JSON without `hash`. */
  readonly hash: string;
}

/** Opens the match and commits the server to chain 1 before anybody gives a seed. */
export type Opened = EventOf<
  'opened',
  {
    readonly game: string;
    readonly scenario: string;
    readonly options: { readonly [id: string]: string };
    /** What the seats agreed on beside the rules (clock, spectators). No names, no addresses. */
    readonly terms: { readonly [key: string]: Json };
    readonly rulesVersion: number;
    /** SHA-256 of the component pack; null for the components of the rules version. */
    readonly pack: string | null;
    readonly sides: readonly [Side, Side];
    readonly commitments: Commitments;
    readonly hides: boolean;
    /** What is rolled for, and with which dice: another roll is a fault. */
    readonly purposes: Purposes;
    /** Rounds of this beacon go into every roll and draw; null: the chain alone decides them. */
    readonly beacon: BeaconTerms | null;
  }
>;

/** A public source of randomness, and how far ahead (in rounds) a throw names its own. */
export interface BeaconTerms {
  readonly name: string;
  /** Hash that names the beacon's chain. */
  readonly chain: string;
  readonly wait: number;
  /**
   * Of a beacon that the verifier does not know: its public key, the time of round 1 and the seconds between
   * two rounds.
   */
  readonly key?: string;
  readonly genesis?: number;
  readonly period?: number;
}

/** A round as the beacon signed it. */
export interface BeaconRound {
  readonly round: number;
  readonly signature: string;
}

/** `open` = link 0 of the chain, `secret` = SHA-256 of the secret root, both in hex. */
export interface Commitments {
  readonly chain: number;
  readonly open: string;
  readonly secret: string;
}

/** A seat is taken. */
export type Joined = EventOf<'joined', { readonly side: Side }>;

/** Whoever comes first commits himself to a seed that he keeps. Once a chain. */
export type Committed = EventOf<
  'committed',
  { readonly side: Side; readonly chain: number; readonly digest: string }
>;

/**
 * A seed, open: the other's first, then the one that was committed to. `words`: what its owner typed, from
 * which it was made.
 */
export type Seeded = EventOf<
  'seeded',
  { readonly side: Side; readonly chain: number; readonly seed: string; readonly words?: string }
>;

/**
 * All answers up to a roll or draw, without it: they stand before the round of the beacon that decides it.
 */
export type Ordered = EventOf<
  'ordered',
  { readonly orders: readonly PublicOrder[]; readonly seen: number; readonly round: number }
> & { readonly seals: { readonly [name: string]: string } };

/** A public roll with its proof. `after` counts the event's orders before it. */
export interface PublicRoll {
  readonly after: number;
  readonly chain: number;
  readonly k: number;
  readonly link: string;
  readonly purpose: string;
  readonly dice: readonly number[];
  readonly faces: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly outcomes: readonly OutcomeRow[];
  readonly outcome?: string;
}

/**
 * Both sides let the throw that waits for a round fall by the chain alone: the beacon gives no more rounds.
 */
export type Beaconless = EventOf<'beaconless', { readonly round: number }>;

/** A draft that passed a barrier, and all that followed up to the next question. */
export type Played = EventOf<
  'played',
  {
    readonly orders: readonly PublicOrder[];
    readonly rolls: readonly PublicRoll[];
    readonly log: readonly Entry[];
    /** The round that decides the event's rolls and draws, in a match with a beacon. */
    readonly beacon?: BeaconRound;
  }
> & { readonly seals: { readonly [name: string]: string }; readonly state: string };

/**
 * Back to the question that came after the first `orders` orders of `event`; what those orders led to (rolls
 * too) stays.
 */
export type TakenBack = EventOf<'takenBack', { readonly event: number; readonly orders: number }> & {
  readonly state: string;
};

/** New roots. `used` is the last k of the old chain in the journal: whoever saw later links may know them. */
export type Rerooted = EventOf<
  'rerooted',
  Commitments & { readonly used: number; readonly reason: RerootReason }
>;
export type RerootReason = 'used up' | 'restored' | 'lost commits' | 'lost seed';

/** The match moves to a newer version of its rules. */
export type Moved = EventOf<
  'moved',
  { readonly from: number; readonly to: number; readonly purposes: Purposes }
> & {
  readonly state: string;
};

export type EndReason = 'rules' | 'resigned' | 'time' | 'agreed' | 'broken off';
export type Ended = EventOf<
  'ended',
  {
    readonly result: { readonly winner: Side | null; readonly key: string; readonly clause?: string };
    readonly reason: EndReason;
  }
>;

/**
 * Opens all roots, open and secret, in the order of their chains: from now on every seal and every throw can
 * be computed.
 */
export type Unsealed = EventOf<
  'unsealed',
  { readonly roots: readonly string[]; readonly secrets: readonly string[] }
>;

export type JournalEvent =
  | Opened
  | Joined
  | Committed
  | Seeded
  | Ordered
  | Beaconless
  | Played
  | TakenBack
  | Rerooted
  | Moved
  | Ended
  | Unsealed;
export type EventType = JournalEvent['type'];

/** What the maker of an event decides; the rest follows from the head. */
export type EventBody = BodyOf<JournalEvent>;
type BodyOf<E> = E extends JournalEvent ? Omit<E, 'v' | 'match' | 'n' | 'prev' | 'hash'> : never;

/** Where a journal stands: its last event. */
export interface Head {
  readonly match: string;
  readonly n: number;
  readonly hash: string;
}

/** An event and its canonical JSON with `hash`: the text is what is stored and sent. */
export interface MadeEvent {
  readonly event: JournalEvent;
  readonly text: string;
}

/** The head of a journal that has no event yet. */
export function emptyHead(match: string): Head {
  return { match, n: 0, hash: NO_PREV };
}

/** The hash an event should have, from all its other fields. */
export function hashOf(event: JournalEvent): string {
  const { hash: _, ...unhashed } = event;
  return sha256Hex(canonicalJson(unhashed));
}

/** An instant as events hold it. */
export function instant(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, 'Z');
}
