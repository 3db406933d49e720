/** The worker that makes results and goes on with events. Any number may run on one database. */
import { startWorkerLoop, type WorkerLoop } from '../match/index.js';
import { tendEvent } from './event/carry.js';
import type { ClubEffects } from './model/context.js';
import { makeResults } from './results.js';

/** Milliseconds for which an event is this process's: it may be written by any, but only one needs to try. */
const LEASE = 60_000;
const REST = 5_000;
const AT_A_TIME = 20;

/** Starts going on with events. */
export function startEvents(effects: ClubEffects): WorkerLoop {
  return startWorkerLoop(async (stopped) => {
    const found = await tendEvents(effects, stopped);
    return found === AT_A_TIME ? 0 : REST;
  });
}

/** One round; gives how many events were due. A fault in one is logged, and keeps back no other. */
export async function tendEvents(
  effects: ClubEffects,
  stopped: () => boolean = () => false,
): Promise<number> {
  const { store, clock, log } = effects;
  try {
    await makeResults(effects);
    const now = clock();
    const due = await store.claimCompetitions(now, new Date(now.getTime() + LEASE), AT_A_TIME);
    for (const event of due) {
      if (stopped()) break;
      await tendEvent(effects, event).catch((error: unknown) => {
        log?.error({ err: error, event }, 'an event could not go on');
      });
    }
    return due.length;
  } catch (error) {
    log?.error({ err: error }, 'events could not be looked at');
    return 0;
  }
}
