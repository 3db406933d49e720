/** The thread in which mails are read: bundled into a file of its own by scripts/build.mjs. */
import { answerRequests } from '../../threads/index.js';
import { type InboundLetter, readLetter } from './letter.js';

answerRequests<Uint8Array, InboundLetter>(readLetter);
