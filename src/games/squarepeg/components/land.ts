/** The land of a component file: hexes, hexsides, distances. */

import type { Grid } from '../../../hex/index.js';
import { ComponentError } from '../../../referee/index.js';
import type { ComponentFile } from './schema.js';
import type { Pack, PackHex } from './types.js';

/** Checks an index that was looked up. Throws ComponentError with the place where the id stands. */
export function found(index: number, at: string, fault: string): number {
  if (index < 0) throw new ComponentError(at, fault);
  return index;
}

/**
 * The file names the neighbours over land and those cut off; together they must be those of columns and rows.
 */
export function checkHexsides(file: ComponentFile, hexes: readonly PackHex[], grid: Grid): void {
  hexes.forEach((hex, i) => {
    const named = [...hex.neighbours, ...hex.cut].sort((a, b) => a - b);
    const real = [...grid.neighbours.subarray(6 * i, 6 * i + 6)].filter((n) => n >= 0).sort((a, b) => a - b);
    const names = real.map((n) => grid.id(n)).join(', ');
    if (named.join() !== real.join())
      throw new ComponentError(`map.hexes.${i}.neighbors`, `${hex.id} lies next to ${names}`);
    const lonely = hex.neighbours.find((n) => !hexes[n]!.neighbours.includes(i));
    if (lonely !== undefined)
      throw new ComponentError(
        `map.hexes.${i}.neighbors`,
        `${hexes[lonely]!.id} does not name ${hex.id} in return`,
      );
  });
  const listed = file.map.blockedHexsides.map((b) => [...b.between].sort().join('-')).sort();
  const cut = hexes
    .flatMap((h) => h.cut.map((n) => `${h.id}-${hexes[n]!.id}`))
    .filter((pair) => pair < pair.split('-').reverse().join('-'));
  if (listed.join() !== cut.sort().join())
    throw new ComponentError('map.blockedHexsides', `must be ${cut.join(', ')}`);
}

/** A hex with its neighbours and what is printed on it. */
export function hexFrom(file: ComponentFile, i: number, grid: Grid, flags: Pack['flags']): PackHex {
  const { id, neighbors, blockedNeighbors = {} } = file.map.hexes[i]!;
  const { palm, greenArrow, blueArrow, mission, torahatup } = file.map.specials;
  const at = `map.hexes.${i}.neighbors`;
  const indexes = (ids: readonly (string | null | undefined)[]) =>
    ids.filter((n) => typeof n === 'string').map((n) => found(grid.index(n), at, `no hex ${n}`));
  const byRank = (a: number, b: number) => grid.rank[a]! - grid.rank[b]!;
  const neighbours = indexes(Object.values(neighbors)).sort(byRank);
  const cut = indexes(Object.values(blockedNeighbors)).sort(byRank);
  const near = flags.waterHexsideCutsAdjacency ? neighbours : [...neighbours, ...cut];
  return {
    id,
    neighbours,
    near,
    cut,
    palm: palm.hexes.includes(id),
    green: greenArrow.hexes.includes(id),
    blue: blueArrow.hex === id,
    mission: mission.hex === id,
    torahatup: torahatup.hex === id,
    discovers: near.some((n) => grid.id(n) === torahatup.hex),
  };
}

/**
 * Hexes over hexsides with land from the nearest of `starts`, by hex; -1 where none leads. Units and ravine
 * are ignored.
 */
export function landDistances(hexes: readonly PackHex[], starts: readonly number[]): readonly number[] {
  const distance = hexes.map(() => -1);
  for (const start of starts) distance[start] = 0;
  const queue = [...starts];
  for (const here of queue)
    for (const next of hexes[here]!.neighbours) {
      if (distance[next] !== -1) continue;
      distance[next] = distance[here]! + 1;
      queue.push(next);
    }
  return distance;
}
