/** Decisions: the points where the rules wait for a side. */

import type { Form, Order } from '../forms/form.js';
import type { Clause, Crumb, Side } from './basics.js';

/**
 * A point where a side must answer.
 * `public`: its legal answers follow from public facts, so a single one is taken unasked. Otherwise it is a
 * window.
 */
export interface Decision<A = Order> {
  readonly side: Side;
  readonly kind: string;
  readonly clause: Clause;
  readonly public: boolean;
  /**
   * Facts of the question itself (the unit that must retreat, the hex of the battle), public like its forms.
   */
  readonly about?: Readonly<Record<string, string | number | readonly string[]>>;
  readonly forms: readonly Form<A>[];
}

/** A decision as it is put to a side: with the place of the script that asks. */
export interface Question extends Decision {
  readonly scope: readonly Crumb[];
}

/** What a form of type `F` accepts. */
export type AnswerOf<F> = F extends Form<infer A> ? A : never;

/** Makes a decision; the answers' type is the union of what its forms accept. */
export function decision<F extends Form<never> | Form<unknown>>(
  d: Omit<Decision, 'forms'> & { readonly forms: readonly F[] },
): Decision<AnswerOf<F>> {
  return d as Decision<AnswerOf<F>>;
}
