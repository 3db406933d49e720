/** A choice of a field: its words, its place on the map, the way there, what the game says of it. */
import { silhouetteOf } from '../../board/index.js';
import type { Field, Game, GameMap, Goal, Order, Question, SceneSymbol, View } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { pageText } from '../words/words.js';
import {
  type ChoiceWords,
  choiceOf,
  type Explained,
  explanationModel,
  placeOnMap,
  spotOf,
  wayThrough,
} from './naming.js';
import type { FieldChoice, Hidden, Noted, Silhouette } from './question.js';

/** Where a sentence is built, and in whose words. */
export interface OrderBuilder {
  readonly game: Game;
  readonly narrator: Narrator;
  /** The map as the reader sees it. */
  readonly map: GameMap;
  /** What is asked, where an order answers a question. */
  readonly question?: Question;
  /** What the reader sees, where a refusal may look at his hand. */
  readonly view?: View;
  /** The page that reads the sentence in its query. */
  readonly address: string;
  /**
   * Keys of the game's sentences begin with it: '' for orders, `standing.` for standing orders, `plan.` for
   * lines of a plan.
   */
  readonly prefix: '' | 'standing.' | 'plan.';
  /** Where whole sentences may be sent at once, with these fields; they stay drafts there. */
  readonly post?: { readonly action: string; readonly hidden: readonly Hidden[] };
}

/**
 * Choices by what is said of them, in the order of the first of each: a note that holds for several is said
 * once.
 */
export function groupByNote<T extends FieldChoice>(choices: readonly T[]): readonly Noted<T>[] {
  const notes = [...new Set(choices.map((choice) => choice.note))];
  return notes.map((note, i) => ({
    key: note === null ? null : `note-${i}`,
    note,
    choices: choices.filter((choice) => choice.note === note),
  }));
}

export function choiceFor(builder: OrderBuilder, field: Field, so: Order, option: Goal): FieldChoice {
  return {
    id: option.id,
    at: spotIn(builder, field, option.id),
    path: pathOf(builder, field, so, option),
    text: inOne(choiceOf(builder.game, builder.narrator, builder.map, field, option.id)),
    symbol: symbolIn(builder, field, option.id),
    note: noteOf(builder, field, so, option),
  };
}

function inOne({ name, where, more }: ChoiceWords): string {
  return name + where + more;
}

/** The way of an option from its beginning, as ids of places. */
function pathOf(
  { game, map, question }: OrderBuilder,
  field: Field,
  so: Order,
  { steps }: Goal,
): string | null {
  const on = placeOnMap(game, field);
  if (on?.as !== 'place') return null;
  return wayThrough(map, on, so, question?.about, steps);
}

/** What a value stands for on the map; null for what is not there. */
export function spotIn({ game, map }: OrderBuilder, field: Field, id: string): string | null {
  const on = placeOnMap(game, field);
  return on === undefined ? null : spotOf(map.ground, on, id);
}

/**
 * Units formation by formation, in the order in which the components name the formations, and within each as
 * they were. What belongs to none comes last; without formations on the map nothing moves.
 */
export function byFormation({ game, map }: OrderBuilder, field: Field, ids: readonly string[]): string[] {
  if (field.of !== 'unit') return [...ids];
  const place = new Map([...(game.rules.universe.unit ?? [])].map((id, i) => [id, i] as const));
  const [formationOf, rank] = [new Map<string, string>(), new Map<string, number>()];
  for (const { id, formation } of countersOf(map)) {
    if (formation === undefined) continue;
    const name = `${formation.tone} ${formation.text}`;
    formationOf.set(id, name);
    rank.set(name, Math.min(rank.get(name) ?? Number.POSITIVE_INFINITY, place.get(id) ?? 0));
  }
  const rankOf = (id: string) => rank.get(formationOf.get(id) ?? '') ?? Number.MAX_SAFE_INTEGER;
  return ids.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** All counters, in boxes beside the map too. */
function countersOf({ scene }: GameMap) {
  return [...scene.counters, ...(scene.holdings ?? []).flatMap(({ counters }) => counters)];
}

/** What a unit is drawn as on the map, where that is a picture of the thing. */
export function symbolIn({ map }: OrderBuilder, field: Field, id: string): SceneSymbol | null {
  if (field.of !== 'unit') return null;
  const counter = countersOf(map).find((one) => one.id === id);
  return counter !== undefined && silhouetteOf(counter.symbol) !== undefined ? counter.symbol : null;
}

/** The pictures that choices refer to, each once. */
export function silhouettesOf(choices: readonly Pick<FieldChoice, 'symbol'>[]): readonly Silhouette[] {
  return [...new Set(choices.map(({ symbol }) => symbol))].flatMap((symbol) => {
    const paths = symbol === null ? undefined : silhouetteOf(symbol);
    return symbol === null || paths === undefined ? [] : [{ symbol, ...paths }];
  });
}

/** What the game says of a choice, in one line: costs, what counts for and against it, chances. */
function noteOf(builder: OrderBuilder, field: Field, so: Order, option: Goal): string | null {
  const said = saidOf(builder, field, so, option.steps);
  if (said === null) return null;
  const parts = [
    ...said.lines,
    ...said.modifiers.map(({ text, clause }) => `${text} [${clause}]`),
    said.chances
      .map(({ result, percent }) => pageText(builder.narrator.locale, 'confirm.chance', { percent, result }))
      .join(' · '),
  ];
  const text = parts.filter((part) => part !== '').join(' ');
  return text === '' ? null : text;
}

export function saidOf(
  builder: OrderBuilder,
  field: Field,
  so: Order,
  steps: readonly string[],
): Explained | null {
  const explanation = steps.length === 0 ? undefined : field.walk.explain?.(so, steps);
  return explanation === undefined ? null : explanationModel(builder.narrator, explanation);
}
