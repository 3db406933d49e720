/** The rulebooks in code, one folder a game, and the registry that the rest of the house knows them by. */
export type { Fortune, Fortunes } from './fortune.js';
export { fortunesOf } from './fortunes.js';
export { games, loadGame, UnknownGame } from './registry.js';
