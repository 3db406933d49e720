/** The picture of a rating over time, with its interval: geometry alone, drawn by a template. */

/** An instant, a value, and half its interval. */
export interface ChartPoint {
  readonly at: Date;
  readonly value: number;
  readonly half: number;
}

export interface RatingChart {
  readonly width: number;
  readonly height: number;
  /** Where the line of the dates stands. */
  readonly foot: number;
  /** Points of a polyline, and of the polygon of the interval around it. */
  readonly line: string;
  readonly band: string;
  /** Where the newest value stands. */
  readonly last: { readonly x: number; readonly y: number };
  /** Lines of round hundreds. */
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
}

const WIDTH = 320;
const HEIGHT = 160;
/** Room for the numbers of the ticks. */
const LEFT = 44;
const EDGE = 8;
/** Room for the dates. */
const FOOT = 20;
const STEP = 100;
const MOST_TICKS = 6;

/** Undefined for fewer than two points: there is nothing to compare. */
export function ratingChart(points: readonly ChartPoint[]): RatingChart | undefined {
  const inOrder = [...points].sort((a, b) => a.at.getTime() - b.at.getTime());
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined || first.at.getTime() === last.at.getTime()) return undefined;
  const least = Math.floor(Math.min(...inOrder.map(({ value, half }) => value - half)) / STEP) * STEP;
  const most = Math.ceil(Math.max(...inOrder.map(({ value, half }) => value + half)) / STEP) * STEP;
  const span = last.at.getTime() - first.at.getTime();
  const x = (at: Date) =>
    rounded(LEFT + ((at.getTime() - first.at.getTime()) / span) * (WIDTH - LEFT - EDGE));
  const y = (value: number) =>
    rounded(EDGE + ((most - value) / Math.max(STEP, most - least)) * (HEIGHT - 2 * EDGE));
  const corner = (at: Date, value: number) => `${x(at)},${y(value)}`;
  const every = STEP * Math.ceil((most - least) / STEP / (MOST_TICKS - 1));
  const ticks = Array.from({ length: Math.floor((most - least) / every) + 1 }, (_, n) => least + n * every);
  return {
    width: WIDTH,
    height: HEIGHT + FOOT,
    foot: HEIGHT + FOOT - 6,
    line: inOrder.map(({ at, value }) => corner(at, value)).join(' '),
    band: [
      ...inOrder.map(({ at, value, half }) => corner(at, value + half)),
      ...[...inOrder].reverse().map(({ at, value, half }) => corner(at, value - half)),
    ].join(' '),
    last: { x: x(last.at), y: y(last.value) },
    ticks: ticks.map((value) => ({ y: y(value), value })),
  };
}

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10;
