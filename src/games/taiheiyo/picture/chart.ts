/**
 * The chart that a match is drawn on: what never changes. Distances are not to scale: the rules know routes
 * alone (TS-2.1).
 */
import type {
  Ground,
  Locale,
  SceneArea,
  SceneKey,
  SceneLabel,
  SceneLine,
  ScenePlace,
} from '../../../referee/index.js';
import { inEvery } from '../../shared/index.js';
import { type Pack, pointIndex } from '../components/pack.js';
import type { PictureWords } from '../words/index.js';

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

export type Spot = readonly [x: number, y: number];

export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

export interface Box extends LabelSize {
  readonly x: number;
  readonly y: number;
}

export interface Task {
  readonly sheet: LabelSize;
  /** What each box belongs to with all that is printed on it, and how large the box is. */
  readonly bodies: readonly Box[];
  readonly sizes: readonly LabelSize[];
  /** Lines that are better left visible. */
  readonly lines: readonly (readonly [Spot, Spot])[];
  /** Boxes that must not be covered. */
  readonly taken: readonly Box[];
  /** From a body to the near edge of its box. */
  readonly gap: number;
}

/** Right, below, left, above, then the corners: as seen from the body. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
/**
 * What a square unit of covered box, of sheet exceeded and a unit of covered line cost; later directions cost
 * a little.
 */
const COVERED = 3;
const BEYOND = 30;
const CROSSED = 14;
const LATER = 25;
/** Rounds in which each box may move once more now that it knows where the others are. */
const ROUNDS = 4;

/** A box for each body, in their order, each where it costs least. The same task gives the same boxes. */
export function placed(task: Task): Box[] {
  const choices = task.bodies.map((body, i) =>
    DIRECTIONS.map((direction) => boxAt(body, task.sizes[i]!, direction, task.gap)),
  );
  const fixed = choices.map((boxes) => boxes.map((box, nth) => fixedCost(task, box) + nth * LATER));
  const chosen = choices.map((boxes) => boxes[0]!);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, boxes] of choices.entries()) {
      const costs = boxes.map((box, nth) => {
        const others = chosen.reduce((sum, other, k) => sum + (k === i ? 0 : overlap(grown(box), other)), 0);
        return fixed[i]![nth]! + COVERED * others;
      });
      chosen[i] = boxes[costs.indexOf(Math.min(...costs))]!;
    }
  return chosen;
}

/** A corner comes nearer to the middle than an edge: a body is rounder than its box. */
const ROUNDNESS = 0.18;

function boxAt(
  body: Box,
  { width, height }: LabelSize,
  [right, down]: readonly [number, number],
  gap: number,
): Box {
  const nearer = right !== 0 && down !== 0 ? ROUNDNESS : 0;
  const from = (low: number, extent: number, size: number, way: number) => {
    if (way === 0) return low + (extent - size) / 2;
    return way > 0 ? low + extent * (1 - nearer) + gap : low + extent * nearer - gap - size;
  };
  return {
    x: from(body.x, body.width, width, right),
    y: from(body.y, body.height, height, down),
    width,
    height,
  };
}

function fixedCost({ sheet, taken, lines }: Task, box: Box): number {
  const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
  const beyond = box.width * box.height - overlap(box, { x: 0, y: 0, ...sheet });
  const crossed = lines.reduce((sum, line) => sum + lengthInside(line, box), 0);
  return COVERED * covered + BEYOND * beyond + CROSSED * crossed;
}

/** Two boxes that all but touch would be read as one. */
const APART = 9;

function grown({ x, y, width, height }: Box): Box {
  return { x: x - APART, y: y - APART, width: width + 2 * APART, height: height + 2 * APART };
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much of a line lies in a box. */
function lengthInside([[ax, ay], [bx, by]]: readonly [Spot, Spot], box: Box): number {
  let [enter, leave] = [0, 1];
  for (const [from, step, low, high] of [
    [ax, bx - ax, box.x, box.x + box.width],
    [ay, by - ay, box.y, box.y + box.height],
  ] as const) {
    if (step === 0) {
      if (from < low || from > high) return 0;
      continue;
    }
    const [one, other] = [(low - from) / step, (high - from) / step];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return leave > enter ? (leave - enter) * Math.hypot(bx - ax, by - ay) : 0;
}

export function groundOf(pack: Pack, chart: Chart, words: PictureWords): Ground {
  return {
    width: WIDTH,
    height: HEIGHT,
    areas: chart.areas,
    places: pack.points.map((_, point) => placeOf(pack, chart, point, words)),
    lines: [
      ...chart.graticule.map(({ ends }): SceneLine => ({ points: ends, style: 'graticule', tone: 'water' })),
      ...routesOf(pack, chart, words),
    ],
    labels: [...chart.graticule.map(degreesAt), ...chart.names[words.locale], ...seasOf(words)],
    legend: legendOf(words),
    furniture: {
      cartouche: { x: 0.83 * WIDTH, y: 0.93 * HEIGHT, lines: [words.say('title'), words.say('dates')] },
    },
  };
}

/** A meridian is named at its upper end, a parallel at its left one. */
function degreesAt({ ends: [[x, y], end], degrees }: Chart['graticule'][number]): SceneLabel {
  const upright = x === end[0];
  return { x: upright ? x : 20, y: Math.round(upright ? 16 : y - 4), text: degrees, style: 'edge' };
}

/** Where the names of the oceans stand, as shares of the sheet: where no route leads. */
const SEAS = [
  ['sea.north', 0.58, 0.37],
  ['sea.south', 0.68, 0.74],
  ['sea.indian', 0.19, 0.9],
] as const;

function seasOf({ say }: PictureWords): SceneLabel[] {
  return SEAS.map(([name, x, y]) => ({
    x: Math.round(x * WIDTH),
    y: Math.round(y * HEIGHT),
    text: say(name),
    style: 'sea',
  }));
}

/** Ports are round and carry their value, bases are square. */
function placeOf(pack: Pack, chart: Chart, point: number, { locale }: PictureWords): ScenePlace {
  const { id, port, vp } = pack.points[point]!;
  const [x, y] = chart.spots[point]!;
  return {
    id,
    shape: port ? 'round' : 'square',
    x,
    y,
    radius: RADIUS,
    tone: 'town',
    label: '',
    ...(port ? { value: String(vp) } : {}),
    rest: chart.rests[point]!,
    title: pack.file.map.points[point]!.name[locale],
  };
}

/** A bead on a route makes it a stage longer; dotted routes are printed as such (TS-7.5.l). */
function routesOf(pack: Pack, chart: Chart, { locale, say }: PictureWords): SceneLine[] {
  return pack.file.map.routes.map(({ a, b, dotted, length }, i) => ({
    points: chart.routes[i]!,
    style: dotted ? 'dotted' : 'route',
    tone: dotted ? 'choice' : 'border',
    beads: length - 1,
    title: say(dotted ? 'route.closed' : 'route', {
      a: pointName(pack, a, locale),
      b: pointName(pack, b, locale),
      length,
    }),
  }));
}

/** Dotted routes as whole lines: while they are open (TS-7.5.m). */
export function openRoutes(pack: Pack, chart: Chart, { locale, say }: PictureWords): SceneLine[] {
  return pack.file.map.routes.flatMap(({ a, b, dotted, length }, i): SceneLine[] => {
    if (!dotted) return [];
    const title = say('route', { a: pointName(pack, a, locale), b: pointName(pack, b, locale), length });
    return [{ points: chart.routes[i]!, style: 'route', tone: 'choice', beads: length - 1, title }];
  });
}

function pointName(pack: Pack, id: string, locale: PictureWords['locale']): string {
  return pack.file.map.points[pack.pointIndexes.get(id) ?? -1]?.name[locale] ?? id;
}

function legendOf({ say }: PictureWords): SceneKey[] {
  return [
    { tone: 'first', sign: 'card', text: say('side.J') },
    { tone: 'fifth', sign: 'card', text: say('side.A') },
    { tone: 'border', sign: 'port', text: say('legend.port') },
    { tone: 'border', sign: 'base', text: say('legend.base') },
    { tone: 'neutral', sign: 'anchor', text: say('legend.homePort') },
    { tone: 'border', sign: 'route', text: say('legend.near') },
    { tone: 'border', sign: 'bead', text: say('legend.far') },
    { tone: 'choice', sign: 'dotted', text: say('legend.shift') },
    { tone: 'neutral', sign: 'reversed', text: say('legend.reversed') },
    { tone: 'neutral', sign: 'done', text: say('legend.reversedCount') },
    { tone: 'neutral', sign: 'worn', text: say('legend.damaged') },
    { tone: 'first', sign: 'figures', sample: '4-[3]-2', text: say('legend.figures') },
  ];
}
