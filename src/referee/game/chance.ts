/**
 * The port through which a script meets chance. Who stands behind it (hash chain, given dice, a recording) is
 * not its business.
 */

import type { Order } from '../forms/form.js';
import type { Clause, Json, Modifier, OutcomeRow, Side } from './basics.js';

/** What a roll is for. */
export interface RollSpec {
  readonly purpose: string;
  /** Number of faces of each die. */
  readonly dice: readonly number[];
  readonly modifiers?: readonly Modifier[];
  readonly outcomes?: readonly OutcomeRow[];
  /** Rolled again because the rolls before it came to nothing (a tie): all is as it was before those. */
  readonly again?: boolean;
}

/**
 * A roll as it fell. `total` = faces + modifiers on the die; `outcome` is the row of `outcomes` it falls in.
 */
export interface Rolled {
  readonly purpose: string;
  readonly dice: readonly number[];
  readonly faces: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly outcomes: readonly OutcomeRow[];
  readonly outcome?: string;
}

/** A secret draw: `take` of the ids in `from`, learnt by `side` alone. */
export interface DrawSpec {
  readonly side: Side;
  readonly purpose: string;
  readonly from: readonly string[];
  readonly take: number;
}

/** An order as anyone may be told. `null`: the question was passed over because nothing was legal. */
export interface PublicOrder {
  readonly side: Side;
  readonly order: Order | null;
  readonly by?: 'forced' | 'clock';
}

/** Gives dice and draws with whatever proves them. */
export interface ChancePort {
  /** Whether what decides the next throw is not known yet: then the run stops there. Left out: never. */
  waits?(): boolean;
  roll(spec: RollSpec): { readonly faces: readonly number[]; readonly proof: Json };
  draw(spec: DrawSpec): { readonly ids: readonly string[]; readonly proof: Json };
}

/** A recorded roll: `after` counts the event's orders before it. */
export interface RollRecord extends Rolled {
  readonly after: number;
  readonly proof: Json;
}

/** A recorded draw, part of its side's seal. */
export interface DrawRecord {
  readonly after: number;
  readonly side: Side;
  readonly purpose: string;
  readonly from: readonly string[];
  readonly ids: readonly string[];
  readonly proof: Json;
}

/** A refusal: which clause forbids, and where in the order. */
export interface Refusal {
  /**
   * `shape`: not a sentence of the form. `closed`: this form is not open. `forbidden`: a step. `unfinished`:
   * the whole. `not-asked`: the side is not asked.
   */
  readonly code: 'shape' | 'closed' | 'forbidden' | 'unfinished' | 'not-asked';
  readonly clause: Clause;
  readonly field?: string;
  /** The id that is refused; of a path the place that bars it. */
  readonly step?: string;
  /**
   * What is wrong with a `shape`, before any rule is asked: an unknown word, a field that is none of the
   * form's, one that lacks, a value of no such kind, too few or too many.
   */
  readonly fault?: 'word' | 'foreign' | 'missing' | 'value' | 'count';
  /** Of `not-asked`: whose turn it is. */
  readonly asked?: readonly Side[];
}
