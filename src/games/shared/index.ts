/**
 * What the games have in common and the kernel does not know. Every game may import this folder; it imports no game.
 *
 * components   reading a component file by a game's schema
 * remember     asking the same question again
 * ids          ids in what is said, and their indexes
 * hexes        a map of hexes out of a component file
 * positions    reading a position file by a game's schema
 * keyed        objects with a key for each unit or point
 * fields       walks of the fields of standing orders
 * marks        commas, colons and brackets of each language
 * phrasing     the short texts of a game in one language
 * rulebook     what stands around the clauses, from ids and messages
 */
export { readComponents } from './components.js';
export { anyId, anyNumber, anyOf, noDoubles, onlyIf } from './fields.js';
export { hexGrid } from './hexes.js';
export { type FindIndex, finder, idsIn, indexesOf, knownIndex } from './ids.js';
export { flagsUp, keyed } from './keyed.js';
export { printed } from './marks.js';
export {
  everyWord,
  inEvery,
  type MessagesOf,
  type Phrasing,
  type Phrasings,
  phrasingsOf,
  wordsOf,
} from './phrasing.js';
export { readPositionFile } from './positions.js';
export { remembering } from './remember.js';
export { type DiagramDrawing, type RulebookKey, rulebookFrom } from './rulebook.js';
export { OBJECTIVE } from './tones.js';
