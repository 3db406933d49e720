export { type PracticeContext as RobotRoom, playAll, startPractice as startRobots } from './opponent.js';
export { startThinker, type Thinker } from './thinker.js';
