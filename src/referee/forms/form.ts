/** Order forms: what a side may answer, one walk a field. See docs/decisions/order-forms.md. */
import type { Clause, Entry, Modifier } from '../game/basics.js';

export type FieldType = 'one' | 'set' | 'list' | 'path' | 'allot' | 'number';
export type FieldValue = string | number | readonly string[] | { readonly [id: string]: number };

/** An answer to a decision: a flat sentence of ids. */
export interface Order {
  readonly do: string;
  readonly [field: string]: FieldValue;
}

/** What an asker may be told before he commits: costs, odds, modifiers, the chance of each result. */
export interface Explanation {
  readonly lines: readonly Entry[];
  readonly modifiers: readonly Modifier[];
  /** Result and its chance as numerator over denominator. */
  readonly chances: readonly { readonly result: string; readonly of: number; readonly in: number }[];
  /** Something that its reader may not know can change it. */
  readonly unsure?: boolean;
}

/** The place that bars a way, and by which clause. */
export interface BarredStep {
  readonly step: string;
  readonly clause: Clause;
}

/**
 * The legal ways through one field, given the fields before it. Steps are ids; a number is walked as its
 * decimal text, an allotment by rounds (each id's first, then each one's second …).
 */
export interface Walk<Before> {
  /** For enumeration only: at least all that `forbids` lets through. */
  candidates(before: Before, steps: readonly string[]): Iterable<string>;
  /** The clause that forbids this step, for any id of the field's universe. */
  forbids(before: Before, steps: readonly string[], step: string): Clause | undefined;
  /**
   * False: the field is no part of this sentence and must be left out (another kind of card was named
   * before).
   */
  applies?(before: Before): boolean;
  /** The clause that says the walk may not end here. */
  unfinished?(before: Before, steps: readonly string[]): Clause | undefined;
  /** A path given by its goal alone: the game's router. */
  route?(before: Before, goal: string): readonly string[] | undefined;
  /** The clause that keeps a path given by its goal out of that goal, whichever way it would come. */
  shuts?(before: Before, goal: string): Clause | undefined;
  /**
   * What bars the way to such a goal where no route leads there. First the range: could any way reach it, were
   * nothing in between? Then what every way meets (`nearestBar`). Without it the walk is searched for one way,
   * which takes long where paths are.
   */
  bars?(before: Before, goal: string): BarredStep | undefined;
  /**
   * Clauses that end a path where it stands: a refusal by one of them names that place and not the step
   * beyond it.
   */
  readonly halts?: readonly Clause[];
  /** Where paths may double back: enumerating lists one path a goal. */
  goals?(before: Before): Iterable<string>;
  explain?(before: Before, steps: readonly string[]): Explanation | undefined;
}

/** One field of a form. `min` and `max` count steps; for a number they bound the value. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  /** The universe the ids come from (`unit`, `hex`, `card` …), or the list of named choices. */
  readonly of: string | readonly string[];
  /** Which of the universe's ids this field takes, where the others are another form's of the same word. */
  readonly only?: readonly string[] | undefined;
  readonly min: number;
  readonly max: number;
  readonly optional: boolean;
  /** Left out nearly always: nobody is asked for it who does not wish to say it. */
  readonly aside?: boolean;
  readonly walk: Walk<Order>;
}

/** One kind of answer. `A` is the TypeScript shape of the answers it accepts. */
export interface Form<A = Order> {
  readonly do: string;
  readonly fields: readonly Field[];
  /**
   * The clause that closes this form now. Such a form is not shown; sent all the same it is refused with the
   * clause.
   */
  readonly forbidden?: () => Clause | undefined;
  /**
   * Accepted wherever its owner is asked, never counted among the legal answers (an event card playable at
   * any time).
   */
  readonly anytime?: boolean;
  /** Ends or declines (`end`, `stay`): alone it gives a side nothing to do, so `askAny` passes over it. */
  readonly idle?: boolean;
  /** What this answer as a whole brings: for forms whose fields cannot tell, or that have none. */
  readonly explain?: () => Explanation | undefined;
  /** Never present: carries the type of the answer. */
  readonly answer?: A;
}

/** Whether nothing closes the form now. */
export function isOpenForm(form: Form): boolean {
  return form.forbidden?.() === undefined;
}

type Add<F, N extends string, V> = F & { readonly [name in N]: V };

/** Bounds of a walk, in steps (of a number: in value). */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const NOTHING = () => undefined;

/** Builds a form field by field, so that each later field is typed with the earlier ones. */
export class FormBuilder<F extends { readonly do: string }> implements Form<F> {
  readonly answer?: F;
  constructor(
    readonly do_: string,
    readonly fields: readonly Field[],
    readonly flags: Pick<Form, 'forbidden' | 'anytime' | 'idle' | 'explain'>,
  ) {}
  get do(): string {
    return this.do_;
  }
  get forbidden(): () => Clause | undefined {
    return this.flags.forbidden ?? NOTHING;
  }
  get anytime(): boolean {
    return this.flags.anytime ?? false;
  }
  get idle(): boolean {
    return this.flags.idle ?? false;
  }
  get explain(): () => Explanation | undefined {
    return this.flags.explain ?? NOTHING;
  }

  /** A single id. */
  one<N extends string>(
    name: N,
    of: string | readonly string[],
    walk: Walk<F>,
  ): FormBuilder<Add<F, N, string>> {
    return this.#add(name, 'one', of, walk, 1, 1, false);
  }
  /** A single id out of some of its universe, which tells this form from the others of its word. */
  oneOf<N extends string>(
    name: N,
    of: string,
    only: readonly string[],
    walk: Omit<Walk<F>, 'candidates'>,
  ): FormBuilder<Add<F, N, string>> {
    return this.#add(name, 'one', of, { ...walk, candidates: () => only }, 1, 1, false, only);
  }
  /** A single id that may be left out. */
  maybe<N extends string>(
    name: N,
    of: string | readonly string[],
    walk: Walk<F>,
  ): FormBuilder<F & { readonly [n in N]?: string }> {
    return this.#add(name, 'one', of, walk, 0, 1, true);
  }
  /** A single id that is left out unless somebody wishes to say it. */
  aside<N extends string>(
    name: N,
    of: readonly string[],
    walk: Walk<F>,
  ): FormBuilder<F & { readonly [n in N]?: string }> {
    const { do_, fields, flags } = this.maybe(name, of, walk);
    const marked = fields.map((field) => (field.name === name ? { ...field, aside: true } : field));
    return new FormBuilder(do_, marked, flags);
  }
  /** Ids without order or doubles; given and recorded in code-unit order. */
  set<N extends string>(
    name: N,
    of: string,
    walk: Walk<F>,
    b: Bounds = {},
  ): FormBuilder<Add<F, N, readonly string[]>> {
    return this.#add(name, 'set', of, walk, b.min ?? 0, b.max ?? 999, false);
  }
  /** A set that may be left out. */
  maybeSet<N extends string>(
    name: N,
    of: string,
    walk: Walk<F>,
    b: Bounds = {},
  ): FormBuilder<F & { readonly [n in N]?: readonly string[] }> {
    return this.#add(name, 'set', of, walk, b.min ?? 1, b.max ?? 999, true);
  }
  /** Ids in order. */
  list<N extends string>(
    name: N,
    of: string,
    walk: Walk<F>,
    b: Bounds = {},
  ): FormBuilder<Add<F, N, readonly string[]>> {
    return this.#add(name, 'list', of, walk, b.min ?? 0, b.max ?? 999, false);
  }
  /** Hexes or points after the start. */
  path<N extends string>(
    name: N,
    of: string,
    walk: Walk<F>,
    b: Bounds = {},
  ): FormBuilder<Add<F, N, readonly string[]>> {
    return this.#add(name, 'path', of, walk, b.min ?? 1, b.max ?? 999, false);
  }
  /** Numbers given to ids: hits to units. `min` and `max` bound the sum. */
  allot<N extends string>(
    name: N,
    of: string,
    walk: Walk<F>,
    b: Bounds = {},
  ): FormBuilder<Add<F, N, Readonly<Record<string, number>>>> {
    return this.#add(name, 'allot', of, walk, b.min ?? 0, b.max ?? 999, false);
  }
  /** An integer in `min..max`. */
  number<N extends string>(name: N, walk: Walk<F>, b: Required<Bounds>): FormBuilder<Add<F, N, number>> {
    return this.#add(name, 'number', 'number', walk, b.min, b.max, false);
  }
  /** Closed whenever the question gives a clause. */
  unless(forbidden: () => Clause | undefined): FormBuilder<F> {
    return new FormBuilder(this.do_, this.fields, { ...this.flags, forbidden });
  }
  /** Never counted, accepted wherever its owner is asked. */
  atAnyTime(): FormBuilder<F> {
    return new FormBuilder(this.do_, this.fields, { ...this.flags, anytime: true });
  }
  /** Told before this answer is given, beside what its fields tell. */
  explained(explain: () => Explanation | undefined): FormBuilder<F> {
    return new FormBuilder(this.do_, this.fields, { ...this.flags, explain });
  }
  /** Ends or declines: no reason to ask. */
  idly(): FormBuilder<F> {
    return new FormBuilder(this.do_, this.fields, { ...this.flags, idle: true });
  }

  #add<G extends { readonly do: string }>(
    name: string,
    type: FieldType,
    of: string | readonly string[],
    walk: Walk<F>,
    min: number,
    max: number,
    optional: boolean,
    only?: readonly string[],
  ): FormBuilder<G> {
    // The one place where the typed chain meets the untyped order: answers are built by the same fields.
    const untyped = walk as Walk<Order>;
    const field: Field = { name, type, of, only, min, max, optional, walk: untyped };
    return new FormBuilder<G>(this.do_, [...this.fields, field], this.flags);
  }
}

/** Begins a form: `order('melee').one('target', 'hex', walk).set('units', 'unit', walk)`. */
export function order<D extends string>(name: D): FormBuilder<{ readonly do: D }> {
  return new FormBuilder(name, [], {});
}

/**
 * A form that is closed here, whatever stands in it: refused with this clause instead of as an unknown word.
 */
export function closed(name: string, clause: Clause): Form<never> {
  return { do: name, fields: [], forbidden: () => clause };
}
