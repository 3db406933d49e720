/** What a match is played for. */
import type { Clause, Entry } from './basics.js';

/**
 * What a match is played for, and how far it is: one line above its map, for everybody who may see the view.
 */
export interface Aim {
  /** What is counted, and what is to be reached by when: sentences of the game. */
  readonly what: Entry;
  readonly until: Entry;
  /** `3/6`, `7`. */
  readonly score: string;
  /** Where single things are counted: how many are done, of how many. */
  readonly pips?: { readonly done: number; readonly of: number };
  readonly clause: Clause;
  /** Keys of the results that this count decides: such an end names it. */
  readonly decides: readonly string[];
  /** The turns of the match, those by night dark; `turn` is the present one, 0 before the first. */
  readonly turns: readonly { readonly n: number; readonly night: boolean }[];
  readonly turn: number;
}
