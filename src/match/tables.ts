/** Tables that were read or written lately, by match. A stale one is never used: the match row is read first. */
import type { MatchRecord } from '../store/index.js';
import type { Table } from './table.js';

const KEPT = 500;

export class Tables {
  readonly #kept = new Map<string, Table>();

  /** The table of a match as it stands in the database now, if it is known. */
  fresh(match: MatchRecord): Table | undefined {
    const known = this.#kept.get(match.id);
    if (known === undefined) return undefined;
    return known.match.revision === match.revision && known.match.headHash === match.headHash ? known : undefined;
  }

  keep(table: Table): void {
    const { id } = table.match;
    this.#kept.delete(id);
    this.#kept.set(id, table);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > KEPT && !oldest.done) this.#kept.delete(oldest.value);
  }
}
