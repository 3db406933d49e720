/**
 * The journal: the append-only, hash-chained log of a match, and the chance that it proves. SPEC.md is the published
 * specification, vectors.json its examples; `src/verifier` is written from it alone.
 */
export { canonicalJson, digestOf, sha256Hex } from './canonical.js';
export * from './chain.js';
export * from './chance.js';
export * from './codec.js';
export * from './errors.js';
export * from './events.js';
export type { RollPlace, Seeds } from './faces.js';
export * from './given.js';
export * from './played.js';
export * from './roots.js';
export type { Opening, Openings, SealedDraw, SideContent } from './seals.js';
export { sealState } from './seals.js';
export * from './transfer.js';
