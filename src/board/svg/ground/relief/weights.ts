/** What ground there is at each sample of a map, and how high it lies: hexes weighed, nearer ones more. */
import type { Ground, SceneIsle, ScenePlace, Tone } from '../../../../referee/index.js';
import { type HeightField, lineOfSamples, noiseAt, type Spot, samplesOver } from './field.js';
import { isleFieldOf } from './isles.js';

export const WET: readonly Tone[] = ['deep', 'water', 'lagoon', 'shallow'];
/** How high each kind of ground rises, for shade: what is not named lies at 0.25, water at 0. */
const HEIGHTS: { readonly [tone: Tone]: number } = {
  plateau: 1,
  middle: 1,
  hill: 1.1,
  high: 2,
  mountain: 2,
};

export function isWet(tone: Tone): boolean {
  return WET.includes(tone);
}

export function heightOf(tone: Tone): number {
  return HEIGHTS[tone] ?? (isWet(tone) ? 0 : 0.25);
}

/** A sample is so many radii from the next; a hex bears on what lies within so many radii. */
export const CELL = 0.15;
const REACH = 1.75;
/** How sharp the edges are, in radii, and how far noise shifts them. */
const SPREAD = 0.5;
const SHIFT = 0.12;

export interface GroundWeights extends Pick<HeightField, 'width' | 'height' | 'corner'> {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  /** For each sample the rank sums: the share of ground that is at least of a rank, by rank. */
  readonly shares: readonly Float32Array[];
  readonly heights: Float32Array;
}

/** Weighs the hexes around each sample, nearer ones more. */
export function weigh(
  ground: Ground,
  hexes: readonly ScenePlace[],
  tones: readonly Tone[],
  u: number,
  corner?: Spot,
): GroundWeights {
  const cell = u * CELL;
  const { width, height } = ground;
  const [columns, rows] = [samplesOver(width, cell), samplesOver(height, cell)];
  const shares = tones.map(() => new Float32Array(columns * rows));
  const heights = new Float32Array(columns * rows);
  const near = nearby(hexes, tones, u);
  const raise = isleRaiser(ground.isles ?? [], tones, shares, u);
  const sums = new Float64Array(tones.length);
  const rises = tones.map(heightOf);
  const grid = { columns, rows, cell, corner };
  const shift = (seed: number) => noiseAt(grid, u, seed);
  const [aside, down] = [shift(1), shift(7)];
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++) {
      const sx = lineOfSamples(grid, column);
      const sy = lineOfSamples(grid, row);
      const x = sx + (aside[at] as number) * SHIFT * u;
      const y = sy + (down[at] as number) * SHIFT * u;
      sums.fill(0);
      const all = addWeights(sums, near(x, y), x, y, (SPREAD * u) ** 2);
      let above = 0;
      let rise = 0;
      for (let rank = tones.length - 1; rank >= 0; rank--) {
        const own = sums[rank] as number;
        above += own;
        rise += own * (rises[rank] as number);
        (shares[rank] as Float32Array)[at] = above / all;
      }
      raise?.(sx, sy, at);
      heights[at] = rise / all;
    }
  return { columns, rows, cell, shares, heights, width, height, corner };
}

/**
 * Raises what isles cover at a sample: an isle is land of its tone, and of every dry kind that lies below it.
 * Nothing where there are none.
 */
function isleRaiser(
  isles: readonly SceneIsle[],
  tones: readonly Tone[],
  shares: readonly Float32Array[],
  u: number,
): ((x: number, y: number, at: number) => void) | undefined {
  if (isles.length === 0) return undefined;
  const shore = Math.max(0, tones.findLastIndex(isWet)) + 1;
  const dry = tones.map((tone, rank) => ({
    share: shares[rank] as Float32Array,
    field: isleFieldOf(
      isles.filter((isle) => isle.tone === tone),
      u,
    ),
  }));
  return (x, y, at) => {
    let land = Number.NEGATIVE_INFINITY;
    for (let rank = tones.length - 1; rank >= shore; rank--) {
      const { share, field } = dry[rank] as (typeof dry)[number];
      land = Math.max(land, field(x, y));
      share[at] = Math.max(share[at] as number, land);
    }
  };
}

/** Hexes as they are weighed: where each is, and the rank of its ground. */
interface Weighed {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly ranks: Uint8Array;
}

/** How many times the spread a hex may be farther than the nearest one and still weigh. */
const FARTHEST = 9;

/** Adds what each hex weighs at a spot to the sum of its rank; gives them all together. */
function addWeights(
  sums: Float64Array,
  { xs, ys, ranks }: Weighed,
  x: number,
  y: number,
  spread: number,
): number {
  const square = (i: number) => ((xs[i] as number) - x) ** 2 + ((ys[i] as number) - y) ** 2;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < xs.length; i++) least = Math.min(least, square(i));
  let all = 0;
  for (let i = 0; i < xs.length; i++) {
    const farther = (square(i) - least) / spread;
    if (farther > FARTHEST) continue;
    const weight = Math.exp(-farther);
    const rank = ranks[i] as number;
    all += weight;
    sums[rank] = (sums[rank] as number) + weight;
  }
  return all;
}

/** The hexes that bear on a spot; outside the map those nearest to it. */
function nearby(
  hexes: readonly ScenePlace[],
  tones: readonly Tone[],
  u: number,
): (x: number, y: number) => Weighed {
  const size = u * REACH;
  const buckets = new Map<string, ScenePlace[]>();
  for (const hex of hexes) {
    const key = `${Math.floor(hex.x / size)} ${Math.floor(hex.y / size)}`;
    buckets.set(key, [...(buckets.get(key) ?? []), hex]);
  }
  const gathered = new Map<number, Weighed>();
  return (x, y) => {
    const column = Math.floor(x / size);
    const row = Math.floor(y / size);
    const key = row * 4096 + column;
    const before = gathered.get(key);
    if (before) return before;
    let found: ScenePlace[] = [];
    for (let ring = 1; found.length === 0; ring++)
      for (let dx = -ring; dx <= ring; dx++)
        for (let dy = -ring; dy <= ring; dy++)
          found = found.concat(buckets.get(`${column + dx} ${row + dy}`) ?? []);
    const weighed = {
      xs: Float64Array.from(found, (hex) => hex.x),
      ys: Float64Array.from(found, (hex) => hex.y),
      ranks: Uint8Array.from(found, (hex) => tones.indexOf(hex.tone)),
    };
    gathered.set(key, weighed);
    return weighed;
  };
}
