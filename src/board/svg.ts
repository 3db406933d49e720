/** A scene as SVG. Without scripts, styles or references: attributes, classes and data attributes only. */
import type { Scene, ScenePlace } from '../referee/index.js';
import { changesOf } from './changes.js';
import { type Cut, type Window, windowOf, within } from './crop.js';
import { areasOf, linesOf, nameOf } from './line.js';
import { isPoint, markOf } from './mark.js';
import { type Brush, brush, LATIN, textsOf, titleOf } from './paint.js';
import type { Shade, Theme } from './palette.js';
import { groundOf, type Interactive, labelSpec, placeOf } from './place.js';
import { stackOf, type Table } from './stack.js';
import { footOf, headOf } from './surround.js';
import { stampOf } from './thumb.js';
import { type Attributes, element, escaped, short } from './xml.js';

/** How much of a scene is drawn. */
export interface Extent {
  /** `thumb` is for lists, about 320 pixels wide: the map alone, counters as blocks, no word in it. */
  readonly size?: 'full' | 'thumb';
  /** Only some places and what is near them, without title, tracks and legend: for diagrams. */
  readonly crop?: Cut;
}

export interface SvgOptions extends Extent {
  readonly theme: Theme;
  readonly interactive?: Interactive;
}

/**
 * Draws a scene as a standalone SVG document, which may also stand in a page as it is.
 * Places are `<g data-place>`, counters `<g data-unit>` in `<g class="stack" data-stack>`, each with a `<title>`; with
 * `interactive`, legal answers are buttons. Counters, marks and changes in places that the scene does not have are left out.
 */
export function sceneToSvg(scene: Scene, options: SvgOptions): string {
  return composed(brush(options.theme, options.size === 'thumb'), scene, options);
}

/** A scene as a picture needs it: drawn as `sceneToSvg` does, without what only pages use. */
export function drawing(scene: Scene, shade: Shade, extent: Extent = {}): string {
  return composed(brush(shade, true), scene, { theme: shade, ...extent });
}

function composed(b: Brush, scene: Scene, options: SvgOptions): string {
  const u = usualRadius(scene);
  const sheet = { width: scene.width, height: scene.height };
  const table: Table = { b, sheet, piles: scene.piles ?? [], interactive: options.interactive };
  const part = options.crop ? windowOf(scene, options.crop) : { x: 0, y: 0, ...sheet };
  const shown = options.crop ? within(scene, part) : scene;
  if (options.size === 'thumb') return framed(b, scene, options, part, stampOf(b, shown, u));
  if (options.crop) return framed(b, scene, options, part, layers(table, shown, u));
  const head = headOf(b, scene);
  const foot = footOf(table, scene);
  return framed(b, scene, options, { ...part, height: head.height + scene.height + foot.height }, [
    head.svg,
    element('g', { transform: `translate(0 ${short(head.height)})` }, ...layers(table, scene, u)),
    element('g', { transform: `translate(0 ${short(head.height + scene.height)})` }, foot.svg),
  ]);
}

/** The document around what lies in a window. */
function framed(b: Brush, scene: Scene, options: SvgOptions, window: Window, inside: readonly string[]): string {
  const { x, y, width, height } = window;
  const thumb = options.size === 'thumb';
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [x, y, width, height].map(short).join(' '),
      width,
      height,
      class: `board board-${options.theme}${thumb ? ' board-thumb' : ''}`,
      role: options.interactive ? 'group' : 'img',
      'aria-label': thumb ? scene.title : scene.alt,
      'font-family': LATIN,
      'text-anchor': 'middle',
    },
    thumb ? '' : titleOf(b, scene.title) + element('desc', {}, escaped(scene.alt)),
    element('rect', { x, y, width, height, ...b.paint('paper', undefined, 'paper') }),
    ...inside,
  );
}

/** The map from the ground up. */
function layers(table: Table, scene: Scene, u: number): string[] {
  const { b, interactive } = table;
  const places = new Map(scene.places.map((place) => [place.id, place]));
  const plain = (name: string, parts: readonly string[], more: Attributes = {}) =>
    element('g', { class: name, ...more, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, ...parts);
  const ground = b.bare ? groundOf(b, scene.places) : scene.places.map((place) => placeOf(b, place, interactive));
  const hexes = element('g', { class: 'places', 'stroke-width': u * 0.03 }, ...ground);
  const lines = plain('lines', linesOf(b, scene.lines, u));
  const areas = scene.areas ?? [];
  return [
    plain(
      'areas',
      areasOf(
        b,
        areas.filter(({ over }) => !over),
        u,
      ),
    ),
    // Roads lead over hexes, routes lead to points.
    ...(scene.places.some(isPoint) ? [lines, hexes] : [hexes, lines]),
    plain(
      'panels',
      areasOf(
        b,
        areas.filter(({ over }) => over),
        u,
      ),
    ),
    plain('numbers', numbersOf(b, scene)),
    plain('marks', marksOf(b, scene, places)),
    plain('counters', stacksOf(table, scene, places)),
    plain(
      'names',
      scene.labels.map((label) => nameOf(b, label, u, scene.width)),
      // What lies below a name is what is meant by pointing there.
      { 'pointer-events': 'none' },
    ),
    plain('changes', changesOf(b, scene.changes, places, new Set(scene.counters.map((counter) => counter.place)))),
  ];
}

/** The middle one of all radii: what lines and names are measured by. */
function usualRadius(scene: Scene): number {
  const radii = scene.places.map((place) => place.radius).sort((a, b) => a - b);
  return radii[Math.floor(radii.length / 2)] ?? scene.width / 20;
}

/** Numbers stand over the lines, with a halo in the places that a line leads through. */
function numbersOf(b: Brush, scene: Scene): string[] {
  const crossed = new Set(scene.lines.flatMap((line) => line.points.map(([x, y]) => `${short(x)} ${short(y)}`)));
  // On a map of many small hexes the numbers take more of each, or nobody could read them.
  const share = Math.min(0.28, Math.max(0.185, (0.006 * scene.width) / usualRadius(scene)));
  const texts = scene.places.map((place) => ({
    content: place.label,
    spec: labelSpec(place, crossed.has(`${short(place.x)} ${short(place.y)}`), share),
  }));
  return textsOf(b, texts);
}

type Places = ReadonlyMap<string, ScenePlace>;

function marksOf(b: Brush, scene: Scene, places: Places): string[] {
  const taken = new Map<string, number>();
  return scene.marks.flatMap((mark) => {
    const place = places.get(mark.place);
    if (!place) return [];
    return [markOf(b, mark, place, mark.style === 'square' ? 0 : counted(taken, mark.place))];
  });
}

/** How often a key was counted before. */
function counted(taken: Map<string, number>, key: string): number {
  const before = taken.get(key) ?? 0;
  taken.set(key, before + 1);
  return before;
}

function stacksOf(table: Table, scene: Scene, places: Places): string[] {
  const occupied = new Set(scene.counters.map((counter) => counter.place));
  return [...occupied].flatMap((id) => {
    const place = places.get(id);
    const counters = scene.counters.filter((counter) => counter.place === id);
    return place ? [stackOf(table, counters, place)] : [];
  });
}
