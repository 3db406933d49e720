/** Chapters 8.1 to 8.14: what one step costs, and what forbids it. */
import type { Clause } from '../../../../referee/index.js';
import { enemyOf, MAJOR, MINOR, sideIndex, sideOf } from '../../components/pack.js';
import { hasUnits } from '../../state/questions.js';
import { forbidsStack } from '../../state/stacking.js';
import type { Position } from '../../state/state.js';
import { crossesFreely, forbidsCrossing, forbidsHelp, riverBetween } from './crossing.js';

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
