/** The components, checked, and the smallest questions about them. */
import { hexPack, type OutcomeRow, tableRows } from 'denrei/kit';
import components from './components.json' with { type: 'json' };

export const pack = hexPack(components);
export const { turns, lossLimit, villagePoints, columns } = components;
export const villages = components.hexes.flatMap(({ id, terrain }) => (terrain === 'village' ? [id] : []));

const COST: { readonly [terrain: string]: number } = components.cost;
const SHIFT: { readonly [terrain: string]: number } = components.shift;
const RESULTS: { readonly [column: string]: readonly OutcomeRow[] } = Object.fromEntries(
  Object.entries(components.crt).map(([column, rows]) => [column, tableRows(`crt.${column}`, rows)]),
);

/** Movement points of a step. PC-2.d */
export function costOf(from: string, to: string): number {
  const terrain = COST[pack.hex(to).terrain] ?? 1;
  return terrain + (isAcross(from, to) ? components.cost.river : 0);
}

/** Whether the creek parts two adjacent hexes and no bridge joins them. */
export function isAcross(from: string, to: string): boolean {
  return pack.isRiver(from, to) && !pack.isBridge(from, to);
}

/** Columns that a defender's terrain shifts. PC-4.d */
export function shiftOf(hex: string): number {
  return SHIFT[pack.hex(hex).terrain] ?? 0;
}

export const RIVER_SHIFT = components.shift.river;

export function resultsOf(column: string): readonly OutcomeRow[] {
  return RESULTS[column] ?? [];
}
