/** Seeds of players: from one secret, and the digest of one that is kept for later. SPEC section 4. */
import type { Side } from '../../referee/index.js';
import { canonicalJson, hmac, sha256Hex } from '../canonical.js';

/** Whose seed it is. */
export interface SeedPlace {
  readonly match: string;
  readonly chain: number;
  readonly side: Side;
}

/** The seed of a player who has this secret: the same whenever it is asked for again. */
export function seedFrom(secret: Uint8Array, { match, chain, side }: SeedPlace): string {
  return hmac(secret, canonicalJson({ chain, match, side })).toString('hex');
}

/** What a seed is committed to with. */
export function digestOfSeed({ match, chain, side }: SeedPlace, seed: string): string {
  return sha256Hex(canonicalJson({ chain, match, seed, side }));
}
