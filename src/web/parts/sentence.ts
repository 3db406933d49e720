/** An order in the making, as it stands in an address: a field a page, the fields before it in the query. */
import {
  asOne,
  byWord,
  checkOrder,
  type Decision,
  type Field,
  type FieldValue,
  type Form,
  type Order,
  type Refusal,
  type RefusedAt,
  type Universe,
  valueSteps,
} from '../../referee/index.js';

/** How far a sentence is. Without `field` it is whole. */
export interface Progress {
  readonly form: Form;
  /** The fields that are filled and allowed. */
  readonly so: Order;
  /** The field to be filled now, its place in the form, and what of it is given. */
  readonly field?: Field;
  readonly index: number;
  readonly steps: readonly string[];
  /** Steps are given one by one, by the reader's wish or because the field knows no other way. */
  readonly stepwise: boolean;
  /** Why what was given for this field is not allowed. */
  readonly refusal?: Refusal;
  /** The field that its owner wishes to say, though nobody asks for it. */
  readonly wished?: string;
}

// Words of the query that are no fields: `open` names a field that is still being filled, `given` one that is
// filled even if nothing (or just one step of a path) stands there.
const OPEN = 'open';
export const GIVEN = 'given';
/** Names a field to be asked for that is passed over else. */
const WISHED = 'wish';

/**
 * The form that the sentence in a query goes on in: of several forms of a word the one that takes the value
 * of their first field; before that all of them as one.
 */
export function formAsked(
  forms: readonly Form[],
  universe: Universe,
  word: string | null,
  query: URLSearchParams,
): Form | undefined {
  const same = byWord(forms).find(([form]) => form.do === word);
  if (same === undefined || same.length === 1) return same?.[0];
  const takes = ({ fields: [first] }: Form) =>
    first !== undefined && valueSteps(universe, first, query.get(first.name)) !== undefined;
  return same.find(takes) ?? asOne(same);
}

/** Reads the sentence in a query as far as it is allowed by the form. */
export function readProgress(
  form: Form,
  decision: Decision,
  universe: Universe,
  query: URLSearchParams,
): Progress {
  let so: Order = { do: form.do };
  for (const [index, field] of form.fields.entries()) {
    if (field.walk.applies?.(so) === false) continue;
    const given =
      givenFor(field, query) ?? (field.optional && isPassed(form, index, query) ? 'left out' : undefined);
    const wished = query.get(WISHED);
    const here = {
      form,
      so,
      field,
      index,
      stepwise: isStepwise(field, query),
      ...(wished === null ? {} : { wished }),
    };
    if (query.get(OPEN) === field.name) return { ...here, steps: stepsGiven(field, query) };
    if (given === undefined && isEmptyAnyhow(field, so)) {
      so = { ...so, [field.name]: [] };
      continue;
    }
    if (given === undefined && field.optional && isBarren(field, so)) continue;
    if (given === undefined && field.aside && wished !== field.name) continue;
    if (given === undefined) return { ...here, steps: [] };
    if (given === 'left out') continue;
    const checked = checkOrder({ ...decision, forms: [upTo(form, index)] }, universe, {
      ...so,
      [field.name]: given,
    });
    if (!checked.ok) return { ...here, steps: stepsGiven(field, query), refusal: checked.refusal };
    so = checked.order;
  }
  return { form, so, index: form.fields.length, steps: [], stepwise: false };
}

/** Whether nothing can be named in a list or set that may be empty: nobody is asked for it. */
function isEmptyAnyhow({ type, min, walk }: Field, so: Order): boolean {
  if ((type !== 'list' && type !== 'set') || min > 0 || walk.unfinished?.(so, []) !== undefined) return false;
  for (const id of walk.candidates(so, [])) if (walk.forbids(so, [], id) === undefined) return false;
  return true;
}

/** Whether nothing can be named for a field that may be left out: it is. */
function isBarren({ type, walk }: Field, so: Order): boolean {
  if (type === 'number' || type === 'allot' || type === 'path') return false;
  for (const id of walk.candidates(so, [])) if (walk.forbids(so, [], id) === undefined) return false;
  return true;
}

/** The form cut off after a field, so that the kernel can check a part of a sentence. */
function upTo(form: Form, index: number): Form {
  return { do: form.do, fields: form.fields.slice(0, index + 1) };
}

function isStepwise(field: Field, query: URLSearchParams): boolean {
  if (field.type === 'list') return true;
  return field.type === 'path' && (field.walk.route === undefined || query.get(OPEN) === field.name);
}

function givenFor(field: Field, query: URLSearchParams): FieldValue | 'left out' | undefined {
  const marked = query.getAll(GIVEN).includes(field.name);
  const values = query.getAll(field.name);
  const first = values[0];
  switch (field.type) {
    case 'allot': {
      const shares = sharesOf(field, query);
      return marked || Object.keys(shares).length > 0 ? shares : undefined;
    }
    case 'one':
      return first ?? (marked && field.optional ? 'left out' : undefined);
    case 'number':
      return first === undefined ? undefined : Number(first);
    case 'path':
      if (first !== undefined && values.length === 1 && !marked && field.walk.route !== undefined)
        return first;
      return first !== undefined || marked ? values : undefined;
    case 'set':
      // Nothing ticked where nothing need be named.
      if (first === undefined && marked && field.optional) return 'left out';
      return first !== undefined || marked ? values : undefined;
    default:
      return first !== undefined || marked ? values : undefined;
  }
}

/**
 * Whether a later field stands in the query: an optional one before it was left out, though nothing marks
 * that any more.
 */
function isPassed(form: Form, index: number, query: URLSearchParams): boolean {
  const marked = [...query.getAll(GIVEN), query.get(OPEN)];
  return form.fields
    .slice(index + 1)
    .some(
      (later) =>
        marked.includes(later.name) ||
        query.has(later.name) ||
        Object.keys(sharesOf(later, query)).length > 0,
    );
}

function stepsGiven(field: Field, query: URLSearchParams): readonly string[] {
  return field.type === 'allot' ? Object.keys(sharesOf(field, query)) : query.getAll(field.name);
}

/** `hits.J-I-4=2`: no share is left away, one that is no number stays for the kernel to refuse. */
function sharesOf(field: Field, query: URLSearchParams): { readonly [id: string]: number } {
  const prefix = `${field.name}.`;
  const shares = [...query].filter(
    ([name, value]) => name.startsWith(prefix) && value !== '' && value !== '0',
  );
  return Object.fromEntries(shares.map(([name, value]) => [name.slice(prefix.length), Number(value)]));
}

/**
 * The query of a sentence: what `readProgress` reads back. Values are written out, so nothing is routed
 * again.
 */
export function toQuery(order: Order): URLSearchParams {
  const query = new URLSearchParams({ do: order.do });
  for (const [name, value] of Object.entries(order)) {
    if (name === 'do') continue;
    for (const [key, text] of pairsOf(name, value)) query.append(key, text);
    if (typeof value === 'object') query.append(GIVEN, name);
  }
  return query;
}

function pairsOf(name: string, value: FieldValue): readonly (readonly [string, string])[] {
  if (isList(value)) return value.map((step) => [name, step] as const);
  if (typeof value === 'object')
    return Object.entries(value).map(([id, n]) => [`${name}.${id}`, String(n)] as const);
  return [[name, String(value)]];
}

function isList(value: FieldValue): value is readonly string[] {
  return Array.isArray(value);
}

/** The query of a sentence whose next field is marked as filled by nothing. */
export function withGiven(query: URLSearchParams, field: string): URLSearchParams {
  const marked = new URLSearchParams(query);
  marked.append(GIVEN, field);
  return marked;
}

/** The query of a sentence in which a field is to be asked for that is passed over else. */
export function withWish(query: URLSearchParams, field: string | undefined): URLSearchParams {
  const wishing = new URLSearchParams(query);
  if (field !== undefined) wishing.set(WISHED, field);
  return wishing;
}

/** The query of a sentence with steps of a field that is still being filled. */
export function withSteps(query: URLSearchParams, field: string, steps: readonly string[]): URLSearchParams {
  const open = new URLSearchParams(query);
  for (const step of steps) open.append(field, step);
  open.append(OPEN, field);
  return open;
}

/**
 * The query one choice before this one, or undefined at the beginning. What was left out on the way is asked
 * again.
 */
export function stepBack(form: Form, query: URLSearchParams): URLSearchParams | undefined {
  const given = form.fields.filter((field) => isGiven(field, query));
  // Lists that were passed over unasked are passed over on the way back.
  while (given.length > 1 && isPassedOver(given.at(-1), query)) given.pop();
  const last = given.at(-1);
  const open = query.get(OPEN);
  if (last === undefined) return open === null ? undefined : new URLSearchParams({ do: form.do });
  const steps = open === last.name ? query.getAll(last.name).slice(0, -1) : undefined;
  const back = new URLSearchParams({ do: form.do });
  for (const [name, value] of query)
    if (ownerOf(form, name, value, given.slice(0, -1))) back.append(name, value);
  return steps === undefined ? back : withSteps(back, last.name, steps);
}

function isPassedOver(field: Field | undefined, query: URLSearchParams): boolean {
  return (
    (field?.type === 'list' || field?.type === 'set') &&
    !query.has(field.name) &&
    query.get(OPEN) !== field.name
  );
}

function isGiven(field: Field, query: URLSearchParams): boolean {
  return (
    query.has(field.name) ||
    query.getAll(GIVEN).includes(field.name) ||
    Object.keys(sharesOf(field, query)).length > 0
  );
}

/** Whether a pair of the query belongs to one of the fields that are kept. */
function ownerOf(form: Form, name: string, value: string, kept: readonly Field[]): boolean {
  if (name === GIVEN) return kept.some((field) => field.name === value);
  return form.fields.some(
    (field) => kept.includes(field) && (name === field.name || name.startsWith(`${field.name}.`)),
  );
}

/** The last field that a query fills, whole or not, with what it holds; or why it may not hold it. */
export type Part =
  | { readonly field: Field; readonly so: Order; readonly steps: readonly string[] }
  | { readonly refusal: Refusal; readonly at: RefusedAt };

/** Where a sentence stands. */
function placeIn({ form, field, so }: Progress): RefusedAt {
  return { form, before: so, ...(field === undefined ? {} : { field }) };
}

/**
 * What of a sentence can be explained: a part of a set or of an allotment is looked at as it is, whether or
 * not it is enough.
 */
export function explainablePart(
  form: Form,
  decision: Decision,
  universe: Universe,
  query: URLSearchParams,
): Part | undefined {
  const open = query.get(OPEN);
  const index = form.fields.findLastIndex((field) => field.name === open || isGiven(field, query));
  const field = form.fields[index];
  if (field === undefined) return undefined;
  const before = readProgress(upTo(form, index - 1), decision, universe, query);
  if (before.refusal !== undefined) return { refusal: before.refusal, at: placeIn(before) };
  if (before.field !== undefined) return undefined;
  const { so } = before;
  const value = givenFor(field, query) ?? (field.type === 'allot' ? {} : []);
  if (value === 'left out' || field.walk.applies?.(so) === false) return undefined;
  const checked = checkOrder({ ...decision, forms: [upTo(form, index)] }, universe, {
    ...so,
    [field.name]: value,
  });
  const steps = valueSteps(universe, field, checked.ok ? checked.order[field.name] : value) ?? [];
  const lacks = !checked.ok && checked.refusal.fault === 'count' && steps.length < field.min;
  if (!checked.ok && checked.refusal.code !== 'unfinished' && !lacks)
    return { refusal: checked.refusal, at: { form, field, before: so } };
  return { field, so, steps };
}
