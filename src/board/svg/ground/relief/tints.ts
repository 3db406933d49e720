/** Flat tints inside a kind of ground: sea in bands by its distance from the coast, land in two shades. */
import type { Tone } from '../../../../referee/index.js';
import { type HeightField, noiseAt, ringsOf, type SampleGrid, smooth } from './field.js';

/** Path data of the sea that lies so near to a coast, the widest first. */
export interface Bands {
  readonly far: string;
  readonly middle: string;
  readonly near: string;
}

/** How far from the coast each band reaches, in radii, and by how much noise moves that. */
const REACH = { far: 2.5, middle: 1.55, near: 0.85 } as const;
const BREATH = 0.35;
/** Farther than any band reaches. */
const FARTHEST = 10;

/** The bands around land: around all that is above a half in `land`. */
export function bandsOf(land: HeightField, u: number): Bands {
  const waves = noiseAt(land, u * 2.2, 51);
  const values = distancesOf(land).map(
    (cells, at) => FARTHEST - ((cells * land.cell) / u) * (1 + BREATH * (waves[at] as number)),
  );
  const field: HeightField = { ...land, values };
  const path = (far: number) => smooth(ringsOf(field, FARTHEST - far), u * 0.03);
  return { far: path(REACH.far), middle: path(REACH.middle), near: path(REACH.near) };
}

/** Steps to the nearest neighbours: straight, and across a corner. */
const [STRAIGHT, ACROSS] = [1, Math.SQRT2] as const;

/** Farther than any sample is from land. */
const OUT_OF_REACH = 1e6;

/** How many cells each sample is from land, by two passes over the grid. */
function distancesOf({ columns, rows, values }: HeightField): Float32Array {
  // A frame of samples out of reach: every sample of the map has neighbours all round.
  const across = columns + 2;
  const found = new Float32Array(across * (rows + 2)).fill(OUT_OF_REACH);
  const framed = (row: number) => (row + 1) * across + 1;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if ((values[row * columns + column] as number) > 0.5) found[framed(row) + column] = 0;
  const nearer = (at: number, side: 1 | -1) => {
    const beyond = at + side * across;
    const straight = Math.min(found[at + side] as number, found[beyond] as number) + STRAIGHT;
    const askew = Math.min(found[beyond - 1] as number, found[beyond + 1] as number) + ACROSS;
    found[at] = Math.min(found[at] as number, straight, askew);
  };
  for (let row = 0; row < rows; row++)
    for (let at = framed(row), end = at + columns; at < end; at++) nearer(at, -1);
  for (let row = rows - 1; row >= 0; row--)
    for (let first = framed(row), at = first + columns - 1; at >= first; at--) nearer(at, 1);
  const distances = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    distances.set(found.subarray(framed(row), framed(row) + columns), row * columns);
  return distances;
}

/** Kinds of ground that are printed in two shades. */
export const PATCHED: readonly Tone[] = ['forest', 'clear', 'plateau', 'jungle'];
/** How far inside its edge a patch keeps, and how long its waves are in radii. */
const INSIDE = 0.8;
const WAVE = 1.8;

/** What decides where the second shade lies: the same for every kind of ground. */
export function wavesOf(grid: SampleGrid, u: number): Float64Array {
  return noiseAt(grid, u * WAVE, 71);
}

/** Some of a kind of ground, by waves. */
export function patchesOf(field: HeightField, waves: Float64Array, tone: Tone, u: number): string {
  if (!PATCHED.includes(tone)) return '';
  const values = field.values.map((share, at) => (share < INSIDE ? share - INSIDE : (waves[at] as number)));
  return smooth(ringsOf({ ...field, values }, 0.12), u * 0.03);
}
