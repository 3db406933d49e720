/** What the store promises. The rest of the house knows it by this face alone: no Prisma type crosses it. */
import type { OverviewStore, RestoringStore } from './care/types.js';
import type { ClockChange, ClockStore } from './clock/types.js';
import type { ClubStore } from './club/types.js';
import type { MessageRecord, NewMail, OutboxMail } from './mail/records.js';
import type { CallStore, MailboxStore, OutboxStore, RecipientStore } from './mail/types.js';
import type {
  AnswerRecord,
  DraftRecord,
  EventRecord,
  MatchAndSeats,
  MatchRecord,
  MatchStatus,
  OfferChange,
  OfferRecord,
  OpeningRecord,
  PackRecord,
  PlanRecord,
  PlanSave,
  RootRecord,
  RootUse,
  SeatChange,
  SeatRecord,
  SeatsChange,
  SnapshotRecord,
  StandingRecord,
  StandingSave,
  Throwing,
} from './records.js';

import type { BesideEvents } from './seats/types.js';
import type { LeaseStore, NewsStore } from './several/types.js';

/**
 * Why nothing was written.
 * `match`: there is none of this id, or (creating) there is one already. `head`: an event was added since.
 * `revision`: a draft or a standing order changed since: read again and run again. `draft`, `standing`,
 * `plan`, `clock`, `root`: not at the expected revision. `key`: this idempotency key has its answer already:
 * read it. `mail`: a Message-ID is taken.
 */
export type Conflict =
  | 'match'
  | 'head'
  | 'revision'
  | 'draft'
  | 'standing'
  | 'plan'
  | 'clock'
  | 'root'
  | 'key'
  | 'mail';

/** A write that other writers can lose a race to: all of it was written, or nothing. */
export type Written = { readonly ok: true } | { readonly ok: false; readonly conflict: Conflict };

/** What a submission was computed from: a match record as it was read. Anything newer is a conflict. */
export type Base = Pick<MatchRecord, 'id' | 'headNumber' | 'headHash' | 'revision'>;

export interface NewMatch {
  readonly match: Omit<MatchRecord, 'revision' | 'updatedAt'>;
  readonly seats: readonly SeatRecord[];
  readonly events: readonly EventRecord[];
  readonly root: RootRecord;
  readonly snapshot?: SnapshotRecord;
  readonly pack?: PackRecord;
  readonly message?: MessageRecord;
  readonly mails: readonly NewMail[];
  readonly opening?: Omit<OpeningRecord, 'matchId'>;
}

/** A journal from elsewhere; its match gets the status `imported`. */
export interface ImportedMatch {
  readonly match: Omit<MatchRecord, 'revision' | 'updatedAt' | 'status' | 'pending'>;
  readonly seats: readonly SeatRecord[];
  readonly events: readonly EventRecord[];
  readonly pack?: PackRecord;
}

export interface DraftSave extends ClockChange {
  readonly base: Base;
  readonly side: string;
  /** 0: there is none yet. */
  readonly expectedRevision: number;
  readonly answers: string;
  readonly key: string;
  /** The press that is carried out later; left out: the draft is open. */
  readonly press?: Pick<DraftRecord, 'press' | 'closesAt'>;
  /** The sides waited for from now on, where that changes (both sides answer at once). */
  readonly pending?: readonly string[];
  readonly answer?: AnswerRecord;
  readonly mails?: readonly NewMail[];
}

/** One submission: events and all that follows from them, in one transaction. */
export interface Commit extends SeatsChange, ClockChange {
  readonly base: Base;
  /** At least one, numbered on from the base without gaps. */
  readonly events: readonly EventRecord[];
  readonly status: MatchStatus;
  readonly pending: readonly string[];
  /** The throw that waits behind these events; left out: as before. */
  readonly throwing?: Throwing;
  /** Newest round that was named; left out: as before. */
  readonly round?: number;
  /** Changed when the match moves to another version of the rules. */
  readonly rulesVersion?: number;
  readonly rules?: string | null;
  readonly pack?: PackRecord;
  /** Drafts that these events end, at the revisions they were read at. */
  readonly drafts?: readonly Pick<DraftRecord, 'side' | 'revision'>[];
  /** Plans as they stand behind these events. */
  readonly plans?: readonly PlanSave[];
  readonly snapshot?: SnapshotRecord;
  readonly root?: RootUse;
  readonly newRoot?: RootRecord;
  readonly answer?: AnswerRecord;
  readonly offers?: OfferChange;
  /** Waiting mails of these kinds to this side are no longer true. */
  readonly supersede?: readonly { readonly side: string; readonly kinds: readonly string[] }[];
  readonly mails?: readonly NewMail[];
  /** The match ends, and this event is to hear of it. */
  readonly ended?: string;
}

/** A change that is no event: settings of a seat, an erased name, a revoked link, a match that is stopped. */
export interface Change extends ClockChange {
  readonly matchId: string;
  readonly seats?: readonly SeatChange[];
  readonly status?: MatchStatus;
  readonly offers?: OfferChange;
  /** Whose person leaves it: what he has left in advance goes with him. */
  readonly vacated?: string;
  /** What a side says with its next turn; an empty text says nothing. */
  readonly message?: MessageRecord;
  readonly plans?: readonly PlanSave[];
  readonly answer?: AnswerRecord;
  readonly mails?: readonly NewMail[];
}

/** Matches, journals and everything that belongs to one match. Unknown ids read as undefined or empty. */
export interface MatchStore {
  /** Conflicts: match, key (of the opening). */
  createMatch(match: NewMatch): Promise<Written>;
  importMatch(match: ImportedMatch): Promise<Written>;
  readMatch(id: string): Promise<MatchAndSeats | undefined>;
  /** Newest first. */
  listMatches(query: {
    readonly status?: MatchStatus;
    readonly limit: number;
  }): Promise<readonly MatchAndSeats[]>;
  /** Open matches with an untaken seat for anyone, opened at `since` or later, newest first. */
  listInvitations(since: Date, limit: number): Promise<readonly MatchAndSeats[]>;
  /** Finished matches of which every seat agrees that they are listed, newest first. */
  listAgreed(limit: number): Promise<readonly MatchAndSeats[]>;
  /**
   * Seats of the practice opponent that a running match waits for or makes an offer to, the longest waiting
   * first.
   */
  listRobots(limit: number): Promise<readonly { readonly matchId: string; readonly side: string }[]>;
  readOpening(key: string): Promise<OpeningRecord | undefined>;
  /** Matches in which this address holds a seat, newest first. */
  matchesOfAddress(address: string): Promise<readonly MatchAndSeats[]>;

  /** Events `from..to`, both included, in order; without `to` up to the head. */
  readEvents(id: string, from: number, to?: number): Promise<readonly EventRecord[]>;
  readSnapshot(id: string): Promise<SnapshotRecord | undefined>;
  readDraft(id: string, side: string): Promise<DraftRecord | undefined>;
  readDrafts(id: string): Promise<readonly DraftRecord[]>;
  /** How far the drafts of the sides are, without what is in them. */
  readDraftRevisions(id: string): Promise<readonly Pick<DraftRecord, 'side' | 'revision'>[]>;
  readStanding(id: string, side: string): Promise<StandingRecord | undefined>;
  readStandings(id: string): Promise<readonly StandingRecord[]>;
  readPlans(id: string): Promise<readonly PlanRecord[]>;
  /** Seats whose plan is to be carried out and that a running match waits for, the longest waiting first. */
  listPlanned(limit: number): Promise<readonly { readonly matchId: string; readonly side: string }[]>;
  /** Matches whose throw waits for its round, the earliest round first. */
  listThrows(limit: number): Promise<readonly { readonly matchId: string; readonly round: number }[]>;
  readOffers(id: string): Promise<readonly OfferRecord[]>;
  /** Messages with turns later than `since`, in order. */
  readMessages(id: string, since: number): Promise<readonly MessageRecord[]>;
  /** Messages with turns later than `since`, all offers, and the mails that were given up. */
  readBeside(id: string, since: number): Promise<BesideEvents>;
  /** The newest chain. */
  readRoot(id: string): Promise<RootRecord | undefined>;
  /**
   * A text that changes with what a seat's page shows beside the journal, the match's row and its seats: the
   * side's own draft, standing orders and plan, all offers, and the clocks. What the other side keeps to
   * itself leaves it as it is.
   */
  readShown(id: string, side: string): Promise<string>;
  /** By chain number. */
  readRoots(id: string): Promise<readonly RootRecord[]>;
  readAnswer(id: string, side: string, key: string): Promise<AnswerRecord | undefined>;
  readPack(hash: string): Promise<PackRecord | undefined>;
  /** Hashes of the packs of a game, in code-unit order. */
  listPacks(game: string): Promise<readonly string[]>;
  /** A pack of this hash that is there already is the same. */
  keepPack(pack: PackRecord): Promise<void>;

  /**
   * Undo saves too, down to an empty list: a draft that was deleted would count its revisions from 1 again,
   * and a page from before would pass for fresh. Conflicts: head, revision, draft, key, mail.
   */
  saveDraft(draft: DraftSave): Promise<Written>;
  /** Conflicts: match, standing, key. */
  saveStanding(standing: StandingSave): Promise<Written>;
  /** Conflicts: match, plan, key. */
  savePlan(matchId: string, plan: PlanSave, answer?: AnswerRecord): Promise<Written>;
  /** Conflicts: head, revision, draft, root, key, mail. */
  commit(commit: Commit): Promise<Written>;
  /** Conflicts: match, plan, clock, key, mail. */
  change(change: Change): Promise<Written>;
  /** Keeps an answer that nothing else is written with (a refusal). Conflicts: match, key. */
  saveAnswer(id: string, answer: AnswerRecord): Promise<Written>;
}

/** What the keys of the server are for. */
export type KeyUse = 'links' | 'roots';

/** Which keys this database needs: by their ids, never the keys themselves. */
export interface KeyStore {
  /** In code-unit order. */
  knownKeys(use: KeyUse): Promise<readonly string[]>;
  keepKeys(use: KeyUse, ids: readonly string[]): Promise<void>;
  /** Links signed with it are void already. */
  forgetLinkKey(id: string): Promise<void>;
  /**
   * What was sealed with it (envelopes that begin with `sealed`) cannot be opened any more: such roots are
   * dropped, and matches that ran on them are from now on for reading only. Returns the ids of these matches.
   */
  forgetRootKey(id: string, sealed: string): Promise<readonly string[]>;
}

/** A mail that waits and names the seats of a match, perhaps among others. */
export type MailAbout = Pick<OutboxMail, 'matchId' | 'messageId' | 'side' | 'payload'>;

/** A seat without its person, as of the match that was read. */
export interface SeatErasure {
  readonly base: Base;
  readonly side: string;
  /** What the seat is called from now on. */
  readonly name: string;
  /** Waiting mails to others, in which it is called so. */
  readonly mails: readonly Omit<MailAbout, 'side'>[];
}

/** Taking people out of everything but the journal, which does not know them. */
export interface ErasingStore {
  mailsAbout(matchId: string): Promise<readonly MailAbout[]>;
  /** Mails to the seat go, and all of the match in the built-in mailbox. Conflicts: head, revision. */
  eraseSeat(erasure: SeatErasure): Promise<Written>;
  /**
   * What is kept of an address without a seat: claims that wait, mails in the built-in mailbox, askings for
   * links.
   */
  eraseAddress(address: string): Promise<void>;
}

/**
 * Whatever the database is to blame for is thrown as `StoreError`. A write: `outcomeUnknown` when it went
 * away before it answered (look up the idempotency key), else nothing was written: `busy` (try again),
 * `unavailable`, `full`, `gone`.
 */
export interface Store
  extends MatchStore,
    OutboxStore,
    CallStore,
    MailboxStore,
    KeyStore,
    RecipientStore,
    ClockStore,
    ClubStore,
    ErasingStore,
    RestoringStore,
    OverviewStore,
    LeaseStore,
    NewsStore {
  readonly provider: 'sqlite' | 'postgresql';
  /** Made once, with the database: tells two databases apart. */
  readonly databaseId: string;
  /** Writes a little. @throws StoreError when the database cannot be read or written */
  ping(): Promise<void>;
  close(): Promise<void>;
}
