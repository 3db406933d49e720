/**
 * Draws land, water and lines of a map. Roads are rounded where they bend and stay sharp where they meet.
 */
import type { SceneArea, SceneLine } from '../../../referee/index.js';
import { type Brush, drawText, drawTitle, strokeOf } from '../paint.js';
import { element, polygon, short } from '../xml.js';
import { WET } from './relief/weights.js';

type Spot = readonly [x: number, y: number];

/** Casing and line of a style, in hundredths of the place's radius. */
const STYLES: {
  readonly [style in SceneLine['style']]: {
    readonly casing?: number;
    /** The casing is the bank of a river. */
    readonly bank?: boolean;
    /** The casing has the tone of the line, which is pale between. */
    readonly cased?: boolean;
    readonly width: number;
    readonly dashes?: readonly number[];
    /** Pale, and half transparent. */
    readonly faint?: boolean;
    readonly bends: boolean;
  };
} = {
  road: { cased: true, casing: 10, width: 5.5, bends: true },
  track: { width: 4, dashes: [8, 8], bends: true },
  route: { casing: 20, width: 11, bends: false },
  dotted: { width: 9, dashes: [1, 20], bends: false },
  ferry: { width: 3, dashes: [8, 6], bends: false },
  river: { bank: true, casing: 30, width: 24, bends: true },
  stream: { bank: true, casing: 15, width: 9, bends: true },
  rampart: { casing: 19, width: 13, bends: false },
  coast: { width: 5, bends: true },
  contour: { width: 4, bends: true },
  wall: { casing: 19, width: 12, bends: false },
  limit: { width: 7, dashes: [0.5, 15], bends: true },
  range: { casing: 10, width: 5, dashes: [14, 9], bends: false },
  graticule: { width: 4, faint: true, bends: false },
};

/** All lines of a scene; `u` is the usual radius of its places. */
export function linesOf(b: Brush, lines: readonly SceneLine[], u: number): string[] {
  // A limit bends as the river does that it follows.
  const meetings = meetingPoints(lines.filter(({ style }) => style !== 'limit'));
  const ways = lines.map((line) => ({ line, d: wayOf(line, meetings) }));
  // All casings first: so lines that meet are open to each other.
  return [
    ...ways.map(({ line, d }) => casingOf(b, line, d, u)),
    ...ways.map(({ line, d }) => lineOf(b, line, d, u)),
  ];
}

function wayOf({ style, points }: SceneLine, meetings: ReadonlySet<string>): string {
  return STYLES[style].bends ? bent(points, meetings) : straight(points);
}

function casingOf(b: Brush, { style, tone }: SceneLine, d: string, u: number): string {
  const { casing, bank, cased } = STYLES[style];
  if (casing === undefined) return '';
  const ink = cased ? tone : bank ? 'bank' : 'casing';
  return element('path', { d, ...strokeFor(b, style, (casing * u) / 100), ...b.paint('none', ink) });
}

function lineOf(b: Brush, line: SceneLine, d: string, u: number): string {
  const { width, dashes, cased, faint } = STYLES[line.style];
  return element(
    'g',
    { class: `line ${line.style}` },
    line.title ? drawTitle(b, line.title) : '',
    element('path', {
      d,
      ...b.paint('none', faint ? 'surf' : cased ? 'way' : line.tone),
      'stroke-opacity': faint ? 0.45 : undefined,
      ...strokeFor(
        b,
        line.style,
        (width * u) / 100,
        dashes?.map((dash) => (dash * u) / 100),
      ),
    }),
    ...beadsOf(b, line, u),
  );
}

/** What is as broad as it is drawn grows with the map; what only leads somewhere does not. */
const BROAD: readonly SceneLine['style'][] = ['river', 'stream', 'rampart', 'wall'];

function strokeFor(b: Brush, style: SceneLine['style'], width: number, dashes?: readonly number[]) {
  return strokeOf(BROAD.includes(style) ? { ...b, steady: undefined } : b, width, dashes);
}

/** Beads at equal distances along the straight way from the first point to the last. */
function beadsOf(b: Brush, { points, tone, beads = 0 }: SceneLine, u: number): string[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  return Array.from({ length: beads }, (_, i) => {
    const share = (i + 1) / (beads + 1);
    const [cx, cy] = [first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share];
    const spot = { cx, cy, r: u * (beads > 1 ? 0.2 : 0.36), 'stroke-width': u * 0.08 };
    // One bead makes a route two stages long: it says so.
    if (beads > 1) return element('circle', { ...spot, ...b.paint(tone, 'casing') });
    const number = { x: cx, y: cy + u * 0.17, size: u * 0.5, ink: 'on-card', bold: true } as const;
    return element('circle', { ...spot, ...b.paint('card', tone) }) + drawText(b, '2', number);
  });
}

/** Points of an outline that are at least `fine` from the one before. */
function coarser(points: readonly Spot[], fine: number): readonly Spot[] {
  if (fine === 0) return points;
  const kept: Spot[] = [];
  for (const [x, y] of points) {
    const last = kept.at(-1);
    if (!last || Math.abs(x - last[0]) + Math.abs(y - last[1]) >= fine) kept.push([x, y]);
  }
  return kept;
}

/**
 * Sea and land below the places: those of a tone in one path after the other, in their order; without bends
 * smaller than `fine`.
 */
export function areasOf(b: Brush, areas: readonly SceneArea[], u: number, fine = 0): string[] {
  const runs: { tone: SceneArea['tone']; d: string }[] = [];
  for (const { tone, points } of areas) {
    const kept = coarser(points, fine);
    if (kept.length < 3) continue;
    const last = runs.at(-1);
    if (last?.tone === tone) last.d += polygon(kept);
    else runs.push({ tone, d: polygon(kept) });
  }
  return runs.flatMap(({ tone, d }, i) => {
    const atSea = runs[i - 1] !== undefined && WET.includes((runs[i - 1] as (typeof runs)[number]).tone);
    const shore = atSea && !WET.includes(tone);
    const land = element('path', {
      d,
      ...b.paint(shore && fine === 0 ? 'none' : tone, shore ? 'shore' : 'line'),
      ...strokeOf(b, u * (shore ? 0.05 : 0.03)),
      'stroke-linejoin': 'round',
    });
    return shore && fine === 0 ? [...shelvesOf(b, d, u), ...shoreOf(b, d, tone, u), land] : [land];
  });
}

/** Land a shade darker away from its coast: the coast's tone lies along it, cut off at the water. */
function shoreOf(b: Brush, d: string, tone: SceneArea['tone'], u: number): string[] {
  const id = `land-${d.length}-${d.slice(1, 12).replace(/\W/g, '_')}`;
  return [
    element('clipPath', { id }, element('path', { d })),
    element('path', { d, ...b.paint('inland') }),
    element('path', {
      d,
      ...b.paint('none', tone),
      'stroke-width': u * INLAND * 2,
      'clip-path': `url(#${id})`,
      'stroke-linejoin': 'round',
    }),
  ];
}

/** How far from the coast the inland begins, in radii. */
const INLAND = 0.55;

/** Sea in paler bands towards a coast, from the outermost on: in radii from it. */
const SHELVES = [3.4, 2.1, 1.1] as const;

function shelvesOf(b: Brush, d: string, u: number): string[] {
  return SHELVES.map((far) =>
    element('path', {
      d,
      ...b.paint('none', 'shallow'),
      'stroke-width': u * far * 2,
      'stroke-opacity': 0.3,
      'stroke-linejoin': 'round',
    }),
  );
}

/** Points that belong to several lines. */
function meetingPoints(lines: readonly SceneLine[]): ReadonlySet<string> {
  const all = lines.flatMap((line) => [...new Set(line.points.map(keyOf))]);
  const seen = new Set<string>();
  return new Set(all.filter((key) => seen.has(key) || !seen.add(key)));
}

function keyOf([x, y]: Spot): string {
  return `${short(x)} ${short(y)}`;
}

function straight(points: readonly Spot[]): string {
  return `M${points.map(keyOf).join('L')}`;
}

/**
 * From the middle of one stretch to the middle of the next, with the point between as the handle of a curve.
 */
function bent(points: readonly Spot[], meetings: ReadonlySet<string>): string {
  const inner = points.slice(1, -1).map((point, i) => {
    const next = points[i + 2] as Spot;
    if (meetings.has(keyOf(point))) return `L${keyOf(point)}`;
    return `L${keyOf(middle(points[i] as Spot, point))}Q${keyOf(point)} ${keyOf(middle(point, next))}`;
  });
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `M${keyOf(first)}${inner.join('')}L${keyOf(last)}` : '';
}

function middle([ax, ay]: Spot, [bx, by]: Spot): Spot {
  return [(ax + bx) / 2, (ay + by) / 2];
}
