/** The thread in which the practice opponent thinks: bundled into a file of its own by scripts/build.mjs. */
import { serverGames } from '../match/index.js';
import type { Order } from '../referee/index.js';
import { answerRequests, givenToThread } from '../threads/index.js';
import { type ThinkRequest, thinkOver } from './thinking.js';

const { load } = serverGames(givenToThread());

answerRequests<ThinkRequest, Order | undefined>((request) =>
  thinkOver(load, request, () => performance.now()),
);
