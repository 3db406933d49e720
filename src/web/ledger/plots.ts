/** Luck as small drawings beside the figures. */
import { type Faces, isOutside, type LuckPoint, type Sum } from '../../audit/index.js';
import { element, escaped, short } from '../../board/svg/xml.js';

const STRIP = { width: 220, height: 24, edge: 8 };
const CURVE = { width: 360, height: 150, left: 34, right: 8, top: 10, bottom: 22 };
/**
 * Luck is drawn on a scale of at least so much to each side, so that a single roll does not fill the plot.
 */
const LEAST_SCALE = 1;

/**
 * One face of a kind of die: a count on a line, the range that chance allows behind it, the expected count as
 * a tick.
 */
export function faceStrip({ counts, expected, band }: Faces, face: number): string {
  const most = Math.max(...counts, band.high, 1);
  const count = counts[face - 1] ?? 0;
  const x = (value: number) => STRIP.edge + ((STRIP.width - 2 * STRIP.edge) * value) / most;
  const outside = count < band.low || count > band.high;
  return strip({
    from: x(0),
    low: x(band.low),
    high: x(band.high),
    average: x(expected),
    came: x(count),
    outside,
  });
}

/**
 * A sum of luck: nought in the middle, the range that chance allows around it. `scale`: what all strips of a
 * table share.
 */
export function luckStrip(sum: Sum, scale: number): string {
  const x = (value: number) => STRIP.width / 2 + ((STRIP.width / 2 - STRIP.edge) * value) / scale;
  const { luck, band } = sum;
  return strip({
    from: x(-scale),
    low: x(band.low),
    high: x(band.high),
    average: x(0),
    came: x(luck),
    outside: isOutside(sum),
  });
}

/** The scale on which all of these sums fit. */
export function scaleOf(sums: readonly Sum[]): number {
  return Math.max(LEAST_SCALE, ...sums.flatMap(({ luck, band }) => [Math.abs(luck), -band.low, band.high]));
}

/** Places on a strip, from the left. */
interface Strip {
  readonly from: number;
  readonly low: number;
  readonly high: number;
  readonly average: number;
  readonly came: number;
  readonly outside: boolean;
}

function strip({ from, low, high, average, came, outside }: Strip): string {
  const middle = STRIP.height / 2;
  return element(
    'svg',
    { viewBox: `0 0 ${STRIP.width} ${STRIP.height}`, class: 'strip', 'aria-hidden': 'true' },
    element('line', { x1: from, x2: STRIP.width - STRIP.edge, y1: middle, y2: middle, class: 'axis' }),
    element('rect', { x: low, y: middle - 7, width: Math.max(3, high - low), height: 14, class: 'band' }),
    element('line', { x1: average, x2: average, y1: middle - 9, y2: middle + 9, class: 'expected' }),
    markAt(came, middle, outside),
  );
}

/** What was observed: a disc inside the range, a diamond outside of it. */
function markAt(x: number, y: number, outside: boolean): string {
  if (!outside) return element('circle', { cx: x, cy: y, r: 5, class: 'mark' });
  const path = `M${short(x)} ${short(y - 7)}l7 7l-7 7l-7 -7Z`;
  return element('path', { d: path, class: 'mark outside' });
}

/**
 * How the luck of a side grew. `range`: numbers of the first and the last roll, `scale`: both shared by the
 * plots of all sides.
 */
export function luckCurve(
  points: readonly LuckPoint[],
  range: readonly [first: number, last: number],
  scale: number,
  title: string,
): string {
  const { width, height, left, right, top, bottom } = CURVE;
  const [first, last] = range;
  const middle = top + (height - top - bottom) / 2;
  const x = (number: number) => left + ((width - left - right) * (number - first + 1)) / (last - first + 2);
  const y = (value: number) => middle - ((middle - top) * value) / scale;
  const text = (at: number, down: number, words: string, anchor: string) =>
    element('text', { x: at, y: down, 'text-anchor': anchor }, escaped(words));
  const stair = (value: (point: LuckPoint) => number) =>
    stairOf(
      points.map((point) => [x(point.number), y(value(point))] as const),
      [left, y(0)],
      width - right,
    );
  const band = [...stair(({ band: { high } }) => high), ...stair(({ band: { low } }) => low).reverse()];
  return element(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'curve', role: 'img', 'aria-label': title },
    element('path', { d: `M${band.join('L')}Z`, class: 'band' }),
    element('line', { x1: left, x2: width - right, y1: y(0), y2: y(0), class: 'axis' }),
    element('path', { d: `M${stair(({ luck }) => luck).join('L')}`, class: 'line' }),
    text(left - 5, y(0) + 4, '0', 'end'),
    text(left - 5, y(scale) + 8, signedNumber(scale, 1), 'end'),
    text(left - 5, y(-scale), signedNumber(-scale, 1), 'end'),
    text(x(first), height - 6, String(first), 'middle'),
    ...(last > first ? [text(x(last), height - 6, String(last), 'middle')] : []),
  );
}

type Place = readonly [x: number, y: number];

/**
 * Corners of a stair from its foot: a sum changes at a roll and stays until the next, the last one to the
 * end.
 */
function stairOf(points: readonly Place[], foot: Place, end: number): string[] {
  let level = foot[1];
  const corners = points.flatMap(([x, y]): Place[] => {
    const before = level;
    level = y;
    return [
      [x, before],
      [x, y],
    ];
  });
  const all: readonly Place[] = [foot, ...corners, [end, level]];
  return all.map(([x, y]) => `${short(x)} ${short(y)}`);
}

/** A number with its sign, as people write it. */
export function signedNumber(value: number, digits: number): string {
  const plain = Math.abs(value).toFixed(digits);
  if (Number(plain) === 0) return plain;
  return `${value < 0 ? '−' : '+'}${plain}`;
}
