/** What a game adds so that its sides can plan: all of it optional, docs/decisions/plans.md. */
import type { Form, Order } from '../forms/form.js';
import type { Address, PlanLine, PlanRest } from '../plan/plan.js';
import type { Clause, Crumb, Entry, Side } from './basics.js';
import type { Decision } from './decision.js';
import type { BaseState } from './play.js';
import type { View } from './view.js';

/** What a seat leaves in advance: sentences of the forms of `GameStanding.forms`. */
export type StandingOrders = readonly Order[];

/** A question to the other side as anybody may know it: never its forms. */
export interface Assumed {
  readonly side: Side;
  readonly kind: string;
  readonly clause: Clause;
  readonly scope: readonly Crumb[];
}

/** What the practice opponent plans where it is asked. */
export interface Planning {
  /** Kinds of questions that it drafts ahead, and at most so many lines of each. */
  readonly drafts: { readonly [kind: string]: number };
  /** What it drafted behind a die in words that hold whatever the die brings. */
  inWords?(order: Order): Order | undefined;
  /** Lines in words that it leaves beside those. */
  readonly lines: readonly Omit<PlanLine, 'no'>[];
  readonly rests: readonly PlanRest[];
}

/** The part of a game that plans go by. Everything is told from the owner's view alone. */
export interface GamePlans<S extends BaseState = BaseState> {
  /**
   * The name under which plans address a phase, where several share one because play goes round in them; left
   * out: its own.
   */
  phase?(phase: string): string;
  /** Sentences that a line may hold in place of drafted orders, of what the owner's view holds. */
  forms?(side: Side, view: View): readonly Form[];
  /** The phase and the kind of question that such a sentence is for; a list goes on round after round. */
  address?(side: Side, sentence: Order): Omit<Address, 'turn'> & Pick<PlanLine, 'repeat'>;
  /**
   * What a sentence answers to a question, beside its owner's standing orders; undefined: nothing, here and
   * now.
   */
  order?(sentence: Order, view: View, decision: Decision, standing?: StandingOrders): Order | undefined;
  /**
   * Kinds of questions in which the sides take turns, one action each: in a match that alternates strictly
   * nothing left in advance answers them.
   */
  readonly alternates?: readonly string[];
  /**
   * The view that decides whether a line fits a window: its owner's, with what he hides as everybody may
   * suppose it, so that whether he answers or is asked follows from public facts. `orders`: of the line.
   * Undefined: his own view.
   */
  supposed?(view: View, decision: Decision, orders: readonly Order[]): View | undefined;
  /**
   * What the other side is taken to answer while its owner drafts ahead or a line is tried, out of the
   * spectator's view; undefined: nobody can tell, and the draft ends there.
   */
  assume?(asked: Assumed, view: View): Order | undefined;
  /** Conditions of its own that a line may have, and whether one holds. */
  conditionForms?(side: Side): readonly Form[];
  holds?(condition: Order, view: View): boolean;
  /** Public quantities of which so many may have to be left (resource points, depots). */
  quantities?(view: View): { readonly [name: string]: number };
  /** What a line can come to beside done, skipped and the like, and to which of these its orders came. */
  readonly outcomes?: readonly string[];
  outcomesOf?(orders: readonly Order[], view: View): readonly string[];
  /** What of a sentence is left undone when its line is over, in words of the log; its owner alone is told. */
  leftOf?(sentence: Order, view: View): readonly Entry[];
  /**
   * What an order is worth, each number worse when lower: its odds, the enemies beside it. A line that runs
   * unasked holds to them.
   */
  stakes?(view: View, decision: Decision, order: Order): readonly number[];
  /** The clause that makes ending or passing here a loss: no plan does so by itself. */
  losesBy?(view: View, decision: Decision, order: Order): Clause | undefined;
  /** Marks in a drafted position what an order has engaged whose dice are not rolled. */
  engage?(state: S, order: Order): void;
  /**
   * Makes a position of the phase one where a side is asked this kind of question, as if its round had come;
   * false: it cannot.
   */
  comeRound?(state: S, side: Side, kind: string): boolean;
  /** Makes a position one at the beginning of a later step of the turn, as if nothing happened until then. */
  leap?(state: S, step: string): void;
}
