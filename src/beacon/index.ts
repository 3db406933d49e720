/** The signatures of a public beacon: loaded only where a match has one. */
export { checkRounds } from './signatures.js';
