/**
 * What can be chosen for a field of an order: the one source of links, boxes, map choices and the page
 * without scripts.
 */
import {
  type Decision,
  type Field,
  type Form,
  fieldGoals,
  fieldValue,
  type Game,
  type Goal,
  isOpenForm,
  mayStop,
  nextSteps,
  type Order,
  type Universe,
  usefulSteps,
} from '../../referee/index.js';
import { formAsked, type Progress, readProgress, stepBack, toQuery, withSteps } from './sentence.js';

/**
 * How a field is put to a reader. `pick`: one of these ends the field. `step`: one of these goes on, or stop
 * here. `mark`: any of these. `share`: a number for each of these. `number`: between two bounds.
 */
export type Asking =
  | {
      readonly how: 'pick';
      readonly options: readonly Goal[];
      readonly optional: boolean;
      readonly canStep: boolean;
    }
  | { readonly how: 'step'; readonly options: readonly string[]; readonly stop: boolean }
  | {
      readonly how: 'mark';
      readonly options: readonly string[];
      readonly marked: readonly string[];
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly how: 'share';
      readonly options: readonly string[];
      readonly least: number;
      readonly most: number;
    }
  | { readonly how: 'number'; readonly least: number; readonly most: number };

/** What is asked next; undefined for a whole sentence. */
export function askingOf(progress: Progress): Asking | undefined {
  const { form, so, field, index, steps, stepwise } = progress;
  if (field === undefined) return undefined;
  if (stepwise) return stepping(form, index, so, field, progress.refusal === undefined ? steps : []);
  switch (field.type) {
    case 'number':
      return { how: 'number', least: field.min, most: field.max };
    case 'set': {
      const options = nextSteps(field, so, []);
      // An address may name what is no unit of the game: nothing can be said of that.
      const marked = steps.filter((id) => options.includes(id));
      return { how: 'mark', options, marked, least: field.optional ? 0 : field.min, most: field.max };
    }
    case 'allot':
      return { how: 'share', options: nextSteps(field, so, []), least: field.min, most: field.max };
    case 'path':
      return {
        how: 'pick',
        options: fieldGoals(form, index, so, field),
        optional: field.optional,
        canStep: true,
      };
    default: {
      const options = usefulSteps(form, index, so, []).map((id) => ({ id, steps: [id] }));
      return { how: 'pick', options, optional: field.optional, canStep: false };
    }
  }
}

/**
 * How far the sentence in a query is, past fields that leave no choice: where one unit alone must retreat,
 * nobody is asked which. The last one to be filled is always shown.
 */
export function goOn(form: Form, decision: Decision, universe: Universe, query: URLSearchParams): Progress {
  const progress = readProgress(form, decision, universe, query);
  const { field, index } = progress;
  if (field === undefined || progress.refusal !== undefined || index === form.fields.length - 1)
    return progress;
  const more = forcedStep(progress, field);
  if (more === undefined) return progress;
  const goesOn = formAsked(decision.forms.filter(isOpenForm), universe, form.do, more) ?? form;
  const next = goOn(goesOn, decision, universe, more);
  // With nothing behind it the order would be whole before anybody has pressed anything.
  return next.field === undefined ? progress : next;
}

/** The query with the one value that a field can have, or with the next step of a list; undefined: a choice. */
function forcedStep(progress: Progress, field: Field): URLSearchParams | undefined {
  const { so, steps } = progress;
  const asking = askingOf(progress);
  const filled = (value: readonly string[]) => toQuery({ ...so, [field.name]: fieldValue(field, value) });
  if (asking?.how === 'pick' && !asking.optional && asking.options.length === 1)
    return asking.options.flatMap((option) => [filled(option.steps)])[0];
  if (asking?.how === 'mark' && asking.least > 0 && asking.options.length === asking.least)
    return mayTakeAll(field, so, asking.options) ? filled(asking.options) : undefined;
  if (asking?.how !== 'step' || field.type !== 'list') return undefined;
  if (asking.options.length === 0 && asking.stop) return filled(steps);
  if (asking.options.length !== 1 || asking.stop) return undefined;
  return withSteps(toQuery(so), field.name, [...steps, ...asking.options]);
}

/** Whether all of these may be named together. */
export function mayTakeAll(field: Field, so: Order, ids: readonly string[]): boolean {
  const isFree = (id: string, i: number) => field.walk.forbids(so, ids.slice(0, i), id) === undefined;
  return ids.length <= field.max && ids.every(isFree) && mayStop(field, so, ids);
}

/** The query one choice before this one, past what was filled in because there was no choice. */
export function choiceBefore(
  here: Progress,
  decision: Decision,
  universe: Universe,
  query: URLSearchParams,
): URLSearchParams | undefined {
  for (let before = stepBack(here.form, query); before !== undefined; ) {
    const there = goOn(here.form, decision, universe, before);
    if (!isSame(there, here)) return before;
    before = stepBack(here.form, before);
  }
  return undefined;
}

export function isSame(one: Progress, other: Progress): boolean {
  return one.field?.name === other.field?.name && one.steps.join() === other.steps.join();
}

function stepping(form: Form, index: number, so: Order, field: Field, steps: readonly string[]): Asking {
  return { how: 'step', options: usefulSteps(form, index, so, steps), stop: mayStop(field, so, steps) };
}

/**
 * What may take the place of the first value of an order in the making: with one press another unit is
 * chosen.
 */
export function insteadOf(
  form: Form,
  so: Order,
  { picture: { onMap } }: Pick<Game, 'picture'>,
): { readonly field: string; readonly ids: readonly string[] } | undefined {
  const [first] = form.fields;
  if (first?.type !== 'one' || so[first.name] === undefined || typeof first.of !== 'string') return undefined;
  if (onMap[first.of]?.as !== 'unit') return undefined;
  const ids = usefulSteps(form, 0, { do: form.do }, []).filter((id) => id !== so[first.name]);
  return { field: first.name, ids };
}

/** The ids that can be chosen now. */
export function idsOf(asking: Asking): readonly string[] {
  if (asking.how === 'number') return [];
  return asking.how === 'pick' ? asking.options.map((option) => option.id) : asking.options;
}
