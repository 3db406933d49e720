/** Close assault and its rivers. MN-10.12.h to MN-10.12.j, MN-10.18. */
import type { Clause } from '../../../../referee/index.js';
import { DRY, MAJOR } from '../../components/pack.js';
import { unitAt } from '../../state/questions.js';
import type { Position } from '../../state/state.js';
import { isBridged, riverBetween } from '../movement/crossing.js';

/**
 * Whether a CAC unit next to a hex may assault it: not over a Major River but by bridge, pontoon or the
 * 672nd.
 */
export function mayAssault(p: Position, unit: number, target: number, helped: number): boolean {
  const { cac } = p.pack.units[unit]!;
  const { at } = unitAt(p, unit);
  if (!cac || !p.pack.hexes[target]!.near.includes(at)) return false;
  return riverBetween(p, at, target) !== MAJOR || isBridged(p, unit, at, target) || unit === helped;
}

/** Whether it assaults over a river: any Minor one, or a Major one that it can cross (MN-10.12.j). */
export function assaultsOverRiver(p: Position, unit: number, target: number, helped: number): boolean {
  return mayAssault(p, unit, target, helped) && riverBetween(p, unitAt(p, unit).at, target) !== DRY;
}

/** The clause that keeps the 672nd from helping one of the units in a US attack (MN-10.18.c). */
export function forbidsAttackHelp(p: Position, unit: number, target: number): Clause | undefined {
  const { pack, state } = p;
  const { at } = unitAt(p, unit);
  const beside = unitAt(p, pack.amphibian).at === at;
  if (!pack.units[unit]!.cac || !beside || state.helped) return 'MN-10.18.c';
  const needed = riverBetween(p, at, target) === MAJOR && !isBridged(p, unit, at, target);
  return needed ? undefined : 'MN-10.18.c';
}
