/** Draws the ground of a map: what lies below all that moves. */
import type { Ground, SceneLook, ScenePlace, Tone } from '../../../referee/index.js';
import { fontsIfMade } from '../../png/fonts.js';
import { isPoint, marksOf } from '../counters/mark.js';
import type { CropWindow } from '../crop.js';
import { type Brush, brush, FAMILY, strokeOf, textsOf, widthOf } from '../paint.js';
import type { Ink, Light } from '../palette.js';
import { labelSpec, rimsOf } from '../place.js';
import { usualRadius } from '../sheet.js';
import { type Attributes, element, short } from '../xml.js';
import { cityOf } from './city.js';
import { furnitureOf } from './furniture.js';
import { levelsOf, steadyShare } from './levels.js';
import { areasOf, linesOf } from './line.js';
import { nameBoxes, nameOf, nameSize } from './names.js';
import { netOf } from './net.js';
import { type ReliefGround, reliefOf } from './relief/relief.js';
import { CELL, WET } from './relief/weights.js';
import { sidesOf } from './side.js';

/**
 * Land and sea, hexes with their numbers, roads, names, and what is printed in places. Points stand on it and
 * change hands: they are no part of it. `window`: nothing beyond it is seen.
 */
export function groundLayers(b: Brush, ground: Ground, numbered = true, window?: CropWindow): string[] {
  const { areas = [], lines, sides = [], marks = [], labels, width } = ground;
  const u = usualRadius(ground);
  const places = hexesOf(ground);
  return [
    layerGroup('areas', areasOf(b, areas, u)),
    ...(places.length === 0 ? [] : [reliefIn(b, ground, u, window)]),
    // Roads lead over hexes, routes lead to points.
    layerGroup('lines', linesOf(b, lines, u)),
    ...(places.length === 0 ? [] : [netIn(b, ground, places, u, numbered)]),
    layerGroup('sides', sidesOf(b, sides, new Map(places.map((place) => [place.id, place])))),
    layerGroup('numbers', numbered ? numbersOf(b, ground) : []),
    layerGroup('printed', marksOf(b, marks, new Map(ground.places.map((place) => [place.id, place])))),
    layerGroup(
      'names',
      labels
        // Where no number could be read the names of single hexes could not either.
        .filter(({ style }) => numbered || style !== 'place')
        .map((label) => nameOf(b, label, u, width)),
    ),
    furnitureOf(b, ground),
  ];
}

/** Whether hexes are large enough for numbers on a picture of the whole map: 28 pixels of 1200. */
export function isNumbered(ground: Ground): boolean {
  return usualRadius(ground) / ground.width > 28 / 1200;
}

/**
 * The ground as a document of its own, to be laid below the maps of pages: what is thin or said in words
 * keeps its size on the screen there.
 */
export function groundToSvg(ground: Ground, shade: Light, look?: SceneLook): string {
  const b = { ...brush(shade, look, true, fontsIfMade()), pixels: false, steady: steadyShare(ground) };
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
    element('style', {}, levelsOf(ground, wordSizes(ground))),
    ...groundLayers(b, ground),
  );
}

function wordSizes(ground: Ground) {
  const u = usualRadius(ground);
  return { number: u * numberShare(ground), name: nameSize(ground.labels, u, ground.width) };
}

export function layerGroup(name: string, parts: readonly string[], more: Attributes = {}): string {
  return element(
    'g',
    { class: name, ...more, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ...parts,
  );
}

/** Radii around a window within which ground is worked out too: farther off no coast bears on what is seen. */
const AROUND = 3;

/** What stands around a window as a sheet of its own, so that no ground is worked out where none is seen. */
function sheetAround(
  { places, isles = [], ...ground }: Ground,
  { x, y, width, height }: CropWindow,
  u: number,
) {
  // Samples lie where those of the whole map do, so that the same is seen.
  const cell = CELL * u;
  const down = (from: number) => Math.floor((from - AROUND * u) / cell) * cell;
  const [dx, dy] = [-down(x), -down(y)];
  const at = ([px, py]: readonly [number, number]) => [px + dx, py + dy] as const;
  const sheet: ReliefGround = {
    ...ground,
    places: places.map((place) => ({ ...place, x: place.x + dx, y: place.y + dy })),
    isles: isles.map((isle) => ({ ...isle, from: at(isle.from), to: at(isle.to) })),
    width: width + 2 * AROUND * u,
    height: height + 2 * AROUND * u,
    corner: [-dx, -dy],
  };
  return { sheet, dx, dy };
}

/** Terrain with natural edges, its contours and its shade. */
function reliefIn(b: Brush, whole: Ground, u: number, window: CropWindow | undefined): string {
  const part = window && sheetAround(whole, window, u);
  const ground = part?.sheet ?? whole;
  const { base, strata, bands, lit, shade, deepShade } = reliefOf(ground);
  const sheet = { x: 0, y: 0, width: ground.width, height: ground.height };
  const fill = (d: string, ink: Ink, opacity?: number) =>
    d === '' ? '' : element('path', { d, ...b.paint(ink), 'fill-rule': 'evenodd', 'fill-opacity': opacity });
  const stroke = (d: string, ink: Ink, width: number, opacity: number) =>
    d === ''
      ? ''
      : element('path', { d, ...b.paint('none', ink), ...strokeOf(b, u * width), 'stroke-opacity': opacity });
  const reef = ground.reef
    ? element('path', {
        d: bands.near,
        ...b.paint('none', 'surf'),
        ...strokeOf(
          b,
          u * 0.045,
          [16, 7, 4, 8, 24, 9, 1, 7].map((dash) => (dash * u) / 75),
        ),
        'stroke-opacity': 0.9,
      })
    : '';
  const sea = [fill(bands.far, base, 0.4), fill(bands.middle, base, 0.55), fill(bands.near, base)];
  // Lagoons are paler towards the coast too.
  const surf = [fill(bands.middle, 'surf', 0.16), fill(bands.near, 'surf', 0.25)];
  const drawn = strata.map(({ tone, d, edge, coast, foot, shelf, inland, patches, contours, hachures }) =>
    coast
      ? fill(shelf, 'surf', 0.4) +
        fill(foot, 'surf', 0.75) +
        fill(d, inland === '' ? tone : 'beach') +
        fill(inland, tone) +
        fill(patches, patchInk(tone), 0.8) +
        stroke(edge, 'shore', 0.036, 0.9)
      : fill(shelf, tone, 0.35) +
        fill(foot, tone, 0.45) +
        fill(d, tone) +
        fill(patches, patchInk(tone), 0.8) +
        stroke(contours, 'contour', 0.018, 0.5) +
        (contours === '' ? '' : stroke(edge, 'contour', 0.036, 0.55)) +
        stroke(hachures, 'contour', 0.02, 0.45),
  );
  const wet = strata.filter(({ tone }) => WET.includes(tone)).length;
  const { blocks, buildings } = cityOf(whole.places);
  const houses =
    fill(blocks, 'blocks', 0.6) + fill(buildings, 'building') + stroke(buildings, 'bank', 0.02, 0.5);
  const built =
    part === undefined || houses === ''
      ? houses
      : element('g', { transform: `translate(${short(part.dx)} ${short(part.dy)})` }, houses);
  const shaded = [fill(lit, 'lit', 0.26), fill(shade, 'dusk', 0.12), fill(deepShade, 'dusk', 0.14)];
  return element(
    'g',
    {
      class: 'relief',
      transform: part && `translate(${short(-part.dx)} ${short(-part.dy)})`,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    element('rect', { ...sheet, ...b.paint(bands.near === '' ? base : 'ocean') }),
    ...sea,
    reef,
    ...drawn.slice(0, wet),
    ...surf,
    ...drawn.slice(wet),
    built,
    ...shaded,
  );
}

/** The second shade of a kind of ground. */
function patchInk(tone: Tone): Ink {
  return `${tone}-patch`;
}

/**
 * Borders of what is fought for, a veil over what lies outside the hexes, a thin net: thinner still where
 * hexes are too small for numbers.
 */
function netIn(
  b: Brush,
  ground: Ground,
  places: readonly ScenePlace[],
  u: number,
  numbered: boolean,
): string {
  const printed = places.filter(({ label }) => label !== '');
  const { sides, outline } = netOf(printed);
  // Where water without numbers goes round the map, its edge is no border.
  const isWhole = printed.length === places.length;
  const frame = `M0 0H${short(ground.width)}V${short(ground.height)}H0Z`;
  const veil = element('path', {
    d: frame + outline,
    ...b.paint('paper'),
    'fill-rule': 'evenodd',
    'fill-opacity': 0.4,
  });
  const line = (d: string, width: number, opacity: number) =>
    element('path', { d, ...b.paint('none', 'net'), ...strokeOf(b, u * width), 'stroke-opacity': opacity });
  return element(
    'g',
    { class: 'net', 'stroke-linejoin': 'round' },
    ...(isWhole ? [veil] : []),
    line(sides, 0.022, numbered ? 0.34 : 0.15),
    ...(isWhole ? [line(outline, 0.034, 0.6)] : []),
    ...rimsOf(b, places),
  );
}

function hexesOf({ places }: Ground) {
  return places.filter((place) => !isPoint(place));
}

/**
 * Numbers stand over the lines, with a halo in the places that a line leads through. Where a name lies there
 * is none: the neighbours' say which hex it is.
 */
function numbersOf(b: Brush, ground: Ground): string[] {
  const { lines, labels, width } = ground;
  const crossed = new Set(lines.flatMap((line) => line.points.map(([x, y]) => `${short(x)} ${short(y)}`)));
  const names = nameBoxes(labels, usualRadius(ground), width, b.steady !== undefined);
  const texts = hexesOf(ground).map((place) => ({
    content: place.label,
    spec: labelSpec(place, crossed.has(`${short(place.x)} ${short(place.y)}`), numberShare(ground)),
  }));
  const free = texts.filter(({ content, spec: { x, y, size } }) => {
    const half = (widthOf(content, 1) * size) / 2;
    return !names.some(
      (name) => x + half > name.left && x - half < name.right && y > name.top && y - size < name.bottom,
    );
  });
  // In a page's ground letters would take more than all the rest.
  return textsOf(b.pixels ? b : { ...b, letters: undefined }, free);
}

/** On a map of many small places the numbers take more of each, or nobody could read them. */
export function numberShare(ground: Ground): number {
  return Math.min(0.28, Math.max(0.185, (0.006 * ground.width) / usualRadius(ground)));
}
