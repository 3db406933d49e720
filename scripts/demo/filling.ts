/** Filling in at random what a page asks for, within the bounds that stand on it. */
import type { PageField, PageForm } from './html.js';

/** A random whole number from 0 to below `n`. */
export type PickNumber = (n: number) => number;

/**
 * How often numbers are shared out evenly rather than at will: many rules ask for it, and none says so on the
 * form.
 */
const EVENLY = 3;
const WILFULLY = 1;

/** Boxes ticked and numbers written; a form with neither is sent as it is. */
export function filledForm(form: PageForm, pick: PickNumber): { readonly [name: string]: readonly string[] } {
  const boxes = form.fields.filter(({ type }) => type === 'checkbox');
  const numbers = form.fields.filter(({ type }) => type === 'number');
  const filled = new Map<string, string[]>([...boxes, ...numbers].map(({ name }) => [name, []]));
  const put = (field: PageField, value: string) => filled.get(field.name)?.push(value);
  for (const box of drawn(boxes, within(form, boxes.length, pick), pick)) put(box, box.value);
  const [only, second] = numbers;
  if (only !== undefined && second === undefined && form.most === Number.POSITIVE_INFINITY)
    put(only, String(between(only, pick)));
  else for (const [field, share] of shared(form, numbers, pick)) put(field, String(share));
  return Object.fromEntries(filled);
}

/** How many to tick: as the page says, at least one, and no more than there are. */
function within({ least, most }: PageForm, count: number, pick: PickNumber): number {
  const high = Math.min(most, count);
  const low = Math.min(Math.max(least, 1), high);
  return low + pick(high - low + 1);
}

function between({ least, most }: PageField, pick: PickNumber): number {
  return Number.isFinite(most) ? least + pick(most - least + 1) : least + 1 + pick(2);
}

/** Numbers that come to what the page asks for in all; what gets nothing is left out. */
function shared(
  { least, most }: PageForm,
  fields: readonly PageField[],
  pick: PickNumber,
): readonly (readonly [PageField, number])[] {
  if (fields.length === 0) return [];
  const low = Math.max(least, 1);
  const sum = low + pick(Math.max(1, Math.min(most, low + fields.length) - low + 1));
  const even = pick(EVENLY + WILFULLY) < EVENLY;
  const shares = new Map(fields.map((field) => [field, even ? Math.floor(sum / fields.length) : 0]));
  const rest = even ? sum % fields.length : sum;
  const more = even
    ? drawn(fields, rest, pick)
    : Array.from({ length: rest }, () => fields[pick(fields.length)]);
  for (const field of more) if (field !== undefined) shares.set(field, (shares.get(field) ?? 0) + 1);
  return [...shares].filter(([, share]) => share > 0);
}

/** So many of these, each at most once. */
function drawn<T>(from: readonly T[], count: number, pick: PickNumber): readonly T[] {
  const rest = [...from];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(pick(rest.length), 1)).flat();
}
