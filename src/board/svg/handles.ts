/** What can be pointed at of the places of a map that are drawn apart: said once, and placed by columns. */
import type { ScenePlace } from '../../referee/index.js';
import { type Brush, drawTitle } from './paint.js';
import { handle, hasManyChoices, type Interactive, placeAt, shapePath, tenth } from './place.js';
import { element } from './xml.js';

/**
 * What can be pointed at of places that are drawn on the ground already: a shape without colour over each, a
 * legal answer with its ring. A page of many hexes has the shape once and refers to it, column by column.
 */
export function handlesOf(
  b: Brush,
  places: readonly ScenePlace[],
  interactive: Interactive | undefined,
): string[] {
  const choices = new Set(interactive?.choices.places);
  const isShared = (place: ScenePlace) => interactive !== undefined && !choices.has(place.id);
  const shapes = new Map<string, string>();
  const areas = places
    .filter((place) => !isShared(place))
    .map((place) =>
      placeAt(
        b,
        place,
        handle('place', place.id, interactive),
        element('path', { d: shapePath(place, place.radius), fill: 'none' }),
        hasManyChoices(interactive),
      ),
    );
  const columns = columnsOf(places.filter(isShared)).map(([x, column]) => {
    const uses = column.map((place) => {
      const d = shapePath(place, place.radius);
      const shape = shapes.get(d) ?? `${interactive?.idPrefix}-h${shapes.size}`;
      shapes.set(d, shape);
      const where = { href: `#${shape}`, y: tenth(place.y), 'data-place': place.id };
      return element('use', where, drawTitle(b, place.title));
    });
    return element('g', { transform: `translate(${x})` }, ...uses);
  });
  const defined = [...shapes].map(([d, id]) => element('path', { id, d }));
  // Those that come and go with each question stand apart from those that stay.
  return [
    element('defs', {}, ...defined),
    ...[columns, areas].map((some) => element('g', { fill: 'none', 'pointer-events': 'all' }, ...some)),
  ];
}

/** Places by how far to the right they stand. */
function columnsOf(places: readonly ScenePlace[]): readonly (readonly [x: number, ScenePlace[]])[] {
  const columns = new Map<number, ScenePlace[]>();
  for (const place of places) {
    const x = tenth(place.x);
    columns.set(x, [...(columns.get(x) ?? []), place]);
  }
  return [...columns];
}
