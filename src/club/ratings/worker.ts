/** The worker that fits ratings: soon after a result, never in a request. Any number may run on one database. */
import { startWorkerLoop, type WorkerLoop } from '../../match/index.js';
import type { Store } from '../../store/index.js';
import { fitDue } from './fit.js';

/** Results of one evening are fitted together. */
const REST = 60_000;

export interface RatingEffects {
  readonly store: Store;
  readonly log?: { error(facts: object, message: string): void };
}

/** Starts fitting. Two processes that fit the same results write the same digits. */
export function startRatings({ store, log }: RatingEffects): WorkerLoop {
  return startWorkerLoop(async () => {
    try {
      await fitDue(store);
    } catch (error) {
      log?.error({ err: error }, 'ratings could not be fitted');
    }
    return REST;
  });
}
