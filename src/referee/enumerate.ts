/** The legal sentences of a decision, lazily and depth first. Callers stop when they have enough. */
import { checkOrder, fieldValue } from './check.js';
import type { Decision } from './decision.js';
import type { Field, Form, Order } from './form.js';
import type { Universe } from './game.js';
import { mayFollow } from './steps.js';

/** Forms that are open now. Those marked `anytime` never count. */
export function openForms(decision: Decision): readonly Form[] {
  return decision.forms.filter((form) => !form.anytime && form.forbidden?.() === undefined);
}

/** Every legal sentence of the decision (without forms playable at any time). */
export function* sentences(decision: Decision): Generator<Order> {
  for (const form of openForms(decision)) yield* sentencesOf(form);
}

/** Every legal sentence of one form. */
export function* sentencesOf(form: Form): Generator<Order> {
  yield* completions(form, 0, { do: form.do });
}

/** Every way to go on from a sentence whose first `done` fields are filled. */
export function* completions(form: Form, done: number, so: Order): Generator<Order> {
  const field = form.fields[done];
  if (field === undefined) {
    yield so;
    return;
  }
  const applies = field.walk.applies?.(so) !== false;
  if (field.optional || !applies) yield* completions(form, done + 1, so);
  if (!applies) return;
  for (const steps of walks(field, so)) {
    if (steps.length === 0 && field.optional) continue;
    yield* completions(form, done + 1, { ...so, [field.name]: fieldValue(field, steps) });
  }
}

/** Every finished walk through a field. */
export function* walks(field: Field, before: Order): Generator<readonly string[]> {
  if (field.walk.goals === undefined) {
    yield* walksFrom(field, before, []);
    return;
  }
  for (const goal of field.walk.goals(before)) {
    const path = field.walk.route?.(before, goal);
    if (path !== undefined) yield path;
  }
}

function* walksFrom(field: Field, before: Order, steps: readonly string[]): Generator<readonly string[]> {
  if (mayStop(field, before, steps)) yield steps;
  for (const step of stepsAfter(field, before, steps)) yield* walksFrom(field, before, [...steps, step]);
}

/** Whether the walk may end here. */
export function mayStop(field: Field, before: Order, steps: readonly string[]): boolean {
  const enough = field.type === 'number' ? steps.length === 1 : steps.length >= field.min;
  return enough && field.walk.unfinished?.(before, steps) === undefined;
}

/** The steps that may come next, each once, in the order of the candidates. */
export function nextSteps(field: Field, before: Order, steps: readonly string[]): readonly string[] {
  return [...stepsAfter(field, before, steps)];
}

/** Each is looked at when it is wanted: who only asks whether there is one does not pay for all. */
function* stepsAfter(field: Field, before: Order, steps: readonly string[]): Generator<string> {
  const most = field.type === 'number' ? 1 : field.max;
  if (steps.length >= most) return;
  const given = new Set<string>();
  for (const step of field.walk.candidates(before, steps)) {
    if (!mayFollow(field, steps, step) || given.has(step) || outOfRange(field, step)) continue;
    if (field.walk.forbids(before, steps, step) !== undefined) continue;
    given.add(step);
    yield step;
  }
}

function outOfRange(field: Field, step: string): boolean {
  return field.type === 'number' && (Number(step) < field.min || Number(step) > field.max);
}

/**
 * The steps that lead to at least one whole sentence: what an interface offers. Where paths may double back there is no
 * end to looking, and every step can be taken back by a further one: all that may come next are given.
 */
export function usefulSteps(form: Form, done: number, before: Order, steps: readonly string[]): readonly string[] {
  const field = form.fields[done];
  if (field === undefined) return [];
  const next = nextSteps(field, before, steps);
  if (field.walk.goals !== undefined) return next;
  return next.filter((step) => leadsOn(form, done, field, before, [...steps, step]));
}

function leadsOn(form: Form, done: number, field: Field, before: Order, steps: readonly string[]): boolean {
  for (const walk of walksFrom(field, before, steps)) {
    const so = { ...before, [field.name]: fieldValue(field, walk) };
    if (!completions(form, done + 1, so).next().done) return true;
  }
  return false;
}

/** The only legal sentence, if there is exactly one. */
export function onlySentence(decision: Decision): Order | undefined {
  const all = sentences(decision);
  const first = all.next();
  if (first.done || !all.next().done) return undefined;
  return first.value;
}

/** Whether a form that does something (not one that ends or declines) has a legal sentence. */
export function somethingToDo(decision: Decision): boolean {
  return openForms(decision).some((form) => !form.idle && !sentencesOf(form).next().done);
}

/** Whether an order is legal: for bots and standing orders that want to know before they answer. */
export function isLegal(decision: Decision, universe: Universe, order: Order): boolean {
  return checkOrder(decision, universe, order).ok;
}
