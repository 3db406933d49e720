/**
 * What is done without anybody's asking: clocks that run out, plans, throws whose round has come, the
 * practice opponent. Any number of processes may tend one database.
 */
import type { Logger } from 'pino';
import { startEvents, startRatings } from '../../club/index.js';
import { startClocks, startPlanning, startThrowing } from '../../match/index.js';
import { startPractice, startThinker } from '../../practice/index.js';
import { onNewsFromOthers, type RunningService, type ServiceEffects, threadFile } from './house.js';

export interface Tending {
  /** Finishes what is in hand; `answered` resolves when nobody waits for a page any more. */
  stop(answered: Promise<unknown>): Promise<void>;
}

/** Starts tending. */
export function startTending(
  running: RunningService,
  data: string,
  effects: ServiceEffects,
  log: Logger,
): Tending {
  const thinker = startThinker(threadFile('thinking-thread.js'), data, (error) => {
    log.error({ err: error }, 'the practice opponent came to grief in its thoughts');
  });
  const { matches, store } = running;
  const practice = startPractice({ matches, store, ...effects, thinker, log });
  running.practised = () => practice.wake();
  // Another process may have written what this one is to answer.
  const deaf = onNewsFromOthers(store, () => practice.wake());
  const clocks = startClocks({ matches, store, log, clock: effects.clock });
  const events = startEvents({ ...running.clubEffects, log });
  const ratings = startRatings({ store, log });
  const planning = effects.tick === 0 ? undefined : startPlanning({ matches, store, log, ...effects });
  const { beacon } = running;
  const throwing =
    beacon === undefined ? undefined : startThrowing({ matches, store, beacon, log, ...effects });
  running.threw = () => throwing?.wake();
  return {
    stop: async (answered) => {
      deaf();
      // At the same time: each has its own patience, and whoever runs the service a shorter one for all.
      await Promise.all([
        answered.then(() => practice.stop()).then(() => thinker.stop()),
        planning?.stop(),
        events.stop(),
        ratings.stop(),
        throwing?.stop(),
        clocks.stop(),
      ]);
    },
  };
}
