/** Work that comes in rounds: one at a time, at once when woken, else after a rest. */

export interface WorkerLoop {
  /** There is something to do: begin a round at once, or another after the one that is under way. */
  wake(): void;
  /** Finishes what is in hand; begins nothing new. */
  stop(): Promise<void>;
}

/**
 * Runs `round` for ever. It gives the rest (ms) until the next one, asks `stopped` before each piece of work,
 * and must not reject.
 */
export function startWorkerLoop(round: (stopped: () => boolean) => Promise<number>): WorkerLoop {
  let stopping = false;
  let woken = false;
  let rouse = (): void => {};
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const wake = (): void => {
    woken = true;
    rouse();
  };
  const run = async (): Promise<void> => {
    while (!stopping) {
      woken = false;
      const rest = await round(() => stopping);
      if (!stopping && !woken) await sleep(rest);
    }
  };
  const running = run();
  return {
    wake,
    stop: () => {
      stopping = true;
      wake();
      return running;
    },
  };
}
