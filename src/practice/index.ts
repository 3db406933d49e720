/** The practice opponent, its thread and its worker. */

export { type Advice, adviceFor } from './advice.js';
export { bestOrder } from './choose.js';
export { type Foreteller, foretell, keepFates, startForeteller } from './foreteller.js';
export { emptyMemory, type PracticeContext, playAll, startPractice } from './opponent.js';
export { startThinker, type Thinker } from './thinker.js';
