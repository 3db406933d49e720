export { playAll, type RobotRoom, startRobots } from './opponent.js';
export { startThinker, type Thinker } from './thinker.js';
