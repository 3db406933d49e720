/**
 * What may be rolled for: bound in the journal before any seed is known, so that the same bytes are read in
 * one way only.
 */
import type { RollSpec } from './chance.js';

/** The dice of a purpose. */
export interface PurposeDice {
  /**
   * Faces of every die, 2 to 256; `rows`: as many as the roll has outcomes, and these sorted by code unit.
   */
  readonly faces: number | 'rows';
  /** The most dice of one roll. */
  readonly most: number;
}

/** By the word of `RollSpec.purpose`. */
export type Purposes = { readonly [purpose: string]: PurposeDice };

const LEAST_FACES = 2;
const MOST_FACES = 256;

/** Why this roll is none of these purposes; undefined: it is one. */
export function faultOfRoll(
  purposes: Purposes,
  { purpose, dice, outcomes = [] }: RollSpec,
): string | undefined {
  const named = Object.hasOwn(purposes, purpose) ? purposes[purpose] : undefined;
  if (named === undefined) return `${purpose}: not a purpose of this game`;
  if (dice.length < 1 || dice.length > named.most)
    return `${purpose}: ${dice.length} dice, at most ${named.most}`;
  const faces = named.faces === 'rows' ? outcomes.length : named.faces;
  if (faces < LEAST_FACES || faces > MOST_FACES || dice.some((die) => die !== faces))
    return `${purpose}: dice of ${dice.join()} faces where ${faces} are due`;
  const results = outcomes.map(([, result]) => result);
  const rising = results.every((result, i) => i === 0 || (results[i - 1] ?? '') <= result);
  return named.faces !== 'rows' || rising ? undefined : `${purpose}: outcomes that are not sorted`;
}
