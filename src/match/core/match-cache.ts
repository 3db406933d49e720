/** What was read or written lately. A stale table is never used: the match row is read first. */
import { LRUCache } from 'lru-cache';
import type { MatchRecord } from '../../store/index.js';
import type { LoadedMatch } from './loaded-match.js';

const TABLES = 500;

export class MatchCache {
  readonly #kept = new LRUCache<string, LoadedMatch>({ max: TABLES });

  /** The table of a match as it stands in the database now, if it is known. */
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
