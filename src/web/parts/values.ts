/** What is filled in already, and what an order so far costs and risks. */
import {
  type Field,
  type Form,
  type Game,
  type GameMap,
  type Order,
  type Question,
  valueSteps,
} from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { pageText } from '../words/words.js';
import { type Explained, explanationModel, nameOfValue, placeOnMap, wayThrough } from './naming.js';

/** Of a longer way, which the map draws, its ends alone are named. */
const MOST_STEPS = 4;

/** What is filled already: `Unit: III/4 · Where to: 1503`, with its ids for the map; null for nothing. */
export function filledInWords(
  game: Game,
  narrator: Narrator,
  form: Form,
  so: Order,
  prefix: '' | 'standing.' | 'plan.',
): { readonly text: string; readonly ids: string } | null {
  const filled = form.fields.filter((field) => so[field.name] !== undefined);
  const parts = filled.map((field) => {
    const steps = stepsIn(game, field, so).map((step) => nameOfValue(game, narrator, field, step));
    const isLong = field.type === 'path' && steps.length > MOST_STEPS;
    const ends = isLong ? [`${steps[0]} … ${steps.at(-1)}`] : steps;
    const names = ends.length > 0 ? ends : [pageText(narrator.locale, 'order.none')];
    const name = narrator.tell(`${prefix}field.${form.do}.${field.name}`);
    return pageText(narrator.locale, 'field.filled', {
      name,
      values: names.join(pageText(narrator.locale, 'field.comma')),
    });
  });
  return parts.length === 0 ? null : { text: parts.join(' · '), ids: idsGiven(game, form, so) };
}

/** The ids that a sentence names, for the map. */
function idsGiven(game: Game, form: Form, so: Order): string {
  return form.fields
    .flatMap((field) => (so[field.name] === undefined ? [] : stepsIn(game, field, so)))
    .join(' ');
}

/** What a whole order names, for the map, and the way it goes, from its beginning; null where it goes none */
export function givenOnMap(
  game: Game,
  map: GameMap,
  form: Form,
  order: Order,
  about: Question['about'],
): { readonly ids: string; readonly way: string | null } {
  const ids = idsGiven(game, form, order);
  const path = form.fields.find((field) => field.type === 'path' && order[field.name] !== undefined);
  const on = path === undefined ? undefined : placeOnMap(game, path);
  if (path === undefined || on?.as !== 'place') return { ids, way: null };
  return { ids, way: wayThrough(map, on, order, about, stepsIn(game, path, order)) };
}

/** Costs, odds and chances of a whole sentence, field by field, then those of the whole. */
export function explanationsOf(game: Game, narrator: Narrator, form: Form, so: Order): readonly Explained[] {
  let before: Order = { do: so.do };
  const found: Explained[] = [];
  for (const field of form.fields) {
    const value = so[field.name];
    if (value === undefined) continue;
    const explanation = field.walk.explain?.(before, stepsIn(game, field, so));
    if (explanation !== undefined) found.push(explanationModel(narrator, explanation));
    before = { ...before, [field.name]: value };
  }
  const whole = form.explain?.();
  return whole === undefined ? found : [...found, explanationModel(narrator, whole)];
}

function stepsIn(game: Game, field: Field, so: Order): readonly string[] {
  return valueSteps(game.rules.universe, field, so[field.name]) ?? [];
}
