/** The thread in which the practice opponent thinks: bundled into a file of its own by scripts/build.mjs. */
import { builtInGames } from '../match/index.js';
import type { Order } from '../referee/index.js';
import { answerRequests } from '../threads/index.js';
import { type ThinkRequest, thinkOver } from './thinking.js';

const { load } = builtInGames();

answerRequests<ThinkRequest, Order | undefined>((request) =>
  thinkOver(load, request, () => performance.now()),
);
