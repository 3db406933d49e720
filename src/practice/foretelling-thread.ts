/** The thread in which orders are foretold: bundled into a file of its own by scripts/build.mjs. */
import { serverGames } from '../match/index.js';
import type { Fates } from '../referee/index.js';
import { answerRequests, givenToThread } from '../threads/index.js';
import { type FatesRequest, foretell } from './foreteller.js';

const { load } = serverGames(givenToThread());

answerRequests<FatesRequest, Fates>((request) => foretell(load, request));
