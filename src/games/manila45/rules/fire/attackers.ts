/** Who may attack what. MN-10.2, MN-10.4, MN-10.5, MN-11. */
import type { Clause } from '../../../../referee/index.js';
import { rememberingEach } from '../../../shared/index.js';
import { enemyOf, hexIndex, type SideId, sideOf } from '../../components/pack.js';
import { hasUnits, ids, isGroundUnitOf, type Position, unitAt, unitsOf } from '../../state/state.js';
import { forbidsSight, isInRange, seesTarget } from './sight.js';

/** The clause that keeps a hex from being attacked (MN-10.2.c, MN-10.5.a), whoever would. */
export function forbidsTarget(p: Position, side: SideId, hex: number): Clause | undefined {
  if (!hasUnits(p, enemyOf(side), hex)) return 'MN-10.2.c';
  return p.state.targets.hexes.includes(hex) ? 'MN-10.5.a' : undefined;
}

/** The clause that keeps a ground unit out of an attack on a hex. */
export function forbidsAttacker(
  p: Position,
  side: SideId,
  chosen: readonly number[],
  unit: number,
  target: number,
): Clause | undefined {
  return forbidsUnit(p, side, chosen, unit) ?? forbidsShot(p, chosen, unit, target);
}

/** By target the units that may attack it, each by itself; who may do so together is asked of those alone. */
export function attackersBy(p: Position, side: SideId): (target: string) => readonly string[] {
  return rememberingEach((id) => {
    const target = hexIndex(p.pack, id);
    const able = unitsOf(p, side).filter((unit) => forbidsAttacker(p, side, [], unit, target) === undefined);
    return ids(p.pack, able).sort();
  });
}

/** Whose unit, and whether it still has its attack (MN-10.2.a). */
export function forbidsUnit(
  p: Position,
  side: SideId,
  chosen: readonly number[],
  unit: number,
): Clause | undefined {
  if (!isGroundUnitOf(p, side, unit)) return 'MN-10.1.a';
  return unitAt(p, unit).attacked ? 'MN-10.2.a' : forbidsFormation(p, chosen, unit);
}

/** Range and line; artillery needs none (MN-11.1.a), the Japanese then a spotter, who is named apart. */
function forbidsShot(
  p: Position,
  chosen: readonly number[],
  unit: number,
  target: number,
): Clause | undefined {
  if (!isInRange(p, unit, target)) return chosen.length > 0 ? 'MN-10.4.a' : 'MN-10.6.b';
  return p.pack.units[unit]!.indirect ? undefined : forbidsSight(p, unit, target);
}

/**
 * Whether a unit fires over something: a Japanese one needs somebody who has the target in range (MN-11.2.c).
 */
export function firesIndirectly(p: Position, unit: number, target: number): boolean {
  return p.pack.units[unit]!.indirect && !seesTarget(p, unit, target);
}

/** A single unit names its spotter; of several each spots for the others (MN-11.2.g). */
export function needsSpotter(p: Position, units: readonly number[], target: number): boolean {
  const [only, second] = units;
  if (only === undefined || second !== undefined) return false;
  return sideOf(p.pack, only) === 'JP' && firesIndirectly(p, only, target);
}

/**
 * The clause that keeps a unit from spotting: another Japanese one with the target in its range (MN-11.2.e).
 */
export function forbidsSpotter(
  p: Position,
  units: readonly number[],
  spotter: number,
  target: number,
): Clause | undefined {
  if (!isGroundUnitOf(p, 'JP', spotter)) return 'MN-11.2.c';
  if (units.includes(spotter)) return 'MN-11.2.g';
  return isInRange(p, spotter, target) ? undefined : 'MN-11.2.c';
}

/** Units that could spot. */
export function spotters(p: Position, units: readonly number[], target: number): number[] {
  return unitsOf(p, 'JP').filter((unit) => forbidsSpotter(p, units, unit, target) === undefined);
}

/**
 * One division, and corps units with it; the Japanese and air units as they like (MN-10.4.b, MN-10.4.c,
 * MN-10.4.d).
 */
export function forbidsFormation(
  { pack }: Position,
  chosen: readonly number[],
  unit: number,
): Clause | undefined {
  const { division, formation } = pack.units[unit]!;
  if (!division) return undefined;
  const other = chosen.some((one) => pack.units[one]!.division && pack.units[one]!.formation !== formation);
  return other ? 'MN-10.4.b' : undefined;
}
