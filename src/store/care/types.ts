/** What the store promises to those who look after it. */

/** A backup that was put in, until all its running matches have new roots. */
export interface RestoringStore {
  isRestoreUnfinished(): Promise<boolean>;
  /** Every running match has new roots now. */
  restoreDone(): Promise<void>;
}
