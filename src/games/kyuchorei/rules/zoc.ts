/** Chapter 6: zones of control. KY-6. */

import type { Pack, SideId } from '../components/pack.js';
import { hexId, isAdjacent } from '../components/pack.js';
import type { KyState } from '../state.js';
import { enemyOf, isOnMap, sideOf, unitAt, unitsOf } from '../state.js';

/** Whether a unit standing in `from` has a zone of control in `hex`. */
export function reachesZone(pack: Pack, from: number, hex: number): boolean {
  if (!isAdjacent(pack, from, hex)) return false; // KY-6.0.a, KY-6.0.R1: its own hex is not part of it
  return pack.hexes[from]!.fort || !pack.hexes[hex]!.fort; // KY-6.0.f, KY-6.0.g
}

/**
 * Whether any unit of `side` has a zone of control in `hex`; disordered ones too (KY-6.0.e), one is enough
 * (KY-6.0.d).
 */
export function inZoneOf(pack: Pack, state: KyState, side: SideId, hex: number): boolean {
  return pack.army[side].some(
    (unit) => isOnMap(state, unit) && reachesZone(pack, unitAt(state, unit).at, hex),
  );
}

/** Whether `hex` is in an enemy zone of control, seen from `side`. */
export function isEnemyZone(pack: Pack, state: KyState, side: SideId, hex: number): boolean {
  return inZoneOf(pack, state, enemyOf(side), hex); // KY-6.0.b: the own one never matters
}

/** Whether a unit stands in an enemy zone of control. */
export function isPinned(pack: Pack, state: KyState, unit: number): boolean {
  return isEnemyZone(pack, state, sideOf(pack, unit), unitAt(state, unit).at);
}

/** Enemy units next to a hex, whatever their zones (KY-6.0.R2: fire and melee ask for adjacency alone). */
export function enemiesNextTo(pack: Pack, state: KyState, side: SideId, hex: number): number[] {
  return unitsOf(pack, state, enemyOf(side)).filter((unit) => isAdjacent(pack, unitAt(state, unit).at, hex));
}

/** Ids of hexes in the order of their numbers. */
export function hexNames(pack: Pack, hexes: Iterable<number>): string[] {
  return [...hexes].map((hex) => hexId(pack, hex)).sort();
}
