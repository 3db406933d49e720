/**
 * The terrain of a map of hexes as areas with natural edges: each hex says what it is, and what lies between
 * two of them is a matter of weight. What stands higher lies on what stands lower, so nothing is left bare
 * between three kinds of ground.
 */
import { type Ground, memoized, type ScenePlace, type Tone } from '../../../referee/index.js';
import { isPoint } from '../counters/mark.js';
import { usualRadius } from '../sheet.js';
import {
  type HeightField,
  ringsOf,
  samplesOver,
  smooth,
  smoothLines,
  spotOfSample,
  withoutFrame,
} from './field.js';
import { type IsleField, isleFieldOf } from './isles.js';
import { noise } from './noise.js';
import { hachuresOf, shadeOf } from './slopes.js';
import { type Bands, bandsOf, patchesOf } from './tints.js';

/** From the depth of the sea to the mountains. Tones of a game's own lie over all of these. */
const ORDER: readonly Tone[] = [
  ...['deep', 'water', 'lagoon', 'shallow', 'reef', 'beach', 'swamp', 'clear', 'low', 'town', 'airfield'],
  ...['forest', 'jungle', 'urban', 'heavy', 'plateau', 'middle', 'hill', 'high', 'mountain'],
];
export const WET: readonly Tone[] = ['deep', 'water', 'lagoon', 'shallow'];
/** How high each kind of ground rises, for shade: what is not named lies at 0.25, water at 0. */
const HEIGHTS: { readonly [tone: Tone]: number } = {
  plateau: 1,
  middle: 1,
  hill: 1.1,
  high: 2,
  mountain: 2,
};

/** Path data of one kind of ground, in the order in which they lie on each other. */
export interface Stratum {
  readonly tone: Tone;
  readonly d: string;
  /** Its edge as a line. */
  readonly edge: string;
  /** Its edge is a coast. */
  readonly coast: boolean;
  /** Half-way up to it: drawn in a tone between. */
  readonly foot: string;
  /** Farther out below a coast. */
  readonly shelf: string;
  /** Where the land behind a beach begins; nothing where no beach is. */
  readonly inland: string;
  /** Some of it in a second shade of its tone. */
  readonly patches: string;
  /** A finer contour inside its edge, where it rises. */
  readonly contours: string;
  readonly hachures: string;
}

export interface Relief {
  /** What covers the whole sheet. */
  readonly base: Tone;
  readonly strata: readonly Stratum[];
  /** Open sea paler towards the coast. */
  readonly bands: Bands;
  readonly lit: string;
  readonly shade: string;
  readonly deepShade: string;
}

/** The relief of a ground, worked out once. */
export const reliefOf = memoized(makeRelief);

/** A sample is so many radii from the next; a hex bears on what lies within so many radii. */
const CELL = 0.15;
const REACH = 1.75;
/** How sharp the edges are, in radii, and how far noise shifts them. */
const SPREAD = 0.5;
const SHIFT = 0.12;

interface Weights extends Pick<HeightField, 'width' | 'height'> {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  /** For each sample the rank sums: the share of ground that is at least of a rank, by rank. */
  readonly shares: readonly Float32Array[];
  readonly heights: Float32Array;
}

/** What a map without two kinds of ground has beside its base. */
const PLAIN = { strata: [], bands: { far: '', middle: '', near: '' }, lit: '', shade: '', deepShade: '' };

function makeRelief(ground: Ground): Relief {
  const hexes = ground.places.filter((place) => !isPoint(place));
  const { isles = [] } = ground;
  const all = [...hexes.map(({ tone }) => tone), ...isles.map(({ tone }) => tone)];
  const tones = [...new Set(all)].sort((a, b) => rankOf(a) - rankOf(b));
  const u = usualRadius(ground);
  const base = tones[0] ?? 'low';
  if (tones.length < 2) return { base, ...PLAIN };
  const weights = weigh(ground, hexes, tones, u);
  const shore = tones.findIndex((tone) => !isWet(tone));
  // Along a reef the sea has ground the coast; elsewhere hexes of shallows lie in between.
  if (shore > 0 && ground.reef)
    for (const values of [weights.shares[shore] as Float32Array, weights.heights]) ease(values, weights);
  const strata = tones.slice(1).map((tone, i) => stratumOf(weights, tones, i + 1, tone, u));
  // Where depth is a kind of hex the hexes alone say how deep the sea is.
  const isFree = shore > 0 && !(tones.includes('deep') && tones.includes('shallow'));
  const bands = isFree
    ? bandsOf({ ...weights, values: weights.shares[shore] as Float32Array }, u)
    : PLAIN.bands;
  return { base, strata, bands, ...shadeOf({ ...weights, values: weights.heights }, u) };
}

/** How often samples are evened out along a coast of open sea. */
const EASED = 14;

/**
 * Evens out what lies between samples: a coast runs past the corners of its hexes instead of round each.
 */
function ease(values: Float32Array, { columns, rows }: Weights): void {
  const along = (at: number, step: number, isFirst: boolean, isLast: boolean) =>
    ((values[isFirst ? at : at - step] as number) +
      2 * (values[at] as number) +
      (values[isLast ? at : at + step] as number)) /
    4;
  for (let time = 0; time < EASED; time++) {
    values.set(values.map((_, at) => along(at, 1, at % columns === 0, at % columns === columns - 1)));
    values.set(values.map((_, at) => along(at, columns, at < columns, at >= columns * (rows - 1))));
  }
}

function isWet(tone: Tone): boolean {
  return WET.includes(tone);
}

function rankOf(tone: Tone): number {
  const rank = ORDER.indexOf(tone);
  return rank < 0 ? ORDER.length : rank;
}

function heightOf(tone: Tone): number {
  return HEIGHTS[tone] ?? (isWet(tone) ? 0 : 0.25);
}

/** Weighs the hexes around each sample, nearer ones more. */
function weigh(ground: Ground, hexes: readonly ScenePlace[], tones: readonly Tone[], u: number): Weights {
  const cell = u * CELL;
  const { width, height } = ground;
  const [columns, rows] = [samplesOver(width, cell), samplesOver(height, cell)];
  const shares = tones.map(() => new Float32Array(columns * rows));
  const heights = new Float32Array(columns * rows);
  const near = nearby(hexes, tones, u);
  const isles = tones.map((tone) =>
    isleFieldOf(
      (ground.isles ?? []).filter((isle) => isle.tone === tone),
      u,
    ),
  );
  const sums = new Float64Array(tones.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [sx, sy] = spotOfSample({ cell }, column, row);
      const x = sx + noise(sx, sy, u, 1) * SHIFT * u;
      const y = sy + noise(sx, sy, u, 7) * SHIFT * u;
      const at = row * columns + column;
      sums.fill(0);
      const all = addWeights(sums, near(x, y), x, y, (SPREAD * u) ** 2);
      let [above, rise] = [0, 0];
      for (let rank = tones.length - 1; rank >= 0; rank--) {
        const own = sums[rank] as number;
        above += own;
        rise += own * heightOf(tones[rank] as Tone);
        (shares[rank] as Float32Array)[at] = above / all;
      }
      raiseIsles(shares, tones, isles, sx, sy, at);
      heights[at] = rise / all;
    }
  return { columns, rows, cell, shares, heights, width, height };
}

/** An isle is land of its tone, and of every dry kind that lies below it. */
function raiseIsles(
  shares: readonly Float32Array[],
  tones: readonly Tone[],
  isles: readonly IsleField[],
  x: number,
  y: number,
  at: number,
): void {
  let land = Number.NEGATIVE_INFINITY;
  for (let rank = tones.length - 1; rank > 0 && !isWet(tones[rank] as Tone); rank--) {
    land = Math.max(land, (isles[rank] as IsleField)(x, y));
    const share = shares[rank] as Float32Array;
    share[at] = Math.max(share[at] as number, land);
  }
}

/** A hex as it is weighed: where it is, and the rank of its ground. */
interface Weighed {
  readonly x: number;
  readonly y: number;
  readonly rank: number;
}

/** Adds what each hex weighs at a spot to the sum of its rank; gives them all together. */
function addWeights(
  sums: Float64Array,
  hexes: readonly Weighed[],
  x: number,
  y: number,
  spread: number,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) least = Math.min(least, (hex.x - x) ** 2 + (hex.y - y) ** 2);
  let all = 0;
  for (const hex of hexes) {
    const farther = ((hex.x - x) ** 2 + (hex.y - y) ** 2 - least) / spread;
    if (farther > 9) continue;
    const weight = Math.exp(-farther);
    all += weight;
    sums[hex.rank] = (sums[hex.rank] as number) + weight;
  }
  return all;
}

/** The hexes that bear on a spot; outside the map those nearest to it. */
function nearby(
  hexes: readonly ScenePlace[],
  tones: readonly Tone[],
  u: number,
): (x: number, y: number) => readonly Weighed[] {
  const size = u * REACH;
  const buckets = new Map<string, Weighed[]>();
  for (const { x, y, tone } of hexes) {
    const key = `${Math.floor(x / size)} ${Math.floor(y / size)}`;
    buckets.set(key, [...(buckets.get(key) ?? []), { x, y, rank: tones.indexOf(tone) }]);
  }
  const gathered = new Map<number, readonly Weighed[]>();
  return (x, y) => {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
    const key = row * 4096 + column;
    const before = gathered.get(key);
    if (before) return before;
    let found: Weighed[] = [];
    for (let ring = 1; found.length === 0; ring++)
      for (let dx = -ring; dx <= ring; dx++)
        for (let dy = -ring; dy <= ring; dy++)
          found = found.concat(buckets.get(`${column + dx} ${row + dy}`) ?? []);
    gathered.set(key, found);
    return found;
  };
}

/** Coasts of these have a beach. */
const BEACHES: readonly Tone[] = ['forest'];
/** How much of a sample is land where the ground behind a beach begins. */
const BEHIND = 0.74;

function stratumOf(weights: Weights, tones: readonly Tone[], rank: number, tone: Tone, u: number): Stratum {
  const field: HeightField = { ...weights, values: weights.shares[rank] as Float32Array };
  const fine = u * 0.02;
  const edge = ringsOf(field, 0.5);
  const below = tones[rank - 1] as Tone;
  const rises = heightOf(tone) >= 1;
  const path = (level: number) => smooth(ringsOf(field, level), fine);
  const line = (level: number) =>
    smoothLines(withoutFrame(ringsOf(field, level), field.width, field.height), fine);
  return {
    tone,
    d: smooth(edge, fine),
    edge: line(0.5),
    coast: isWet(below) && !isWet(tone),
    foot: rises || isWet(below) ? path(0.24) : '',
    shelf: isWet(below) ? path(0.04) : '',
    inland: BEACHES.includes(tone) && isWet(below) ? path(BEHIND) : '',
    patches: patchesOf(field, tone, u),
    contours: rises ? line(0.86) : '',
    hachures: rises ? hachuresOf(field, withoutFrame(edge, field.width, field.height), u) : '',
  };
}
