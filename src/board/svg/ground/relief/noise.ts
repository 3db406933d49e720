/** Noise out of coordinates: the same on every machine, without chance or clock. */

/** A number in 0..1 out of whole numbers. */
export function hashed(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Smooth values in -1..1, `wave` units from hill to hill, with a finer layer half as strong. */
export function noise(x: number, y: number, wave: number, seed: number): number {
  return (layer(x / wave, y / wave, seed) + 0.5 * layer((x * 2) / wave, (y * 2) / wave, seed + 1)) / 1.5;
}

function layer(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (dx: number, dy: number) => hashed(left + dx, top + dy, seed);
  return blended(at(0, 0), at(1, 0), at(0, 1), at(1, 1), eased(x - left), eased(y - top));
}

/**
 * The same as `noise` at each crossing of some columns and rows, by rows, to the last bit: what neighbours
 * have in common is worked out once.
 */
export function noiseOver(
  xs: readonly number[],
  ys: readonly number[],
  wave: number,
  seed: number,
): Float64Array {
  const scaled = (values: readonly number[], times: number) => values.map((value) => (value * times) / wave);
  const coarse = layerOver(scaled(xs, 1), scaled(ys, 1), seed);
  const fine = layerOver(scaled(xs, 2), scaled(ys, 2), seed + 1);
  for (let at = 0; at < coarse.length; at++)
    coarse[at] = ((coarse[at] as number) + 0.5 * (fine[at] as number)) / 1.5;
  return coarse;
}

function layerOver(xs: readonly number[], ys: readonly number[], seed: number): Float64Array {
  const values = new Float64Array(xs.length * ys.length);
  const lefts = Int32Array.from(xs, Math.floor);
  const shares = Float64Array.from(xs, (x, i) => eased(x - (lefts[i] as number)));
  const first = lefts.reduce((least, left) => Math.min(least, left), 0);
  const across = lefts.reduce((most, left) => Math.max(most, left), 0) - first + 2;
  const corners = (row: number) =>
    Float64Array.from({ length: across }, (_, i) => hashed(first + i, row, seed));
  let top = Number.NaN;
  let upper = new Float64Array();
  let lower = new Float64Array();
  let at = 0;
  for (const y of ys) {
    if (Math.floor(y) !== top) {
      top = Math.floor(y);
      upper = corners(top);
      lower = corners(top + 1);
    }
    const share = eased(y - top);
    for (let i = 0; i < lefts.length; i++) {
      const left = (lefts[i] as number) - first;
      values[at++] = blended(
        upper[left] as number,
        upper[left + 1] as number,
        lower[left] as number,
        lower[left + 1] as number,
        shares[i] as number,
        share,
      );
    }
  }
  return values;
}

/** A value between those of four corners, the upper ones first, so far across and down. */
function blended(a: number, b: number, c: number, d: number, across: number, down: number): number {
  const upper = a + (b - a) * across;
  const lower = c + (d - c) * across;
  return (upper + (lower - upper) * down) * 2 - 1;
}

function eased(t: number): number {
  return t * t * (3 - 2 * t);
}
