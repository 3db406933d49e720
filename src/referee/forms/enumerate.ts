/** The legal sentences of a decision, lazily and depth first. Callers stop when they have enough. */
import type { Decision } from '../game/decision.js';
import type { Universe } from '../game/game.js';
import { checkOrder } from './check.js';
import { type Field, type Form, isOpenForm, type Order } from './form.js';
import { filledIn } from './values.js';

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

// Walking through fields and forms, depth first, with a stack of one's own: generators within generators
// would hand every sentence up through each level of the walk.

/** Whether `step` may come after `steps`, by the walking order of the field's type alone. */
function mayFollow(field: Field, steps: readonly string[], step: string): boolean {
  const last = steps.at(-1);
  if (last === undefined) return true;
  if (field.type === 'set') return step > last;
  if (field.type !== 'allot') return true;
  const round = times(steps, step) + 1;
  const lastRound = times(steps, last);
  return round === lastRound ? step > last : round === lastRound + 1;
}

function times(steps: readonly string[], step: string): number {
  return steps.reduce((n, s) => (s === step ? n + 1 : n), 0);
}

/** What is wanted one by one; undefined when there is no more. */
interface Wanted<T> {
  next(): T | undefined;
}

/** Whether the walk may end here. */
export function mayStop(field: Field, before: Order, steps: readonly string[]): boolean {
  const enough = field.type === 'number' ? steps.length === 1 : steps.length >= field.min;
  return enough && field.walk.unfinished?.(before, steps) === undefined;
}

/** Whether the field takes one more step, whichever it is. */
function mayGoOn(field: Field, steps: readonly string[]): boolean {
  return steps.length < (field.type === 'number' ? 1 : field.max);
}

/**
 * The steps that may come next, each once, in the order of the candidates; each is looked at when it is
 * wanted.
 */
class StepsAfter implements Wanted<string> {
  #candidates: Iterator<string> | undefined;
  readonly #given = new Set<string>();

  constructor(
    readonly field: Field,
    readonly before: Order,
    readonly steps: readonly string[],
  ) {}

  next(): string | undefined {
    const { field, before, steps } = this;
    if (!mayGoOn(field, steps)) return undefined;
    this.#candidates ??= field.walk.candidates(before, steps)[Symbol.iterator]();
    for (let one = this.#candidates.next(); !one.done; one = this.#candidates.next()) {
      if (!this.#mayCome(one.value)) continue;
      this.#given.add(one.value);
      return one.value;
    }
    return undefined;
  }

  #mayCome(step: string): boolean {
    const { field, before, steps } = this;
    if (!mayFollow(field, steps, step) || this.#given.has(step) || isOutOfRange(field, step)) return false;
    return field.walk.forbids(before, steps, step) === undefined;
  }
}

function isOutOfRange(field: Field, step: string): boolean {
  return field.type === 'number' && (Number(step) < field.min || Number(step) > field.max);
}

/** Every finished walk that goes on from some steps, the shorter one first. */
class WalksFrom implements Wanted<readonly string[]> {
  /** What may come after each part of the walk; the deepest last. */
  readonly #ways: StepsAfter[] = [];
  /** Where the walk stands, before it is looked at. */
  #here: readonly string[] | undefined;

  constructor(
    readonly field: Field,
    readonly before: Order,
    steps: readonly string[],
  ) {
    this.#here = steps;
  }

  next(): readonly string[] | undefined {
    for (;;) {
      const here = this.#here ?? this.#step();
      if (here === undefined) return undefined;
      this.#here = undefined;
      const stops = mayStop(this.field, this.before, here);
      if (mayGoOn(this.field, here)) this.#ways.push(new StepsAfter(this.field, this.before, here));
      if (stops) return here;
    }
  }

  /** One step on from the deepest place that leads on. */
  #step(): readonly string[] | undefined {
    for (let way = this.#ways.at(-1); way !== undefined; way = this.#ways.at(-1)) {
      const step = way.next();
      if (step !== undefined) return [...way.steps, step];
      this.#ways.pop();
    }
    return undefined;
  }
}

/** Every finished walk through a field whose paths are listed by their goals. */
class WalksToGoals implements Wanted<readonly string[]> {
  readonly #goals: Iterator<string>;

  constructor(
    readonly field: Field,
    readonly before: Order,
    goals: Iterable<string>,
  ) {
    this.#goals = goals[Symbol.iterator]();
  }

  next(): readonly string[] | undefined {
    for (let goal = this.#goals.next(); !goal.done; goal = this.#goals.next()) {
      const path = this.field.walk.route?.(this.before, goal.value);
      if (path !== undefined) return path;
    }
    return undefined;
  }
}

/** Every finished walk through a field. */
function walksThrough(field: Field, before: Order): Wanted<readonly string[]> {
  const goals = field.walk.goals?.(before);
  return goals === undefined ? new WalksFrom(field, before, []) : new WalksToGoals(field, before, goals);
}

/** A sentence with one more field filled in every way, left out first where it may be. */
class Fillings implements Wanted<Order> {
  readonly #applies: boolean;
  #leftOut: boolean;
  #walks: Wanted<readonly string[]> | undefined;

  constructor(
    readonly field: Field,
    readonly before: Order,
    /** How many fields are filled then. */
    readonly done: number,
  ) {
    this.#applies = field.walk.applies?.(before) !== false;
    this.#leftOut = field.optional || !this.#applies;
  }

  next(): Order | undefined {
    const { field, before } = this;
    if (this.#leftOut) {
      this.#leftOut = false;
      return before;
    }
    if (!this.#applies) return undefined;
    this.#walks ??= walksThrough(field, before);
    let steps = this.#walks.next();
    while (steps?.length === 0 && field.optional) steps = this.#walks.next();
    return steps === undefined ? undefined : filledIn(before, field, steps);
  }
}

/** Every way to go on from a sentence whose first `done` fields are filled. */
class Completions implements Wanted<Order> {
  /** The fields that are being filled; the last one on top. */
  readonly #open: Fillings[] = [];
  /** A sentence that is whole as it came. */
  #whole: Order | undefined;

  constructor(
    readonly form: Form,
    done: number,
    soFar: Order,
  ) {
    if (done >= form.fields.length) this.#whole = soFar;
    else this.#fill(done, soFar);
  }

  next(): Order | undefined {
    const whole = this.#whole;
    this.#whole = undefined;
    return whole ?? this.#filled();
  }

  #filled(): Order | undefined {
    for (let field = this.#open.at(-1); field !== undefined; field = this.#open.at(-1)) {
      const soFar = field.next();
      if (soFar === undefined) this.#open.pop();
      else if (field.done >= this.form.fields.length) return soFar;
      else this.#fill(field.done, soFar);
    }
    return undefined;
  }

  #fill(done: number, soFar: Order): void {
    const field = this.form.fields[done];
    if (field !== undefined) this.#open.push(new Fillings(field, soFar, done + 1));
  }
}

/** The same as a generator, for `for … of`. */
function* each<T>(wanted: Wanted<T>): Generator<T> {
  for (let one = wanted.next(); one !== undefined; one = wanted.next()) yield one;
}
