/** Range and line of fire. MN-10.6 to MN-10.10, MN-11.1. */
import { anyPassage, isShut, passagesBetween } from '../../components/lines.js';
import { unitAt } from '../../state/questions.js';
import type { Position } from '../../state/state.js';

/** Hexes from a unit to a hex, the target counted (MN-10.6.a). */
export function rangeTo({ pack, state }: Position, unit: number, hex: number): number {
  return pack.grid.distance(state.units[unit]!.at, hex);
}

/** MN-10.6.b */
export function isInRange(p: Position, unit: number, hex: number): boolean {
  return rangeTo(p, unit, hex) <= p.pack.units[unit]!.range;
}

/** Whether the line between two hexes is free. Next to each other it always is (MN-10.7.a). */
export function isLineFree({ pack, state }: Position, from: number, to: number): boolean {
  if (pack.grid.distance(from, to) <= 1) return true;
  if (isShut(pack, from, to)) return false;
  // Rubble lies on buildings, which block anyway; elsewhere only a given position has it (MN-10.8.b).
  const bare = state.rubble.filter((hex) => !pack.hexes[hex]!.building);
  return bare.length === 0 || !anyPassage(passagesBetween(pack, from, to), (hex) => bare.includes(hex));
}

/** Whether a unit sees a hex that it fires at. */
export function seesTarget(p: Position, unit: number, hex: number): boolean {
  return isLineFree(p, unitAt(p, unit).at, hex);
}
