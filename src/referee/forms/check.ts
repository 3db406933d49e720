/** Checking an order that came against the form it claims to answer. One walk, the same questions that enumerate. */

import type { Clause } from '../game/basics.js';
import type { Refusal } from '../game/chance.js';
import type { Decision } from '../game/decision.js';
import type { Universe } from '../game/game.js';
import { barredStep } from './barred.js';
import type { Field, FieldValue, Form, Order } from './form.js';

export type Checked =
  | { readonly ok: true; readonly order: Order; readonly form: Form }
  | { readonly ok: false; readonly refusal: Refusal };

/** Longest list that is looked at: no rule needs more. */
const LONGEST = 1000;

/**
 * Checks `sent` against `decision`. Accepts exactly what the forms allow and gives the order in its recorded shape
 * (sets sorted, paths written out); else the clause that forbids it.
 */
export function checkOrder(decision: Decision, universe: Universe, sent: unknown): Checked {
  const shape = (field?: string): Checked => refuse('shape', decision.clause, field);
  if (!isRecord(sent) || typeof sent.do !== 'string') return shape();
  const name = sent.do;
  const form = decision.forms.find((f) => f.do === name);
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
    if (forbidden !== undefined) return refuse('forbidden', forbidden, field.name, step);
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

/** The value of a field as steps, or undefined when its shape is wrong or an id is not of its universe. */
export function valueSteps(universe: Universe, field: Field, value: unknown): readonly string[] | undefined {
  const steps = rawSteps(field, value);
  if (steps === undefined) return undefined;
  return steps.every((step) => isOf(universe, field, step)) ? steps : undefined;
}

function rawSteps(field: Field, value: unknown): readonly string[] | undefined {
  switch (field.type) {
    case 'one':
      return typeof value === 'string' ? [value] : undefined;
    case 'number':
      return Number.isSafeInteger(value) ? [String(value)] : undefined;
    case 'path':
      if (typeof value === 'string') return [value];
      return isStrings(value) ? value : undefined;
    case 'list':
      return isStrings(value) ? value : undefined;
    case 'set':
      return isStrings(value) && new Set(value).size === value.length
        ? [...value].sort(byCodeUnit)
        : undefined;
    case 'allot':
      return isRecord(value) ? allotSteps(value) : undefined;
  }
}

/** By rounds: each id's first, then each one's second …, ids in code-unit order. */
function allotSteps(value: Record<string, unknown>): readonly string[] | undefined {
  const ids = Object.keys(value);
  if (ids.length > LONGEST) return undefined;
  const shares = ids.sort(byCodeUnit).map((id) => [id, value[id]] as const);
  const rounds: string[] = [];
  let most = 0;
  let sum = 0;
  for (const [, n] of shares) {
    if (typeof n !== 'number' || !Number.isSafeInteger(n) || n < 1) return undefined;
    most = Math.max(most, n);
    sum += n;
  }
  if (sum > LONGEST) return undefined;
  for (let round = 1; round <= most; round++)
    for (const [id, n] of shares) if (Number(n) >= round) rounds.push(id);
  return rounds;
}

/** Steps of a field as the value that is recorded. */
export function fieldValue(field: Field, steps: readonly string[]): FieldValue {
  switch (field.type) {
    case 'one':
      return steps[0] ?? '';
    case 'number':
      return Number(steps[0]);
    case 'allot': {
      const shares: Record<string, number> = {};
      for (const id of [...steps].sort(byCodeUnit)) shares[id] = (shares[id] ?? 0) + 1;
      return shares;
    }
    default:
      return [...steps];
  }
}

/** A sentence with one more field filled in, by its steps. */
export function filledIn(soFar: Order, field: Field, steps: readonly string[]): Order {
  return withValue(soFar, field.name, fieldValue(field, steps));
}

/** In two steps: sentences are made by the thousand, and a literal with a computed name takes twice as long. */
function withValue(soFar: Order, name: string, value: FieldValue): Order {
  const more: { do: string; [field: string]: FieldValue } = { ...soFar };
  more[name] = value;
  return more;
}

function inBounds(field: Field, steps: readonly string[]): boolean {
  return field.type === 'number' || (steps.length >= field.min && steps.length <= field.max);
}

function isOf(universe: Universe, field: Field, step: string): boolean {
  if (field.type === 'number') return Number(step) >= field.min && Number(step) <= field.max;
  if (typeof field.of !== 'string') return field.of.includes(step);
  return universe[field.of]?.has(step) ?? false;
}

function isStrings(value: unknown): value is readonly string[] {
  // Length first: a hostile array is not walked. Spread: `every` passes over holes.
  return Array.isArray(value) && value.length <= LONGEST && [...value].every((v) => typeof v === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Order of ids that every machine agrees on. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
