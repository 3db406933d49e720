/** A match's beacon, and the throw that waits for its round, as anybody may see them. */
import type { Side } from '../../referee/index.js';

/** What a match has of its beacon. */
export interface MatchBeacon {
  readonly name: string;
  /** Digest that names it. */
  readonly chain: string;
  readonly wait: number;
  /** The throw that waits for its round; left out: none. */
  readonly waits?: ThrowWaiting;
}

/** A throw that waits for its round. */
export interface ThrowWaiting {
  readonly round: number;
  /** When the round comes; undefined where the house does not know this beacon. */
  readonly due: Date | undefined;
  /** It should be there by now. */
  readonly late: boolean;
  /** So late that both sides may let the throw fall without it. */
  readonly overdue: boolean;
  /** Where anybody can read its signature; undefined where the house does not know this beacon. */
  readonly published: string | undefined;
  /** The sides for which a mail with its orders was handed over before the round. */
  readonly witnesses: readonly Side[];
}
