/**
 * The terrain of a map of hexes as areas with natural edges: each hex says what it is, and what lies between
 * two of them is a matter of weight. What stands higher lies on what stands lower, so nothing is left bare
 * between three kinds of ground.
 */
import { type Ground, memoized, type Tone } from '../../../../referee/index.js';
import { isPoint } from '../../counters/mark.js';
import { usualRadius } from '../../sheet.js';
import {
  type HeightField,
  noiseAt,
  ringsOf,
  type Spot,
  smooth,
  smoothLines,
  tenths,
  withoutFrame,
} from './field.js';
import { hashed } from './noise.js';
import { type Bands, bandsOf, patchesOf, wavesOf } from './tints.js';
import { type GroundWeights, heightOf, isWet, weigh } from './weights.js';

/** From the depth of the sea to the mountains. Tones of a game's own lie over all of these. */
const ORDER: readonly Tone[] = [
  ...['deep', 'water', 'lagoon', 'shallow', 'reef', 'beach', 'swamp', 'clear', 'low', 'town', 'airfield'],
  ...['forest', 'jungle', 'urban', 'heavy', 'plateau', 'middle', 'hill', 'high', 'mountain'],
];
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

/** A ground, or a part of one whose corner lies there. */
export type ReliefGround = Ground & { readonly corner?: Spot };

/** The relief of a ground, worked out once. */
export const reliefOf = memoized(makeRelief);

/** What a map without two kinds of ground has beside its base. */
const PLAIN = { strata: [], bands: { far: '', middle: '', near: '' }, lit: '', shade: '', deepShade: '' };

function makeRelief(ground: ReliefGround): Relief {
  const hexes = ground.places.filter((place) => !isPoint(place));
  const { isles = [] } = ground;
  const all = [...hexes.map(({ tone }) => tone), ...isles.map(({ tone }) => tone)];
  const tones = [...new Set(all)].sort((a, b) => rankOf(a) - rankOf(b));
  const u = usualRadius(ground);
  const base = tones[0] ?? 'low';
  if (tones.length < 2) return { base, ...PLAIN };
  const weights = weigh(ground, hexes, tones, u, ground.corner);
  const shore = tones.findIndex((tone) => !isWet(tone));
  // Along a reef the sea has ground the coast; elsewhere hexes of shallows lie in between.
  if (shore > 0 && ground.reef)
    for (const values of [weights.shares[shore] as Float32Array, weights.heights]) ease(values, weights);
  const waves = wavesOf(weights, u);
  const strata = tones.slice(1).map((_, i) => stratumOf(weights, waves, tones, i + 1, u));
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
function ease(values: Float32Array, { columns, rows }: GroundWeights): void {
  for (let time = 0; time < EASED; time++) {
    evenOut(values, 1, columns);
    evenOut(values, columns, rows);
  }
}

/** Evens out samples along lines of so many that are so far apart. */
function evenOut(values: Float32Array, step: number, many: number): void {
  const before = values.slice();
  for (let at = 0; at < values.length; at++) {
    const place = Math.floor(at / step) % many;
    const last = before[place === 0 ? at : at - step] as number;
    const next = before[place === many - 1 ? at : at + step] as number;
    values[at] = (last + 2 * (before[at] as number) + next) / 4;
  }
}

function rankOf(tone: Tone): number {
  const rank = ORDER.indexOf(tone);
  return rank < 0 ? ORDER.length : rank;
}

/** Coasts of these have a beach. */
const BEACHES: readonly Tone[] = ['forest'];
/** How much of a sample is land where the ground behind a beach begins. */
const BEHIND = 0.74;
/** How much of a sample is of a kind of ground where the finer contour runs. */
const CONTOUR = 0.86;

function stratumOf(
  weights: GroundWeights,
  waves: Float64Array,
  tones: readonly Tone[],
  rank: number,
  u: number,
): Stratum {
  const field: HeightField = { ...weights, values: weights.shares[rank] as Float32Array };
  const fine = u * 0.02;
  const tone = tones[rank] as Tone;
  const edge = ringsOf(field, 0.5);
  const edgeInside = withoutFrame(edge, field.width, field.height);
  const below = tones[rank - 1] as Tone;
  const rises = heightOf(tone) >= 1;
  const path = (level: number) => smooth(ringsOf(field, level), fine);
  const contours = () => smoothLines(withoutFrame(ringsOf(field, CONTOUR), field.width, field.height), fine);
  return {
    tone,
    d: smooth(edge, fine),
    edge: smoothLines(edgeInside, fine),
    coast: isWet(below) && !isWet(tone),
    foot: rises || isWet(below) ? path(0.24) : '',
    shelf: isWet(below) ? path(0.04) : '',
    inland: BEACHES.includes(tone) && isWet(below) ? path(BEHIND) : '',
    patches: patchesOf(field, waves, tone, u),
    contours: rises ? contours() : '',
    hachures: rises ? hachuresOf(field, edgeInside, u) : '',
  };
}

/** Path data of what faces the light, of what turns away from it, and of what is steep there. */
interface Shading {
  readonly lit: string;
  readonly shade: string;
  readonly deepShade: string;
}

/** Short strokes downhill along an edge. */
function hachuresOf(
  field: HeightField,
  rings: readonly (readonly (readonly [number, number])[])[],
  u: number,
): string {
  const strokes = rings.flatMap((ring) =>
    ring.map(([x, y], i) => {
      if (i % 3 === 2) return '';
      const [nx, ny] = downhill(field, x, y);
      const length = u * 0.13 * (0.7 + 0.45 * hashed(Math.round(x * 8), Math.round(y * 8), 3));
      const [gx, gy] = [x + nx * u * 0.02, y + ny * u * 0.02];
      return nx !== 0 || ny !== 0
        ? `M${tenths(gx)} ${tenths(gy)}l${tenths(nx * length)} ${tenths(ny * length)}`
        : '';
    }),
  );
  return strokes.join('');
}

function downhill(field: HeightField, x: number, y: number): readonly [number, number] {
  const at = (dx: number, dy: number) => sampleAt(field, x + dx, y + dy);
  const step = field.cell;
  const [gx, gy] = [at(step, 0) - at(-step, 0), at(0, step) - at(0, -step)];
  const length = Math.hypot(gx, gy);
  return length < 1e-6 ? [0, 0] : [-gx / length, -gy / length];
}

function sampleAt({ columns, rows, cell, values }: HeightField, x: number, y: number): number {
  const column = Math.max(0, Math.min(columns - 1, Math.round(x / cell + 0.5)));
  const row = Math.max(0, Math.min(rows - 1, Math.round(y / cell + 0.5)));
  return values[row * columns + column] as number;
}

/** Light from the north-west: what faces it, what turns away from it, and what is steep there. */
function shadeOf(heights: HeightField, u: number): Shading {
  const { columns, rows, cell } = heights;
  const rough = noiseAt(heights, u * 1.3, 21);
  for (let at = 0; at < rough.length; at++) {
    const height = heights.values[at] as number;
    rough[at] = height < 0.12 ? height : height + 0.11 * (rough[at] as number);
  }
  const values = new Float32Array(columns * rows);
  const across = columns + 1;
  for (let row = 2; row < rows - 2; row++)
    for (let at = row * columns + 2, end = at + columns - 4; at < end; at++)
      values[at] = ((rough[at + across] as number) - (rough[at - across] as number)) / ((2.83 * cell) / u);
  const field: HeightField = { ...heights, values };
  const turned: HeightField = { ...field, values: values.map((value) => -value) };
  const fine = u * 0.02;
  return {
    lit: smooth(ringsOf(field, 0.62), fine),
    shade: smooth(ringsOf(turned, 0.5), fine),
    deepShade: smooth(ringsOf(turned, 0.95), fine),
  };
}
