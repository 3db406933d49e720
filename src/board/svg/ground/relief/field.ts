/** Values on a square grid over a map, and the lines along which they reach a level. */
import { noiseOver } from './noise.js';

/** Samples `cell` units apart, the first at half a cell outside the map; `values` by rows. */
export interface HeightField {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly values: Float32Array;
  /** Size of the map: lines end at its frame. */
  readonly width: number;
  readonly height: number;
  /** Where its corner lies on the map that it is a part of; left out: it is the whole one. */
  readonly corner?: Spot | undefined;
}

export type Spot = readonly [x: number, y: number];

/** A grid of samples, whatever they hold. */
export type SampleGrid = Pick<HeightField, 'columns' | 'rows' | 'cell' | 'corner'>;

/** Where a column or a row of samples stands. The outermost ones lie just outside the map. */
export function lineOfSamples({ cell }: Pick<SampleGrid, 'cell'>, nth: number): number {
  return (nth - 0.5) * cell;
}

/** `noise` at each sample, by rows. */
export function noiseAt(grid: SampleGrid, wave: number, seed: number): Float64Array {
  const [left, top] = grid.corner ?? [0, 0];
  const lines = (many: number, from: number) =>
    Array.from({ length: many }, (_, nth) => from + lineOfSamples(grid, nth));
  return noiseOver(lines(grid.columns, left), lines(grid.rows, top), wave, seed);
}

/** How many samples cover an extent, with one beyond each end. */
export function samplesOver(extent: number, cell: number): number {
  return Math.ceil(extent / cell) + 2;
}

/**
 * Closed lines around all that lies above a level, by marching squares; the border of the grid counts as
 * below it, so that every line closes.
 */
export function ringsOf(field: HeightField, level: number): readonly (readonly Spot[])[] {
  const { columns, rows } = field;
  const above = aboveLevel(field, level);
  const starts: number[] = [];
  const next = new Int32Array(columns * rows * 2).fill(NONE);
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0, at = row * columns; column < columns - 1; column++, at++) {
      const kind =
        ((above[at] as number) << 3) |
        ((above[at + 1] as number) << 2) |
        ((above[at + columns + 1] as number) << 1) |
        (above[at + columns] as number);
      if (kind === 0 || kind === 15) continue;
      for (const [from, to] of CASES[kind] as (typeof CASES)[number]) {
        const start = edgeOf(at, from, columns);
        starts.push(start);
        next[start] = edgeOf(at, to, columns);
      }
    }
  return linked(starts, next, (edge) => spotOn(field, level, edge));
}

const NONE = -1;

/** By sample 1 where it is above a level and not at the border. */
function aboveLevel({ columns, rows, values }: HeightField, level: number): Uint8Array {
  const above = new Uint8Array(columns * rows);
  for (let row = 1; row < rows - 1; row++)
    for (let at = row * columns + 1, end = at + columns - 2; at < end; at++)
      if ((values[at] as number) > level) above[at] = 1;
  return above;
}

/** An edge of the grid goes by the sample before it: twice its index, one more for the edge downwards. */
function edgeOf(at: number, side: number, columns: number): number {
  if (side === 0) return at * 2;
  if (side === 1) return (at + 1) * 2 + 1;
  return side === 2 ? (at + columns) * 2 : at * 2 + 1;
}

/** Where the values along an edge reach a level, within the map: ground goes on to the frame. */
function spotOn(field: HeightField, level: number, edge: number): Spot {
  const { columns, rows, cell, values } = field;
  const isDown = edge % 2 === 1;
  const before = (edge - (isDown ? 1 : 0)) / 2;
  const after = before + (isDown ? columns : 1);
  const isBorder = (at: number) =>
    at < columns || at >= columns * (rows - 1) || at % columns === 0 || at % columns === columns - 1;
  const here = values[before] as number;
  const there = values[after] as number;
  const share = isBorder(before) ? 0 : isBorder(after) ? 1 : (level - here) / (there - here);
  const x = lineOfSamples(field, before % columns);
  const y = lineOfSamples(field, Math.floor(before / columns));
  return [
    Math.max(0, Math.min(field.width, isDown ? x : x + share * cell)),
    Math.max(0, Math.min(field.height, isDown ? y + share * cell : y)),
  ];
}

/**
 * Sides of a cell (0 above, 1 right, 2 below, 3 left) that a line enters and leaves by, what is above the
 * level on its right.
 */
const CASES: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[2, 3]],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[0, 2]],
  [[0, 3]],
  [[3, 0]],
  [[2, 0]],
  [
    [3, 2],
    [1, 0],
  ],
  [[1, 0]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

/** Follows the lines from their starts, and takes each edge once. */
function linked(starts: readonly number[], next: Int32Array, spotOf: (edge: number) => Spot): Spot[][] {
  const rings: Spot[][] = [];
  for (const start of starts) {
    const ring: Spot[] = [];
    for (let at = start, to = next[at] as number; to !== NONE; at = to, to = next[at] as number) {
      ring.push(spotOf(at));
      next[at] = NONE;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

/** Rings as lines, without what runs along the frame of a map of this size. */
export function withoutFrame(
  rings: readonly (readonly Spot[])[],
  width: number,
  height: number,
): readonly (readonly Spot[])[] {
  const inside = ([x, y]: Spot) => x > 1 && y > 1 && x < width - 1 && y < height - 1;
  return rings.flatMap((ring) => {
    const gap = ring.findIndex((spot) => !inside(spot));
    if (gap < 0) return [[...ring, ...ring.slice(0, 1)]];
    const runs: Spot[][] = [[]];
    for (const spot of [...ring.slice(gap), ...ring.slice(0, gap)]) {
      if (inside(spot)) runs.at(-1)?.push(spot);
      else if (runs.at(-1)?.length) runs.push([]);
    }
    return runs.filter((run) => run.length > 2);
  });
}

/** Path data of lines, rounded as rings are. */
export function smoothLines(lines: readonly (readonly Spot[])[], fine: number): string {
  return lines
    .map((line) => {
      const kept = line.filter((spot, i) => {
        const [before, after] = [line[i - 1], line[i + 1]];
        return i % 2 === 0 || !before || !after || offLine(spot, before, after) > fine;
      });
      const [first] = kept;
      const last = kept.at(-1);
      if (!first || !last) return '';
      const curves = kept.slice(1, -1).map((spot, i) => {
        const next = kept[i + 2] as Spot;
        return `Q${pair(spot)} ${pair([(spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2])}`;
      });
      return `M${pair(first)}${curves.join('')}L${pair(last)}`;
    })
    .join('');
}

function pair([x, y]: Spot): string {
  return `${tenths(x)} ${tenths(y)}`;
}

/**
 * Path data of rings, rounded: curves from middle to middle of their stretches, without points that hardly
 * bend.
 */
export function smooth(rings: readonly (readonly Spot[])[], fine: number): string {
  return rings.map((ring) => roundedRing(thinned(ring, fine))).join('');
}

function thinned(ring: readonly Spot[], fine: number): Spot[] {
  const kept = ring.filter((spot, i) => {
    const [before, after] = [ring.at(i - 1) as Spot, ring[(i + 1) % ring.length] as Spot];
    return i % 2 === 0 || offLine(spot, before, after) > fine;
  });
  return kept.length < 4 ? [...ring] : kept;
}

function offLine([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? 0 : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function roundedRing(ring: readonly Spot[]): string {
  const middle = ([ax, ay]: Spot, [bx, by]: Spot) => `${tenths((ax + bx) / 2)} ${tenths((ay + by) / 2)}`;
  const last = ring.at(-1);
  const [first] = ring;
  if (!first || !last) return '';
  const curves = ring.map(
    (spot, i) =>
      `Q${tenths(spot[0])} ${tenths(spot[1])} ${middle(spot, ring[(i + 1) % ring.length] as Spot)}`,
  );
  return `M${middle(last, first)}${curves.join('')}Z`;
}

/** A number with at most one decimal: put together of whole numbers, of which paths have very many. */
export function tenths(value: number): string {
  const all = Math.round(value * 10);
  const whole = Math.abs(all);
  const decimal = whole % 10;
  const sign = all < 0 ? '-' : '';
  return decimal === 0 ? `${sign}${whole / 10}` : `${sign}${(whole - decimal) / 10}.${decimal}`;
}
