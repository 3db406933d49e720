/** Writing until it is known what became of it: races, and a database that did not answer. */
import { StoreError } from '../../store/index.js';
import { failed } from '../model/outcome.js';
import type { Outcome } from '../model/types.js';

/**
 * An attempt lost to a write that its request does not name (a standing order, the other side's draft): make
 * it again.
 */
const ATTEMPTS = 5;

/** What is known of the attempts before. */
export interface Earlier {
  /** Nothing was tried before. */
  readonly first: boolean;
  /** The database did not answer to one of them: what it wrote, if it did, must be recognised. */
  readonly unanswered: boolean;
}

/**
 * Attempts until there is an outcome. Where the database does not answer, the next attempt finds out what
 * became of the one before.
 * @throws StoreError `outcomeUnknown` where that cannot be found out; any other when surely nothing was
 * written
 */
export async function untilWritten<T>(
  attempt: (earlier: Earlier) => Promise<Outcome<T> | 'again'>,
): Promise<Outcome<T>> {
  let unknown: StoreError | undefined;
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    try {
      const outcome = await attempt({ first: tried === 0, unanswered: unknown !== undefined });
      if (outcome !== 'again') return outcome;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (error.code !== 'outcomeUnknown') throw unknown ?? error;
      unknown = error;
    }
  }
  if (unknown !== undefined) throw unknown;
  return failed('busy');
}
