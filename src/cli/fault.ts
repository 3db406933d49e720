/** What a command reports instead of a result: one line, and an exit code that scripts can rely on. */
import type { Locale } from '../referee/index.js';
import { inWords, type Said } from './words/index.js';

/**
 * `0` fine, `1` the journal has a fault (audit), `2` a bad file or usage, `3` the referee refuses an order,
 * `4` a key is missing, `5` nothing wrong, but not all of it can be checked (audit).
 */
export const EXIT = { fine: 0, faulty: 1, bad: 2, refused: 3, locked: 4, unproved: 5 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a message. Never a bug: something outside is not as it should be. */
export class CommandError extends Error {
  /** What is said in the reader's language; what others report stays as they say it. */
  readonly #said: string | Said;

  constructor(
    readonly code: string,
    /** Of the command line's own words, or what a file, a library or the system was found to have. */
    message: string | Said,
    /** File and place in it: `position.json:3:7`, `position.json: units.J-I-4.at`. */
    readonly at = '',
    readonly exit: Exit = EXIT.bad,
  ) {
    super(typeof message === 'string' ? message : inWords('en', message));
    this.#said = message;
  }

  /** `position.json:3:7: a comma is missing [not-json]` */
  lineIn(locale: Locale): string {
    const message = typeof this.#said === 'string' ? this.#said : inWords(locale, this.#said);
    return `${this.at === '' ? '' : `${this.at}: `}${message} [${this.code}]`;
  }

  /** The same of another place. */
  movedTo(at: string): CommandError {
    return new CommandError(this.code, this.#said, at, this.exit);
  }
}

/**
 * The fault that an error of the house or of the system is; undefined for a bug. All errors of the house and
 * of Node that mean something outside carry a `code`.
 */
export function asCommandError(error: unknown): CommandError | undefined {
  if (error instanceof CommandError) return error;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return new CommandError(error.code, error.message.trim().split('\n', 1)[0] ?? '');
}
