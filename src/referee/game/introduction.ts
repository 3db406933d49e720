/** What somebody is told of a game before he has read its rules, and his guided first turn. */

import type { Order } from '../forms/form.js';
import type { Clause, Json, Side, Words } from './basics.js';

/** How much there is to keep in mind at once. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A game in two minutes. */
export interface Introduction {
  /** The year in which it begins. */
  readonly year: number;
  /** Game turns of the longest match. */
  readonly turns: number;
  /** Minutes at one sitting, both sides together: what its authors reckon with, not a measurement. */
  readonly minutes: number;
  readonly difficulty: Difficulty;
  /** The name as it stands in subjects of mails and narrow lines. */
  readonly short: Words;
  /** What it is about, in a sentence. */
  readonly pitch: Words;
  /** What each side plays for, in a sentence to its player. */
  readonly goals: { readonly [side: Side]: Words };
  /** How a turn goes. */
  readonly turn: Words;
  /** What decides matches. */
  readonly ideas: readonly Words[];
  /** The guided first turn, in its order; none where nobody has prepared one. */
  readonly lessons: readonly Lesson[];
  /** The turn that the sample of the mails tells of; left out: nobody has prepared one. */
  readonly sample?: SampleTurn;
}

/** A prepared turn of one side, after which the other is asked. */
export interface SampleTurn {
  /** A position file. */
  readonly position: Json;
  readonly orders: readonly { readonly side: Side; readonly order: Order }[];
}

/**
 * A prepared position with one order to give. The referee takes any legal order; the lesson goes on with the
 * one asked for.
 */
export interface Lesson {
  readonly id: string;
  readonly side: Side;
  /** A position file. */
  readonly position: Json;
  /** Orders that were given before the reader comes, by either side. */
  readonly before?: readonly { readonly side: Side; readonly order: Order }[];
  /** The order to give. */
  readonly asked: Order;
  /** Faces and draws that fall, of `before` and `asked`, in their order. */
  readonly dice?: readonly number[];
  readonly draws?: readonly string[];
  /** The clauses that it shows. */
  readonly clauses: readonly Clause[];
  readonly title: Words;
  /** What to do. */
  readonly task: Words;
  /** Why, with the figures. */
  readonly why: Words;
  /** What it came to. */
  readonly after: Words;
}
