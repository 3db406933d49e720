import {
  type Field,
  fieldValue,
  type Game,
  type Order,
  type Question,
  type Scene,
} from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { pageText } from '../words/words.js';
import { choiceOf, type Explained, explained, nameOfValue, placeOnMap, spotOf, startOf } from './naming.js';
import type { Asking, Option } from './options.js';
import { type Progress, toQuery, withGiven, withSteps } from './sentence.js';

export interface Hidden {
  readonly name: string;
  readonly value: string;
}

interface Choice {
  readonly id: string;
  /** What of the map it is; null for what the map does not show. */
  readonly at: string | null;
  /** The way there, place by place, for the map to draw; null where there is none. */
  readonly path: string | null;
  readonly text: string;
  readonly note: string | null;
}

/** Choices of which the game says the same. */
export interface Noted<T> {
  /** Of the note, for the choices to refer to; null without a note. */
  readonly key: string | null;
  readonly note: string | null;
  readonly choices: readonly T[];
}

/** What `partials/asking.hbs` shows. */
export interface AskingModel {
  readonly title: string;
  readonly legend: string;
  readonly name: string;
  readonly action: string;
  readonly hidden: readonly Hidden[];
  readonly refusal: { readonly clause: string; readonly text: string } | null;
  readonly links: readonly Noted<Choice & { readonly href: string }>[] | null;
  readonly buttons: readonly Noted<Choice & { readonly order: string }>[] | null;
  readonly boxes: readonly (Pick<Choice, 'id' | 'at' | 'text'> & { readonly checked: boolean })[] | null;
  /** Whether the boxes are many, and may all be ticked: the browser offers to tick them at once. */
  readonly all: boolean;
  readonly numbers:
    | readonly {
        readonly id: string;
        readonly at: string | null;
        readonly text: string;
        readonly name: string;
        readonly least: number;
        readonly most: number;
        readonly value: string;
      }[]
    | null;
  /** Of boxes how many may be ticked, of numbers what they may come to in all. */
  readonly bounds: { readonly least: number; readonly most: number } | null;
  readonly more: readonly { readonly href: string; readonly text: string }[] | null;
  /** What the game says of what is marked so far. */
  readonly explanation: Explained | null;
  /** Whether the game can say something of what is marked. */
  readonly odds: boolean;
  /** The sentence so far as fields, for asking why something else is not among the choices. */
  readonly so: string;
}

/** From so many boxes on it is tedious to tick each. */
const MANY = 4;

/** Where a sentence is built, and in whose words. */
export interface OrderBuilder {
  readonly game: Game;
  readonly narrator: Narrator;
  /** The map as the reader sees it. */
  readonly scene: Scene;
  /** What is asked, where an order answers a question. */
  readonly question?: Question;
  /** The page that reads the sentence in its query. */
  readonly address: string;
  /** Keys of the game's sentences begin with it: '' for orders, `standing.` for standing orders. */
  readonly prefix: '' | 'standing.';
  /** Where whole sentences may be sent at once, with these fields; they stay drafts there. */
  readonly post?: { readonly action: string; readonly hidden: readonly Hidden[] };
}

/** The model of a field. */
export function askingModel(
  builder: OrderBuilder,
  progress: Progress & { readonly field: Field },
  asking: Asking,
): AskingModel {
  const { narrator, address, prefix } = builder;
  const { form, field, so, refusal } = progress;
  const asked = narrator.tell(`${prefix}field.${form.do}.${field.name}`);
  const what = narrator.tell(`${prefix}do.${form.do}`);
  const key = prefix === '' ? 'ask.title' : 'ask.about';
  const title = pageText(narrator.locale, key, { what, field: asked });
  const base: AskingModel = {
    title,
    legend: asked,
    name: field.name,
    action: address,
    hidden: [],
    refusal: refusal === undefined ? null : { clause: refusal.clause, text: narrator.clause(refusal.clause) },
    links: null,
    buttons: null,
    boxes: null,
    all: false,
    numbers: null,
    bounds: null,
    more: null,
    explanation: null,
    odds: field.walk.explain !== undefined,
    so: toQuery(so).toString(),
  };
  const query = toQuery(so);
  const spot = (id: string) => spotIn(builder, field, id);
  switch (asking.how) {
    case 'pick':
      return picking(builder, progress, asking, base);
    case 'step':
      return stepping(builder, progress, asking, base);
    case 'mark': {
      const boxes = asking.options.map((id) => ({
        id,
        at: spot(id),
        text: choiceOf(builder.game, narrator, builder.scene, field, id),
        checked: asking.marked.includes(id),
      }));
      return {
        ...base,
        boxes,
        bounds: { least: asking.least, most: asking.most },
        all: boxes.length >= MANY && boxes.length <= field.max,
        hidden: pairs(withGiven(query, field.name)),
        explanation: saidOf(builder, field, so, asking.marked),
      };
    }
    case 'share': {
      const numbers = asking.options.map((id) => ({
        id,
        at: spot(id),
        text: choiceOf(builder.game, narrator, builder.scene, field, id),
        name: `${field.name}.${id}`,
        least: 0,
        most: asking.most,
        value: '',
      }));
      const bounds = { least: asking.least, most: asking.most };
      return { ...base, numbers, bounds, hidden: pairs(withGiven(query, field.name)) };
    }
    case 'number': {
      const { least, most } = asking;
      const text = pageText(narrator.locale, 'order.number', { least, most });
      return {
        ...base,
        numbers: [{ id: '', at: null, text, name: field.name, least, most, value: String(least) }],
        hidden: pairs(query),
      };
    }
  }
}

function picking(
  builder: OrderBuilder,
  progress: Progress & { readonly field: Field },
  asking: Extract<Asking, { how: 'pick' }>,
  base: AskingModel,
): AskingModel {
  const { form, field, so, index } = progress;
  const { locale } = builder.narrator;
  const last = index === form.fields.length - 1;
  const choice = (option: Option): Choice => choiceFor(builder, field, so, option);
  const whole = (option: Option): Order => ({ ...so, [field.name]: fieldValue(field, option.steps) });
  const more = [
    ...(asking.optional
      ? [{ href: href(builder, withGiven(toQuery(so), field.name)), text: pageText(locale, 'order.none') }]
      : []),
    ...(asking.canStep
      ? [
          {
            href: href(builder, withSteps(toQuery(so), field.name, [])),
            text: pageText(locale, 'order.stepwise'),
          },
        ]
      : []),
  ];
  const shown = { ...base, more: more.length === 0 ? null : more };
  if (last && builder.post !== undefined) {
    const buttons = asking.options.map((option) => ({
      ...choice(option),
      order: JSON.stringify(whole(option)),
    }));
    return { ...shown, buttons: noted(buttons), action: builder.post.action, hidden: builder.post.hidden };
  }
  const links = asking.options.map((option) => ({
    ...choice(option),
    href: href(builder, toQuery(whole(option))),
  }));
  return { ...shown, links: noted(links) };
}

function stepping(
  builder: OrderBuilder,
  progress: Progress & { readonly field: Field },
  asking: Extract<Asking, { how: 'step' }>,
  base: AskingModel,
): AskingModel {
  const { field, so } = progress;
  const steps = progress.refusal === undefined ? progress.steps : [];
  const { locale } = builder.narrator;
  const names = steps.map((id) => nameOfValue(builder.game, builder.narrator, field, id)).join(' – ');
  const links = asking.options.map((id) => ({
    ...choiceFor(builder, field, so, { id, steps: [...steps, id] }),
    href: href(builder, withSteps(toQuery(so), field.name, [...steps, id])),
  }));
  const stop = {
    href: href(builder, toQuery({ ...so, [field.name]: steps })),
    text: pageText(
      locale,
      steps.length === 0 ? 'order.none' : field.type === 'path' ? 'order.stop' : 'order.enough',
    ),
  };
  const again = {
    href: href(builder, withSteps(toQuery(so), field.name, [])),
    text: pageText(locale, 'order.again'),
  };
  const more = [...(asking.stop ? [stop] : []), ...(steps.length > 0 ? [again] : [])];
  return {
    ...base,
    title: names === '' ? base.title : pageText(locale, 'field.filled', { name: base.title, values: names }),
    links: noted(links),
    more,
  };
}

/** Choices by what is said of them, in the order of the first of each: a note that holds for several is said once. */
function noted<T extends Choice>(choices: readonly T[]): readonly Noted<T>[] {
  const notes = [...new Set(choices.map((choice) => choice.note))];
  return notes.map((note, i) => ({
    key: note === null ? null : `note-${i}`,
    note,
    choices: choices.filter((choice) => choice.note === note),
  }));
}

function choiceFor(builder: OrderBuilder, field: Field, so: Order, option: Option): Choice {
  return {
    id: option.id,
    at: spotIn(builder, field, option.id),
    path: pathOf(builder, field, so, option),
    text: choiceOf(builder.game, builder.narrator, builder.scene, field, option.id),
    note: noteOf(builder, field, so, option),
  };
}

/** The way of an option from its beginning, as ids of places. */
function pathOf(
  { game, scene, question }: OrderBuilder,
  field: Field,
  so: Order,
  { steps }: Option,
): string | null {
  const on = placeOnMap(game, field);
  if (on?.as !== 'place') return null;
  const start = startOf(scene, so, question?.about);
  return [...(start === undefined ? [] : [start]), ...steps.map((step) => spotOf(scene, on, step))].join(' ');
}

/** What a value stands for on the map; null for what is not there. */
function spotIn({ game, scene }: OrderBuilder, field: Field, id: string): string | null {
  const on = placeOnMap(game, field);
  return on === undefined ? null : spotOf(scene, on, id);
}

/** What the game says of a choice, in one line: costs, what counts for and against it, chances. */
function noteOf(builder: OrderBuilder, field: Field, so: Order, option: Option): string | null {
  const said = saidOf(builder, field, so, option.steps);
  if (said === null) return null;
  const parts = [
    ...said.lines,
    ...said.modifiers.map(({ text, clause }) => `${text} [${clause}]`),
    said.chances.map(({ result, percent }) => `${result} ${percent} %`).join(' · '),
  ];
  const text = parts.filter((part) => part !== '').join(' ');
  return text === '' ? null : text;
}

function saidOf(builder: OrderBuilder, field: Field, so: Order, steps: readonly string[]): Explained | null {
  const explanation = steps.length === 0 ? undefined : field.walk.explain?.(so, steps);
  return explanation === undefined ? null : explained(builder.narrator, explanation);
}

function href(builder: OrderBuilder, query: URLSearchParams): string {
  return `${builder.address}?${query}`;
}

/** A query as hidden fields. */
export function pairs(query: URLSearchParams): readonly Hidden[] {
  return [...query].map(([name, value]) => ({ name, value }));
}
