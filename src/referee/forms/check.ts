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
import { fieldValue, isRecord, LONGEST_ID, unknownIn, valueSteps, withValue } from './values.js';

export type Checked =
  | { readonly ok: true; readonly order: Order; readonly form: Form }
  | { readonly ok: false; readonly refusal: Refusal; readonly at?: RefusedAt };

/** Where in a sentence something is refused. */
export interface RefusedAt {
  readonly form: Form;
  readonly field?: Field;
  /** The fields before it. */
  readonly before: Order;
}

/**
 * Checks `sent` against `decision`. Accepts exactly what the forms allow and gives the order in its recorded
 * shape (sets sorted, paths written out); else the clause that forbids it.
 */
export function checkOrder(decision: Decision, universe: Universe, sent: unknown): Checked {
  const { clause } = decision;
  if (!isRecord(sent) || typeof sent.do !== 'string') return refuse({ code: 'shape', clause, fault: 'word' });
  const name = sent.do;
  const form = formFor(decision.forms, universe, name, sent);
  if (form === undefined)
    return refuse({
      code: 'shape',
      clause,
      fault: 'word',
      ...(name.length > LONGEST_ID ? {} : { step: name }),
    });
  const closed = form.forbidden?.();
  if (closed !== undefined) return refuse({ code: 'closed', clause: closed });
  let soFar: Order = { do: name };
  const misses = (fault: 'foreign' | 'missing', at: string, field?: Field): Checked => ({
    ...refuse({ code: 'shape', clause, fault, field: at }),
    at: { form, before: soFar, ...(field === undefined ? {} : { field }) },
  });
  const foreign = Object.keys(sent).find(
    (key) => key !== 'do' && !form.fields.some((field) => field.name === key),
  );
  if (foreign !== undefined) return misses('foreign', foreign);
  for (const field of form.fields) {
    const value = sent[field.name];
    if (field.walk.applies?.(soFar) === false) {
      if (value !== undefined) return misses('foreign', field.name);
      continue;
    }
    if (value === undefined && field.optional) continue;
    if (value === undefined) return misses('missing', field.name, field);
    const checked = checkField(clause, universe, field, soFar, value);
    if (!checked.ok) return { ...checked, at: { form, field, before: soFar } };
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
  const isNo = (fault: 'value' | 'count', step?: string) =>
    refuse({ code: 'shape', clause, fault, field: field.name, ...(step === undefined ? {} : { step }) });
  const forbids = (code: 'forbidden' | 'unfinished', by: Clause, step?: string) =>
    refuse({ code, clause: by, field: field.name, ...(step === undefined ? {} : { step }) });
  const given = valueSteps(universe, field, value);
  if (given === undefined)
    return Number.isSafeInteger(value) && field.type === 'number'
      ? isNo('count')
      : isNo('value', unknownIn(universe, field, value));
  const steps =
    field.type === 'path' && typeof value === 'string' ? field.walk.route?.(before, value) : given;
  if (steps === undefined) return unreachable(clause, field, before, given[0] ?? '');
  const walked: string[] = [];
  for (const step of steps) {
    const forbidden = field.walk.forbids(before, walked, step);
    if (forbidden !== undefined)
      return forbids('forbidden', forbidden, barringPlace(field.walk, walked, step, forbidden));
    walked.push(step);
  }
  // How many hits are left to give says more than who gives them.
  if (field.type === 'allot' && !inBounds(field, steps)) return isNo('count');
  const unfinished = field.walk.unfinished?.(before, walked);
  if (unfinished !== undefined) return forbids('unfinished', unfinished);
  if (!inBounds(field, steps)) return isNo('count');
  return { ok: true, value: fieldValue(field, steps) };
}

/** Why a path given by its goal alone leads nowhere: the goal itself, or what bars the way to it. */
function unreachable(clause: Clause, field: Field, before: Order, goal: string) {
  const shut = field.walk.shuts?.(before, goal);
  const bar =
    shut === undefined
      ? (barredStep(field, before, goal) ?? {
          step: goal,
          clause: field.walk.forbids(before, [], goal) ?? clause,
        })
      : { step: goal, clause: shut };
  return refuse({ code: 'forbidden', ...bar, field: field.name });
}

function refuse(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

function inBounds(field: Field, steps: readonly string[]): boolean {
  return field.type === 'number' || (steps.length >= field.min && steps.length <= field.max);
}
