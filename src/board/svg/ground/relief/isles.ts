/** Land inside hexes of water: discs and necks of land whose coasts noise breaks up. */
import type { SceneIsle } from '../../../../referee/index.js';
import { noise } from './noise.js';

/** How much land there is at a spot: more than a half on it, less off it, falling with the distance. */
type IsleField = (x: number, y: number) => number;

/** How fast it falls, a radius away; how far noise shifts a coast, and how long its waves are, in radii. */
const FALL = 2.1;
const SHIFT = 0.15;
const WAVE = 0.62;

export function isleFieldOf(isles: readonly SceneIsle[], u: number): IsleField {
  if (isles.length === 0) return () => Number.NEGATIVE_INFINITY;
  const buckets = new Map<number, SceneIsle[]>();
  const size = 3 * u;
  for (const isle of isles)
    for (const key of keysAround(isle, size)) buckets.set(key, [...(buckets.get(key) ?? []), isle]);
  return (x, y) => {
    const near = buckets.get(keyOf(Math.floor(x / size), Math.floor(y / size)));
    if (!near) return Number.NEGATIVE_INFINITY;
    const wx = x + noise(x, y, u * WAVE, 31) * SHIFT * u;
    const wy = y + noise(x, y, u * WAVE, 37) * SHIFT * u;
    let land = Number.NEGATIVE_INFINITY;
    for (const isle of near) land = Math.max(land, isle.radius - distance(isle, wx, wy));
    return 0.5 + (land / u) * FALL;
  };
}

/** The buckets that an isle bears on. */
function keysAround({ from, to, radius }: SceneIsle, size: number): number[] {
  const reach = radius + size / 4;
  const span = (a: number, b: number) => {
    const [low, high] = [
      Math.floor((Math.min(a, b) - reach) / size),
      Math.floor((Math.max(a, b) + reach) / size),
    ];
    return Array.from({ length: high - low + 1 }, (_, i) => low + i);
  };
  return span(from[0], to[0]).flatMap((column) => span(from[1], to[1]).map((row) => keyOf(column, row)));
}

/** No map has so many rows of buckets. */
const MOST_ROWS = 4096;

function keyOf(column: number, row: number): number {
  return column * MOST_ROWS + row;
}

/** From a spot to the middle line of an isle. */
function distance({ from: [ax, ay], to: [bx, by] }: SceneIsle, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
