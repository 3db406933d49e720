/** What was read or written lately. A stale match is never used: the match row is read first. */

import { LRUCache } from 'lru-cache';
import type { Game, Side, Tape } from '../../referee/index.js';
import type { DraftRecord, MatchRecord, RootRecord, SeatRecord, SnapshotRecord } from '../../store/index.js';
import type { SeatClock } from './clock.js';
import type { SeatPlan } from './plan.js';
import type { LeftOrders } from './standing.js';

const LOADED = 500;

export class MatchCache {
  readonly #kept = new LRUCache<string, LoadedMatch>({ max: LOADED });

  /** The match as it stands in the database now, if it is known. */
  fresh(match: MatchRecord): LoadedMatch | undefined {
    const known = this.#kept.get(match.id);
    if (known === undefined) return undefined;
    return known.match.revision === match.revision && known.match.headHash === match.headHash
      ? known
      : undefined;
  }

  keep(loaded: LoadedMatch): void {
    this.#kept.set(loaded.match.id, loaded);
  }
}

/** Everything a submission or a page needs. Its size does not grow with the length of the match. */
export interface LoadedMatch {
  readonly match: MatchRecord;
  readonly seats: readonly SeatRecord[];
  readonly game: Game;
  /** The root in force. */
  readonly root: RootRecord;
  /** The roots of the chains before it. */
  readonly earlierRoots: readonly RootRecord[];
  readonly snapshot: SnapshotRecord | undefined;
  /** Events since the snapshot's. */
  readonly tape: Tape;
  readonly drafts: readonly DraftRecord[];
  readonly standing: { readonly [side: Side]: LeftOrders };
  readonly plans: { readonly [side: Side]: SeatPlan };
  /** In matches that have a clock, once they have begun. */
  readonly clocks: { readonly [side: Side]: SeatClock };
}
