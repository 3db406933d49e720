/**
 * Work off the event loop: a worker thread that is started when it is first needed, and anew after it came to
 * grief.
 */
import { Worker } from 'node:worker_threads';
import type { AnswerMessage, RequestMessage } from './messages.js';

/** A thread that answers requests. */
export interface Thread<Request, Answer> {
  /** The answer, which may take `patience` milliseconds. Rejects with a ThreadError. */
  ask(request: Request, patience: number): Promise<Answer>;
  /** Ends the thread; whoever waits hears of it. */
  stop(): Promise<void>;
}

/**
 * A request that got no answer: `thread-ended`, `thread-silent`, `thread-stopped`, or the code of the fault
 * in its work.
 */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: ThreadError) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A thread of the bundled file `script`, which calls `answerRequests`, with so much memory for its own
 * objects. `given`: a word for it, where it needs one.
 */
export function startThread<Request, Answer>(
  script: string,
  megabytes: number,
  given = '',
): Thread<Request, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | undefined;
  let last = 0;

  const take = (id: number): Waiting<Answer> | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    clearTimeout(found?.timer);
    return found;
  };
  const failAll = (error: ThreadError): void => {
    for (const id of [...waiting.keys()]) take(id)?.reject(error);
  };
  const giveUp = (on: Worker, error: ThreadError): void => {
    if (worker !== on) return;
    worker = undefined;
    void on.terminate();
    failAll(error);
  };
  const begin = (): Worker => {
    const begun = new Worker(script, {
      workerData: given,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    begun.on('message', (message: AnswerMessage<Answer>) => {
      const asked = take(message.id);
      if ('answer' in message) asked?.resolve(message.answer);
      else asked?.reject(new ThreadError(message.fault.code, message.fault.message));
    });
    begun.on('error', (error) => giveUp(begun, new ThreadError('thread-ended', String(error))));
    begun.on('exit', (code) =>
      giveUp(begun, new ThreadError('thread-ended', `the thread ended with ${code}`)),
    );
    // It must not keep a process alive that has nothing else to do.
    begun.unref();
    return begun;
  };

  return {
    ask: (request, patience) =>
      new Promise((resolve, reject) => {
        worker ??= begin();
        const asked = worker;
        const id = ++last;
        const late = (): void =>
          giveUp(asked, new ThreadError('thread-silent', 'the thread does not answer'));
        waiting.set(id, { resolve, reject, timer: setTimeout(late, patience) });
        asked.postMessage({ id, request } satisfies RequestMessage<Request>);
      }),
    stop: async () => {
      const stopped = worker;
      worker = undefined;
      failAll(new ThreadError('thread-stopped', 'the thread was stopped'));
      await stopped?.terminate();
    },
  };
}
