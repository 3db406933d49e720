/** Chapters 8.7 and 8.8: rivers, bridges and the help of the 672nd. */
import type { Clause } from '../../../../referee/index.js';
import { DRY, MAJOR, OUT, sideIndex, sideOf } from '../../components/pack.js';
import { isOnMap } from '../../state/questions.js';
import type { Position } from '../../state/state.js';

/** The river on the side between two neighbours: DRY, MINOR or MAJOR. */
export function riverBetween({ pack }: Position, from: number, to: number): number {
  return pack.river[sideIndex(pack.grid, from, to)] ?? DRY;
}

/** A printed bridge that stands (MN-8.7.d, MN-8.7.e). */
export function hasBridge({ pack, state }: Position, from: number, to: number): boolean {
  const bridge = pack.bridgeOn[sideIndex(pack.grid, from, to)] ?? -1;
  return bridge >= 0 && !state.destroyed.includes(bridge);
}

export function hasPontoon({ state }: Position, from: number, to: number): boolean {
  return state.pontoons.some((one) => joins(one, from, to));
}

function joins(one: { readonly from: number; readonly to: number }, a: number, b: number): boolean {
  return (one.from === a && one.to === b) || (one.from === b && one.to === a);
}

/** A bridge for everybody, a pontoon for the US side alone (MN-8.9.c, MN-8.9.i). */
export function isBridged(p: Position, unit: number, from: number, to: number): boolean {
  return hasBridge(p, from, to) || (sideOf(p.pack, unit) === 'US' && hasPontoon(p, from, to));
}

/** The 672nd needs none (MN-8.8.c). */
export function crossesFreely(p: Position, unit: number, from: number, to: number): boolean {
  return unit === p.pack.amphibian || isBridged(p, unit, from, to);
}

/** The clause that keeps the 672nd from helping a unit over the side between two hexes. MN-8.8. */
export function forbidsHelp(p: Position, unit: number, from: number, to: number): Clause | undefined {
  const { landing, helped } = p.state;
  if (riverBetween(p, from, to) === DRY || crossesFreely(p, unit, from, to)) return 'MN-8.8.i';
  if (landing === undefined || landing.at !== from || landing.with !== unit) return 'MN-8.8.a';
  if (helped) return 'MN-8.8.d';
  if (landing.jumped) return 'MN-8.8.g';
  return isOnMap(p, p.pack.amphibian) ? undefined : 'MN-8.8.h';
}

/** Whether a unit could be helped somewhere now: it stood with the 672nd and nobody has been helped. */
export function mayBeHelped({ pack, state }: Position, unit: number): boolean {
  const { landing, helped } = state;
  if (landing === undefined || landing.with !== unit || landing.at === OUT) return false;
  return !helped && !landing.jumped && state.units[pack.amphibian]!.at >= 0;
}

/** The clause that keeps a unit on its bank. At a Major River the step itself uses the help (MN-8.8.i). */
export function forbidsCrossing(p: Position, unit: number, from: number, to: number): Clause | undefined {
  if (riverBetween(p, from, to) !== MAJOR || crossesFreely(p, unit, from, to)) return undefined;
  const clause = forbidsHelp(p, unit, from, to);
  if (clause === undefined) return undefined;
  if (hasPontoon(p, from, to)) return 'MN-8.9.i';
  return clause === 'MN-8.8.a' ? 'MN-8.7.a' : clause;
}
