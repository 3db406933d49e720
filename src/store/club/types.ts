/** What the store promises of players and events. */
import type {
  CompetitionChange,
  CompetitionLogRecord,
  CompetitionRecord,
  CompetitionStatus,
  EndedRecord,
  NewNotice,
  NoticeRecord,
  PlayerRecord,
  RatingRecord,
  ResultRecord,
  WholeCompetition,
} from './records.js';

export interface PlayerStore {
  readPlayer(tag: string): Promise<PlayerRecord | undefined>;
  playerOf(address: string): Promise<PlayerRecord | undefined>;
  /** Players by id, in any order; those that there are. */
  readPlayers(ids: readonly string[]): Promise<readonly PlayerRecord[]>;
  /** False where the address has a player already, or the tag was given before. */
  addPlayer(player: PlayerRecord): Promise<boolean>;
  changePlayer(id: string, change: Partial<Pick<PlayerRecord, 'name' | 'hidden' | 'struck'>>): Promise<void>;
  /** Takes a person out: name, address, reasons and e-mails go, another tag comes. False where it was given before. */
  erasePlayer(id: string, tag: string): Promise<boolean>;
  /** Takes an address out of all that organizes events, and its e-mails. */
  eraseOrganizer(address: string): Promise<void>;
}

export interface ResultStore {
  /** Those that ended first come first. */
  listEnded(limit: number): Promise<readonly EndedRecord[]>;
  /** The match has its result, or none is made of it. Again is harmless. */
  settleEnded(matchId: string, result?: ResultRecord): Promise<void>;
  /** Results of a player, newest first, those from before an instant where one is given. */
  resultsOfPlayer(player: string, limit: number, before?: Date): Promise<readonly ResultRecord[]>;
  resultsOfCompetition(id: string): Promise<readonly ResultRecord[]>;
  /** All results of rated events of a game, in the order in which they ended. */
  ratedResults(game: string): Promise<readonly ResultRecord[]>;
  listStruck(): Promise<readonly string[]>;
}

export interface CompetitionStore {
  createCompetition(
    competition: Omit<CompetitionRecord, 'revision' | 'updatedAt'>,
    notices: readonly NewNotice[],
  ): Promise<void>;
  /** Of `draft` alone: nobody has entered. */
  dropCompetition(id: string): Promise<void>;
  readCompetition(id: string): Promise<WholeCompetition | undefined>;
  /** Newest first. */
  readCompetitionLog(id: string, limit: number): Promise<readonly CompetitionLogRecord[]>;
  /** False: somebody else wrote first, and nothing was written. */
  writeCompetition(change: CompetitionChange): Promise<boolean>;
  /** Those that are to be looked at, each to one claimer alone until `until`. */
  claimCompetitions(now: Date, until: Date, limit: number): Promise<readonly string[]>;
  /** A worker looks at it at once. */
  rouseCompetition(id: string, at: Date): Promise<void>;
  /** Listed events, those that changed last first. */
  listCompetitions(
    states: readonly CompetitionStatus[],
    limit: number,
  ): Promise<readonly CompetitionRecord[]>;
  /** Events that a player entered, newest first. */
  competitionsOfPlayer(player: string, limit: number): Promise<readonly CompetitionRecord[]>;
  /** What decides which results of events count. */
  statesOfCompetitions(
    ids: readonly string[],
  ): Promise<readonly Pick<CompetitionRecord, 'id' | 'settings' | 'state'>[]>;
  /** Events that an address organizes, or is the deputy of. */
  competitionsOrganizedBy(address: string): Promise<readonly CompetitionRecord[]>;
}

export interface NoticeStore {
  addNotices(notices: readonly NewNotice[], at: Date): Promise<void>;
  /** Due ones, each to one claimer alone until `until`. */
  claimNotices(now: Date, until: Date, limit: number): Promise<readonly NoticeRecord[]>;
  noticeSent(id: string, at: Date): Promise<void>;
  /** Try again at `nextAt`; null: given up. */
  noticeFailed(id: string, error: string, nextAt: Date | null): Promise<void>;
  noticeHeld(id: string, since: Date, until: Date): Promise<void>;
  pruneNotices(before: Date, limit: number): Promise<number>;
}

export interface RatingStore {
  /** Games whose results have changed since their ratings were fitted, and the change that a fit now covers. */
  listUnfitted(): Promise<readonly { readonly game: string; readonly wanted: number }[]>;
  /** Every game that was fitted, or is to be. */
  listFitted(): Promise<readonly string[]>;
  /** The ratings of the game are to be fitted anew. */
  wantFit(game: string): Promise<void>;
  /** In the place of all earlier ones of the game. */
  keepRatings(game: string, ratings: readonly RatingRecord[], done: number): Promise<void>;
  /** Listed players of a game, the strongest first, from behind one. */
  listRatings(
    game: string,
    limit: number,
    after?: Pick<RatingRecord, 'value' | 'key'>,
  ): Promise<readonly RatingRecord[]>;
  sideRatings(game: string): Promise<readonly RatingRecord[]>;
  ratingsOfPlayer(player: string): Promise<readonly RatingRecord[]>;
}

export interface ClubStore extends PlayerStore, ResultStore, CompetitionStore, NoticeStore, RatingStore {}
