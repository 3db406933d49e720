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
  const [u, v] = [eased(x - left), eased(y - top)];
  const at = (dx: number, dy: number) => hashed(left + dx, top + dy, seed);
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return (upper + (lower - upper) * v) * 2 - 1;
}

function eased(t: number): number {
  return t * t * (3 - 2 * t);
}
