/**
 * `denrei/kit`: what the author of a game builds with. A part returns data, a walk or a short script; it never
 * owns the sequence of play.
 */
export type { AuthorFace, AuthorGame, AuthorRules, Ids, Piece, Seen } from './author.js';
export { chained, type Segment, type Spot } from './chains.js';
export { readClauses } from './clauses.js';
export { chancesOf, chooseUnit, oddsColumn, reachable, retreatOrLose, tableRows } from './combat.js';
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
export { hexGround, zonesLayer } from './hex-ground.js';
export { type HexFile, type HexPack, hexPack } from './hex-pack.js';
export { hexGrid } from './hexes.js';
export { type FindIndex, finder, idsIn, indexesOf, knownIndex } from './ids.js';
export * from './kernel.js';
export { pathField } from './path-field.js';
export { kept, placedUnits, positionOf } from './position-of.js';
export { readPositionFile } from './positions.js';
export { remembering, rememberingEach } from './remember.js';
export { type HexSheet, hexSheet } from './sheet.js';
