/** What was read or written lately. A stale table is never used: the match row is read first. */
import type { MatchRecord } from '../../store/index.js';
import type { LoadedMatch } from './loaded-match.js';

/** So many things by key, the ones used longest ago forgotten first. */
export class LruCache<V> {
  readonly #kept = new Map<string, V>();
  constructor(readonly most: number) {}

  get(key: string): V | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined) this.put(key, value);
    return value;
  }

  put(key: string, value: V): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > this.most && !oldest.done) this.#kept.delete(oldest.value);
  }
}

const TABLES = 500;

export class MatchCache {
  readonly #kept = new LruCache<LoadedMatch>(TABLES);

  /** The table of a match as it stands in the database now, if it is known. */
  fresh(match: MatchRecord): LoadedMatch | undefined {
    const known = this.#kept.get(match.id);
    if (known === undefined) return undefined;
    return known.match.revision === match.revision && known.match.headHash === match.headHash
      ? known
      : undefined;
  }

  keep(loaded: LoadedMatch): void {
    this.#kept.put(loaded.match.id, loaded);
  }
}
