/** Draws the ground of a map: what lies below all that moves. */
import type { Ground, SceneArea, SceneLook } from '../../../referee/index.js';
import { fontsIfMade } from '../../png/fonts.js';
import { isPoint, marksOf } from '../counters/mark.js';
import { type Brush, brush, FAMILY, textsOf } from '../paint.js';
import type { Shade } from '../palette.js';
import { drawGround, labelSpec } from '../place.js';
import { usualRadius } from '../sheet.js';
import { type Attributes, element, short } from '../xml.js';
import { areasOf, linesOf, nameOf } from './line.js';
import { sidesOf } from './side.js';

/** Land and sea, hexes with their numbers, roads, names, and what is printed in places. Points stand on it and change hands: they are no part of it. */
export function groundLayers(b: Brush, ground: Ground): string[] {
  const { areas = [], lines, sides = [], marks = [], labels, width } = ground;
  const u = usualRadius(ground);
  const places = hexesOf(ground);
  const land = layerGroup('areas', areasOf(b, areas.filter(isBelow), u));
  const hexes = element('g', { class: 'cells', 'stroke-width': u * 0.03 }, ...drawGround(b, places));
  return [
    // Roads lead over hexes, routes lead to points.
    ...(places.length === 0 ? [land] : [land, hexes]),
    layerGroup('lines', linesOf(b, lines, u)),
    layerGroup('sides', sidesOf(b, sides, new Map(places.map((place) => [place.id, place])))),
    layerGroup(
      'panels',
      areasOf(
        b,
        areas.filter((area) => !isBelow(area)),
        u,
      ),
    ),
    layerGroup('numbers', numbersOf(b, ground)),
    layerGroup('printed', marksOf(b, marks, new Map(ground.places.map((place) => [place.id, place])))),
    layerGroup(
      'names',
      labels.map((label) => nameOf(b, label, u, width)),
    ),
  ];
}

/** The ground as a document of its own, to be laid below the maps of pages. */
export function groundToSvg(ground: Ground, shade: Shade, look?: SceneLook): string {
  const b = brush(shade, look, true, fontsIfMade());
  const { width, height } = ground;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${short(width)} ${short(height)}`,
      width,
      height,
      'font-family': FAMILY,
      'text-anchor': 'middle',
    },
    ...groundLayers(b, ground),
  );
}

export function layerGroup(name: string, parts: readonly string[], more: Attributes = {}): string {
  return element(
    'g',
    { class: name, ...more, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ...parts,
  );
}

function isBelow({ over = false }: SceneArea): boolean {
  return !over;
}

function hexesOf({ places }: Ground) {
  return places.filter((place) => !isPoint(place));
}

/** Numbers stand over the lines, with a halo in the places that a line leads through. */
function numbersOf(b: Brush, ground: Ground): string[] {
  const { lines } = ground;
  const crossed = new Set(lines.flatMap((line) => line.points.map(([x, y]) => `${short(x)} ${short(y)}`)));
  const texts = hexesOf(ground).map((place) => ({
    content: place.label,
    spec: labelSpec(place, crossed.has(`${short(place.x)} ${short(place.y)}`), numberShare(ground)),
  }));
  return textsOf(b, texts);
}

/** On a map of many small places the numbers take more of each, or nobody could read them. */
export function numberShare(ground: Ground): number {
  return Math.min(0.28, Math.max(0.185, (0.006 * ground.width) / usualRadius(ground)));
}
