/**
 * The worker that carries plans out: at a fixed tick, so that the time of what follows tells nothing, and
 * never in the request of another seat. Several processes may run it: each commit is made once.
 */
import type { LeaseStore } from '../../store/index.js';
import { startWorkerLoop, type WorkerLoop } from './worker-loop.js';

/** What the worker works with. */
export interface PlanWork {
  readonly matches: { continuePlan(match: string, side: string): Promise<unknown> };
  readonly store: LeaseStore & {
    listPlanned(limit: number): Promise<readonly { readonly matchId: string; readonly side: string }[]>;
  };
  readonly clock: () => Date;
  /** Milliseconds between two looks. */
  readonly tick: number;
  /** As pino's. */
  readonly log: { error(facts: object, message: string): void };
}

/** Milliseconds for which a plan is this process's. */
const LEASE = 60_000;
/** Seats looked at in one round. */
const SEATS = 200;

/** Starts carrying out plans. */
export function startPlanning(work: PlanWork): WorkerLoop {
  return startWorkerLoop(async (stopped) => {
    await carryOutAll(work, stopped);
    return work.tick - (work.clock().getTime() % work.tick);
  });
}

/** One round. A fault in a match is logged, and keeps no other from being looked at. */
export async function carryOutAll(work: PlanWork, stopped: () => boolean = () => false): Promise<void> {
  const seen = new Set<string>();
  try {
    for (const { matchId, side } of await work.store.listPlanned(SEATS)) {
      if (stopped()) return;
      if (seen.has(matchId)) continue;
      seen.add(matchId);
      await carryOutOne(work, matchId, side);
    }
  } catch (error) {
    work.log.error({ err: error }, 'plans could not be looked at');
  }
}

async function carryOutOne(work: PlanWork, match: string, side: string): Promise<void> {
  const { matches, store, clock, log } = work;
  const lease = { use: 'plan', matchId: match, side } as const;
  const now = clock();
  try {
    // Another process may carry it out just now.
    if (!(await store.takeLease(lease, now, new Date(now.getTime() + LEASE)))) return;
    await matches.continuePlan(match, side);
    await store.dropLease(lease);
  } catch (error) {
    log.error({ err: error, match, side }, 'a plan could not be carried out');
  }
}
