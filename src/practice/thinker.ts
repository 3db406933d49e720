/** The practice opponent's thinking, off the event loop: a worker thread that is started when it is first needed. */
import { Worker } from 'node:worker_threads';
import type { Order } from '../referee/index.js';
import type { ThinkMessage, ThinkRequest, ThoughtMessage } from './thinking.js';

/** Whoever thinks questions over. */
export interface Thinker {
  /** The order that it likes best; undefined where it has none, or has come to grief: then the next best way is taken. */
  think(request: ThinkRequest): Promise<Order | undefined>;
  stop(): Promise<void>;
}

/** What a thread is given beyond the budget of the question (ms): then it is taken to hang. */
const PATIENCE = 10_000;
const MOST_MEGABYTES = 256;

interface Waiting {
  readonly resolve: (order: Order | undefined) => void;
  readonly timer: NodeJS.Timeout;
}

/** A thinker in a thread of the bundled file `script`; `complain` is told what went wrong in it. */
export function startThinker(
  script: string,
  complain: (error: unknown) => void,
  patience: number = PATIENCE,
): Thinker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  const settle = (id: number, order: Order | undefined): void => {
    const found = waiting.get(id);
    waiting.delete(id);
    clearTimeout(found?.timer);
    found?.resolve(order);
  };
  const giveUp = (on: Worker, error: unknown): void => {
    if (worker !== on) return;
    worker = undefined;
    complain(error);
    void on.terminate();
    for (const id of [...waiting.keys()]) settle(id, undefined);
  };
  const begin = (): Worker => {
    const begun = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    begun.on('message', ({ id, order, fault }: ThoughtMessage) => {
      if (fault !== undefined) complain(new Error(fault));
      settle(id, order);
    });
    begun.on('error', (error) => giveUp(begun, error));
    begun.on('exit', (code) => giveUp(begun, new Error(`the thread ended with ${code}`)));
    // It must not keep a process alive that has nothing else to do.
    begun.unref();
    return begun;
  };

  return {
    think: (request) =>
      new Promise((resolve) => {
        worker ??= begin();
        const thinking = worker;
        const id = ++last;
        const late = (): void => giveUp(thinking, new Error('the thread does not answer'));
        waiting.set(id, { resolve, timer: setTimeout(late, request.budget + patience) });
        thinking.postMessage({ id, request } satisfies ThinkMessage);
      }),
    stop: async () => {
      const stopped = worker;
      worker = undefined;
      for (const id of [...waiting.keys()]) settle(id, undefined);
      await stopped?.terminate();
    },
  };
}
