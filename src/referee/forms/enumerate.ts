/** The legal sentences of a decision, lazily and depth first. Callers stop when they have enough. */

import type { Decision } from '../game/decision.js';
import type { Universe } from '../game/game.js';
import { checkOrder } from './check.js';
import { type Field, type Form, isOpenForm, type Order } from './form.js';
import { filledIn } from './values.js';
import { Completions, each, StepsAfter, WalksFrom, walksThrough } from './walking.js';

export { mayStop } from './walking.js';

/** Forms that are open now. Those marked `anytime` never count. */
export function openForms(decision: Decision): readonly Form[] {
  return decision.forms.filter((form) => !form.anytime && isOpenForm(form));
}

/** Every legal sentence of the decision (without forms playable at any time). */
export function* sentences(decision: Decision): Generator<Order> {
  for (const form of openForms(decision)) {
    const all = new Completions(form, 0, { do: form.do });
    for (let one = all.next(); one !== undefined; one = all.next()) yield one;
  }
}

/** Every legal sentence of one form. */
export function sentencesOf(form: Form): Generator<Order> {
  return completions(form, 0, { do: form.do });
}

/** Every way to go on from a sentence whose first `done` fields are filled. */
export function completions(form: Form, done: number, soFar: Order): Generator<Order> {
  return each(new Completions(form, done, soFar));
}

/** Every finished walk through a field. */
export function walks(field: Field, before: Order): Generator<readonly string[]> {
  return each(walksThrough(field, before));
}

/** The steps that may come next, each once, in the order of the candidates. */
export function nextSteps(field: Field, before: Order, steps: readonly string[]): string[] {
  const after = new StepsAfter(field, before, steps);
  const next: string[] = [];
  for (let step = after.next(); step !== undefined; step = after.next()) next.push(step);
  return next;
}

/**
 * The steps that lead to at least one whole sentence: what an interface offers. Where paths may double back
 * there is no end to looking, and every step can be taken back by a further one: all that may come next are
 * given.
 */
export function usefulSteps(
  form: Form,
  done: number,
  before: Order,
  steps: readonly string[],
): readonly string[] {
  const field = form.fields[done];
  if (field === undefined) return [];
  const next = nextSteps(field, before, steps);
  if (field.walk.goals !== undefined) return next;
  return next.filter((step) => leadsOn(form, done, field, before, [...steps, step]));
}

function leadsOn(form: Form, done: number, field: Field, before: Order, steps: readonly string[]): boolean {
  for (const walk of each(new WalksFrom(field, before, steps))) {
    if (hasSentence(form, done + 1, filledIn(before, field, walk))) return true;
  }
  return false;
}

function hasSentence(form: Form, done: number, soFar: Order): boolean {
  return new Completions(form, done, soFar).next() !== undefined;
}

/**
 * What a decision leaves to say: its sentences as far as two, and whether a form that does something has one.
 */
export interface Leeway {
  readonly first: Order | undefined;
  readonly single: boolean;
  readonly something: boolean;
}

/** Looks no further than it must; `something` is looked for only where it is wanted. */
export function leewayOf(decision: Decision, wanted: boolean): Leeway {
  let first: Order | undefined;
  let single = false;
  let something = false;
  for (const form of openForms(decision)) {
    if (first !== undefined && !single && (something || !wanted)) break;
    if (first !== undefined && !single && form.idle) continue;
    const all = new Completions(form, 0, { do: form.do });
    const one = all.next();
    if (one === undefined) continue;
    something ||= !form.idle;
    single = first === undefined && all.next() === undefined;
    first ??= one;
  }
  return { first, single, something };
}

/** The only legal sentence, if there is exactly one. */
export function onlySentence(decision: Decision): Order | undefined {
  const { first, single } = leewayOf(decision, false);
  return single ? first : undefined;
}

/** Whether a form that does something (not one that ends or declines) has a legal sentence. */
export function somethingToDo(decision: Decision): boolean {
  return openForms(decision).some((form) => !form.idle && hasSentence(form, 0, { do: form.do }));
}

/** Whether an order is legal: for bots and standing orders that want to know before they answer. */
export function isLegal(decision: Decision, universe: Universe, order: Order): boolean {
  return checkOrder(decision, universe, order).ok;
}
