/**
 * Checking an order that came against the form it claims to answer. One walk, the same questions that
 * enumerate.
 */

import type { Clause } from '../game/basics.js';
import type { Refusal } from '../game/chance.js';
import type { Decision } from '../game/decision.js';
import type { Universe } from '../game/game.js';
import { barredStep, barringPlace } from './barred.js';
import type { Field, FieldValue, Form, Order } from './form.js';
import { formFor } from './same-word.js';
import { fieldValue, isRecord, valueSteps, withValue } from './values.js';

export type Checked =
  | { readonly ok: true; readonly order: Order; readonly form: Form }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Checks `sent` against `decision`. Accepts exactly what the forms allow and gives the order in its recorded
 * shape (sets sorted, paths written out); else the clause that forbids it.
 */
export function checkOrder(decision: Decision, universe: Universe, sent: unknown): Checked {
  const shape = (field?: string): Checked => refuse('shape', decision.clause, field);
  if (!isRecord(sent) || typeof sent.do !== 'string') return shape();
  const name = sent.do;
  const form = formFor(decision.forms, universe, name, sent);
  if (form === undefined) return shape();
  const closed = form.forbidden?.();
  if (closed !== undefined) return refuse('closed', closed);
  const foreign = Object.keys(sent).find(
    (key) => key !== 'do' && !form.fields.some((field) => field.name === key),
  );
  if (foreign !== undefined) return shape(foreign);
  let soFar: Order = { do: name };
  for (const field of form.fields) {
    const value = sent[field.name];
    if (field.walk.applies?.(soFar) === false) {
      if (value !== undefined) return shape(field.name);
      continue;
    }
    if (value === undefined && field.optional) continue;
    const checked = checkField(decision.clause, universe, field, soFar, value);
    if (!checked.ok) return checked;
    soFar = withValue(soFar, field.name, checked.value);
  }
  return { ok: true, order: soFar, form };
}

/**
 * An order in the making, in its recorded shape, as far as nothing in it is missing; undefined where something
 * is refused. Only what this gives may be asked of the walks of the fields that follow.
 */
export function soundSoFar(clause: Clause, universe: Universe, form: Form, given: Order): Order | undefined {
  let sound: Order = { do: given.do };
  for (const field of form.fields) {
    if (field.walk.applies?.(sound) === false) continue;
    const value = given[field.name];
    if (value === undefined && field.optional) continue;
    if (value === undefined) return sound;
    const checked = checkField(clause, universe, field, sound, value);
    if (!checked.ok) return undefined;
    sound = withValue(sound, field.name, checked.value);
  }
  return sound;
}

type FieldChecked =
  | { readonly ok: true; readonly value: FieldValue }
  | { readonly ok: false; readonly refusal: Refusal };

function checkField(
  clause: Clause,
  universe: Universe,
  field: Field,
  before: Order,
  value: unknown,
): FieldChecked {
  const given = valueSteps(universe, field, value);
  if (given === undefined) return refuse('shape', clause, field.name);
  const steps =
    field.type === 'path' && typeof value === 'string' ? field.walk.route?.(before, value) : given;
  if (steps === undefined) return unreachable(clause, field, before, given[0] ?? '');
  const walked: string[] = [];
  for (const step of steps) {
    const forbidden = field.walk.forbids(before, walked, step);
    if (forbidden !== undefined)
      return refuse('forbidden', forbidden, field.name, barringPlace(field.walk, walked, step, forbidden));
    walked.push(step);
  }
  const unfinished = field.walk.unfinished?.(before, walked);
  if (unfinished !== undefined) return refuse('unfinished', unfinished, field.name);
  if (!inBounds(field, steps)) return refuse('shape', clause, field.name);
  return { ok: true, value: fieldValue(field, steps) };
}

/** Why a path given by its goal alone leads nowhere: the goal itself, or what bars the way to it. */
function unreachable(clause: Clause, field: Field, before: Order, goal: string) {
  const shut = field.walk.shuts?.(before, goal);
  if (shut !== undefined) return refuse('forbidden', shut, field.name, goal);
  const barred = barredStep(field, before, goal);
  if (barred !== undefined) return refuse('forbidden', barred.clause, field.name, barred.step);
  return refuse('forbidden', field.walk.forbids(before, [], goal) ?? clause, field.name, goal);
}

function refuse(
  code: Refusal['code'],
  clause: Clause,
  field?: string,
  step?: string,
): { readonly ok: false; readonly refusal: Refusal } {
  return {
    ok: false,
    refusal: {
      code,
      clause,
      ...(field === undefined ? {} : { field }),
      ...(step === undefined ? {} : { step }),
    },
  };
}

function inBounds(field: Field, steps: readonly string[]): boolean {
  return field.type === 'number' || (steps.length >= field.min && steps.length <= field.max);
}
