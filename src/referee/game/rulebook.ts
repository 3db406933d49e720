/** What stands around the clauses of a game on its rules page: headings, words, tables, diagrams, sources. */

import type { Order } from '../forms/form.js';
import type { Clause, Json, Locale, Side, Words } from './basics.js';

/**
 * A heading of the rulebook. A clause stands under the section whose id is the longest beginning of its own:
 * `9.3` for `KY-9.3.3.a`.
 */
export interface RuleSection {
  /** `9` for a chapter, `9.3` for a part of it; letters where the rulebook has no numbers (`CJ01`). */
  readonly id: string;
  readonly title: Words;
}

/** A table of the components, in the reader's language. */
export interface RuleTable {
  readonly title: string;
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * A position with what the rules make of it. Everything that the caption claims stands beside it as data, so
 * that it can be played through the referee.
 */
export interface Diagram {
  readonly id: string;
  /** The clauses that it shows; it stands after the first. */
  readonly clauses: readonly Clause[];
  readonly title: Words;
  readonly caption: Words;
  /** A position file. */
  readonly position: Json;
  /** Orders as they are given, with the dice and draws that fall. */
  readonly orders?: readonly { readonly side: Side; readonly order: Order }[];
  readonly dice?: readonly number[];
  readonly draws?: readonly string[];
  /** The places that are drawn. */
  readonly around: readonly string[];
  /**
   * Values open for a field of the order that is asked after `orders`, given its other fields: drawn as
   * choices.
   */
  readonly open?: { readonly given: Order; readonly field: string; readonly values: readonly string[] };
  /** Orders that are then refused, and by which clause; the place `at` is crossed out. */
  readonly refused?: readonly {
    readonly side: Side;
    readonly order: Order;
    readonly clause: Clause;
    readonly at?: string;
  }[];
  /** Parts of the position that stands then, in the words of a position file. */
  readonly after?: Json;
  /** Keys of the log that `orders` leave, in their order, others between them left out. */
  readonly log?: readonly string[];
}

/** Facts of the components of one kind: what the rulebook states, and what was reconstructed and how. */
export interface ComponentSource {
  readonly what: Words;
  readonly stated: Words;
  readonly reconstructed: Words;
}

export interface Rulebook {
  /** What the game is, in a sentence or two. */
  readonly lead: Words;
  /** Words that the clauses use in a sense of their own. */
  readonly terms: readonly { readonly term: Words; readonly meaning: Words }[];
  /** Chapters and their parts, in the order of the rulebook. */
  readonly sections: readonly RuleSection[];
  /** Tables by the section they stand in. */
  tables(locale: Locale): readonly (RuleTable & { readonly section: string })[];
  readonly diagrams: readonly Diagram[];
  readonly sources: readonly ComponentSource[];
  /** The clause that a line of the log comes from, by its key; of a roll by `purpose.<purpose>`. */
  readonly entries: { readonly [key: string]: Clause };
}
