/** What a script gets, and how it talks to the kernel. */
import type { Crumb, Json, Param, Result, Side } from './basics.js';
import type { DrawSpec, Rolled, RollSpec } from './chance.js';
import type { Decision } from './decision.js';

/** What every state holds beside the game's own: plain JSON, one writer (the script). */
export interface BaseState {
  /** Id of the step of the sequence of play. */
  step: string;
  /** A procedure that runs in place of the step (positions). */
  begin?: { readonly procedure: string; readonly with: Json };
  result?: Result;
}

/** A question put to the kernel. Scripts never make one themselves: they call `play.ask…`. */
export type Request =
  | { readonly ask: 'one'; readonly any: boolean; readonly decision: Decision }
  | { readonly ask: 'both'; readonly decisions: readonly [Decision, Decision] };

/** The kernel's answer to a request; typed by `play.ask…`. */
export type Reply = unknown;

/** A piece of a script. */
export type Rules<T> = Generator<Request, T, Reply>;

/** Where the sequence of play goes after a step: the same step again, the next of the table, or one by id. */
export type Next = 'again' | 'next' | { readonly to: string };

/** A step of the sequence of play. Going on to a step of another phase ends the phase. */
export interface Step<S extends BaseState = BaseState> {
  readonly id: string;
  readonly phase: string;
  /** Whose phase it is; a question to the other side interrupts it. */
  readonly side?: Side;
  /**
   * Its end, and what follows up to the next question, read public facts alone: whoever drafts ahead may pass
   * it.
   */
  readonly ahead?: boolean;
  run(play: Play<S>): Rules<Next>;
}

export interface Play<S extends BaseState = BaseState> {
  readonly state: S;
  /** Puts a decision to its side and waits for the answer. */
  ask<A>(decision: Decision<A>): Rules<A>;
  /**
   * As `ask`, or undefined (recorded too) when no form but idle ones has a legal answer. For public
   * decisions.
   */
  askAny<A>(decision: Decision<A>): Rules<A | undefined>;
  /** Puts a decision to each side at once; neither sees the other's answer first. */
  askBoth<A, B>(first: Decision<A>, second: Decision<B>): Rules<readonly [A, B]>;
  /** Rolls dice: recorded, provable, a barrier. */
  roll(spec: RollSpec): Rolled;
  /** Draws ids that one side alone learns. */
  draw(spec: DrawSpec): readonly string[];
  /** Something hidden has become known: a barrier. */
  reveal(): void;
  /**
   * From here on each of the two persons plays the other's side: a barrier. Sides, orders and dice stay as
   * they are.
   */
  changeSeats(): void;
  /** A line of the log for all. */
  log(key: string, params?: { readonly [name: string]: Param }): void;
  /** A line for one side alone. */
  tell(side: Side, key: string, params?: { readonly [name: string]: Param }): void;
  /** Names where the script is while `rules` run. */
  scope<T>(crumb: Crumb, rules: Rules<T>): Rules<T>;
  /** Ends the match at once from any depth: what was done stays, nothing more is done. */
  end(result: Result): never;
}
