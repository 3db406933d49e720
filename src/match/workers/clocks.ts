/**
 * The worker that looks at clocks when they are due, and hands over phases whose window is over. Several may
 * run: a clock or a press is claimed for a lease, and what is done is done once.
 */
import type { ClockStore } from '../../store/index.js';
import { startWorkerLoop, type WorkerLoop } from './worker-loop.js';

/** What it works with. */
export interface ClockWork {
  readonly matches: {
    tendClock(match: string, side: string): Promise<unknown>;
    closePhase(match: string, side: string, revision: number): Promise<unknown>;
  };
  readonly store: Pick<ClockStore, 'claimClocks' | 'claimPresses'>;
  readonly clock: () => Date;
  /** As pino's. */
  readonly log: { error(facts: object, message: string): void };
}

/** Milliseconds between two looks, and for which a claimed clock is nobody else's. */
const REST = 2_000;
const LEASE = 60_000;
const AT_A_TIME = 100;

/** Starts looking at clocks. */
export function startClocks(work: ClockWork): WorkerLoop {
  return startWorkerLoop(async (stopped) => {
    const found = await tendDue(work, stopped);
    return found === AT_A_TIME ? 0 : REST;
  });
}

/**
 * One round; gives how many of a kind were due. A fault in a match is logged, and keeps no other from being
 * looked at.
 */
export async function tendDue(work: ClockWork, stopped: () => boolean = () => false): Promise<number> {
  const { matches, store, clock, log } = work;
  try {
    const now = clock();
    const due = await store.claimClocks(now, new Date(now.getTime() + LEASE), AT_A_TIME);
    for (const { matchId, side } of due) {
      if (stopped()) break;
      await matches.tendClock(matchId, side).catch((error: unknown) => {
        log.error({ err: error, match: matchId, side }, 'a clock could not be looked at');
      });
    }
    const presses = await store.claimPresses(now, new Date(now.getTime() + LEASE), AT_A_TIME);
    for (const { matchId, side, revision } of presses) {
      if (stopped()) break;
      await matches.closePhase(matchId, side, revision).catch((error: unknown) => {
        log.error({ err: error, match: matchId, side }, 'a phase could not be handed over');
      });
    }
    return Math.max(due.length, presses.length);
  } catch (error) {
    log.error({ err: error }, 'clocks could not be looked at');
    return 0;
  }
}
