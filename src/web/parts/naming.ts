/** What values of a field are called, and what they are on the map. */
import {
  type Explanation,
  type Field,
  type Game,
  type GameMap,
  type Ground,
  memoized,
  type OnMap,
  type Order,
  type Question,
} from '../../referee/index.js';
import { modifierText, type Narrator, namesOf } from '../../telling/index.js';
import { pageText } from '../words/words.js';

/** Names of what stands in a place, at most, where the place is a choice. */
const MOST_NAMED = 4;

/** The name of a value of a field: a unit, a hex, a named choice, a number. */
export function nameOfValue(game: Game, narrator: Narrator, field: Field, id: string): string {
  if (typeof field.of === 'string')
    return field.of === 'number' ? id : namesOf(game, narrator.locale).name([field.of], id);
  const key = `choice.${id}`;
  return narrator.game.has(key) ? narrator.tell(key) : id;
}

/** A value as a choice, in parts. */
export interface ChoiceWords {
  readonly name: string;
  /** Where a unit stands: the map shows it too. */
  readonly where: string;
  /** The figures of a unit, or what stands in a place. */
  readonly more: string;
}

/**
 * A value as a choice: a unit with where it stands, on the map or beside it, and its figures; a place with
 * the units in it, as the reader's map shows them.
 */
export function choiceOf(
  game: Game,
  narrator: Narrator,
  { ground, scene }: GameMap,
  field: Field,
  id: string,
): ChoiceWords {
  const name = nameOfValue(game, narrator, field, id);
  const on = placeOnMap(game, field);
  if (on === undefined) return { name, where: '', more: '' };
  if (on.as === 'place') {
    const there = scene.counters.filter((counter) => counter.place === spotOf(ground, on, id));
    const names = there.map((counter) => counter.name);
    return { name, where: '', more: shortened(names, narrator).map(behind).join('') };
  }
  const unit = scene.counters.find((counter) => counter.id === id);
  const away =
    unit ?? (scene.holdings ?? []).flatMap(({ counters }) => counters).find((one) => one.id === id);
  return {
    name,
    where: behind(unit === undefined ? '' : nameOfPlace(game, narrator, unit.place)),
    more: behind(away?.figures ?? ''),
  };
}

function behind(word: string): string {
  return word === '' ? '' : ` · ${word}`;
}

/** A harbour may hold dozens: a choice names the first of them and says how many more there are. */
function shortened(around: readonly string[], narrator: Narrator): readonly string[] {
  const words = around.filter((word) => word !== '');
  const named = words.slice(0, words.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED);
  const more = words.length - named.length;
  return more === 0 ? named : [...named, pageText(narrator.locale, 'choice.more', { n: more })];
}

/** An id by whatever universe has it. */
export function nameOfAny(game: Game, { locale }: Narrator, id: string): string {
  return namesOf(game, locale).name(Object.keys(game.rules.universe), id);
}

/** A place by whatever universe of places has it. */
export function nameOfPlace(game: Game, narrator: Narrator, id: string): string {
  const places = Object.keys(game.picture.onMap).filter((of) => game.picture.onMap[of]?.as === 'place');
  return namesOf(game, narrator.locale).name(places, id);
}

/** What the values of a field are on the map; undefined for what is not there. */
export function placeOnMap(game: Pick<Game, 'picture'>, field: Field | undefined): OnMap | undefined {
  return typeof field?.of === 'string' ? game.picture.onMap[field.of] : undefined;
}

/** The place or counter of the map that an id stands for. */
export function spotOf(ground: Ground, { placeOf }: OnMap, id: string): string {
  const isPlace = (one: string) => placeIds(ground).has(one);
  if (placeOf === undefined || isPlace(id)) return id;
  const place = placeOf(id);
  return isPlace(place) ? place : id;
}

/** The ids of all places, gathered once a ground. */
const placeIds = memoized(
  (ground: Ground): ReadonlySet<string> => new Set(ground.places.map(({ id }) => id)),
);

/**
 * Where a way begins: the place that the order names before it, where its unit stands, or what the question
 * is about.
 */
function startOf({ ground, scene }: GameMap, so: Order, about: Question['about']): string | undefined {
  const words = (of: Order | Question['about']) =>
    Object.values(of ?? {}).filter((value): value is string => typeof value === 'string');
  const places = (ids: readonly string[]) => ids.filter((id) => placeIds(ground).has(id));
  const named = [...words(so), ...words(about)];
  const counter = scene.counters.find((one) => named.includes(one.id));
  const stands = counter === undefined ? [] : [counter.place];
  return [...places(words(so)), ...places(stands), ...places(words(about))][0];
}

/** The way through these steps from where it begins, as ids of places. */
export function wayThrough(
  map: GameMap,
  on: OnMap,
  so: Order,
  about: Question['about'],
  steps: readonly string[],
): string {
  const start = startOf(map, so, about);
  return [...(start === undefined ? [] : [start]), ...steps.map((step) => spotOf(map.ground, on, step))].join(
    ' ',
  );
}

/** Costs, odds and chances in words. */
export interface Explained {
  readonly lines: readonly string[];
  readonly modifiers: readonly { readonly text: string; readonly clause: string }[];
  readonly chances: readonly {
    readonly result: string;
    readonly of: number;
    readonly in: number;
    readonly percent: number;
  }[];
}

/** An explanation in the reader's language. */
export function explanationModel(narrator: Narrator, explanation: Explanation): Explained {
  const { lines, modifiers, chances } = explanation;
  return {
    lines: lines.map((line) => narrator.game.say(line)),
    modifiers: modifiers.map((modifier) => ({
      text: modifierText(narrator, modifier),
      clause: modifier.clause,
    })),
    chances: chances.map((chance) => ({
      ...chance,
      result: narrator.tell(`outcome.${chance.result}`),
      percent: Math.round((100 * chance.of) / chance.in),
    })),
  };
}
