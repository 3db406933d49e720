/** How far long work is: for people who look on, never for what a script reads. */
import type { Writable } from 'node:stream';
import { localeOf, type Terminal } from './terminal.js';
import { type CommandKey, inWords, said } from './words/index.js';

/** Milliseconds between two lines, so that telling costs nothing. */
const EVERY = 100;
const CLEAR = '\r\u001b[K';

export interface WorkProgress {
  /** So much is done, of so much where that is known. */
  at(done: number, of?: number): void;
  /** Takes the line away: what comes next is the result. */
  end(): void;
}

const SILENT: WorkProgress = { at: () => {}, end: () => {} };

/** Whether a person looks on: not a file, not a pipe. */
function isWatched(stream: Writable): boolean {
  return 'isTTY' in stream && stream.isTTY === true;
}

/**
 * WorkProgress on standard error, on a line that each next one replaces; silent where that is no terminal.
 */
export function progressOn(terminal: Terminal, key: CommandKey): WorkProgress {
  const { errors } = terminal;
  if (!isWatched(errors)) return SILENT;
  const locale = localeOf(terminal);
  let told = Number.NEGATIVE_INFINITY;
  return {
    at: (done, of = done) => {
      const now = performance.now();
      if (now - told < EVERY) return;
      told = now;
      errors.write(`${CLEAR}${inWords(locale, said(key, { done, of }))}`);
    },
    end: () => {
      errors.write(CLEAR);
    },
  };
}
