/** How much a line of the log matters to whoever reads the story of a match. */

/** The heaviest first. What is as heavy as `reveal` is never left out of a story: it is joined. */
export const WEIGHTS = [
  'end',
  'loss',
  'score',
  'harm',
  'reveal',
  'gain',
  'fight',
  'move',
  'card',
  'routine',
] as const;

/**
 * `end`: the match is over, or cannot go on. `loss`: out of the game. `fight`: one without an effect of its own;
 * what came of it stands in the lines that follow.
 */
export type Weight = (typeof WEIGHTS)[number];

/** What became of somebody, in the words that headlines have for it. */
export type Fate =
  | 'hit'
  | 'disordered'
  | 'damaged'
  | 'tired'
  | 'retreated'
  | 'withdrawn'
  | 'isolated'
  | 'arrived'
  | 'recovered'
  | 'repaired'
  | 'resupplied'
  | 'taken'
  | 'undone';

/** What a game says of the lines of one key. */
export interface Tell {
  readonly weight: Weight;
  /**
   * The field with those it happened to; where it is empty, nothing happened. Lines in a row that differ in this
   * field alone are one line.
   */
  readonly of?: string;
  /** What they are from now on. `undone`: what was done before it in its phase is taken back. */
  readonly is?: Fate;
}

/** By the key of a line. */
export type Tells = { readonly [key: string]: Tell };

const ROUTINE: Tell = { weight: 'routine' };

/** What is said of an entry. What the kernel says itself, and why a standing order answered, is routine. */
export function tellOf(tells: Tells, key: string): Tell {
  return tells[key] ?? ROUTINE;
}

/** Whether a key needs no row in a game's table. */
export function isKernelKey(key: string): boolean {
  return key === 'roll' || key === 'standing.refused' || key.startsWith('why.');
}

/** How heavy a weight is: 0 is the most. */
export function rankOf(weight: Weight): number {
  return WEIGHTS.indexOf(weight);
}

/** Whether a weight is told whatever the room. */
export function isAlwaysTold(weight: Weight): boolean {
  return rankOf(weight) <= rankOf('reveal');
}
