/**
 * What a roll is to the sides: whose it is, and which end of the dice he hopes for. Told from public facts
 * alone.
 */
import type { Entry, Side } from './basics.js';

/** A roll with what stands around it in the journal. */
export interface RollMoment {
  readonly purpose: string;
  /** Whose phase it is; undefined where nobody's. */
  readonly active: Side | undefined;
  /** The log up to the roll, from the beginning of the match. */
  readonly before: readonly Entry[];
  /** The line of the log after the roll. */
  readonly next: Entry | undefined;
}

export interface Fortune {
  /** For whom it was rolled. */
  readonly side: Side;
  /** The end of the table that is better for him; null where no result is better than another. */
  readonly better: 'high' | 'low' | null;
  /**
   * What a die counts when results are compared, where they are not rows of a table: `[1, -1]` for one die
   * against another.
   */
  readonly weights?: readonly number[];
}

/** Both sides may have a stake in one roll; a roll that is unknown has none. */
export type Fortunes = (moment: RollMoment) => readonly Fortune[];
