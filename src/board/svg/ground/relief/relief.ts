/**
 * The terrain of a map of hexes as areas with natural edges: each hex says what it is, and what lies between
 * two of them is a matter of weight. What stands higher lies on what stands lower, so nothing is left bare
 * between three kinds of ground.
 */
import { type Ground, memoized, type Tone } from '../../../../referee/index.js';
import { isPoint } from '../../counters/mark.js';
import { usualRadius } from '../../sheet.js';
import { type HeightField, ringsOf, type Spot, smooth, smoothLines, withoutFrame } from './field.js';
import { hachuresOf, shadeOf } from './slopes.js';
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
