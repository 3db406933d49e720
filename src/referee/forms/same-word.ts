/**
 * Several forms of one word, for sentences of several shapes: `event J04 …` asks for other fields than `event
 * J09 …`. They begin with the same field, whose value tells which of them is meant.
 */
import type { Universe } from '../game/game.js';
import { type Field, type Form, isOpenForm, type Order, type Walk } from './form.js';
import { valueSteps } from './values.js';

/**
 * The form that a sentence answers, by the value of its first field; of forms that take the same value the
 * one that knows all fields which came. Where no form takes the value: the first open one.
 */
export function formFor(
  forms: readonly Form[],
  universe: Universe,
  word: string,
  sent: Readonly<Record<string, unknown>>,
): Form | undefined {
  const ofWord = forms.filter((form) => form.do === word);
  if (ofWord.length < 2) return ofWord[0];
  const takers = ofWord.filter((form) => takesFirst(form, universe, sent));
  return takers.find((form) => knowsAll(form, sent)) ?? takers[0] ?? ofWord.find(isOpenForm) ?? ofWord[0];
}

function takesFirst({ fields: [first] }: Form, universe: Universe, sent: Readonly<Record<string, unknown>>) {
  return first !== undefined && valueSteps(universe, first, sent[first.name]) !== undefined;
}

function knowsAll({ fields }: Form, sent: object): boolean {
  return Object.keys(sent).every((key) => key === 'do' || fields.some(({ name }) => name === key));
}

/** The forms by their words, in the order of the first of each. */
export function byWord(forms: readonly Form[]): readonly (readonly [Form, ...Form[]])[] {
  const words = new Map<string, [Form, ...Form[]]>();
  for (const form of forms) {
    const same = words.get(form.do);
    if (same === undefined) words.set(form.do, [form]);
    else same.push(form);
  }
  return [...words.values()];
}

/**
 * Forms of one word as a single one: what offers the first field before it is known which of them it will be.
 */
export function asOne(forms: readonly [Form, ...Form[]]): Form {
  const [form, ...more] = forms;
  const [first] = form.fields;
  if (more.length === 0 || first === undefined) return form;
  const taker = (value: unknown) => forms.find(({ fields }) => mayTake(fields[0], value));
  const walkOf = (value: string) => taker(value)?.fields[0]?.walk ?? first.walk;
  const walk: Walk<Order> = {
    candidates: (before, steps) =>
      forms.flatMap((one) =>
        [...(one.fields[0]?.walk.candidates(before, steps) ?? [])].filter((value) => taker(value) === one),
      ),
    forbids: (before, steps, step) => walkOf(step).forbids(before, steps, step),
    explain: (before, steps) => walkOf(steps[0] ?? '').explain?.(before, steps),
  };
  const rest = forms.flatMap((one) =>
    one.fields.slice(1).map((field) => onlyAfter(field, (before) => taker(before[first.name]) === one)),
  );
  return { do: form.do, fields: [{ ...first, only: undefined, walk }, ...rest] };
}

/** A field that is part of a sentence only where its own form goes on. */
function onlyAfter(field: Field, goesOn: (before: Order) => boolean): Field {
  const applies = (before: Order) => goesOn(before) && field.walk.applies?.(before) !== false;
  return { ...field, walk: { ...field.walk, applies } };
}

function mayTake(field: Field | undefined, value: unknown): boolean {
  if (field === undefined || typeof value !== 'string') return false;
  const values = field.only ?? (typeof field.of === 'string' ? undefined : field.of);
  return values?.includes(value) ?? true;
}
