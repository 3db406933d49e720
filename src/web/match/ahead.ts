/** What of the map a question is about whose first field is not on it. */
import type { Interactive } from '../../board/index.js';
import {
  type Field,
  type Form,
  fieldValue,
  type Game,
  type GameMap,
  nextSteps,
  type Order,
  openForms,
  type Question,
} from '../../referee/index.js';
import { placeOnMap, spotOf } from '../parts/naming.js';
import type { Progress } from '../parts/sentence.js';

/** Whether some of the choices stand on the map itself. */
export function hasChoiceOnMap(
  { scene }: GameMap,
  { places, units, sides }: Interactive['choices'],
): boolean {
  return places.length > 0 || sides.length > 0 || scene.counters.some(({ id }) => units.includes(id));
}

/** Values of a field that is not on the map, at most, that are gone on with: units of a box go much alike. */
const MOST_TRIED = 12;

/**
 * The places that a question leads to: those of the first field that is on the map, else those that it is
 * about in its own words, else those where the side that is asked has its units. `progress`: how far its
 * order is; undefined before any was begun.
 */
export function placesAhead(
  game: Game,
  map: GameMap,
  side: string,
  question: Question,
  progress: Progress | undefined,
): readonly string[] {
  const begun: readonly Pick<Progress, 'form' | 'so' | 'index'>[] =
    progress === undefined
      ? openForms(question).map((form) => ({ form, so: { do: form.do }, index: 0 }))
      : [progress];
  const { places } = map.ground;
  const ahead = new Set(begun.flatMap(({ form, so, index }) => placesIn(game, map, form, so, index)));
  // Where nearly all of the map is open none of it is a beginning.
  if (ahead.size > places.length / 2) return [];
  if (ahead.size > 0) return [...ahead];
  const isDrawn = (id: string) => places.some((place) => place.id === id);
  const about = Object.values(question.about ?? {})
    .flat()
    .filter((one) => typeof one === 'string')
    .filter(isDrawn);
  const own = map.scene.counters.filter((counter) => counter.side === side).map(({ place }) => place);
  return about.length > 0 ? about : [...new Set(own)].filter(isDrawn);
}

function placesIn(game: Game, map: GameMap, form: Form, so: Order, index: number): readonly string[] {
  const field = form.fields[index];
  if (field === undefined || field.type === 'number') return [];
  if (field.walk.applies?.(so) === false) return placesIn(game, map, form, so, index + 1);
  const values = nextSteps(field, so, []);
  const places = values.flatMap((id) => placesOf(game, map, field, id));
  if (places.length > 0 || field.type === 'allot') return places;
  return values
    .slice(0, MOST_TRIED)
    .flatMap((id) => placesIn(game, map, form, { ...so, [field.name]: fieldValue(field, [id]) }, index + 1));
}

/** Where a value lies on the map; nowhere what stands beside it. */
function placesOf(game: Game, { ground, scene }: GameMap, field: Field, id: string): readonly string[] {
  const on = placeOnMap(game, field);
  if (on === undefined) return [];
  if (on.as === 'side') return on.between?.(id) ?? [];
  const spot = spotOf(ground, on, id);
  const place = on.as === 'place' ? spot : scene.counters.find((counter) => counter.id === spot)?.place;
  return ground.places.some((one) => one.id === place) && place !== undefined ? [place] : [];
}
