/**
 * The journal: the append-only, hash-chained log of a match, and the chance that it proves. SPEC.md is the
 * published specification, vectors.json its examples; `src/verifier` is written from it alone.
 */
export { canonicalJson, digestOf, sha256Hex } from './canonical.js';
export * from './codec.js';
export * from './dice.js';
export * from './errors.js';
export * from './events.js';
export * from './played.js';
export * from './positions.js';
export { type Opening, type Openings, type SealedDraw, type SideContent, sealState } from './seals.js';
export * from './transfer.js';
