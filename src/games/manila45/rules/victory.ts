/** Chapter 4: victory. */
import { type Position, type Turn, unitAt, unitsOf } from '../state/state.js';

/**
 * Whether a Japanese unit stands north of the Pasig and west of the San Juan: by position alone (MN-4.3.d).
 */
export function isZoneHeld(p: Position): boolean {
  return unitsOf(p, 'JP').some((unit) => p.pack.victoryZone.includes(unitAt(p, unit).at));
}

/** The checks at the end of a turn (MN-4.2.a, MN-4.2.b, MN-4.3.a, MN-4.3.c). */
export function judgeTurn(t: Turn): void {
  const { pack, state, play } = t;
  const { normal, suddenDeath } = pack.file.victory;
  if (state.turn === suddenDeath.turn && !isZoneHeld(t))
    play.end({ winner: 'US', key: 'suddenDeath', clause: 'MN-4.3.a' });
  if (state.turn < normal.turn) return;
  if (unitsOf(t, 'JP').length > 0) play.end({ winner: 'JP', key: 'held', clause: 'MN-4.2.a' });
  play.end({ winner: 'US', key: 'cleared', clause: 'MN-4.2.b' });
}
