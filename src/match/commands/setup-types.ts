/** What is asked to place a kept set-up, and what comes of it. */
import type { Clause } from '../../referee/index.js';
import type { Accepted, Guard } from '../model/types.js';

/** A set-up to be placed in the place of what stands, a typed order a line. */
export interface SetupRequest extends Guard {
  readonly lines: readonly string[];
}

/**
 * A line of a set-up that was not taken: the clause that forbids it, the word that is not known, or neither.
 */
export interface LeftLine {
  readonly line: number;
  readonly text: string;
  readonly clause?: Clause;
  readonly word?: string;
  /** It would have ended the set-up. */
  readonly ends?: true;
}

/** A set-up that was placed as far as it fits. */
export interface SetupPlaced extends Accepted {
  readonly placed: number;
  readonly left: readonly LeftLine[];
}
