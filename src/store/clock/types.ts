/** What the store promises of clocks: one row a seat, which is its timer too. */
import type { ClockRecord, ClockSave } from '../records.js';

/** Clocks as they stand behind a write, at the revisions they were read at. */
export interface ClockChange {
  readonly clocks?: readonly ClockSave[];
}

/** A seat whose clock is to be looked at. */
export interface DueClock {
  readonly matchId: string;
  readonly side: string;
}

/** How a mail that says "the match waits for you" has fared. */
export interface Notice {
  readonly state: 'waiting' | 'sent' | 'superseded' | 'failed';
  readonly sentAt: Date | null;
  /** When it would have left, had its reader not wished it later. */
  readonly heldSince: Date | null;
}

/** A press whose window is over, in a draft at this revision. */
export interface DuePress extends DueClock {
  readonly revision: number;
}

export interface ClockStore {
  /** Notes that the open page of a seat was sent the mark of an event that asks it, unless it was before. */
  keepShown(matchId: string, side: string, event: number, at: Date): Promise<void>;
  /** When it was sent the mark of this event or a later one; undefined: it was not. */
  shownTo(matchId: string, side: string, event: number): Promise<Date | undefined>;
  readClocks(matchId: string): Promise<readonly ClockRecord[]>;
  /**
   * Clocks whose time to be looked at has come, the longest due first; each goes to one claimer alone until
   * `until`.
   */
  claimClocks(now: Date, until: Date, limit: number): Promise<readonly DueClock[]>;
  /** The same of drafts that are closed with a press. */
  claimPresses(now: Date, until: Date, limit: number): Promise<readonly DuePress[]>;
  /** The newest mail of these kinds to a seat, of this event or a later one; undefined: there is none. */
  noticeTo(
    matchId: string,
    side: string,
    event: number,
    kinds: readonly string[],
  ): Promise<Notice | undefined>;
}
