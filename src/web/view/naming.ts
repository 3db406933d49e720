import type { Explanation, Field, Game, Order, Question, Scene } from '../../referee/index.js';
import { modifierText, type Narrator, namesOf } from '../../telling/index.js';
import { pageText } from '../words/words.js';

/** Names of what stands in a place, at most, where the place is a choice. */
const MOST_NAMED = 4;

/** The name of a value of a field: a unit, a hex, a named choice, a number. */
export function nameOfValue(game: Game, narrator: Narrator, field: Field, id: string): string {
  if (typeof field.of === 'string')
    return field.of === 'number' ? id : namesOf(game, narrator.locale)(field.of, id);
  const key = `choice.${id}`;
  return narrator.game.has(key) ? narrator.tell(key) : id;
}

/** A value as a choice: a unit with where it stands and its figures, a place with the units in it, as the reader's map shows them. */
export function choiceOf(game: Game, narrator: Narrator, scene: Scene, field: Field, id: string): string {
  const name = nameOfValue(game, narrator, field, id);
  const kind = onMap(field);
  if (kind === undefined) return name;
  const place = namesOf(game, narrator.locale);
  const around =
    kind === 'places'
      ? scene.counters.filter((counter) => counter.place === spotOf(scene, id)).map((counter) => counter.name)
      : scene.counters
          .filter((counter) => counter.id === id)
          .flatMap((one) => [place('place', one.place), one.figures]);
  return [name, ...shortened(around, narrator)].join(' · ');
}

/** A harbour may hold dozens: a choice names the first of them and says how many more there are. */
function shortened(around: readonly string[], narrator: Narrator): readonly string[] {
  const words = around.filter((word) => word !== '');
  const named = words.slice(0, words.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED);
  const more = words.length - named.length;
  return more === 0 ? named : [...named, pageText(narrator.locale, 'choice.more', { n: more })];
}

/** Whether the values of a field are counters or places of the map. The steps of a path are places, by whatever way they are reached. */
export function onMap(field: Field | undefined): 'units' | 'places' | undefined {
  if (field?.of === 'unit') return 'units';
  return field?.type === 'path' || field?.of === 'hex' || field?.of === 'point' ? 'places' : undefined;
}

/** The place or counter of the map that a value stands for: a step may say how it is gone, `ferry:0705`. */
export function spotOf(scene: Scene, id: string): string {
  if (scene.places.some((place) => place.id === id)) return id;
  const bare = id.slice(id.indexOf(':') + 1);
  return scene.places.some((place) => place.id === bare) ? bare : id;
}

/** Where a way begins: the place that the order names before it, where its unit stands, or what the question is about. */
export function startOf(scene: Scene, so: Order, about: Question['about']): string | undefined {
  const named = [...Object.values(so), ...Object.values(about ?? {})].flatMap((value) =>
    typeof value === 'string' ? [value] : [],
  );
  const counter = scene.counters.find((one) => named.includes(one.id));
  return [so.from, counter?.place, about?.at].find((id): id is string =>
    scene.places.some((place) => place.id === id),
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
export function explained(narrator: Narrator, explanation: Explanation): Explained {
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
