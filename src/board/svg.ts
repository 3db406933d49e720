/** A scene as SVG. Without scripts, styles or references: attributes, classes and data attributes only. */
import type { Scene, SceneChange, ScenePlace } from '../referee/index.js';
import { eventOf, moveOf } from './changes.js';
import { linesOf, nameOf } from './line.js';
import { type Brush, brush, LATIN, titleOf } from './paint.js';
import type { Shade, Theme } from './palette.js';
import { groundOf, type Interactive, labelOf, markOf, placeOf } from './place.js';
import { stackOf } from './stack.js';
import { footOf, headOf } from './surround.js';
import { element, escaped, short } from './xml.js';

export interface SvgOptions {
  readonly theme: Theme;
  readonly interactive?: Interactive;
}

/**
 * Draws a scene as a standalone SVG document, which may also stand in a page as it is.
 * Places are `<g data-place>`, counters `<g data-unit>`, each with a `<title>`; with `interactive`, legal answers are buttons.
 * Counters, marks and changes in places that the scene does not have are left out.
 */
export function sceneToSvg(scene: Scene, options: SvgOptions): string {
  return composed(brush(options.theme), scene, options);
}

/** A scene as the picture of a mail needs it: drawn as `sceneToSvg` does, without what only pages use. */
export function drawing(scene: Scene, shade: Shade): string {
  return composed(brush(shade, true), scene, { theme: shade });
}

function composed(b: Brush, scene: Scene, options: SvgOptions): string {
  const head = headOf(b, scene);
  const foot = footOf(b, scene);
  const height = head.height + scene.height + foot.height;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${short(scene.width)} ${short(height)}`,
      width: scene.width,
      height,
      class: `board board-${options.theme}`,
      role: options.interactive ? 'group' : 'img',
      'aria-label': scene.alt,
      'font-family': LATIN,
      'text-anchor': 'middle',
    },
    titleOf(b, scene.title),
    element('desc', {}, escaped(scene.alt)),
    element('rect', { width: scene.width, height, ...b.paint('paper', undefined, 'paper') }),
    head.svg,
    element('g', { transform: `translate(0 ${short(head.height)})` }, ...layers(b, scene, options.interactive)),
    element('g', { transform: `translate(0 ${short(head.height + scene.height)})` }, foot.svg),
  );
}

/** The map from the ground up. */
function layers(b: Brush, scene: Scene, interactive: Interactive | undefined): string[] {
  const u = usualRadius(scene);
  const places = new Map(scene.places.map((place) => [place.id, place]));
  const plain = (name: string, parts: readonly string[]) =>
    element('g', { class: name, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, ...parts);
  return [
    element(
      'g',
      { class: 'places', 'stroke-width': u * 0.03 },
      ...(b.bare ? groundOf(b, scene.places) : scene.places.map((place) => placeOf(b, place, interactive))),
    ),
    plain('lines', linesOf(b, scene.lines, u)),
    plain('numbers', numbersOf(b, scene)),
    plain('marks', marksOf(b, scene, places)),
    plain(
      'names',
      scene.labels.map((label) => nameOf(b, label, u, scene.width)),
    ),
    plain('moves', movesOf(b, scene, places)),
    plain('counters', stacksOf(b, scene, places, interactive)),
    plain('events', eventsOf(b, scene, places)),
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
  return scene.places.map((place) => labelOf(b, place, crossed.has(`${short(place.x)} ${short(place.y)}`), share));
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

function movesOf(b: Brush, scene: Scene, places: Places): string[] {
  return scene.changes.flatMap((change) => {
    if (change.style !== 'move') return [];
    const [from, to] = [places.get(change.from), places.get(change.to)];
    return from && to && from !== to ? [moveOf(b, change, from, to)] : [];
  });
}

function stacksOf(b: Brush, scene: Scene, places: Places, interactive: Interactive | undefined): string[] {
  const occupied = new Set(scene.counters.map((counter) => counter.place));
  return [...occupied].flatMap((id) => {
    const place = places.get(id);
    const counters = scene.counters.filter((counter) => counter.place === id);
    return place ? [stackOf(b, counters, place, interactive)] : [];
  });
}

function eventsOf(b: Brush, scene: Scene, places: Places): string[] {
  const taken = new Map<string, number>();
  const occupied = new Set(scene.counters.map((counter) => counter.place));
  const isEvent = (change: SceneChange) => change.style !== 'move';
  return scene.changes.filter(isEvent).flatMap((event) => {
    const place = places.get(event.at);
    return place ? [eventOf(b, event, place, counted(taken, `${event.style} ${event.at}`), !occupied.has(event.at))] : [];
  });
}
