/** The events of a journal: what makes the position and proves it. SPEC section 2. */
import type { Entry, Json, Modifier, OutcomeRow, PublicOrder, Side } from '../referee/index.js';
import { canonicalJson, sha256Hex } from './canonical.js';

/** `prev` of event 1. */
export const NO_PREV = '0'.repeat(64);

interface EventOf<T extends string, P> {
  readonly v: 1;
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
  }
>;

/** `open` = link 0 of the chain, `secret` = SHA-256 of the secret root, both in hex. */
export interface Commitments {
  readonly chain: number;
  readonly open: string;
  readonly secret: string;
}

/** A seat is taken; `seed` (hex SHA-256 of what the player gave) counts for the chain in force. */
export type Joined = EventOf<'joined', { readonly side: Side; readonly seed: string }>;

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

/** A draft that passed a barrier, and all that followed up to the next question. */
export type Played = EventOf<
  'played',
  {
    readonly orders: readonly PublicOrder[];
    readonly rolls: readonly PublicRoll[];
    readonly log: readonly Entry[];
  }
> & { readonly seals: { readonly [name: string]: string }; readonly state: string };

/** Back to the question that came after the first `orders` orders of `event`; what those orders led to (rolls too) stays. */
export type TakenBack = EventOf<'takenBack', { readonly event: number; readonly orders: number }> & {
  readonly state: string;
};

/** New roots. `used` is the last k of the old chain in the journal: whoever saw later links may know them. */
export type Rerooted = EventOf<
  'rerooted',
  Commitments & { readonly used: number; readonly reason: RerootReason }
>;
export type RerootReason = 'used up' | 'restored' | 'lost commits';

/** A seat that had joined before the roots changed gives a new seed. */
export type Seeded = EventOf<
  'seeded',
  { readonly side: Side; readonly chain: number; readonly seed: string }
>;

/** The match moves to a newer version of its rules. */
export type Moved = EventOf<'moved', { readonly from: number; readonly to: number }> & {
  readonly state: string;
};

export type EndReason = 'rules' | 'resigned' | 'agreed' | 'broken off';
export type Ended = EventOf<
  'ended',
  {
    readonly result: { readonly winner: Side | null; readonly key: string; readonly clause?: string };
    readonly reason: EndReason;
  }
>;

/** Opens the secret roots, in the order of their chains: from now on every seal can be checked. */
export type Unsealed = EventOf<'unsealed', { readonly secrets: readonly string[] }>;

export type JournalEvent =
  | Opened
  | Joined
  | Played
  | TakenBack
  | Rerooted
  | Seeded
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
