/** The practice opponent, its thread and its worker. */
export { emptyMemory, type PracticeContext, playAll, startPractice } from './opponent.js';
export { startThinker, type Thinker } from './thinker.js';
