/** Flat tints inside a kind of ground: sea in bands by its distance from the coast, land in two shades. */
import type { Tone } from '../../../referee/index.js';
import { type HeightField, ringsOf, smooth, spotOfSample } from './field.js';
import { noise } from './noise.js';

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
  const distances = distancesOf(land);
  const values = distances.map((cells, at) => {
    const [x, y] = spotOfSample(land, at % land.columns, Math.floor(at / land.columns));
    return FARTHEST - ((cells * land.cell) / u) * (1 + BREATH * noise(x, y, u * 2.2, 51));
  });
  const field: HeightField = { ...land, values };
  const path = (far: number) => smooth(ringsOf(field, FARTHEST - far), u * 0.03);
  return { far: path(REACH.far), middle: path(REACH.middle), near: path(REACH.near) };
}

/** Steps to the nearest neighbours: straight, and across a corner. */
const [STRAIGHT, ACROSS] = [1, Math.SQRT2] as const;

/** How many cells each sample is from land, by two passes over the grid. */
function distancesOf({ columns, rows, values }: HeightField): Float32Array {
  const found = Float32Array.from(values, (value) => (value > 0.5 ? 0 : 1e6));
  const nearer = (at: number, c: number, r: number, side: number) => {
    let least = found[at] as number;
    const from = (dc: number, dr: number, step: number) => {
      if (c + dc < 0 || c + dc >= columns || r + dr < 0 || r + dr >= rows) return;
      least = Math.min(least, (found[(r + dr) * columns + c + dc] as number) + step);
    };
    from(side, 0, STRAIGHT);
    from(-1, side, ACROSS);
    from(0, side, STRAIGHT);
    from(1, side, ACROSS);
    found[at] = least;
  };
  for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) nearer(r * columns + c, c, r, -1);
  for (let r = rows - 1; r >= 0; r--) for (let c = columns - 1; c >= 0; c--) nearer(r * columns + c, c, r, 1);
  return found;
}

/** Kinds of ground that are printed in two shades. */
export const PATCHED: readonly Tone[] = ['forest', 'clear', 'plateau', 'jungle'];
/** How far inside its edge a patch keeps, and how long its waves are in radii. */
const INSIDE = 0.8;
const WAVE = 1.8;

/** Some of a kind of ground, by noise. */
export function patchesOf(field: HeightField, tone: Tone, u: number): string {
  if (!PATCHED.includes(tone)) return '';
  const values = field.values.map((share, at) => {
    const [x, y] = spotOfSample(field, at % field.columns, Math.floor(at / field.columns));
    return share < INSIDE ? share - INSIDE : noise(x, y, u * WAVE, 71);
  });
  return smooth(ringsOf({ ...field, values }, 0.12), u * 0.03);
}
