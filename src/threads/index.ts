/** Work beside the event loop. */
export { answerRequests } from './answering.js';
export { startThread, type Thread, ThreadError } from './thread.js';
