/** What lies and moves on the ground of a map, in layers. */
import type { SceneCounter, SceneLayer, ScenePlace } from '../../referee/index.js';
import { movesOf, notSetUp, signsOf } from './counters/changes.js';
import { isPoint, marksOf } from './counters/mark.js';
import { type StackDrawing, stackOf } from './counters/stack.js';
import { layerGroup, numberShare } from './ground/ground.js';
import { linesOf } from './ground/line.js';
import { sideChoices, sidesOf } from './ground/side.js';
import { handlesOf } from './handles.js';
import { overlaysOf } from './overlay.js';
import { type Brush, drawText } from './paint.js';
import { drawPlace, type Interactive, labelSpec, rimsOf } from './place.js';
import type { Sheet } from './sheet.js';
import { startOf } from './start.js';
import { element } from './xml.js';

/**
 * Lines and sides as they are now, points and places that look otherwise than printed, marks, moves, counters,
 * other changes.
 */
export function upperLayers(
  drawing: StackDrawing,
  sheet: Sheet,
  layers: readonly SceneLayer[] = [],
): string[] {
  const { b, interactive } = drawing;
  const { ground, scene, u } = sheet;
  const places = new Map(sheet.places.map((place) => [place.id, place]));
  const occupied = new Set(scene.counters.map(({ place }) => place));
  return [
    layerGroup('ways', linesOf(b, scene.lines ?? [], u)),
    layerGroup('crossings', sidesOf(b, scene.sides ?? [], places)),
    placesOf(b, sheet, interactive),
    layerGroup(
      'rims',
      rimsOf(
        b,
        sheet.places.filter(({ id }) => sheet.rimmed.has(id)),
      ),
    ),
    ...overlaysOf(b, sheet, layers),
    layerGroup('marks', marksOf(b, scene.marks, places, ground.marks)),
    layerGroup('moves', movesOf(b, scene.changes, places, occupied)),
    layerGroup('counters', stacksOf(drawing, sheet, places)),
    ...(interactive
      ? [layerGroup('side-choices', sideChoices(b, interactive, places)), startOf(sheet, interactive)]
      : []),
    layerGroup('changes', signsOf(b, notSetUp(scene), places, occupied)),
  ];
}

/**
 * Points and what has changed its look, drawn; all other places as what can be pointed at, where somebody may
 * point.
 */
function placesOf(b: Brush, sheet: Sheet, interactive: Interactive | undefined): string {
  const { places, altered, u, ground } = sheet;
  const isDrawn = (place: ScenePlace) => isPoint(place) || altered.has(place.id);
  const drawn = places
    .filter(isDrawn)
    .map((place) =>
      drawPlace(b, place, interactive, isPoint(place) ? '' : numberOn(b, place, numberShare(ground))),
    );
  const handles = b.bare
    ? []
    : handlesOf(
        b,
        places.filter((place) => !isDrawn(place)),
        interactive,
      );
  return element('g', { class: 'places', 'stroke-width': u * 0.03 }, ...handles, ...drawn);
}

function numberOn(b: Brush, place: ScenePlace, share: number): string {
  return drawText(b, place.label, labelSpec({ ...place, x: 0, y: 0 }, false, share));
}

function stacksOf(
  drawing: StackDrawing,
  { scene }: Sheet,
  places: ReadonlyMap<string, ScenePlace>,
): string[] {
  const stacks = new Map<string, SceneCounter[]>();
  for (const counter of scene.counters) {
    const stack = stacks.get(counter.place);
    if (stack) stack.push(counter);
    else stacks.set(counter.place, [counter]);
  }
  return [...stacks].flatMap(([id, counters]) => {
    const place = places.get(id);
    return place ? [stackOf(drawing, counters, place)] : [];
  });
}
