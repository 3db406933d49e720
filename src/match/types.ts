import type { Link } from '../links/index.js';
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
  StandingOrders,
  View,
  Viewer,
} from '../referee/index.js';
import type { Holder, MatchAndSeats } from '../store/index.js';
import type { Claimant } from './outgoing/payload.js';
import type { AuditSheet } from './queries/audit.js';
import type { Replay, ReplayViewer } from './replay/replay.js';

export * from './outgoing/payload.js';

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
  | 'no-offer'
  | 'mailed-enough'
  | 'busy';

export interface Failure {
  readonly code: FailureCode;
  readonly refusal?: Refusal;
  /** Field and what is wrong with it, for `invalid`. */
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/**
 * A seat as it is opened. Against the practice opponent a person needs no address: no mail goes to him then. A seat that is
 * left `open` has none until it is taken. Without a holder, a seat with an address is a person's, any other left open.
 */
export interface SeatRequest {
  readonly side: Side;
  readonly holder?: Holder;
  /** Of a person; a seat that is left open or the practice opponent's is named by the house. */
  readonly name: string;
  readonly address: string | null;
  readonly locale: Locale;
  readonly timeZone: string;
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
  /** Idempotency key: the same request with the same key opens one match. */
  readonly key?: string;
}

export interface JoinRequest {
  /** Anything of at least eight characters, made in the browser or typed. Its SHA-256 enters the journal. */
  readonly seed: string;
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

/** What anybody at the table may know of a match as such. */
export interface MatchInfo {
  readonly id: string;
  readonly game: Game;
  readonly scenario: string;
  readonly options: { readonly [id: string]: string };
  readonly rulesVersion: number;
  readonly pack: string | null;
  readonly status: 'open' | 'playing' | 'stopped' | 'finished' | 'imported';
  readonly seats: readonly SeatInfo[];
  readonly waitsFor: readonly Side[];
  readonly head: { readonly number: number; readonly hash: string };
  /** Commitments of the newest chain, as they stand in the journal. */
  readonly commitments: { readonly chain: number; readonly open: string; readonly secret: string };
  readonly ended?: { readonly reason: string; readonly result: Result | null };
  readonly createdAt: Date;
  /** When the last event happened: since then it waits for whom it waits for. */
  readonly movedAt: Date;
}

/** A roll with its proof. */
export interface ReportRoll extends Omit<RollRecord, 'proof' | 'after'> {
  readonly chain: number;
  readonly k: number;
  readonly link: string;
}

/** One event as a reader may know it. `told`: lines for the reader alone. An entry `roll` points into `rolls`. */
export interface Chapter {
  readonly n: number;
  readonly at: string;
  readonly type: string;
  readonly entries: readonly Entry[];
  readonly told: readonly Entry[];
  readonly rolls: readonly ReportRoll[];
  /** Facts of an event that is no play: side that joined, chain, result. */
  readonly facts: { readonly [name: string]: Json };
}

/** Everything a seat's page shows. `view`, `scene` and `question` include the seat's own draft. */
export interface SeatPage {
  readonly match: MatchInfo;
  readonly side: Side;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly mailing: boolean;
  readonly view: View;
  readonly now: readonly Crumb[];
  /** Whose phase it is; null where it is nobody's. Another side that is asked interrupts it. */
  readonly phaseOf: Side | null;
  readonly scene: Scene;
  readonly position: readonly Paragraph[];
  /** The question to this seat, if the match waits for it. Its forms are live. */
  readonly question?: Question;
  readonly unused: readonly string[];
  /** What its standing orders' defaults are about to do: see `Game.foretold`. */
  readonly foretold: readonly Entry[];
  readonly draft: {
    readonly revision: number;
    readonly answers: readonly Answer[];
    readonly log: readonly Entry[];
    readonly undoable: boolean;
  };
  readonly chapters: readonly Chapter[];
  readonly offers: readonly { readonly side: Side; readonly kind: 'draw' }[];
}

/** The position for somebody without a seat. */
export interface PublicPage
  extends Omit<SeatPage, 'side' | 'mailing' | 'question' | 'unused' | 'foretold' | 'draft'> {}

export interface StandingPage {
  readonly orders: StandingOrders;
  readonly revision: number;
}

/** What people can do to matches. Every method either does all it says or changes nothing. */
export interface Matches {
  open(request: OpenRequest): Promise<Outcome<{ readonly match: string }>>;
  /** Hashes of the component packs that a match of this game can be opened with. */
  packs(game: string): Promise<readonly string[]>;
  info(match: string): Promise<MatchInfo | undefined>;
  /** The game of a match, at its version and with its component pack. */
  game(of: Pick<MatchInfo, 'rulesVersion' | 'pack'> & { readonly game: string }): Promise<Game>;
  /** Matches with a seat that anyone may take, newest first, without those that nobody took for a long time. */
  invitations(limit: number): Promise<readonly MatchInfo[]>;
  /** Matches that are over and that both seats agree to have listed, newest first. */
  agreed(limit: number): Promise<readonly MatchInfo[]>;
  /**
   * Mails a link to whoever asks for an open seat: only that link proves that the address is his. Nothing else is changed;
   * the seat is free until somebody joins.
   */
  claim(match: string, side: Side, claimant: Claimant): Promise<Outcome<null>>;
  /** The address of an open seat's new holder must be proved before. */
  join(match: string, side: Side, request: JoinRequest): Promise<Outcome<Accepted>>;
  /** A new seed after new roots. */
  seed(match: string, side: Side, seed: string): Promise<Outcome<Accepted>>;

  /** `known`, here and below: the match as the caller has just read it, which spares reading it again. */
  page(match: string, side: Side, known?: MatchAndSeats): Promise<Outcome<SeatPage>>;
  /** The same for somebody to whom the seat passed on a link to look: what is committed, no draft and no question. */
  look(match: string, side: Side, known?: MatchAndSeats): Promise<Outcome<SeatPage>>;
  /** For spectators; of a game that hides nothing the whole position. */
  publicPage(match: string, locale: Locale): Promise<Outcome<PublicPage>>;
  /** Looking back. During a match a reader has his own eyes alone; when it is over he may choose others'. */
  replay(match: string, reader: Viewer, viewer?: ReplayViewer): Promise<Outcome<Replay>>;
  preview(match: string, side: Side, order: unknown): Promise<Outcome<Preview>>;
  order(match: string, side: Side, request: OrderRequest, known?: MatchAndSeats): Promise<Outcome<Accepted>>;
  /** What was answered to this very order under its key before; undefined: nothing yet. */
  answered(match: string, side: Side, request: OrderRequest): Promise<Outcome<Accepted> | undefined>;
  undo(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  resign(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  /** Breaks off a match that has not begun because its other seat was not taken. Nobody is mailed. */
  withdraw(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  offerDraw(match: string, side: Side, guard: Guard): Promise<Outcome<Accepted>>;
  /** Takes or declines the other side's offer. */
  answerDraw(match: string, side: Side, accept: boolean, guard: Guard): Promise<Outcome<Accepted>>;

  standing(match: string, side: Side): Promise<Outcome<StandingPage>>;
  /** Sets one sentence (replacing the one with the same key), or removes the one with this key. */
  setStanding(
    match: string,
    side: Side,
    change: { readonly set: unknown } | { readonly remove: string },
    revision: number,
  ): Promise<Outcome<StandingPage>>;

  /** The journal as JSON Lines: for a seat, for everybody (`public`), or whole (`all`, when it is over). */
  journal(match: string, reader: Side | 'public' | 'all'): Promise<Outcome<string>>;
  /** Every roll with what it was for, as this reader may know it; `all` when it is over. */
  audit(match: string, reader: Viewer | 'all'): Promise<Outcome<AuditSheet>>;

  /** Name, language, zone, mails of one's own seat; its holder is mailed what was changed. */
  settings(
    match: string,
    side: Side,
    change: {
      readonly name?: string;
      readonly locale?: Locale;
      readonly timeZone?: string;
      readonly mailing?: boolean;
      /** Agrees that the match is listed for everybody when it is over. */
      readonly listed?: boolean;
    },
  ): Promise<Outcome<null>>;
  /** Makes every earlier link of the seat void, switches its mails on, and mails a fresh link. */
  revoke(match: string, side: Side): Promise<Outcome<null>>;
  /** Takes name and address of a seat's holder out of everything; match and journal stay, and his links work on. */
  erase(match: string, side: Side): Promise<Outcome<null>>;
  /** The same for all seats of an address, and whatever else is kept of it; gives how many seats it held. */
  eraseAddress(address: string): Promise<Outcome<number>>;
  /** Mails the others at the table, once a match, that the address of this seat takes no mail. */
  tellUnreachable(match: string, side: Side): Promise<void>;
  /** Mails a fresh link to the seat's address (it says nothing to the asker). */
  sendLink(match: string, side: Side): Promise<void>;
  /** Mails one mail with fresh links of all running matches to an address, those first that wait for it. */
  sendLinks(address: string): Promise<void>;
  /**
   * A valid link is a witness: when it is no older than the roots and its head is missing from the journal, commits were
   * lost, so the match stops and its roots are renewed. True when that happened. To be called for every link that comes in.
   */
  witness(link: Link): Promise<boolean>;
  /** After a backup was put back: new roots in a running match. */
  renew(match: string): Promise<Outcome<null>>;
}
