/**
 * The plain records that go in and out of the store. Instants are `Date`s (UTC). What is hashed, replayed or
 * sent is text and comes back byte for byte. Records of one match do not repeat its id.
 */
import type { HookPlace, MailWishes } from './mail/records.js';

/** `imported`: a journal from elsewhere, for reading only. */
export type MatchStatus = 'open' | 'playing' | 'stopped' | 'finished' | 'imported';

/**
 * A throw that has yet to fall. `round`: it waits for its round of the beacon. `again`: under new roots it
 * waits for a new one. Null: none.
 */
export type Throwing = 'round' | 'again' | null;

export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: { readonly [option: string]: string };
  readonly rulesVersion: number;
  /** Digest of those rules as they were when the match took them up; null: it was not noted. */
  readonly rules: string | null;
  /** Hash of the component pack; null: the one built in. */
  readonly pack: string | null;
  readonly status: MatchStatus;
  readonly headNumber: number;
  readonly headHash: string;
  /** JSON object: what was agreed about time. */
  readonly terms: string;
  /** The sides that the match waits for. */
  readonly pending: readonly string[];
  /** JSON object: the public beacon whose rounds decide the throws; null: the chain alone does. */
  readonly beacon: string | null;
  /** Newest round that an `ordered` event named; 0: none. */
  readonly round: number;
  readonly throwing: Throwing;
  /**
   * Raised by every write that a submission in flight may depend on (events, drafts, standing orders). Never
   * shown.
   */
  readonly revision: number;
  readonly createdAt: Date;
  /** Moves with the journal alone: what hidden things change must not be seen in a list of matches. */
  readonly updatedAt: Date;
}

/**
 * Whom a seat was given to when the match was opened. `person`: somebody named. `open`: whoever has the
 * invitation link. `anyone`: the same, and the invitation is listed for everybody. `robot`: the practice
 * opponent.
 */
export type Holder = 'person' | 'open' | 'anyone' | 'robot';

export interface SeatRecord extends MailWishes, HookPlace {
  readonly side: string;
  readonly name: string;
  /** Compared letter by letter: the caller brings it into one form. */
  readonly address: string | null;
  readonly locale: string;
  readonly timeZone: string;
  readonly joinedAt: Date | null;
  /** Of the chain in force: what the seat committed itself to, and its opened seed (hex). */
  readonly digest: string | null;
  readonly seed: string | null;
  /** What its holder typed, from which the seed was made. */
  readonly words: string | null;
  /** These words were typed by somebody whom its holder has replaced. */
  readonly wordsBefore: boolean;
  /** Whether its holder commits first in every chain. */
  readonly first: boolean;
  /** A seed that the server keeps for this seat until it is opened, encrypted. */
  readonly kept: string | null;
  /** Whether its own address is mailed the head before each throw falls. */
  readonly ownWitness: boolean;
  /** A third address that is mailed it too; null: none. */
  readonly witness: string | null;
  /** Links carry it; raising it revokes them. */
  readonly generation: number;
  readonly mailing: boolean;
  /** When the address was found to take no mail; null: it takes mail. */
  readonly bouncedAt: Date | null;
  /** Mails in a row that came back for a reason that may pass. */
  readonly bounces: number;
  /** When the last of them came back. */
  readonly lastBounceAt: Date | null;
  /** Number of the event that the last delivered mail told of; 0: none. */
  readonly lastMailedEvent: number;
  readonly holder: Holder;
  /** Agrees that the match is listed for everybody when it is over. */
  readonly listed: boolean;
  /** Number of the head at which the practice opponent of this seat found no way on; null: never. */
  readonly stuckAt: number | null;
}

/** Changes of one seat. */
export type SeatChange = Pick<SeatRecord, 'side'> & Partial<Omit<SeatRecord, 'side'>>;

/**
 * Changes of seats in a commit. `seatsChanged`: the persons change them, so standing orders, plans and offers
 * of both are dropped.
 */
export interface SeatsChange {
  readonly seats?: readonly SeatChange[];
  readonly seatsChanged?: boolean;
}

export interface MatchAndSeats {
  readonly match: MatchRecord;
  /** In code-unit order of the sides. */
  readonly seats: readonly SeatRecord[];
}

export interface EventRecord {
  readonly number: number;
  readonly at: Date;
  readonly type: string;
  readonly hash: string;
  /** The canonical JSON that was hashed. */
  readonly text: string;
  /** JSON object: what the seals hold, by side; `{}` for none. */
  readonly contents: string;
  /** JSON object: which lines of the log belong together; none where nothing was played. */
  readonly outline?: string | null;
}

/** The newest safe point: so many orders, rolls and draws of `event` lie before it. */
export interface SnapshotRecord {
  readonly event: number;
  readonly orders: number;
  readonly rolls: number;
  readonly draws: number;
  readonly state: string;
}

export interface DraftRecord {
  readonly side: string;
  readonly baseEvent: number;
  /** From 1 at each base event; 0 stands for "there is none" where a revision is expected. */
  readonly revision: number;
  /** JSON array of the answers taken. */
  readonly answers: string;
  /** Idempotency key of the last order. */
  readonly lastKey: string;
  /** The press that ends the phase (JSON), carried out at `closesAt` unless its author reopens the draft. */
  readonly press: string | null;
  readonly closesAt: Date | null;
}

export interface StandingRecord {
  readonly side: string;
  /** JSON array of sentences. */
  readonly orders: string;
  /** JSON object: with which turn or day a sentence ends, by its key. */
  readonly expiry: string;
  /** From 1. */
  readonly revision: number;
}

/**
 * When a plan is carried out: by its owner's press alone, further behind a press, or whenever the match waits
 * for him.
 */
export const PLAN_STATES = ['resting', 'pressed', 'unasked'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

export interface PlanRecord {
  readonly side: string;
  /** JSON of the plan, of how far it has come, of the line that is being drafted. */
  readonly plan: string;
  readonly progress: string;
  readonly drafting: string;
  readonly state: PlanState;
  /** From 1. */
  readonly revision: number;
}

/** The clock of a seat, and its timer. */
export interface ClockRecord {
  readonly side: string;
  /** Seconds in hand at `since`, or while it stands. */
  readonly left: number;
  /** Seconds for which it has stood in this match because no mail reached the seat. */
  readonly stood: number;
  /** The stretch of play that the time was given for. */
  readonly phase: string;
  /** Head of the journal when the match began to wait for the seat. */
  readonly event: number;
  readonly state: string;
  /** Wants time to stand: it does while both do. */
  readonly pauses: boolean;
  readonly since: Date | null;
  /** When the seat gave its half of a question to both: told to nobody before the other half is there. */
  readonly answeredAt: Date | null;
  readonly timeouts: number;
  /** The opponent may claim the match. */
  readonly claimable: boolean;
  /** JSON array of `{from, to}`. */
  readonly absences: string;
  /** JSON array of hours before a deadline. */
  readonly reminders: string;
  /** How many of them are past. */
  readonly reminded: number;
  /** When a worker looks at it; null: never. */
  readonly nextAt: Date | null;
  /** From 1. */
  readonly revision: number;
}

/** A clock in the place of the one that was read; revision 0: there was none. */
export interface ClockSave extends Omit<ClockRecord, 'revision'> {
  readonly expectedRevision: number;
}

/** What a side offers the other. */
export interface OfferRecord {
  readonly side: string;
  /**
   * `lost seed`: that the seed it has committed itself to be let go. `substitute`: that somebody else goes on
   * for it. `move`: that the match go on by the newest version of its rules.
   */
  readonly kind: OfferKind;
  readonly at: Date;
  /** The event that it was made behind. */
  readonly event: number;
  /** JSON: what it is about, where its kind does not say all. */
  readonly detail?: string;
  /** Of whoever is named in it: it goes when this address is erased. */
  readonly address?: string | null;
}

export const OFFER_KINDS = [
  'draw',
  'resignation',
  'lost seed',
  'take back',
  'substitute',
  'beaconless',
  'move',
] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Offers made, and sides whose offers are over: those of a kind where it is named. */
export interface OfferChange {
  readonly put?: readonly OfferRecord[];
  readonly drop?: readonly string[];
  readonly kind?: OfferKind;
}

/** A hash chain and a secret root, both encrypted, and what of them is used. */
export interface RootRecord {
  readonly chain: number;
  readonly sealed: string;
  readonly secret: string;
  readonly nextRoll: number;
  readonly nextDraw: number;
}

/** What was answered to an idempotency key. */
export interface AnswerRecord {
  readonly side: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly status: number;
  readonly answer: string;
  readonly at: Date;
}

/** Which match an idempotency key opened. */
export interface OpeningRecord {
  readonly key: string;
  readonly bodyHash: string;
  readonly matchId: string;
  readonly at: Date;
}

export interface PackRecord {
  readonly hash: string;
  readonly game: string;
  readonly text: string;
}

export interface StandingSave {
  readonly matchId: string;
  readonly side: string;
  /** 0: there are none yet. */
  readonly expectedRevision: number;
  readonly orders: string;
  readonly expiry?: string;
  readonly answer?: AnswerRecord;
}

/** Counters of a chain: from what was read to what is used now. */
export interface RootUse {
  readonly chain: number;
  readonly from: Pick<RootRecord, 'nextRoll' | 'nextDraw'>;
  readonly to: Pick<RootRecord, 'nextRoll' | 'nextDraw'>;
}

/** A plan in the place of the one that was read; revision 0: there was none. */
export interface PlanSave extends Omit<PlanRecord, 'revision'> {
  readonly expectedRevision: number;
}
