/**
 * Draws what is printed or laid in a place and is no unit: headquarters, discs, flags, home ports, slips with
 * a word.
 */
import type { SceneMark, ScenePlace, Tone } from '../../../referee/index.js';
import { type Brush, drawText, drawTitle, widthOf } from '../paint.js';
import { element, short } from '../xml.js';
import { emblemOf, ensignOf, holdSignOf, isHoldSign, pennantOf } from './flags.js';
import { isPrinted, printedSign, SPOTS } from './printed.js';

/** Where marks that are no squares stand, so that counters in the middle leave them visible. */
const CORNERS = [
  [-0.73, 0.04],
  [0.73, 0.04],
  [-0.54, -0.5],
  [0.54, -0.5],
] as const;
/** To the upper right of a counter, which it sticks out beside. */
const HELD = [0.64, -0.6] as const;

/**
 * Around a round point: the flag to the upper left, a home port's anchor below, a slip across its lower edge.
 */
const AROUND = {
  flag: [-0.92, -0.86],
  anchor: [0, 1.3],
  disc: [0.92, 0.78],
  cross: [-0.9, 0.8],
  square: [0, 0],
  tag: [0, 0.92],
  pennant: HELD,
  ghost: HELD,
  captured: HELD,
} as const;

type Places = ReadonlyMap<string, ScenePlace>;

/** All marks in places of the map; those in `taken` stand there already. */
export function marksOf(
  b: Brush,
  marks: readonly SceneMark[],
  places: Places,
  taken: readonly SceneMark[] = [],
): string[] {
  const counts = new Map<string, number>();
  const next = ({ style, place }: SceneMark): number => {
    if (style === 'square' || isHoldSign(style) || (isPrinted(style) && SPOTS[style])) return 0;
    const nth = counts.get(place) ?? 0;
    counts.set(place, nth + 1);
    return nth;
  };
  for (const mark of taken) next(mark);
  return marks.flatMap((mark) => {
    const place = places.get(mark.place);
    return place ? [markOf(b, mark, place, next(mark))] : [];
  });
}

/** A mark; `nth` counts the marks of the same place that are no squares. */
function markOf(b: Brush, mark: SceneMark, place: ScenePlace, nth: number): string {
  const r = place.radius;
  const [dx, dy] = spotOf(mark, place, nth);
  return element(
    'g',
    {
      class: 'mark',
      transform: `translate(${Math.round((place.x + dx * r) * 10) / 10} ${Math.round((place.y + dy * r) * 10) / 10})`,
    },
    drawTitle(b, mark.title),
    shapeOf(b, mark, place),
  );
}

function spotOf(mark: SceneMark, place: ScenePlace, nth: number): readonly [number, number] {
  if (isPoint(place)) {
    if (isPrinted(mark.style)) return [0, 0];
    return place.shape === 'square' && mark.style === 'flag' ? [0, 0] : AROUND[mark.style];
  }
  if (isPrinted(mark.style)) return SPOTS[mark.style] ?? cornerOf(nth);
  if (mark.style === 'tag') return [0, 0.68];
  if (isHoldSign(mark.style)) return HELD;
  return mark.style === 'square' ? [0, 0.03] : cornerOf(nth);
}

function cornerOf(nth: number): readonly [number, number] {
  return CORNERS[nth % CORNERS.length] as readonly [number, number];
}

/** Points of a point-to-point map, in contrast to hexes. */
export function isPoint({ shape }: Pick<ScenePlace, 'shape'>): boolean {
  return shape === 'round' || shape === 'square';
}

/** The sides whose flag has a star on dark cloth. */
const DARK: ReadonlySet<Tone> = new Set(['second', 'third', 'fourth', 'fifth']);

function shapeOf(b: Brush, mark: SceneMark, place: ScenePlace): string {
  const { style, tone, text } = mark;
  const r = place.radius;
  const point = isPoint(place);
  if (isPrinted(style)) return printedSign(b, style, tone, r);
  if (style === 'square') return squareOf(b, tone, text, r);
  if (isHoldSign(style)) return holdSignOf(b, style, tone, r);
  if (style === 'tag') return tagOf(b, tone, text, r * (point ? 0.56 : 0.26));
  if (style === 'anchor') return anchorOf(b, text, r * 0.5);
  if (style === 'disc') return discOf(b, tone, text, r);
  if (style === 'flag' && (tone === 'first' || DARK.has(tone)))
    return place.shape === 'square' ? emblemOf(b, tone, r * 0.42) : ensignOf(b, tone, r * 0.8);
  const below = drawText(b, text, {
    x: 0,
    y: r * 0.33,
    size: r * 0.16,
    ink: 'ink',
    halo: 'paper',
    within: r * 0.5,
  });
  if (style === 'cross')
    return (
      element('path', { d: cross(r * 0.13), ...b.paint('none', tone), 'stroke-width': r * 0.07 }) + below
    );
  return pennantOf(b, tone, r) + below;
}

export function discOf(b: Brush, tone: Tone, text: string, r: number): string {
  return (
    element('circle', { r: r * 0.17, ...b.paint(tone, 'ink'), 'stroke-width': r * 0.025 }) +
    drawText(b, text, { x: 0, y: r * 0.07, size: r * 0.2, ink: `on-${tone}`, bold: true, within: r * 0.28 })
  );
}

/** A home port: an anchor on a slip with the nations, `size` high. */
function anchorOf(b: Brush, text: string, size: number): string {
  const words = widthOf(text, size * 0.8);
  const width = words + size * 1.35;
  const [left, half] = [-width / 2, size * 0.58];
  return (
    element('rect', {
      x: left,
      y: -half,
      width,
      height: half * 2,
      rx: half * 0.5,
      ...b.paint('card', 'edge'),
      'stroke-width': size * 0.06,
    }) +
    element('path', {
      d: anchor(size * 0.42),
      transform: `translate(${short(left + size * 0.6)} 0)`,
      ...b.paint('none', 'card-ink'),
      'stroke-width': size * 0.12,
    }) +
    drawText(b, text, {
      x: left + size * 1.12,
      y: size * 0.29,
      size: size * 0.8,
      ink: 'card-ink',
      bold: true,
      anchor: 'start',
    })
  );
}

/** Path data of an anchor around the origin. */
export function anchor(r: number): string {
  return `M0${-r * 0.55}V${r}M${-r * 0.45}${-r * 0.2}H${r * 0.45}M${-r * 0.85} ${r * 0.3}A${r * 0.85} ${r * 0.75} 0 0 0 ${r * 0.85} ${r * 0.3}M${-r * 0.22}${-r * 0.78}A${r * 0.22} ${r * 0.22} 0 1 1 ${r * 0.22}${-r * 0.78}A${r * 0.22} ${r * 0.22} 0 1 1${-r * 0.22}${-r * 0.78}`;
}

/** A word on a slip of the colour of a side, `size` high. */
function tagOf(b: Brush, tone: Tone, text: string, size: number): string {
  const width = widthOf(text, size * 0.8) + size * 0.7;
  return (
    element('rect', {
      x: -width / 2,
      y: -size * 0.6,
      width,
      height: size * 1.2,
      rx: size * 0.15,
      ...b.paint(tone, 'paper'),
      'stroke-width': size * 0.1,
    }) + drawText(b, text, { x: 0, y: size * 0.29, size: size * 0.8, ink: `on-${tone}`, bold: true })
  );
}

/** A headquarters: a broken circle, and a flag with its text that sticks out beside a counter on it. */
function squareOf(b: Brush, tone: Tone, text: string, r: number): string {
  const [left, top] = [r * 0.4, r * 0.2];
  const width = Math.max(r * 0.3, widthOf(text, r * 0.2) + r * 0.12);
  return (
    element('circle', {
      r: r * 0.46,
      ...b.paint('none', tone),
      'stroke-width': r * 0.04,
      'stroke-dasharray': `${short(r * 0.1)} ${short(r * 0.07)}`,
    }) +
    element('path', {
      d: `M${short(left)} ${short(top)}V${short(r * 0.62)}`,
      ...b.paint('none', 'ink'),
      'stroke-width': r * 0.05,
    }) +
    element('rect', {
      x: left,
      y: top,
      width,
      height: r * 0.26,
      ...b.paint(tone, 'edge'),
      'stroke-width': r * 0.025,
    }) +
    drawText(b, text, {
      x: left + width / 2,
      y: top + r * 0.2,
      size: r * 0.2,
      ink: `on-${tone}`,
      bold: true,
    })
  );
}

/** Path data of a diagonal cross around the origin. */
export function cross(arm: number): string {
  return `M${-arm} ${-arm}L${arm} ${arm}M${-arm} ${arm}L${arm} ${-arm}`;
}
