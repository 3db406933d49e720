/** The map in layers: the terrain below, which hardly ever changes, and what lies and moves on it. */
import type { Scene, SceneArea, SceneLine, ScenePlace } from '../../referee/index.js';
import { changesOf } from './counters/changes.js';
import { isPoint, markOf } from './counters/mark.js';
import { type StackDrawing, stackOf } from './counters/stack.js';
import { areasOf, linesOf, nameOf } from './line.js';
import { type Brush, textsOf } from './paint.js';
import { drawGround, drawPlace, type Interactive, labelSpec } from './place.js';
import { type Attributes, element, short } from './xml.js';

/** All that the lower layers are drawn from. */
export interface Terrain {
  /** Width of the sheet. */
  readonly width: number;
  /** The usual radius of places: what lines and names are measured by. */
  readonly u: number;
  readonly areas: readonly SceneArea[];
  readonly lines: readonly SceneLine[];
  readonly places: readonly ScenePlace[];
}

/** The terrain of a scene; that of a map of points has no places, for they stand on the terrain and change hands. */
export function terrainOf({ width, areas = [], lines, places }: Scene, u: number): Terrain {
  const points = places.some(isPoint);
  return { width, u, areas: points ? areas.filter(isBelow) : areas, lines, places: points ? [] : places };
}

/** The middle one of all radii. */
export function usualRadius(scene: Scene): number {
  const radii = scene.places.map((place) => place.radius).sort((a, b) => a - b);
  return radii[Math.floor(radii.length / 2)] ?? scene.width / 20;
}

/** Land and sea, hexes with their numbers, roads. */
export function lowerLayers(b: Brush, terrain: Terrain, interactive?: Interactive): string[] {
  const { areas, lines, places, u } = terrain;
  const land = group('areas', areasOf(b, areas.filter(isBelow), u));
  const ways = group('lines', linesOf(b, lines, u));
  // Roads lead over hexes, routes lead to points.
  return places.length === 0
    ? [land, ways]
    : [land, placesOf(b, terrain, interactive), ways, ...printOf(b, terrain)];
}

/** Points, marks, counters, names, changes. */
export function upperLayers(drawing: StackDrawing, scene: Scene, u: number): string[] {
  const { b, interactive } = drawing;
  const places = new Map(scene.places.map((place) => [place.id, place]));
  const points = {
    width: scene.width,
    u,
    areas: scene.areas ?? [],
    lines: scene.lines,
    places: scene.places,
  };
  return [
    ...(scene.places.some(isPoint) ? [placesOf(b, points, interactive), ...printOf(b, points)] : []),
    group('marks', marksOf(b, scene, places)),
    group('counters', stacksOf(drawing, scene, places)),
    group(
      'names',
      scene.labels.map((label) => nameOf(b, label, u, scene.width)),
      // What lies below a name is what is meant by pointing there.
      { 'pointer-events': 'none' },
    ),
    group(
      'changes',
      changesOf(b, scene.changes, places, new Set(scene.counters.map((counter) => counter.place))),
    ),
  ];
}

function group(name: string, parts: readonly string[], more: Attributes = {}): string {
  return element(
    'g',
    { class: name, ...more, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ...parts,
  );
}

function isBelow({ over = false }: SceneArea): boolean {
  return !over;
}

function placesOf(b: Brush, { places, u }: Terrain, interactive: Interactive | undefined): string {
  const drawn = b.bare ? drawGround(b, places) : places.map((place) => drawPlace(b, place, interactive));
  return element('g', { class: 'places', 'stroke-width': u * 0.03 }, ...drawn);
}

/** What is printed on the places: the ground of tables, and numbers over it. */
function printOf(b: Brush, terrain: Terrain): string[] {
  const over = terrain.areas.filter((area) => !isBelow(area));
  return [group('panels', areasOf(b, over, terrain.u)), group('numbers', numbersOf(b, terrain))];
}

/** Numbers stand over the lines, with a halo in the places that a line leads through. */
function numbersOf(b: Brush, { places, lines, width, u }: Terrain): string[] {
  const crossed = new Set(lines.flatMap((line) => line.points.map(([x, y]) => `${short(x)} ${short(y)}`)));
  // On a map of many small places the numbers take more of each, or nobody could read them.
  const share = Math.min(0.28, Math.max(0.185, (0.006 * width) / u));
  const texts = places.map((place) => ({
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

function stacksOf(drawing: StackDrawing, scene: Scene, places: Places): string[] {
  const occupied = new Set(scene.counters.map((counter) => counter.place));
  return [...occupied].flatMap((id) => {
    const place = places.get(id);
    const counters = scene.counters.filter((counter) => counter.place === id);
    return place ? [stackOf(drawing, counters, place)] : [];
  });
}
