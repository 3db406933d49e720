/** Draws lines and names of a map. Roads are rounded where they bend and stay sharp where they meet. */
import type { SceneLabel, SceneLine } from '../referee/index.js';
import { type Brush, textOf, titleOf } from './paint.js';
import { element, short } from './xml.js';

type Spot = readonly [x: number, y: number];

/** Casing and line of a style, in hundredths of the place's radius. */
const STYLES: {
  readonly [style in SceneLine['style']]: {
    readonly casing?: number;
    readonly width: number;
    readonly dashes?: readonly number[];
    readonly bends: boolean;
  };
} = {
  road: { casing: 13, width: 5, dashes: [20, 10], bends: true },
  track: { width: 4, dashes: [8, 8], bends: true },
  route: { width: 9, bends: false },
  dotted: { width: 9, dashes: [1, 20], bends: false },
  river: { width: 12, bends: true },
  wall: { width: 16, bends: false },
};

/** All lines of a scene; `u` is the usual radius of its places. */
export function linesOf(b: Brush, lines: readonly SceneLine[], u: number): string[] {
  const meetings = meetingPoints(lines);
  return lines.map((line) => lineOf(b, line, u, meetings));
}

function lineOf(b: Brush, line: SceneLine, u: number, meetings: ReadonlySet<string>): string {
  const style = STYLES[line.style];
  const d = style.bends ? bent(line.points, meetings) : straight(line.points);
  const stroke = (width: number) => ({ d, 'stroke-width': (width * u) / 100 });
  return element(
    'g',
    { class: `line ${line.style}` },
    line.title ? titleOf(b, line.title) : '',
    style.casing ? element('path', { ...stroke(style.casing), ...b.paint('none', 'casing') }) : '',
    element('path', {
      ...stroke(style.width),
      ...b.paint('none', line.tone),
      'stroke-dasharray': style.dashes?.map((dash) => short((dash * u) / 100)).join(' '),
      'stroke-linecap': line.style === 'road' ? 'butt' : undefined,
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

/** From the middle of one stretch to the middle of the next, with the point between as the handle of a curve. */
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

const LABELS = {
  place: { size: 0.21, ink: 'ink', bold: false },
  edge: { size: 0.22, ink: 'faint', bold: false },
  area: { size: 0.34, ink: 'faint', bold: true },
} as const;

/** A name on the map. */
export function nameOf(b: Brush, label: SceneLabel, u: number, width: number): string {
  const { size, ink, bold } = LABELS[label.style];
  return textOf(b, label.text, {
    x: label.x,
    y: label.y,
    // Centred on its place, so a name near the edge of the sheet has that much room on either side.
    within: 2 * Math.min(label.x, width - label.x),
    size: size * u,
    ink,
    bold,
    halo: 'paper',
    names: `name-${label.style}`,
  });
}
