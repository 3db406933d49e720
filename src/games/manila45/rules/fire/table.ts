/** The combat results table. MN-10.3.c, MN-10.11. */
import type { Modifier, Rolled } from '../../../../referee/index.js';
import type { Pack } from '../../components/pack.js';
import type { PackColumn } from '../../components/types.js';
import type { Turn } from '../../state/state.js';

/** The column of a strength; modifiers never change it (MN-10.11.c). */
export function columnOf(pack: Pack, strength: number): PackColumn {
  return pack.columns.findLast(({ min }) => strength >= min) ?? pack.columns[0]!;
}

export function totalOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { amount }) => sum + amount, 0);
}

/** In how many of the faces the target is eliminated. */
export function hitsOf(pack: Pack, strength: number, drm: number): number {
  return Math.max(0, Math.min(pack.faces, columnOf(pack, strength).best - drm));
}

/** Rolls on the table (MN-10.1.b). */
export function rollOn(t: Turn, purpose: string, strength: number, modifiers: readonly Modifier[]): Rolled {
  const { outcomes } = columnOf(t.pack, strength);
  return t.play.roll({ purpose, dice: [t.pack.faces], modifiers, outcomes });
}

/** Attack strength of units; the defender's counts nowhere (MN-2.5.c). */
export function strengthOf(pack: Pack, units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + pack.units[unit]!.attack, 0);
}
