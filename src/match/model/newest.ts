/** The newest round of a beacon, as it is asked for before a throw is ordered. */
import type { BeaconSource } from './context.js';

/** Rounds ahead of all relays at which a clock is not believed any more. */
const CLOCK_AHEAD = 100;

/**
 * The newest round that may be known to anybody: by relays or by the clock, whichever is later, so that
 * neither a slow clock nor a stale relay lets a known round be named. `clock-ahead`: the clock runs so far
 * ahead of all relays that one of them cannot be right.
 */
export async function newestRound(beacon: BeaconSource, now: Date): Promise<number | 'clock-ahead'> {
  const seconds = Math.floor(now.getTime() / 1000);
  const byClock = Math.max(0, Math.floor((seconds - beacon.genesis) / beacon.period) + 1);
  const byRelays = await beacon.newest();
  if (byRelays !== undefined && byClock - byRelays > CLOCK_AHEAD) return 'clock-ahead';
  return Math.max(byClock, byRelays ?? 0);
}
