/** Chapter 4: victory. */
import { unitAt, unitsOf } from '../state/questions.js';
import type { Position, Turn } from '../state/state.js';

/** Sudden death is looked for once, at the end of this turn (MN-4.3.c). */
const SUDDEN_DEATH_TURN = 2;

/**
 * Whether a Japanese unit stands north of the Pasig and west of the San Juan: by position alone (MN-4.3.d).
 */
export function isZoneHeld(p: Position): boolean {
  return unitsOf(p, 'JP').some((unit) => p.pack.victoryZone.includes(unitAt(p, unit).at));
}

/** The checks at the end of a turn (MN-4.2.a, MN-4.2.b, MN-4.3.a). */
export function judgeTurn(t: Turn): void {
  const { pack, state, play } = t;
  if (state.turn === SUDDEN_DEATH_TURN && !isZoneHeld(t))
    play.end({ winner: 'US', key: 'suddenDeath', clause: 'MN-4.3.a' });
  if (state.turn < pack.file.victory.normal.turn) return;
  if (unitsOf(t, 'JP').length > 0) play.end({ winner: 'JP', key: 'held', clause: 'MN-4.2.a' });
  play.end({ winner: 'US', key: 'cleared', clause: 'MN-4.2.b' });
}
