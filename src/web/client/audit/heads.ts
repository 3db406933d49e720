/** Heads of journals in what people paste: a line of a mail, a whole mail, or `number:hash`. */
import type { Head } from '../../../verifier/index.js';

// A number, perhaps a colon, and a hash that belongs to it. The numbers of chains stand before commitments, which are no heads.
const HEAD = /(?<!\d|chain |数列 ?)(\d{1,9})\s*[:：]?\s*([0-9a-f]{64})(?![0-9a-f])/gi;

/** All heads in a text, in their order. */
export function headsIn(text: string): readonly Head[] {
  return [...text.matchAll(HEAD)].map(([, number, hash]) => ({
    number: Number(number),
    hash: String(hash).toLowerCase(),
  }));
}
