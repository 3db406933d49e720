/** Maps for tests. */
import { type Grid, type Layout, makeGrid } from '../../src/hex/index.js';

/** A rectangle of hexes, numbered CCRR as wargames do. */
export function rectangle(
  layout: Layout,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  missing: readonly string[] = [],
): Grid {
  const cells = Array.from({ length: right - left + 1 }, (_, c) =>
    Array.from({ length: bottom - top + 1 }, (__, r) => [left + c, top + r] as const),
  ).flat();
  const kept = cells.filter(([col, row]) => !missing.includes(number(col, row)));
  return makeGrid({
    ids: kept.map(([col, row]) => number(col, row)),
    cols: kept.map(([col]) => col),
    rows: kept.map(([, row]) => row),
    layout,
  });
}

function number(col: number, row: number): string {
  return `${col}`.padStart(2, '0') + `${row}`.padStart(2, '0');
}

/** Ids of these hexes, in code-unit order. */
export function namesOf(grid: Grid, hexes: Iterable<number>): string[] {
  return Array.from(hexes, (hex) => grid.id(hex)).toSorted();
}
