/**
 * The chart that a match is drawn on: what never changes. Distances are not to scale: the rules know routes
 * alone (TS-2.1).
 */
import type { Locale, SceneArea, SceneLabel } from '../../../referee/index.js';
import { inEvery } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { pointIndex } from '../components/pack.js';
import { type Box, placed, type Spot } from './placing.js';

/** Size of the sheet, and the room at its edges that no point comes into. */
export const WIDTH = 1600;
export const HEIGHT = 1060;
const EDGE = 74;
/** Half of a point's size, and the side of a counter. */
export const RADIUS = 31;
export const COUNTER = 66;

/** Room for a summary of a few rows beside a point, and for its name, in scene units. */
const STACK = { width: 150, height: 112 } as const;
const NAME_SIZE = 19;

export interface Chart {
  readonly areas: readonly SceneArea[];
  /** Meridians and parallels, each with its degrees. */
  readonly graticule: readonly { readonly ends: readonly [Spot, Spot]; readonly degrees: string }[];
  /** Middle of each point. */
  readonly spots: readonly Spot[];
  /** Ends of each route of the components, in their order. */
  readonly routes: readonly (readonly [Spot, Spot])[];
  /** Where counters of each point stand, as seen from its middle. */
  readonly rests: readonly { readonly dx: number; readonly dy: number; readonly side: number }[];
  readonly names: Readonly<Record<Locale, readonly SceneLabel[]>>;
}

/**
 * Lays the chart out: crowded parts are drawn larger, names and stacks where they cover neither points nor
 * routes.
 */
export function makeChart(pack: Pack): Chart {
  const { display, points, routes, land } = pack.file.map;
  const x = levelled(
    points.map((p) => p.x),
    display.width,
    WIDTH,
  );
  const y = levelled(
    points.map((p) => p.y),
    display.height,
    HEIGHT,
  );
  const spots = points.map((p): Spot => [x(p.x), y(p.y)]);
  const lines = routes.map(({ a, b }): readonly [Spot, Spot] => [
    spots[pointIndex(pack, a)]!,
    spots[pointIndex(pack, b)]!,
  ]);
  const sheet = { width: WIDTH, height: HEIGHT };
  const bodies = points.map((point, i) => bodyOf(point, spots[i]!, false));
  const marked = points.map((point, i) => bodyOf(point, spots[i]!, true));
  const stacks = placed({
    sheet,
    bodies: marked,
    lines,
    taken: marked,
    sizes: marked.map(() => STACK),
    gap: 3,
  });
  const names = (locale: Locale) => {
    const sizes = points.map(({ name }) => ({
      width: emsOf(name[locale]) * NAME_SIZE + 6,
      height: NAME_SIZE * 1.3,
    }));
    const boxes = placed({ sheet, bodies, lines, taken: [...bodies, ...stacks], sizes, gap: 1 });
    return points.map(({ name }, i) => labelIn(boxes[i]!, name[locale]));
  };
  const whole: readonly Spot[] = [
    [0, 0],
    [WIDTH, 0],
    [WIDTH, HEIGHT],
    [0, HEIGHT],
  ];
  return {
    areas: [
      { points: whole, tone: 'water' },
      ...land.rings.map((ring) => ({
        points: ring.map(([px, py]): Spot => [x(px), y(py)]),
        tone: 'low' as const,
      })),
    ],
    graticule: graticuleOf(display, x, y),
    spots,
    routes: lines,
    rests: stacks.map((box, i) => restIn(box, spots[i]!)),
    names: inEvery(names),
  };
}

/** Degrees from line to line. */
const DEGREES = 20;

/** Meridians and parallels, bent as the chart is drawn larger in its crowded parts. */
function graticuleOf(
  { width, height, projection = '' }: Pack['file']['map']['display'],
  x: (at: number) => number,
  y: (at: number) => number,
): Chart['graticule'] {
  const part = /longitude (-?\d+) to (-?\d+) E, latitude (-?\d+) to (-?\d+)/.exec(projection);
  const [west, east, north, south] = (part?.slice(1) ?? []).map(Number);
  if (west === undefined || east === undefined || north === undefined || south === undefined) return [];
  const between = (low: number, high: number) =>
    Array.from(
      { length: Math.floor((high - low) / DEGREES) + 1 },
      (_, i) => (Math.ceil(low / DEGREES) + i) * DEGREES,
    ).filter((at) => at < high);
  const meridians = between(west, east).map((at) => {
    const on = x(((at - west) / (east - west)) * width);
    const degrees = at > 180 ? `${360 - at}°W` : `${at}°${at === 180 ? '' : 'E'}`;
    return {
      ends: [
        [on, 0],
        [on, HEIGHT],
      ] as const,
      degrees,
    };
  });
  const parallels = between(south, north).map((at) => {
    const on = y(((north - at) / (north - south)) * height);
    const degrees = `${Math.abs(at)}°${at === 0 ? '' : at > 0 ? 'N' : 'S'}`;
    return {
      ends: [
        [0, on],
        [WIDTH, on],
      ] as const,
      degrees,
    };
  });
  return [...meridians, ...parallels];
}

/** Breadth of a name in sizes of its type: full-width characters are twice as broad as others. */
function emsOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.52), 0);
}

/**
 * A point with what is printed on it: a port has its flag to the upper left, a home port an anchor below, any
 * a slip at times.
 */
function bodyOf(
  { kind, homePortOf }: Pack['file']['map']['points'][number],
  [x, y]: Spot,
  slip: boolean,
): Box {
  const [left, up, right, low] =
    kind === 'base' ? [1.05, 0.85, 1.05, 0.85] : [1.36, 1.2, 1.15, homePortOf ? 1.6 : 1.15];
  const down = slip ? Math.max(low, 1.35) : low;
  return {
    x: x - left * RADIUS,
    y: y - up * RADIUS,
    width: (left + right) * RADIUS,
    height: (up + down) * RADIUS,
  };
}

function labelIn({ x, y, width, height }: Box, text: string): SceneLabel {
  return { x: Math.round(x + width / 2), y: Math.round(y + height * 0.78), text, style: 'point' };
}

/** The edge of the stack's room that faces the point. */
function restIn(box: Box, [x, y]: Spot) {
  const near = (low: number, high: number, at: number) => (low > at ? low - at : high < at ? high - at : 0);
  return {
    dx: Math.round(near(box.x, box.x + box.width, x)),
    dy: Math.round(near(box.y, box.y + box.height, y)),
    side: COUNTER,
  };
}

/** Pieces that an axis is cut into; how far a point makes its surroundings wider, in spans; and how much. */
const PIECES = 96;
const REACH = 0.09;
const PULL = 1.1;

/**
 * A map of an axis 0..extent onto 0..size that gives room to where many values stand, and keeps all of them
 * off the edges.
 */
export function levelled(values: readonly number[], extent: number, size: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least;
  const weights = Array.from({ length: PIECES }, (_, i) => {
    const at = least + ((i + 0.5) * span) / PIECES;
    return (
      1 +
      PULL * values.reduce((sum, value) => sum + Math.max(0, 1 - Math.abs(value - at) / (span * REACH)), 0)
    );
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const ends = weights.map((_, i) => weights.slice(0, i).reduce((sum, weight) => sum + weight, 0) / total);
  const room = size - 2 * EDGE;
  return (value) => {
    if (value < least) return Math.round((EDGE * value) / Math.max(1, least));
    if (value > most) return Math.round(size - (EDGE * (extent - value)) / Math.max(1, extent - most));
    const at = ((value - least) / span) * PIECES;
    const piece = Math.min(PIECES - 1, Math.max(0, Math.floor(at)));
    const share = ends[piece]! + ((at - piece) * weights[piece]!) / total;
    return Math.round(EDGE + share * room);
  };
}
