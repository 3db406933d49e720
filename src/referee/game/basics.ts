/** The small words that every other file of the kernel uses. */

/** A value that survives a JSON round trip. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A role in a game, by its id in the components: `JP`, `RU`. */
export type Side = string;

/** Whoever looks at a match: one of its sides, or anybody else. */
export type Viewer = Side | 'spectator';

/** The id of a numbered statement of a rule: `KY-6.2.a`. */
export type Clause = string;

/** The languages that every text of the product exists in. */
export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

/** A text in every language. */
export type Words = { readonly [locale in Locale]: string };

/**
 * A parameter of a sentence: a number, an id of a unit or hex, a key of the text table, or a list of them.
 */
export type Param = string | number | boolean | null | readonly (string | number)[];

/** A sentence to be: a key of the game's text tables and what goes into it. */
export interface Entry {
  readonly key: string;
  readonly [param: string]: Param;
}

/** Where a script is: turn, phase, battle, round. Rendered by the text tables under `scope.<key>`. */
export type Crumb = Entry;

/** Why a total is what it is: docs/dice.md#a-roll-says-what-it-is-for. */
export interface Modifier {
  readonly amount: number;
  readonly on: 'die' | 'column' | 'attack' | 'defence';
  readonly reason: string;
  readonly clause: Clause;
}

/** A row of a result table: totals up to `0` (inclusive) give the outcome `1`. */
export type OutcomeRow = readonly [atMost: number, result: string];

/** The result of a match, as the rules give it. */
export interface Result {
  readonly winner: Side | null;
  readonly key: string;
  readonly clause: Clause;
}

/** Ids in a field of log entries and orders: of which universes (the first that has the id names it). */
export interface LogField {
  readonly of: readonly string[];
  /**
   * Says where dice fall, the first of these the most surely: in a line of the log (`told`), in an order too
   * (`ordered`).
   */
  readonly where?: 'told' | 'ordered';
  /** A list that is told as a way from place to place. */
  readonly way?: boolean;
  /** Whose they are: no line tells what became of both sides’ things at once. */
  readonly ownerOf?: (id: string) => Side | undefined;
}

export type LogFields = { readonly [field: string]: LogField };
