/** The hash chain that public rolls are taken from. SPEC section 3. */
import { sha256 } from '../canonical.js';

/** Links 0 (the commitment) to 4095 (the root). */
export const CHAIN_LENGTH = 4096;

/** The last roll of a chain; rolls use the links 1, 2, 3 … one after the other. */
export const LAST_ROLL = CHAIN_LENGTH - 1;

const SPACING = 64;
const LINK_BYTES = 32;

/**
 * A chain as the server keeps it. `checkpoints` (links 63, 127 … 4095, 32 bytes each) is secret: encrypt it
 * at rest.
 */
export interface ChainData {
  /** `link[0]` in hex: public from event 1 on. */
  readonly commitment: string;
  readonly checkpoints: Uint8Array;
}

/** Hashes a 32-byte root down to its commitment: 4095 hashes, about 20 ms. Once per chain. */
export function newChain(root: Uint8Array): ChainData {
  if (root.length !== LINK_BYTES) throw new RangeError('a root has 32 bytes');
  const checkpoints = new Uint8Array((CHAIN_LENGTH / SPACING) * LINK_BYTES);
  let link: Uint8Array = root;
  for (let k = LAST_ROLL; k > 0; k -= 1) {
    if (k % SPACING === SPACING - 1) checkpoints.set(link, ((k + 1) / SPACING - 1) * LINK_BYTES);
    link = sha256(link);
  }
  return { commitment: Buffer.from(link).toString('hex'), checkpoints };
}

/** The root that a chain was hashed down from: its last link, opened at the end of the match. */
export function rootOfChain(checkpoints: Uint8Array): Uint8Array {
  return checkpoints.slice(-LINK_BYTES);
}

/** Reads links of a chain: at most 63 hashes for the first link of a run of 64, none for its neighbours. */
export class ChainLinks {
  readonly #checkpoints: Uint8Array;
  #segment: { readonly number: number; readonly links: readonly Uint8Array[] } | undefined;

  constructor(checkpoints: Uint8Array) {
    if (checkpoints.length !== (CHAIN_LENGTH / SPACING) * LINK_BYTES)
      throw new RangeError('a chain has 64 checkpoints of 32 bytes');
    this.#checkpoints = checkpoints;
  }

  /** Link `k`, 0 to 4095, as 32 raw bytes. Throws RangeError for any other k. */
  at(k: number): Uint8Array {
    const link =
      Number.isInteger(k) && k >= 0 && k <= LAST_ROLL
        ? this.#links(Math.floor(k / SPACING))[k % SPACING]
        : undefined;
    if (link === undefined) throw new RangeError(`a chain has no link ${k}`);
    return link;
  }

  #links(number: number): readonly Uint8Array[] {
    if (this.#segment?.number !== number) {
      let link: Uint8Array = this.#checkpoints.slice(number * LINK_BYTES, (number + 1) * LINK_BYTES);
      const links = [link];
      while (links.length < SPACING) {
        link = sha256(link);
        links.push(link);
      }
      this.#segment = { number, links: links.reverse() };
    }
    return this.#segment.links;
  }
}
