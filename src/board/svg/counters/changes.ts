/**
 * Draws what changed since the reader looked last: arrows below the counters; crosses, bursts, dice and
 * arrivals above them, beside what is printed on a counter.
 */
import type { Scene, SceneChange, ScenePlace } from '../../../referee/index.js';
import { type Brush, drawText, drawTitle, widthOf } from '../paint.js';
import { around } from '../place.js';
import { element, polygon, short } from '../xml.js';
import { cross, isPoint } from './mark.js';

type Move = Extract<SceneChange, { style: 'move' }>;
type Event = Exclude<SceneChange, Move>;

/** Equal changes in a place, drawn once with their number. */
interface Gathered<C extends SceneChange> {
  readonly change: C;
  readonly count: number;
  readonly title: string;
}

/** Changes that would be drawn at the same spot, as one: moves between the same places, losses of a place. */
export function mergeChanges(changes: readonly SceneChange[]): Gathered<SceneChange>[] {
  const found = new Map<string, SceneChange[]>();
  for (const change of changes) {
    const key = JSON.stringify({ ...change, title: '', unit: '', counter: '', word: '' });
    found.set(key, [...(found.get(key) ?? []), change]);
  }
  return [...found.values()].map((same) => ({
    change: same[0] as SceneChange,
    count: same.length,
    title: same.map(({ title }) => title).join('\n'),
  }));
}

/** A side is set up once more than this share of its counters on the map has just arrived. */
const SET_UP = 0.5;

/** All changes but the arrivals of a side that has just been set up: a sign on every counter tells nothing. */
export function notSetUp({ changes, counters }: Pick<Scene, 'changes' | 'counters'>): SceneChange[] {
  const sideAt = new Map(counters.map(({ place, side }) => [place, side]));
  const arrived = new Map<string, number>();
  const sideOf = (change: SceneChange) => (change.style === 'arrival' ? sideAt.get(change.at) : undefined);
  for (const side of changes.map(sideOf))
    if (side !== undefined) arrived.set(side, (arrived.get(side) ?? 0) + 1);
  const isSetUp = (side: string) =>
    (arrived.get(side) ?? 0) > SET_UP * counters.filter((counter) => counter.side === side).length;
  return changes.filter((change) => {
    const side = sideOf(change);
    return side === undefined || !isSetUp(side);
  });
}

type Places = ReadonlyMap<string, ScenePlace>;

/** The moves between places of the map; `occupied` are the ids of the places that counters stand in. */
export function movesOf(
  b: Brush,
  changes: readonly SceneChange[],
  places: Places,
  occupied: ReadonlySet<string>,
): string[] {
  return mergeChanges(changes).flatMap(({ change, count, title }) => {
    if (change.style !== 'move') return [];
    const [from, to] = [places.get(change.from), places.get(change.to)];
    return from && to && from !== to ? [moveOf(b, title, from, to, count, occupied.has(from.id))] : [];
  });
}

/** A sign for whatever else changed in a place of the map. */
export function signsOf(
  b: Brush,
  changes: readonly SceneChange[],
  places: Places,
  occupied: ReadonlySet<string>,
): string[] {
  const taken = new Map<string, number>();
  return mergeChanges(changes).flatMap(({ change, count, title }) => {
    const place = change.style === 'move' ? undefined : places.get(change.at);
    if (change.style === 'move' || !place) return [];
    const key = `${signStyle(change)} ${change.at}`;
    const nth = taken.get(key) ?? 0;
    taken.set(key, nth + 1);
    const empty = !isPoint(place) && !occupied.has(change.at);
    return [eventOf(b, { change, count, title }, place, nth, empty)];
  });
}

/**
 * An arrow from place to place, bent to its left so that it leaves routes and its own way back to be seen;
 * begins beside the one's centre, or at the edge of the counter that stands there, and ends where the other's
 * counter begins.
 */
function moveOf(
  b: Brush,
  title: string,
  from: ScenePlace,
  to: ScenePlace,
  count: number,
  held: boolean,
): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const r = Math.min(from.radius, to.radius) * (isPoint(from) ? 1.35 : 1);
  const [begin, end] = [
    Math.min(r * (isPoint(from) ? 0.8 : held ? 0.56 : 0.25), length * (held ? 0.33 : 0.17)),
    length - Math.min(r * (isPoint(to) ? 0.95 : 0.6), length / 3),
  ];
  const bend = -Math.min(length * 0.13, r * 2.2);
  const [neck, w] = [end - r * 0.3, r * 0.03];
  // The head points along the curve's end.
  const angle = (Math.atan2(-bend * 0.9, (end - begin) / 2) * 180) / Math.PI;
  const shaft = `M${short(begin)} 0Q${short((begin + end) / 2)} ${short(bend)} ${short(neck)} ${short(bend * 0.16)}`;
  const head = polygon([
    [0, 0],
    [-r * 0.4, -r * 0.18],
    [-r * 0.3, 0],
    [-r * 0.4, r * 0.18],
  ]);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const tip = { transform: `translate(${short(end)} 0) rotate(${short(angle)})` };
  const draw = (ink: 'paper' | 'ink', more: number) =>
    element('path', { d: shaft, ...b.paint('none', ink), 'stroke-width': w * 1.7 + more }) +
    element('path', { d: head, ...tip, ...b.paint(ink, ink), 'stroke-width': more });
  return element(
    'g',
    { class: 'move', transform: `translate(${short(from.x)} ${short(from.y)}) rotate(${short(turn)})` },
    drawTitle(b, title),
    draw('paper', r * 0.05),
    draw('ink', 0),
    count > 1
      ? element(
          'g',
          { transform: `translate(${short((begin + end) / 2)} ${short(bend / 2)}) rotate(${short(-turn)})` },
          element('circle', { r: r * 0.24, ...b.paint('ink', 'paper'), 'stroke-width': r * 0.045 }),
          drawText(b, String(count), {
            x: 0,
            y: r * 0.1,
            size: r * 0.28,
            ink: 'paper',
            bold: true,
            within: r * 0.4,
          }),
        )
      : '',
  );
}

type Spots = {
  readonly [style in Exclude<Event['style'], 'harm'>]: readonly [
    x: number,
    y: number,
    dx: number,
    dy: number,
  ];
};
/**
 * Where each sign stands in a hex, in radii, and the step to the next of its kind: arrivals, recoveries and
 * losses between the counter and the corner of the hex, off its name and figures.
 */
const IN_HEX: Spots = {
  loss: [-0.74, -0.22, 0, -0.4],
  arrival: [-0.74, 0.2, 0, 0.4],
  recovery: [0.74, 0.2, 0, 0.4],
  fight: [0.62, -0.58, 0, 0.5],
  dice: [0.4, 0.66, -0.9, 0],
};
/** The same at a point. */
const AT_POINT: Spots = {
  loss: [-0.85, 0.12, 0, 0.4],
  arrival: [0.62, 0.5, 0, 0.4],
  recovery: [0.78, 0, 0, 0.4],
  fight: [0.7, -0.66, 0, -0.62],
  dice: [-0.3, -1.2, 0, -0.5],
};

/** Harm is drawn as a fight is: with the mark of the state. */
function signStyle({ style }: Event): keyof Spots {
  return style === 'harm' ? 'fight' : style;
}

/** A sign; `nth` counts such signs in the same place, `empty` says that no counter stands there. */
function eventOf(
  b: Brush,
  { change, count, title }: Gathered<SceneChange>,
  place: ScenePlace,
  nth: number,
  empty: boolean,
): string {
  if (change.style === 'move') return '';
  const r = place.radius * (isPoint(place) ? 1.3 : 1);
  const style = signStyle(change);
  const [x, y, dx, dy] =
    style === 'loss' && empty ? [0, 0.05, 0.3, 0] : (isPoint(place) ? AT_POINT : IN_HEX)[style];
  // What stands at the left grows to the left, away from the counter.
  const way = x < 0 ? -1 : 1;
  return element(
    'g',
    {
      class: style,
      transform: `translate(${short(place.x + (x + dx * nth) * r)} ${short(place.y + (y + dy * nth) * r)})`,
    },
    drawTitle(b, title),
    signOf(b, change, count, r, empty, way),
  );
}

function signOf(b: Brush, change: Event, count: number, r: number, empty: boolean, way: -1 | 1): string {
  if (change.style === 'fight' || change.style === 'harm')
    return burst(b, count > 1 ? `${change.text}×${count}` : change.text, r);
  if (change.style === 'dice') return diceOf(b, change.faces, r * 0.42);
  if (change.style === 'arrival' || change.style === 'recovery')
    return goodSign(b, change.style, count, r, way);
  const arm = r * (empty ? 0.3 : 0.17);
  return lossSign(b, arm) + countBeside(b, count, r, way * (arm + r * 0.06));
}

/** The number of losses, beside their cross. */
function countBeside(b: Brush, count: number, r: number, x: number): string {
  if (count < 2) return '';
  return drawText(b, `×${count}`, {
    x,
    y: r * 0.1,
    size: r * 0.28,
    ink: 'ink',
    halo: 'paper',
    bold: true,
    anchor: x < 0 ? 'end' : 'start',
  });
}

function lossSign(b: Brush, arm: number): string {
  return (
    element('path', { d: cross(arm), ...b.paint('none', 'paper'), 'stroke-width': arm * 0.85 }) +
    element('path', { d: cross(arm), ...b.paint('none', 'alarm'), 'stroke-width': arm * 0.45 })
  );
}

/** A plus for what arrived, a point upwards for what recovered, with their number, on a disc as long as it takes. */
function goodSign(b: Brush, style: 'arrival' | 'recovery', count: number, r: number, way: -1 | 1): string {
  const [radius, arm, size] = [r * 0.19, r * 0.115, r * 0.28];
  const d =
    style === 'arrival'
      ? `M${-arm} 0H${arm}M0 ${-arm}V${arm}`
      : `M${-arm} ${arm * 0.2}L0 ${-arm}L${arm} ${arm * 0.2}M0 ${-arm}V${arm}`;
  const number = count > 1 ? String(count) : '';
  const more = number === '' ? 0 : widthOf(number, size) + r * 0.03;
  const sign = way < 0 ? -more : 0;
  return (
    element('rect', {
      x: sign - radius,
      y: -radius,
      width: 2 * radius + more,
      height: 2 * radius,
      rx: radius,
      ...b.paint('choice', 'paper'),
      'stroke-width': r * 0.045,
    }) +
    element('path', {
      d,
      transform: sign === 0 ? undefined : `translate(${short(sign)} 0)`,
      ...b.paint('none', 'paper'),
      'stroke-width': r * 0.07,
    }) +
    (number === ''
      ? ''
      : drawText(b, number, {
          x: sign + arm + r * 0.04,
          y: size * 0.36,
          size,
          ink: 'paper',
          bold: true,
          anchor: 'start',
        }))
  );
}

/** A burst, as wide as its text needs. */
function burst(b: Brush, text: string, r: number): string {
  const size = r * 0.26;
  const stretch = Math.max(1, (widthOf(text, size) / 2 + r * 0.1) / (r * 0.27));
  const points = Array.from({ length: 28 }, (_, i) =>
    around((i * 360) / 28, r * (i % 2 === 0 ? 0.37 : 0.28)),
  );
  const outline = polygon(points.map(([x, y]) => [x * stretch, y]));
  return (
    element('path', { d: outline, ...b.paint('alarm', 'paper'), 'stroke-width': r * 0.035 }) +
    drawText(b, text, { x: 0, y: size * 0.36, size, ink: 'on-alarm', bold: true })
  );
}

/** The pips of each face, in quarters of half a side. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Dice in a row, each `side` wide; a face that is no die of six is written out. */
function diceOf(b: Brush, faces: readonly number[], side: number): string {
  return faces
    .map((face, i) => {
      const pips = (PIPS[face - 1] ?? []).map(([x, y]) =>
        element('circle', {
          cx: x * side * 0.26,
          cy: y * side * 0.26,
          r: side * 0.1,
          ...b.paint('card-ink'),
        }),
      );
      const text =
        pips.length > 0
          ? ''
          : drawText(b, String(face), {
              x: 0,
              y: side * 0.22,
              size: side * 0.6,
              ink: 'card-ink',
              bold: true,
            });
      return element(
        'g',
        { transform: `translate(${short((i - (faces.length - 1) / 2) * side * 1.12)} 0)` },
        element('rect', {
          x: -side / 2,
          y: -side / 2,
          width: side,
          height: side,
          rx: side * 0.18,
          ...b.paint('card', 'edge'),
          'stroke-width': side * 0.07,
        }),
        ...pips,
        text,
      );
    })
    .join('');
}
