/** The rulebooks in code, one folder a game, and the registry that the rest of the house knows them by. */
export { games, loadGame, UnknownGameError } from './registry.js';
