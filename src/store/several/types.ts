/** What several processes on one database need of each other. */

/** News of matches: where something was written, whichever process wrote it. */
export interface NewsStore {
  /**
   * Calls `heard` with the match of every commit and change from now on; gives what ends it. News can be lost
   * (a connection that breaks): whoever hears must look by himself now and then.
   */
  onNews(heard: (matchId: string) => void): () => void;
}

/** Work on a seat that one process at a time may do. */
export type LeaseUse = 'practice' | 'plan';

export interface Lease {
  readonly use: LeaseUse;
  readonly matchId: string;
  readonly side: string;
}

export interface LeaseStore {
  /**
   * Takes a seat for `use` until an instant, unless another process holds it at `now`: then false. On SQLite,
   * where one process does all such work, always true.
   */
  takeLease(lease: Lease, now: Date, until: Date): Promise<boolean>;
  /** Gives it back before its time. */
  dropLease(lease: Lease): Promise<void>;
}
