/** Checking a game by playing it: `denrei check-game`, and the tests of the house's own games. */
export { type CheckOptions, check } from './check.js';
export { type Finding, findingLine } from './finding.js';
