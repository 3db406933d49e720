/** The land: hexes, what lies on their sides, what a step costs. */
import type { Grid } from '../../../hex/index.js';
import { ComponentError } from '../../../referee/index.js';
import type { ComponentFile } from './schema.js';
import { DRY, MAJOR, MINOR, type PackBridge, type PackHex } from './types.js';

/** Six directions a hex. */
const WAYS = 6;

type Find = (id: string, at: string) => number;

export function hexesOf(file: ComponentFile, grid: Grid, barred: ReadonlySet<string>): PackHex[] {
  const terrain = new Map(file.tables.terrain.map((t) => [t.id, t]));
  return file.map.hexes.map((hex, i) => {
    const kind = terrain.get(hex.terrain);
    if (kind === undefined) throw new ComponentError(`map.hexes.${i}.terrain`, `${hex.terrain} has no row`);
    return {
      id: hex.id,
      terrain: hex.terrain,
      land: kind.moveCost !== null,
      cost: kind.moveCost ?? -1,
      building: kind.blocksLof,
      high: hex.high,
      inside: hex.intramuros,
      coastal: hex.coastal,
      zone: hex.suddenDeathZone,
      southEdge: hex.mapEdge.includes('S'),
      barred: barred.has(hex.id),
      near: [0, 1, 2, 3, 4, 5].map((d) => grid.neighbour(i, d)).filter((near) => near >= 0),
    };
  });
}

/** The side of a hex as an index; -1 where the two are no neighbours. */
export function sideIndex(grid: Grid, from: number, to: number): number {
  for (let d = 0; d < WAYS; d++) if (grid.neighbours[from * WAYS + d] === to) return from * WAYS + d;
  return -1;
}

/** What lies on the sides, from both sides. */
export function hexsidesOf(
  file: ComponentFile,
  grid: Grid,
  find: Find,
  hexes: readonly PackHex[],
): { readonly stepCost: Int8Array; readonly river: Int8Array } {
  const river = new Int8Array(grid.count * WAYS).fill(DRY);
  const extra = new Int8Array(grid.count * WAYS);
  for (const [i, side] of file.map.hexsides.entries()) {
    const [a, b] = [find(side.a, `map.hexsides.${i}.a`), find(side.b, `map.hexsides.${i}.b`)];
    for (const at of bothWays(grid, a, b, `map.hexsides.${i}`)) {
      if (side.type === 'major-river') river[at] = MAJOR;
      else if (side.type === 'minor-river') river[at] = MINOR;
      else extra[at] = (extra[at] ?? 0) + effectOf(file, side.type);
    }
  }
  return { river, stepCost: stepCosts(grid, hexes, extra) };
}

/** MN-8.5.a, MN-8.6.a, MN-8.6.c: the hex with what its side adds. */
function stepCosts(grid: Grid, hexes: readonly PackHex[], extra: Int8Array): Int8Array {
  return Int8Array.from(grid.neighbours, (to, at) => {
    const cost = hexes[to]?.cost ?? -1;
    return cost < 0 ? -1 : cost + (extra[at] ?? 0);
  });
}

function bothWays(grid: Grid, a: number, b: number, place: string): readonly number[] {
  const ways = [sideIndex(grid, a, b), sideIndex(grid, b, a)];
  if (ways.some((way) => way < 0)) throw new ComponentError(place, 'the two hexes have no common side');
  return ways;
}

/** Movement points that a feature of a hexside or a marker adds. */
export function effectOf(file: ComponentFile, id: string): number {
  const found = file.tables.hexsideEffects.find((effect) => effect.id === id);
  if (found === undefined || found.extraMove === null)
    throw new ComponentError('tables.hexsideEffects', `${id} needs extraMove`);
  return found.extraMove;
}

export function bridgesOf(file: ComponentFile, grid: Grid, find: Find, river: Int8Array): PackBridge[] {
  return file.map.bridges.map(({ id, a, b, over }, i) => {
    const bridge = { id, a: find(a, `map.bridges.${i}.a`), b: find(b, `map.bridges.${i}.b`) };
    const [at = 0] = bothWays(grid, bridge.a, bridge.b, `map.bridges.${i}`);
    const major = over === 'major-river';
    if (river[at] !== (major ? MAJOR : MINOR))
      throw new ComponentError(`map.bridges.${i}`, `no ${over} here`);
    return { ...bridge, major };
  });
}

export function bridgeSides(grid: Grid, bridges: readonly PackBridge[]): Int16Array {
  const on = new Int16Array(grid.count * WAYS).fill(-1);
  for (const [i, { a, b }] of bridges.entries())
    for (const at of [sideIndex(grid, a, b), sideIndex(grid, b, a)]) on[at] = i;
  return on;
}
