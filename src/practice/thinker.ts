/** The practice opponent's thinking, off the event loop. */
import type { Order } from '../referee/index.js';
import { startThread } from '../threads/index.js';
import type { ThinkRequest } from './thinking.js';

/** Whoever thinks questions over. */
export interface Thinker {
  /**
   * The order that it likes best; undefined where it has none, or has come to grief: then the next best way
   * is taken.
   */
  think(request: ThinkRequest): Promise<Order | undefined>;
  stop(): Promise<void>;
}

/** What a thread is given beyond the budget of the question (ms): then it is taken to hang. */
const PATIENCE = 10_000;
const MOST_MEGABYTES = 256;

/**
 * A thinker in a thread of the bundled file `script`, with the games of a server's folder `data`; `complain` is told
 * what went wrong in it.
 */
export function startThinker(
  script: string,
  data: string,
  complain: (error: unknown) => void,
  patience: number = PATIENCE,
): Thinker {
  const thread = startThread<ThinkRequest, Order | undefined>(script, MOST_MEGABYTES, data);
  let stopped = false;
  // All who wait on a thread that dies hear of it; it is one complaint.
  let told: unknown;
  return {
    think: (request) =>
      thread.ask(request, request.budget + patience).catch((error: unknown) => {
        if (!stopped && error !== told) complain(error);
        told = error;
        return undefined;
      }),
    stop: () => {
      stopped = true;
      return thread.stop();
    },
  };
}
