/** Players, events and what comes of their matches. On pages a `Competition` is called an event. */

export interface PlayerRecord {
  readonly id: string;
  readonly tag: string;
  /** Null: the owner was erased. */
  readonly address: string | null;
  /** Empty: blanked, or the owner was erased. */
  readonly name: string;
  readonly hidden: boolean;
  readonly struck: boolean;
  readonly createdAt: Date;
}

/** A match of an event that has ended: `owner` is the event. */
export interface EndedRecord {
  readonly matchId: string;
  readonly owner: string;
  readonly at: Date;
}

/** How a match of an event ended. `one` and `two` are players, in the order of the game's sides. */
export interface ResultRecord {
  readonly matchId: string;
  readonly game: string;
  readonly scenario: string;
  /** JSON object. */
  readonly options: string;
  readonly competitionId: string;
  readonly pairing: string;
  readonly leg: number;
  readonly oneSide: string;
  readonly twoSide: string;
  readonly one: string;
  readonly two: string;
  readonly winner: 'one' | 'two' | null;
  readonly reason: string;
  /** The game's own score of each; null: it has none. */
  readonly onePoints: number | null;
  readonly twoPoints: number | null;
  readonly oneTimeouts: number;
  readonly twoTimeouts: number;
  /** Both sides completed a turn. */
  readonly played: boolean;
  readonly rated: boolean;
  readonly endedAt: Date;
}

export const COMPETITION_STATES = ['draft', 'entry', 'running', 'over'] as const;
export type CompetitionStatus = (typeof COMPETITION_STATES)[number];

export interface CompetitionRecord {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly status: CompetitionStatus;
  readonly listed: boolean;
  /** JSON: what was fixed when it was opened. */
  readonly settings: string;
  /** JSON: how far it has come. */
  readonly state: string;
  readonly organizer: string | null;
  readonly deputy: string | null;
  readonly generation: number;
  readonly heardAt: Date;
  readonly revision: number;
  readonly nextAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const ENTRANT_STATES = ['asked', 'in', 'out'] as const;
export type EntrantStatus = (typeof ENTRANT_STATES)[number];

/** Entries of one event do not repeat its id. */
export interface EntrantRecord {
  readonly number: number;
  readonly playerId: string;
  readonly status: EntrantStatus;
  readonly locale: string;
  readonly timeZone: string;
  readonly delivery: string;
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly generation: number;
  /** JSON. */
  readonly state: string;
  readonly createdAt: Date;
}

export const PAIRING_STATES = ['waiting', 'open', 'over'] as const;
export type PairingStatus = (typeof PAIRING_STATES)[number];

export interface PairingRecord {
  readonly id: string;
  readonly status: PairingStatus;
  /** JSON. */
  readonly state: string;
}

export interface CompetitionLogRecord {
  readonly number: number;
  readonly at: Date;
  /** organizer | deputy | house | the number of an entry */
  readonly who: string;
  readonly what: string;
  /** JSON object. */
  readonly facts: string;
  /** JSON object: by language. */
  readonly words: string;
}

export interface NoticeRecord {
  readonly id: string;
  readonly competitionId: string;
  readonly kind: string;
  readonly address: string;
  /** JSON. */
  readonly payload: string;
  readonly attempts: number;
  readonly nextAt: Date;
  readonly heldSince: Date | null;
  readonly createdAt: Date;
}

/** A notice as it is written: due at once. */
export type NewNotice = Pick<NoticeRecord, 'id' | 'competitionId' | 'kind' | 'address' | 'payload'>;

/** An event as it is read: its own row with those of its entries and pairings, by their numbers. */
export interface WholeCompetition {
  readonly competition: CompetitionRecord;
  readonly entrants: readonly EntrantRecord[];
  readonly pairings: readonly PairingRecord[];
}

/** What is written of an event at once. Nothing is where its revision is another by now. */
export interface CompetitionChange {
  readonly id: string;
  readonly expectedRevision: number;
  readonly at: Date;
  readonly competition?: Partial<
    Pick<
      CompetitionRecord,
      'title' | 'status' | 'listed' | 'state' | 'organizer' | 'deputy' | 'generation' | 'heardAt' | 'nextAt'
    >
  >;
  /** Rows as they are from now on; those of a new number are added. */
  readonly entrants?: readonly EntrantRecord[];
  readonly pairings?: readonly PairingRecord[];
  readonly log?: readonly Omit<CompetitionLogRecord, 'number' | 'at'>[];
  readonly notices?: readonly NewNotice[];
}

export interface RatingRecord {
  readonly game: string;
  readonly kind: 'player' | 'side';
  readonly key: string;
  readonly value: number;
  readonly half: number;
  readonly results: number;
  readonly listed: boolean;
  /** JSON. */
  readonly history: string;
}
