/** The faults that the journal reports to its callers. */

export type JournalErrorCode =
  /** A value that canonical JSON does not allow. */
  | 'not-canonical'
  /** An event or a proof that is not of its type's shape. */
  | 'bad-event'
  /** The hash chain has no link left for this roll: new roots are needed. */
  | 'chain-used-up'
  /** Dice or pools that the specification does not allow. */
  | 'bad-dice'
  | 'bad-pool'
  /** Given dice or draws that do not fit what the script asks for. */
  | 'given-too-few-dice'
  | 'given-bad-face'
  | 'given-too-few-draws'
  | 'given-not-in-pool'
  /** A secret draw in a game that says it hides nothing. */
  | 'draw-in-open-game'
  /** Encrypted roots. */
  | 'bad-envelope'
  | 'unknown-key'
  | 'wrong-key-or-place'
  /** An export that would give away what is still sealed. */
  | 'not-unsealed'
  | 'not-opened'
  | 'bad-export';

/** An error of the journal; `code` says which, `at` where in the value (a path such as `public.rolls.0`). */
export class JournalError extends Error {
  override readonly name = 'JournalError';
  constructor(
    readonly code: JournalErrorCode,
    message: string,
    readonly at = '',
  ) {
    super(at === '' ? message : `${message} (at ${at})`);
  }
}
