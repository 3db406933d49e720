/**
 * What the games have in common and the kernel does not know. Every game may import this folder; it imports
 * no game.
 */
export {
  anyId,
  anyNumber,
  anyOf,
  chained,
  chancesOf,
  type Declaration,
  type Declared,
  type FindIndex,
  finder,
  type HexSheet,
  hexGrid,
  hexSheet,
  idsIn,
  indexesOf,
  knownIndex,
  noDoubles,
  onlyIf,
  type PartReader,
  part,
  partsShape,
  reachable,
  readClauses,
  readComponents,
  readParts,
  readPositionFile,
  remembering,
  rememberingEach,
  type Segment,
  type Spot,
  shownParts,
} from '../../kit/index.js';
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
export { OBJECTIVE } from './tones.js';
export { isOnMap, unitAt, unitsIn, unitsOf } from './units.js';
export { SIDE_FIRST, SIDE_WITHIN } from './words/en.js';
