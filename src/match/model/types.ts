/** What is asked of a match, and what comes of it. */

import type { BeaconRound } from '../../journal/index.js';
import type {
  Answer,
  Barrier,
  Crumb,
  Entry,
  Game,
  Json,
  Locale,
  Order,
  Paragraph,
  Question,
  Refusal,
  Result,
  RollRecord,
  Scene,
  Side,
  Unused,
  View,
} from '../../referee/index.js';
import type { Holder, MailWishes, OfferKind } from '../../store/index.js';
import type { Charter, MatchTerms } from './charter.js';
import type { MatchClock } from './shown-clock.js';
import type { LeftOrder } from './standing.js';
import type { MatchBeacon } from './throws.js';

/** Why a request was not carried out. Nothing was changed. */
export type FailureCode =
  | 'unknown-match'
  | 'unknown-game'
  | 'unknown-scenario'
  | 'unknown-option'
  | 'invalid'
  | 'seat-taken'
  | 'not-joined'
  | 'not-begun'
  | 'stopped'
  | 'finished'
  | 'imported'
  | 'stale'
  | 'key-reused'
  | 'refused'
  | 'nothing-to-undo'
  | 'plan-full'
  | 'handing-over'
  | 'no-offer'
  | 'no-take-back'
  | 'no-clock'
  | 'no-claim'
  | 'no-rematch'
  | 'locked'
  | 'too-late'
  | 'own-affair'
  | 'closed'
  | 'throw-waits'
  | 'no-beacon'
  | 'no-move'
  | 'clock-ahead'
  | 'mailed-enough'
  | 'busy';

export interface Failure {
  readonly code: FailureCode;
  readonly refusal?: Refusal;
  /** For `invalid`. */
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/**
 * A seat as it is opened. Against the practice opponent a person needs no address: no mail goes to him then.
 * A seat that is left `open` has none until it is taken. Without a holder, a seat with an address is a
 * person's, any other left open.
 */
export interface SeatRequest {
  readonly side: Side;
  readonly holder?: Holder;
  /** Of a person; a seat that is left open or the practice opponent's is named by the house. */
  readonly name: string;
  readonly address: string | null;
  readonly locale: Locale;
  readonly timeZone: string;
  /** How e-mails to the seat leave; left out: as usual. */
  readonly wishes?: MailWishes;
}

export interface OpenRequest {
  readonly game: string;
  readonly scenario: string;
  readonly options: { readonly [id: string]: string };
  /** Hash of a component pack, or null for the built-in one. */
  readonly pack: string | null;
  readonly seats: readonly SeatRequest[];
  /** The seat of the one who opens. */
  readonly opener: Side;
  /** What is agreed about time and conduct; left out: nothing. */
  readonly terms?: MatchTerms;
  /** `beacon`: rounds of the house's public beacon decide the dice too. */
  readonly dice?: 'chain' | 'beacon';
  /** What the opener says with the invitation: at most 500 characters. */
  readonly text?: string;
  /** The opponent runs the server: they commit first, and the opener types words of their own afterward. */
  readonly opponentRuns?: boolean;
  /** Left out: the newest. */
  readonly rulesVersion?: number;
  /** Both players have agreed to play: nobody is invited, and whoever opens takes both seats for them. */
  readonly agreed?: true;
  /** Idempotency key: the same request with the same key opens one match. */
  readonly key?: string;
}

/** The match that a rematch is played in, and the side in it of whoever asked. */
export type Rematch = { readonly match: string; readonly side: Side };

/**
 * A player's part in the ceremony of a chain, both as 64 hex digits: the digest of a seed that he keeps, or
 * the seed. `words`: what the second to speak typed, from which the seed is made. None of these: the server makes
 * a seed.
 */
export interface SeedGiven {
  readonly digest?: string;
  readonly seed?: string;
  readonly words?: string;
}

/**
 * What the chain needs of a side: a digest of whoever comes first, the other's seed, then the one that was
 * committed to.
 */
export type SeedNeed = 'digest' | 'seed' | 'opening';

/** How far the ceremony of the chain in force has come. */
export interface Ceremony {
  readonly digests: { readonly [side: Side]: string };
  readonly seeds: { readonly [side: Side]: string };
  /** What seeds were made of, where their owner typed it. */
  readonly words: { readonly [side: Side]: string };
  /** Whose turn it is, for what. */
  readonly needs: { readonly [side: Side]: SeedNeed };
}

export interface JoinRequest extends SeedGiven {
  /** For a seat that was left open. */
  readonly name?: string;
  readonly address?: string;
  readonly locale?: Locale;
  readonly timeZone?: string;
}

/** What a submission must name, so that nothing is done twice or on an old position. */
export interface Guard {
  /** Number of the last event the sender had seen. */
  readonly event: number;
  /** Revision of his draft, 0 when there was none. */
  readonly draft: number;
  /** Idempotency key. */
  readonly key: string;
}

export interface OrderRequest extends Guard {
  readonly order: unknown;
  /** What it was read from on its position; sent again, it is known by that. */
  readonly said?: unknown;
}

/** What an accepted order did. */
export interface Accepted {
  /** `draft`: kept, can be undone. `played`: committed. */
  readonly became: 'draft' | 'played';
  readonly event: number;
  readonly draft: number;
  readonly result?: Result;
}

/** What an order would do, as far as it can be told before a barrier. */
export interface Preview {
  readonly order: Order;
  /** The barrier it would pass; undefined: it stays a draft. */
  readonly barrier?: Barrier;
  readonly log: readonly Entry[];
}

export interface SeatInfo {
  readonly side: Side;
  readonly name: string;
  readonly locale: Locale;
  readonly joined: boolean;
  /** True when the last mail to this seat could not be delivered. */
  readonly mailFails: boolean;
  /** Held by the practice opponent. */
  readonly robot: boolean;
  /** True when the practice opponent found no way on from here. */
  readonly stuck: boolean;
}

/** What anybody may know of a match as such. */
export interface MatchInfo {
  readonly id: string;
  readonly game: Game;
  readonly scenario: string;
  readonly options: { readonly [id: string]: string };
  readonly rulesVersion: number;
  /** A newer version that it may move to; left out: there is none. */
  readonly newerRules?: number;
  readonly pack: string | null;
  readonly status: 'open' | 'playing' | 'stopped' | 'finished' | 'imported';
  readonly seats: readonly SeatInfo[];
  readonly waitsFor: readonly Side[];
  readonly head: { readonly number: number; readonly hash: string };
  /** Commitments of the newest chain, as they stand in the journal. */
  readonly commitments: { readonly chain: number; readonly open: string; readonly secret: string };
  readonly ceremony: Ceremony;
  /** The public beacon whose rounds decide its throws; left out: none. */
  readonly beacon?: MatchBeacon;
  readonly ended?: { readonly reason: string; readonly result: Result | null };
  readonly createdAt: Date;
  /** When the last event happened: since then it waits for whom it waits for. */
  readonly movedAt: Date;
  /** What was agreed beside the clock. */
  readonly charter: Charter;
  /** What was agreed about time, and how the clocks stand; left out: nothing was. */
  readonly clock?: MatchClock;
  /** Strict alternation was agreed. */
  readonly strict: boolean;
  /** The event that the match belongs to; left out: none. */
  readonly event?: string;
}

/** A roll with its proof. */
export interface ReportRoll extends Omit<RollRecord, 'proof' | 'after'> {
  readonly chain: number;
  readonly k: number;
  readonly link: string;
}

/**
 * One event as a reader may know it. `told`: lines for the reader alone. An entry `roll` points into `rolls`.
 */
export interface Chapter {
  readonly n: number;
  readonly at: string;
  readonly type: string;
  readonly entries: readonly Entry[];
  readonly told: readonly Entry[];
  readonly rolls: readonly ReportRoll[];
  /** The round that decided its rolls, where a beacon did. */
  readonly beacon?: BeaconRound;
  /** No mail with its orders was handed over before that round came. */
  readonly unwitnessed?: true;
  /** Which entries belong together; left out where nothing was played or it is not known. */
  readonly outline?: ChapterOutline;
  /** Facts of an event that is no play: side that joined, chain, result. */
  readonly facts: { readonly [name: string]: Json };
  /** Sides for which the clock answered; left out: none. */
  readonly late?: readonly Side[];
}

/**
 * Each phase (with the number of orders before it) and each order of an event, in their order, with its first
 * entry.
 */
export interface ChapterOutline {
  readonly phases: readonly {
    readonly from: number;
    readonly orders: number;
    readonly now: readonly Crumb[];
    readonly side: Side | null;
  }[];
  readonly orders: readonly { readonly from: number; readonly side: Side; readonly do: string | null }[];
}

/** Everything a seat's page shows. `view`, `scene` and `question` include the seat's own draft. */
export interface SeatPage {
  readonly match: MatchInfo;
  readonly side: Side;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly mailing: boolean;
  /** A message to the service that this seat named was given up. */
  readonly callsFail: boolean;
  readonly view: View;
  readonly now: readonly Crumb[];
  /** Whose phase it is; null where it is nobody's. Another side that is asked interrupts it. */
  readonly phaseOf: Side | null;
  readonly scene: Scene;
  readonly position: readonly Paragraph[];
  /** The question to this seat, if the match waits for it. Its forms are live. */
  readonly question?: Question;
  /** What it leaves unused if it ends the phase now. */
  readonly unused: readonly Unused[];
  /** Its standing orders that hold no more, and why. */
  readonly off: readonly LeftOrder[];
  readonly draft: {
    readonly revision: number;
    readonly answers: readonly Answer[];
    readonly log: readonly Entry[];
    readonly undoable: boolean;
    /** When the phase is handed over, unless it is reopened before; left out: the draft is open. */
    readonly closesAt?: Date;
  };
  readonly chapters: readonly Chapter[];
  readonly offers: readonly { readonly side: Side; readonly kind: OfferKind }[];
  /** What was said with the last turns, and, of the reader alone, what goes with his next. */
  readonly said: readonly { readonly side: Side; readonly text: string; readonly next: boolean }[];
}

/** The position for somebody without a seat. */
export interface PublicPage
  extends Omit<
    SeatPage,
    'side' | 'said' | 'mailing' | 'callsFail' | 'question' | 'unused' | 'off' | 'draft'
  > {}
