/** Work beside the event loop. */
export { answerRequests } from './answering.js';
export { startThread, type Thread } from './thread.js';
