/** What may be given next to a field of an order in the making: for those who choose, and those who type. */
import { completions, nextSteps, usefulSteps, walks } from './enumerate.js';
import type { Field, Form, Order } from './form.js';
import { fieldValue } from './values.js';

/** Ways through a field that are looked at for its goals: no rulebook's single move comes near. */
const MOST_WALKS = 5000;

/** A value that can be picked, by its id, with the whole walk it stands for. */
export interface Goal {
  readonly id: string;
  readonly steps: readonly string[];
}

/** The ends that a path can have, each with the way that the game's router takes. */
export function fieldGoals(form: Form, index: number, so: Order, field: Field): readonly Goal[] {
  const goals = field.walk.goals === undefined ? endsOf(field, so) : field.walk.goals(so);
  const options: Goal[] = [];
  for (const id of goals) {
    const steps = field.walk.route?.(so, id);
    if (steps !== undefined && leadsOn(form, index, so, field, steps)) options.push({ id, steps });
  }
  return options;
}

function endsOf(field: Field, so: Order): Iterable<string> {
  const ends = new Set<string>();
  let seen = 0;
  for (const walk of walks(field, so)) {
    const end = walk.at(-1);
    if (end !== undefined) ends.add(end);
    seen += 1;
    if (seen >= MOST_WALKS) break;
  }
  return ends;
}

function leadsOn(form: Form, index: number, so: Order, field: Field, steps: readonly string[]): boolean {
  return !completions(form, index + 1, { ...so, [field.name]: fieldValue(field, steps) }).next().done;
}

/** What may be given next to a field that holds `steps` already: for who types. */
export function valuesNext(
  form: Form,
  index: number,
  so: Order,
  steps: readonly string[],
): readonly string[] {
  const field = form.fields[index];
  if (field === undefined || field.type === 'number') return [];
  const isOrdered = field.type === 'path' || field.type === 'list';
  if (isOrdered && !steps.every((step, i) => field.walk.forbids(so, steps.slice(0, i), step) === undefined))
    return [];
  if (field.type === 'path' && steps.length === 0)
    return fieldGoals(form, index, so, field).map(({ id }) => id);
  if (field.type === 'set') return nextSteps(field, so, []).filter((id) => !steps.includes(id));
  return field.type === 'allot' ? nextSteps(field, so, []) : usefulSteps(form, index, so, steps);
}
