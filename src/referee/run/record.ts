/**
 * What a run leaves behind: the answers, rolls, draws and log of one event, and the tape a later run plays
 * back.
 */

import type { Order } from '../forms/form.js';
import type { Crumb, Entry, Side } from '../game/basics.js';
import type { DrawRecord, PublicOrder, RollRecord } from '../game/chance.js';

/**
 * Where an answer came from. `passed`: `askAny` found nothing legal and asked nobody. To all others `planned`
 * is given.
 */
export type Origin = 'given' | 'forced' | 'passed' | 'standing' | 'planned' | 'clock';

/** An answer as it was taken, in full. */
export interface Answer {
  readonly side: Side;
  readonly order: Order | null;
  readonly by: Origin;
}

/** A snapshot: the state at a safe point, and how much of the event lies before it. */
export interface SafePoint {
  /** The state as JSON text. */
  readonly state: string;
  readonly orders: number;
  readonly rolls: number;
  readonly draws: number;
}

/**
 * From line `at` and answer `orders` on it was this place of the sequence of play; `side`: whose phase it
 * was.
 */
export interface PhaseMark {
  readonly at: number;
  readonly orders: number;
  readonly now: readonly Crumb[];
  readonly side: Side | null;
}

/** What lines of a log belong together: lines count from 0. */
export interface Outline {
  readonly phases: readonly PhaseMark[];
  /** For each answer how many lines stood before it. */
  readonly orders: readonly number[];
}

/** All that happened between two barriers that made an event. */
export interface RunRecord {
  readonly answers: readonly Answer[];
  /** The answers as an outsider sees them. */
  readonly orders: readonly PublicOrder[];
  readonly rolls: readonly RollRecord[];
  readonly draws: readonly DrawRecord[];
  readonly log: readonly Entry[];
  readonly outline: Outline;
  /** Whether the persons play each other's sides behind it. */
  readonly seatsChanged: boolean;
  readonly told: { readonly [side: Side]: readonly Entry[] };
  /** The last safe point that fell in this event. */
  readonly safe?: SafePoint;
}

/** A recording to be played back: trusted, nothing in it is computed again. */
export interface Tape {
  readonly answers: readonly Answer[];
  readonly rolls: readonly { readonly faces: readonly number[] }[];
  readonly draws: readonly { readonly ids: readonly string[] }[];
  /**
   * True when it covers an event, even if nothing of it is left after the safe point: what is said from there
   * to the next question was logged then. Left out: true when it holds anything.
   */
  readonly recorded?: boolean;
  /** It ends at a roll or draw that has yet to fall. */
  readonly waits?: boolean;
}

/** The tape of whole events, the first of them from a safe point on. */
export function tapeOf(
  events: readonly (Pick<RunRecord, 'answers' | 'rolls' | 'draws'> & Pick<Tape, 'waits'>)[],
  from?: Omit<SafePoint, 'state'>,
): Tape {
  const [first, ...later] = events;
  if (first === undefined) return { answers: [], rolls: [], draws: [], recorded: false };
  const tail = {
    answers: first.answers.slice(from?.orders ?? 0),
    rolls: first.rolls.slice(from?.rolls ?? 0),
    draws: first.draws.slice(from?.draws ?? 0),
  };
  return {
    answers: [...tail.answers, ...later.flatMap((e) => e.answers)],
    rolls: [...tail.rolls, ...later.flatMap((e) => e.rolls)],
    draws: [...tail.draws, ...later.flatMap((e) => e.draws)],
    recorded: true,
    waits: events.at(-1)?.waits ?? false,
  };
}
