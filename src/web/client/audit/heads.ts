/** Heads of journals in what people paste: a line of a mail, a whole mail, or `number:hash`. */
import type { Head } from '../../../verifier/index.js';

// A number, perhaps a colon, and a hash that belongs to it. The numbers of chains stand before commitments, which are no heads.
const HEAD = /(?<!\d|chain |数列 ?)(\d{1,9})\s*[:：]?\s*([0-9a-f]{64})(?![0-9a-f])/gi;

// The facts of the dice at the end of a mail hold numbers beside digests of other things: there a head is called so.
const FACTS = /^-- dice\s*$/m;
const FACT = /^head (\d{1,9})\s+([0-9a-f]{64})(?![0-9a-f])/gim;

/** All heads in a text, in their order. */
export function headsIn(text: string): readonly Head[] {
  const [told = '', ...facts] = text.split(FACTS);
  return [...told.matchAll(HEAD), ...facts.flatMap((part) => [...part.matchAll(FACT)])].map(
    ([, number, hash]) => ({
      number: Number(number),
      hash: String(hash).toLowerCase(),
    }),
  );
}
