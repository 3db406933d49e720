/** What the store promises to those who look after it. */
import type { OutboxMail } from '../mail/records.js';
import type { MatchStatus } from '../records.js';

/** A backup that was put in, until all its running matches have new roots. */
export interface RestoringStore {
  isRestoreUnfinished(): Promise<boolean>;
  /** Every running match has new roots now. */
  restoreDone(): Promise<void>;
  /** Events of all matches. */
  countEvents(): Promise<number>;
}

/** How much waits, and since when. */
export interface Overview {
  readonly mails: {
    readonly waiting: number;
    /** Of them those that could go now. */
    readonly due: number;
    readonly dueSince: Date | undefined;
    readonly failed: number;
  };
  /** Clocks that are to be looked at now. */
  readonly clocks: { readonly due: number; readonly dueSince: Date | undefined };
  /** Matches that are not over, by status. */
  readonly matches: { readonly [status in MatchStatus]?: number };
}

/** What whoever runs the service looks after. */
export interface OverviewStore {
  overview(now: Date): Promise<Overview>;
  /** Mails that were given up, the newest first; or those that will be tried again, the next first. */
  listMailsIn(state: 'failed' | 'again', limit: number): Promise<readonly OutboxMail[]>;
  /** Seats for which the practice opponent found no way on. */
  listStuck(limit: number): Promise<readonly { readonly matchId: string; readonly side: string }[]>;
}
