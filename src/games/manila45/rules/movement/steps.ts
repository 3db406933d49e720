/** Chapters 8.1 to 8.14: what one step costs, and what forbids it. */
import type { Clause } from '../../../../referee/index.js';
import { DRY, enemyOf, MAJOR, MINOR, OUT, sideIndex, sideOf } from '../../components/pack.js';
import { forbidsStack, hasUnits, isOnMap, type Position } from '../../state/state.js';

/** A unit between two steps. */
export interface Trek {
  readonly unit: number;
  /** Where it stands, or OFF. */
  readonly from: number;
  /** Movement points. */
  readonly left: number;
  /** Wants the help of the 672nd over a Minor River (MN-8.8.i). */
  readonly help: boolean;
}

/**
 * Movement points of a step to a neighbour (MN-8.5.a, MN-8.6.c), rivers with it; `helped`: over a bridge of
 * boats.
 */
export function costOf(p: Position, unit: number, from: number, to: number, helped: boolean): number {
  const { pack } = p;
  const river = riverBetween(p, from, to);
  const dry = river !== MINOR || helped || crossesFreely(p, unit, from, to);
  return (
    (pack.stepCost[sideIndex(pack.grid, from, to)] ?? 0) + (dry ? 0 : pack.minorCost) + rubbleCost(p, to)
  );
}

/** MN-8.12.a */
export function rubbleCost({ pack, state }: Position, hex: number): number {
  return state.rubble.includes(hex) ? pack.rubbleCost : 0;
}

/** Whether this step uses the help of the 672nd: always where nothing else leads over a Major River. */
export function usesHelp(p: Position, { unit, from, help }: Trek, to: number): boolean {
  const river = riverBetween(p, from, to);
  if (forbidsHelp(p, unit, from, to) !== undefined) return false;
  return river === MAJOR || help;
}

/** The clause that forbids the next step of a unit on its way. */
export function forbidsStep(p: Position, trek: Trek, to: number): Clause | undefined {
  const { unit, from, left } = trek;
  const { pack } = p;
  if (!pack.hexes[from]!.near.includes(to)) return 'MN-8.1.a';
  const closed = forbidsEntry(p, unit, to) ?? forbidsCrossing(p, unit, from, to);
  if (closed !== undefined) return closed;
  if (trek.help) {
    const clause = forbidsHelp(p, unit, from, to);
    if (clause !== undefined) return clause;
  }
  return costOf(p, unit, from, to, usesHelp(p, trek, to)) > left ? 'MN-8.2.a' : undefined;
}

/** The clause that keeps a unit out of a hex, from wherever it comes. */
export function forbidsEntry(p: Position, unit: number, hex: number): Clause | undefined {
  if (!p.pack.hexes[hex]!.land) return 'MN-8.13.a';
  if (hasUnits(p, enemyOf(sideOf(p.pack, unit)), hex)) return 'MN-8.14.a';
  return forbidsStack(p, unit, hex);
}

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

/** What a unit has for its move. XIV Corps has less in turn 1; the marker stands on turn 1 when it enters. */
export function allowanceOf({ pack, state }: Position, unit: number): number {
  const { corps, movement } = pack.units[unit]!;
  if (!corps) return movement;
  return Math.min(movement, pack.turns[state.turn - 1]!.xivCorpsMove);
}
