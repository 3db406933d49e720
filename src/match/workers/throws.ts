/**
 * The worker that lets throws fall when their round is there. A round that does not come is waited for: a
 * beacon makes up what it missed. Several processes may run it: each throw falls once.
 */

import type { BeaconRound } from '../../journal/index.js';
import type { BeaconSource } from '../model/context.js';
import { OVERDUE, timeOfRound } from '../write/throws.js';
import { startWorkerLoop, type WorkerLoop } from './worker-loop.js';

/** What the worker works with. */
export interface ThrowWork {
  readonly matches: {
    giveRound(match: string, round: BeaconRound): Promise<unknown>;
    tellOutage(match: string): Promise<unknown>;
  };
  readonly store: {
    listThrows(limit: number): Promise<readonly { readonly matchId: string; readonly round: number }[]>;
  };
  readonly beacon: BeaconSource;
  readonly clock: () => Date;
  /** As pino's. */
  readonly log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
}

/** Throws looked at in one look. */
const THROWS = 200;
/** Milliseconds between two looks where no throw waits, and where a round is late. */
const IDLE = 30_000;
const LATE = 5_000;

/** A throw that another process ordered is seen before its round comes, however few rounds ahead it is. */
function idle({ terms, period }: BeaconSource): number {
  return Math.min(IDLE, terms.wait * period * 1000);
}

/** Starts letting throws fall. */
export function startThrowing(work: ThrowWork): WorkerLoop {
  return startWorkerLoop((stopped) => letAllFall(work, stopped));
}

/** One look; gives the milliseconds until the next. A fault in a match is logged, and keeps back no other. */
export async function letAllFall(work: ThrowWork, stopped: () => boolean = () => false): Promise<number> {
  try {
    const waiting = await work.store.listThrows(THROWS);
    const signatures = new Map<number, string | undefined>();
    let rest = idle(work.beacon);
    for (const { matchId, round } of waiting) {
      if (stopped()) break;
      const wait = timeOfRound(work.beacon, round) * 1000 - work.clock().getTime();
      if (wait <= 0 && !signatures.has(round)) signatures.set(round, await roundOf(work, round));
      const signature = signatures.get(round);
      if (signature !== undefined) await letOneFall(work, matchId, { round, signature });
      else if (wait <= -OVERDUE * 1000) await tellLate(work, matchId);
      rest = Math.min(rest, wait > 0 ? wait : LATE);
    }
    return rest;
  } catch (error) {
    work.log.error({ err: error }, 'throws could not be looked at');
    return LATE;
  }
}

async function roundOf({ beacon, log }: ThrowWork, round: number): Promise<string | undefined> {
  const signature = await beacon.round(round);
  if (signature === undefined) log.warn({ round }, 'no relay has this round yet');
  return signature;
}

async function tellLate({ matches, log }: ThrowWork, match: string): Promise<void> {
  try {
    await matches.tellOutage(match);
  } catch (error) {
    log.error({ err: error, match }, 'a late round could not be told');
  }
}

async function letOneFall(
  { matches, log }: ThrowWork,
  match: string,
  round: { readonly round: number; readonly signature: string },
): Promise<void> {
  try {
    await matches.giveRound(match, round);
  } catch (error) {
    log.error({ err: error, match }, 'a throw could not fall');
  }
}
