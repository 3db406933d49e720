/**
 * What the games have in common and the kernel does not know. Every game may import this folder; it imports
 * no game.
 */
export { chained, type Segment, type Spot } from './chains.js';
export { readClauses } from './clauses.js';
export { readComponents } from './components.js';
export {
  type Declaration,
  type Declared,
  type PartReader,
  part,
  partsShape,
  readParts,
  shownParts,
} from './declared.js';
export { anyId, anyNumber, anyOf, noDoubles, onlyIf } from './fields.js';
export { hexGrid } from './hexes.js';
export { type FindIndex, finder, idsIn, indexesOf, knownIndex } from './ids.js';
export { flagsUp, keyed } from './keyed.js';
export { printed, shortOf } from './marks.js';
export { introductionFrom, type LessonPosition } from './pages/introduction.js';
export { type DiagramDrawing, defineRulebook } from './pages/rulebook.js';
export {
  everyWord,
  inEvery,
  type MessagesOf,
  type Phrasing,
  type Phrasings,
  phrasingsOf,
  underHeading,
} from './phrasing.js';
export { readPositionFile } from './positions.js';
export { remembering, rememberingEach } from './remember.js';
export { type HexSheet, hexSheet } from './sheet.js';
export { OBJECTIVE } from './tones.js';
export { isOnMap, unitAt, unitsIn, unitsOf } from './units.js';
export { SIDE_FIRST, SIDE_WITHIN } from './words/en.js';
