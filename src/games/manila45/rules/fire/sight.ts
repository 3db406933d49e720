/** Range and line of fire. MN-10.6 to MN-10.10, MN-11.1. */
import type { Clause } from '../../../../referee/index.js';
import { anyPassage, passagesBetween, shutBy } from '../../components/lines.js';
import { hexId, sideOf } from '../../components/pack.js';
import { isFaceDown, openId, type Position, showFaces, type Turn, unitAt } from '../../state/state.js';

/** Hexes from a unit to a hex, the target counted (MN-10.6.a). */
export function rangeTo({ pack, state }: Position, unit: number, hex: number): number {
  return pack.grid.distance(state.units[unit]!.at, hex);
}

/** MN-10.6.b */
export function isInRange(p: Position, unit: number, hex: number): boolean {
  return rangeTo(p, unit, hex) <= p.pack.units[unit]!.range;
}

/** The clause that stops the line between two hexes. Next to each other it is always free (MN-10.7.a). */
export function forbidsLine({ pack, state }: Position, from: number, to: number): Clause | undefined {
  if (pack.grid.distance(from, to) <= 1) return undefined;
  const shut = shutBy(pack, from, to);
  if (shut !== undefined) return shut;
  // Rubble lies on buildings, which block anyway; elsewhere only a given position has it (MN-10.8.b).
  if (state.rubble.every((hex) => pack.hexes[hex]!.building)) return undefined;
  const blocks = (hex: number) => pack.hexes[hex]!.building || state.rubble.includes(hex);
  return anyPassage(passagesBetween(pack, from, to), blocks) ? 'MN-10.7.b' : undefined;
}

/** The clause that keeps a hex out of a unit's sight. */
export function forbidsSight(p: Position, unit: number, hex: number): Clause | undefined {
  return forbidsLine(p, unitAt(p, unit).at, hex);
}

/** Whether a unit sees a hex that it fires at. */
export function seesTarget(p: Position, unit: number, hex: number): boolean {
  return forbidsSight(p, unit, hex) === undefined;
}

/**
 * Turns up Japanese units, and names US units from below the top. Gives whether a face-down one was turned
 * up.
 */
export function showUnits(t: Turn, units: readonly number[]): boolean {
  const { pack, play } = t;
  showFaces(
    t,
    units.filter((unit) => sideOf(pack, unit) === 'US'),
  );
  const down = units.filter((unit) => isFaceDown(t, unit));
  for (const unit of down) {
    const token = openId(t, unit);
    unitAt(t, unit).revealed = true;
    play.log('revealed', { token, unit: pack.units[unit]!.id, at: hexId(pack, unitAt(t, unit).at) });
  }
  if (down.length > 0) play.reveal();
  return down.length > 0;
}
