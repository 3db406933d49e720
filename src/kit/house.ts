/** What the house makes of a game from outside. */
export type { AuthorFace, AuthorGame, AuthorRules } from './author.js';
export { completeGame } from './complete.js';
