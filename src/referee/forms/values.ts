/** The value of a field as the steps it stands for, and steps as the value that is recorded. */
import type { Universe } from '../game/game.js';
import type { Field, FieldValue, Form, Order } from './form.js';

/** Longest list that is looked at: no rule needs more. */
const LONGEST = 1000;

/** The value of a field as steps, or undefined when its shape is wrong or an id is not of its universe. */
export function valueSteps(universe: Universe, field: Field, value: unknown): readonly string[] | undefined {
  const steps = rawSteps(field, value);
  if (steps === undefined) return undefined;
  return steps.every((step) => isOf(universe, field, step)) ? steps : undefined;
}

/** Longest id that is repeated to whoever sent it. */
export const LONGEST_ID = 100;

/** The first id of a value that is none of the field's; undefined: it holds none, or one too long to repeat. */
export function unknownIn(universe: Universe, field: Field, value: unknown): string | undefined {
  const steps = typeof value === 'string' ? [value] : rawSteps(field, value);
  const unknown = steps?.find((step) => !isOf(universe, field, step));
  return unknown !== undefined && unknown.length <= LONGEST_ID ? unknown : undefined;
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

/**
 * A sentence with one more value. In two steps: sentences are made by the thousand, and a literal with a
 * computed name takes twice as long.
 */
export function withValue(soFar: Order, name: string, value: FieldValue): Order {
  const more: { do: string; [field: string]: FieldValue } = { ...soFar };
  more[name] = value;
  return more;
}

/** Whether an order is whole without a value of the field. */
export function mayBeLeftOut({ type, min, optional }: Field): boolean {
  return type !== 'number' && (optional || (min === 0 && (type === 'set' || type === 'list')));
}

/**
 * An order where nobody goes on to ask: what may stay empty and was not given is empty. What is wanted and
 * was not given is still missing.
 */
export function filledUp(form: Pick<Form, 'fields'>, soFar: Order): Order {
  let order = soFar;
  for (const field of form.fields)
    if (order[field.name] === undefined && !field.optional && mayBeLeftOut(field))
      if (field.walk.applies?.(order) !== false) order = withValue(order, field.name, []);
  return order;
}

/** An order as it was before a field was given. */
export function withoutField(soFar: Order, name: string): Order {
  const { [name]: _, do: word, ...others } = soFar;
  return { do: word, ...others };
}

/** What is named by a value, in its order. */
export function stepsIn(value: FieldValue | undefined): readonly string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  return typeof value === 'object' ? Object.keys(value) : [String(value)];
}

/** The ids that a field may be given, legal or not. */
export function idsOfField({ of, only }: Field, universe: Universe): readonly string[] {
  return only ?? (typeof of === 'string' ? [...(universe[of] ?? [])] : of);
}

function isOf(universe: Universe, field: Field, step: string): boolean {
  if (field.type === 'number') return Number(step) >= field.min && Number(step) <= field.max;
  if (field.only?.includes(step) === false) return false;
  if (typeof field.of !== 'string') return field.of.includes(step);
  return universe[field.of]?.has(step) ?? false;
}

function isStrings(value: unknown): value is readonly string[] {
  // Length first: a hostile array is not walked. Spread: `every` passes over holes.
  return Array.isArray(value) && value.length <= LONGEST && [...value].every((v) => typeof v === 'string');
}

/** Whether it is an object with names, as JSON knows them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Order of ids that every machine agrees on. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
