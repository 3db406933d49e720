/** Work beside the event loop. */
export { answerRequests, givenToThread } from './answering.js';
export { startThread, type Thread, ThreadError } from './thread.js';
