/** What a run may use, and where it can stop. */
import type { Result, Side } from '../game/basics.js';
import type { ChancePort, Refusal } from '../game/chance.js';
import type { Question } from '../game/decision.js';
import type { StandingAnswer, View } from '../game/game.js';
import type { Step } from '../game/play.js';
import type { RunObserver } from './observer.js';
import type { PlanPort } from './plan-port.js';
import type { Barrier } from './signals.js';

/** Answers a decision from a side's standing orders, by its own view; undefined: ask. */
export type StandingPort = (side: Side, decision: Question, view: View) => StandingAnswer | undefined;

/**
 * What a run may use. Without `chance` it stops at the first barrier; with `playback` it stops where the tape
 * ends.
 */
export interface Ports {
  readonly chance?: ChancePort;
  readonly standing?: StandingPort;
  /** What the sides planned for their own decisions. */
  readonly plans?: PlanPort;
  /**
   * Without `chance`: barriers that are passed all the same, because nothing is committed. `step`: the one
   * that ends with its phase.
   */
  readonly passes?: (what: Barrier, step?: Pick<Step, 'ahead'>) => boolean;
  /** Keep the last safe point of the event. */
  readonly snapshots?: boolean;
  readonly playback?: boolean;
  /** Check the answers of the tape against their forms (audit). */
  readonly check?: boolean;
  readonly observer?: RunObserver;
}

/** Where a run stands. `answered`: sides of a question to both whose answer is in. */
export type RunStop =
  | {
      readonly at: 'asked';
      readonly questions: readonly Question[];
      readonly answered: readonly Side[];
      readonly committed: boolean;
    }
  | { readonly at: 'ended'; readonly result: Result }
  | { readonly at: 'barrier'; readonly what: Barrier }
  /** All that can be answered before the next roll or draw is there; it waits for what decides it. */
  | { readonly at: 'throw'; readonly what: 'roll' | 'draw' }
  | { readonly at: 'refused'; readonly refusal: Refusal };

/** An order that came from outside. */
export interface Incoming {
  readonly side: Side;
  readonly order: unknown;
  readonly by?: 'given' | 'clock';
}
