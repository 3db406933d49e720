/** The thread in which the practice opponent thinks: bundled into a file of its own by scripts/build.mjs. */
import { parentPort } from 'node:worker_threads';
import { builtInGames } from '../match/index.js';
import { type ThinkMessage, type ThoughtMessage, thinkOver } from './thinking.js';

const { load } = builtInGames();

/** Answers requests, one after the other. */
parentPort?.on('message', ({ id, request }: ThinkMessage) => {
  parentPort?.postMessage({ id, ...answer(request) } satisfies ThoughtMessage);
});

function answer(request: ThinkMessage['request']): Omit<ThoughtMessage, 'id'> {
  try {
    const order = thinkOver(load, request, () => performance.now());
    return order === undefined ? {} : { order };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
