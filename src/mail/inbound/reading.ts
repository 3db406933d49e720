/**
 * Reading mails off the event loop. Whoever wrote a mail chose what it costs to read, so it is read in a
 * thread, one mail at a time, and given up when it takes too long or too much memory.
 */
import { startThread, ThreadError } from '../../threads/index.js';
import type { InboundLetter } from './letter.js';

/** Reads one mail. Rejects with a ThreadError: it took too long or too much, or it cannot be read. */
export type ReadMail = (raw: Uint8Array) => Promise<InboundLetter>;

export interface ReadingThread {
  readonly read: ReadMail;
  stop(): Promise<void>;
}

/** Milliseconds for one mail. */
const PATIENCE = 2_000;
/** For a thread to start, which is nobody's mail's fault. */
const STARTING = 60_000;
const MOST_MEGABYTES = 128;

/** Reads in a thread of the bundled file `script`, for at most `patience` milliseconds a mail. */
export function startReading(script: string, patience = PATIENCE): ReadingThread {
  const thread = startThread<Uint8Array, InboundLetter>(script, MOST_MEGABYTES);
  let started: Promise<unknown> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const readNow: ReadMail = async (raw) => {
    started ??= thread.ask(new Uint8Array(), STARTING);
    try {
      await started;
      return await thread.ask(raw, patience);
    } catch (error) {
      if (error instanceof ThreadError && ENDED.includes(error.code)) started = undefined;
      throw error;
    }
  };
  return {
    // One behind the other: a mail that is given up takes no other with it.
    read: (raw) => {
      const reading = last.then(() => readNow(raw));
      last = reading.catch(() => {});
      return reading;
    },
    stop: () => thread.stop(),
  };
}

/** The thread is no more, and the next mail needs a new one. */
const ENDED: readonly string[] = ['thread-ended', 'thread-silent', 'thread-stopped'];
