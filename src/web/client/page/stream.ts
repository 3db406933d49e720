/**
 * How a window hears of news. A stream holds a connection for good, and over HTTP/1.1 a browser opens six to a
 * server for all its windows together: so few of them hold one, and the others ask every few seconds.
 */
import type { Mark } from './loader.js';

/** Milliseconds between two questions of a window without a stream. */
const ASK = 5_000;

/** What a window needs to hear of news. */
export interface Ways {
  /** Takes one of the streams that the windows share; gives what returns it. Undefined: all are taken. */
  take(): Promise<(() => void) | undefined>;
  /** Opens a stream; gives what closes it. */
  open(heard: (mark: Mark) => void, closed: () => void): () => void;
  /** Asks where the match is. */
  ask(): void;
  after(ms: number, act: () => void): () => void;
}

/** Hears of news until the function that it gives is called. `closed`: the server has ended the stream. */
export function hearNews(ways: Ways, heard: (mark: Mark) => void, closed: () => void): () => void {
  let over = false;
  let stop = (): void => {};
  const begin = async (): Promise<void> => {
    const giveBack = await ways.take();
    if (over) giveBack?.();
    else if (giveBack === undefined) {
      stop = ways.after(ASK, () => {
        ways.ask();
        void begin();
      });
    } else {
      const close = ways.open(heard, () => {
        giveBack();
        closed();
      });
      stop = () => {
        close();
        giveBack();
      };
    }
  };
  void begin();
  return () => {
    over = true;
    stop();
  };
}
