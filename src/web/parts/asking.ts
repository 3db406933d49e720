/** The field that is asked, as choices, boxes, numbers or a way. */
import {
  type Field,
  type Form,
  fieldValue,
  type Goal,
  type Order,
  type Refusal,
} from '../../referee/index.js';
import { refusalText } from '../../telling/index.js';
import { pageText } from '../words/words.js';
import {
  byFormation,
  choiceFor,
  groupByNote,
  type OrderBuilder,
  saidOf,
  silhouettesOf,
  spotIn,
  symbolIn,
} from './choices.js';
import { choiceOf, nameOfValue, placeOnMap, spotOf } from './naming.js';
import { type Asking, mayTakeAll } from './options.js';
import type { AskingModel, FieldChoice, Hidden } from './question.js';
import { type Progress, toQuery, withGiven, withSteps, withWish } from './sentence.js';

/** From so many boxes on it is tedious to tick each. */
const MANY = 4;
/** More choices than these are sooner found on the map than in a list. */
export const MOST_LISTED = 24;
/** Places are named with what stands there: some few with so many letters in all are a long list too. */
const MOST_LETTERS = 160;

type Asked = Progress & { readonly field: Field };

/** The model of a field. */
export function askingModel(builder: OrderBuilder, progress: Asked, asking: Asking): AskingModel {
  const { narrator, address, prefix, question } = builder;
  const { form, field, so, refusal, steps } = progress;
  const asked = narrator.tell(`${prefix}field.${form.do}.${field.name}`);
  const what =
    prefix === '' ? narrator.deed(form.do, question?.kind ?? '') : narrator.tell(`${prefix}do.${form.do}`);
  const key = prefix === '' ? 'ask.title' : 'ask.about';
  const title = pageText(narrator.locale, key, { what, field: asked });
  const base: AskingModel = {
    title,
    legend: asked,
    name: field.name,
    action: address,
    method: 'get',
    address,
    foot: builder.post !== undefined,
    foreseen: '',
    fates: null,
    instead: null,
    hidden: [],
    refusal: refusal === undefined ? null : refusalIn(builder, progress, refusal, lackingOf(asking, steps)),
    links: null,
    buttons: null,
    boxes: null,
    listed: null,
    silhouettes: [],
    all: false,
    numbers: null,
    bounds: null,
    more: null,
    explanation: null,
    odds: field.walk.explain !== undefined,
    given: givenPlace(builder, progress),
    so: toQuery(so).toString(),
  };
  switch (asking.how) {
    case 'pick':
      return picking(builder, progress, asking, base);
    case 'step':
      return stepping(builder, progress, asking, base);
    case 'mark':
      return marking(builder, progress, asking, base);
    case 'share':
      return sharing(builder, progress, asking, base);
    case 'number':
      return numbering(builder, progress, asking, base);
  }
}

/** The place that was chosen last in the sentence so far: it stays in sight while the rest is asked. */
function givenPlace({ game, map }: OrderBuilder, { form, so, index }: Asked): string | null {
  const places = form.fields.slice(0, index).flatMap((field) => {
    const [on, value] = [placeOnMap(game, field), so[field.name]];
    return on?.as === 'place' && typeof value === 'string' ? (spotOf(map.ground, on, value) ?? []) : [];
  });
  return places.at(-1) ?? null;
}

/** How many of the boxes must be ticked, where fewer are. */
function lackingOf(asking: Asking, { length }: readonly string[]): number | undefined {
  if (asking.how !== 'mark') return undefined;
  // Of a set that may be empty where another field is filled nothing is ticked here.
  const least = Math.max(asking.least, 1);
  return length < least ? least : undefined;
}

/** Why what was given is not allowed: what lacks or what bars it, which the clause alone leaves to be guessed. */
function refusalIn(
  builder: OrderBuilder,
  { form, field, so }: Asked,
  refusal: Refusal,
  lacking: number | undefined,
): AskingModel['refusal'] {
  const { narrator, prefix } = builder;
  const { clause } = refusal;
  if (lacking === undefined)
    return { clause, text: refusalText(builder, refusal, { form, field, before: so }) };
  const asked = narrator.tell(`${prefix}field.${form.do}.${field.name}`);
  const rule = narrator.clause(clause);
  return { clause, text: pageText(narrator.locale, 'ask.least', { n: lacking, field: asked, rule }) };
}

function picking(
  builder: OrderBuilder,
  progress: Asked,
  asking: Extract<Asking, { how: 'pick' }>,
  base: AskingModel,
): AskingModel {
  const { form, field, so, index } = progress;
  const { locale } = builder.narrator;
  const behind = form.fields.slice(index + 1);
  // What is left out nearly always is offered beside; what may have to be asked behind it is asked then.
  const asides = behind.every(({ optional }) => optional) ? behind.filter(({ aside }) => aside) : [];
  const last = behind.length === 0 || (asides.length > 0 && progress.wished === undefined);
  const choice = (option: Goal): FieldChoice => choiceFor(builder, field, so, option);
  const whole = (option: Goal): Order => ({ ...so, [field.name]: fieldValue(field, option.steps) });
  const none = asking.optional ? noneOf(builder, form, field) : undefined;
  // An option that leaving the field out comes to as well stands there once.
  const options = asking.options.filter((option) => choice(option).text !== none);
  const more = [
    ...(none === undefined ? [] : [{ href: href(builder, withGiven(toQuery(so), field.name)), text: none }]),
    ...(asking.canStep
      ? [
          {
            href: href(builder, withSteps(toQuery(so), field.name, [])),
            text: pageText(locale, 'order.stepwise'),
          },
        ]
      : []),
    ...(progress.wished === undefined ? asides.map((field) => asideOf(builder, form, field, so)) : []),
  ];
  const shown = { ...base, more: more.length === 0 ? null : more };
  if (last && builder.post !== undefined) {
    const buttons = options.map((option) => ({
      ...choice(option),
      order: JSON.stringify(whole(option)),
    }));
    const { action, hidden } = builder.post;
    return {
      ...shown,
      buttons: groupByNote(buttons),
      listed: listedOf(builder, field, base.legend, buttons),
      silhouettes: silhouettesOf(buttons),
      action,
      hidden,
    };
  }
  const links = options.map((option) => ({
    ...choice(option),
    href: href(builder, withWish(toQuery(whole(option)), progress.wished)),
  }));
  return {
    ...shown,
    links: groupByNote(links),
    listed: listedOf(builder, field, base.legend, links),
    silhouettes: silhouettesOf(links),
  };
}

/** What a field comes to that nobody is asked for, and the way to say it. */
function asideOf(builder: OrderBuilder, form: Form, field: Field, so: Order) {
  const { narrator, prefix } = builder;
  const name = narrator.tell(`${prefix}field.${form.do}.${field.name}`);
  const value = noneOf(builder, form, field);
  return {
    href: href(builder, withWish(toQuery(so), field.name)),
    text: pageText(narrator.locale, 'order.aside', { field: name, value }),
  };
}

/** The words over a list that is folded; null for a short one, and where the map does not show all of it. */
function listedOf(
  { game, narrator, map }: OrderBuilder,
  field: Field,
  legend: string,
  choices: readonly FieldChoice[],
): string | null {
  const letters = choices.reduce((sum, { text }) => sum + text.length, 0);
  const isLong = placeOnMap(game, field)?.as === 'place' && letters > MOST_LETTERS;
  if (choices.length <= MOST_LISTED && !isLong) return null;
  const drawn = new Set([...map.ground.places, ...map.scene.counters].map(({ id }) => id));
  const isShown = ({ at }: FieldChoice) => at !== null && drawn.has(at);
  if (!choices.every(isShown)) return null;
  return pageText(narrator.locale, 'order.listed', { field: legend, n: choices.length });
}

function stepping(
  builder: OrderBuilder,
  progress: Asked,
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
    links: groupByNote(links),
    listed: listedOf(builder, field, base.legend, links),
    silhouettes: silhouettesOf(links),
    more,
  };
}

/** What leaving a field out comes to, in the words of the game where it has any: `All units`. */
function noneOf({ narrator, prefix }: OrderBuilder, form: Form, field: Field): string {
  const key = `${prefix}none.${form.do}.${field.name}`;
  return narrator.game.has(key) ? narrator.tell(key) : pageText(narrator.locale, 'order.none');
}

/** An option that is marked or given a number: its name and place. */
function optionOf(builder: OrderBuilder, field: Field, id: string) {
  const { game, narrator, map } = builder;
  const { name: text, where, more } = choiceOf(game, narrator, map, field, id);
  return { id, at: spotIn(builder, field, id), text, where, more, symbol: symbolIn(builder, field, id) };
}

function marking(
  builder: OrderBuilder,
  { form, field, so, index }: Asked,
  { options, marked, least, most }: Extract<Asking, { how: 'mark' }>,
  base: AskingModel,
): AskingModel {
  const boxes = byFormation(builder, field, options).map((id) => ({
    ...optionOf(builder, field, id),
    checked: marked.includes(id),
  }));
  const goesOn = index < form.fields.length - 1 && options.length > 1;
  const everything = {
    href: href(builder, toQuery({ ...so, [field.name]: options })),
    text: pageText(builder.narrator.locale, 'order.everything', { n: options.length }),
  };
  return {
    ...base,
    boxes,
    silhouettes: silhouettesOf(boxes),
    bounds: { least, most },
    all: boxes.length >= MANY && boxes.length <= field.max,
    more: goesOn && mayTakeAll(field, so, options) ? [everything] : null,
    ...sendingOf(builder, form, index, pairs(withGiven(toQuery(so), field.name))),
    explanation: saidOf(builder, field, so, marked),
  };
}

function sharing(
  builder: OrderBuilder,
  { form, field, so, index }: Asked,
  { options, least, most }: Extract<Asking, { how: 'share' }>,
  base: AskingModel,
): AskingModel {
  const numbers = options.map((id) => {
    const name = `${field.name}.${id}`;
    return { ...optionOf(builder, field, id), name, least: 0, most, value: '' };
  });
  const hidden = pairs(withGiven(toQuery(so), field.name));
  return { ...base, numbers, bounds: { least, most }, ...sendingOf(builder, form, index, hidden) };
}

function numbering(
  builder: OrderBuilder,
  { form, field, so, index }: Asked,
  { least, most }: Extract<Asking, { how: 'number' }>,
  base: AskingModel,
): AskingModel {
  const text = pageText(builder.narrator.locale, 'order.number', { least, most });
  const number = {
    id: '',
    at: null,
    text,
    where: '',
    more: '',
    name: field.name,
    least,
    most,
    value: String(least),
  };
  return { ...base, numbers: [number], ...sendingOf(builder, form, index, pairs(toQuery(so))) };
}

/** The last field is sent as an order, where whole orders may be sent; any other leads on. */
function sendingOf(
  { address, post }: OrderBuilder,
  form: Form,
  index: number,
  hidden: readonly Hidden[],
): Pick<AskingModel, 'method' | 'action' | 'hidden'> {
  if (post === undefined || index < form.fields.length - 1) return { method: 'get', action: address, hidden };
  return { method: 'post', action: post.action, hidden: [...hidden, ...post.hidden] };
}

function href(builder: OrderBuilder, query: URLSearchParams): string {
  return `${builder.address}?${query}`;
}

/** A query as hidden fields. */
export function pairs(query: URLSearchParams): readonly Hidden[] {
  return [...query].map(([name, value]) => ({ name, value }));
}
