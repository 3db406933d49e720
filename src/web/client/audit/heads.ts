/** Heads of journals in what people paste: a line of a mail, a whole mail, or `number:hash`. */
import type { Head } from '../../../verifier/index.js';

// A mail program may break a hash over two lines, and quote both.
const HASH = '((?:[0-9a-f][\\s>]*){63}[0-9a-f])(?![0-9a-f])';

// A number, perhaps a colon, and a hash that belongs to it. The numbers of chains stand before commitments,
// which are no heads.
const HEAD = new RegExp(`(?<![0-9a-z]|chain |数列 ?)(\\d{1,9})(?:[\\s>]*[:：][\\s>]*|[\\s>]+)${HASH}`, 'gi');

// The facts of the dice at the end of a mail hold numbers beside digests of other things: there a head is
// called so.
const FACTS = /^[> ]*-- dice\s*$/m;
const FACT = new RegExp(`^[> ]*head (\\d{1,9})\\s+${HASH}`, 'gim');
const MATCH = /^[> ]*match (\S+)\s*$/gm;

/** All heads in a text, in their order. */
export function headsIn(text: string): readonly Head[] {
  const [told = '', ...facts] = text.split(FACTS);
  return [...told.matchAll(HEAD), ...facts.flatMap((part) => [...part.matchAll(FACT)])].map(
    ([, number, hash = '']) => ({
      number: Number(number),
      hash: hash.replace(/[\s>]/g, '').toLowerCase(),
    }),
  );
}

/** The matches whose mails are in a text, as their facts of the dice say. */
export function matchesIn(text: string): readonly string[] {
  const [, ...facts] = text.split(FACTS);
  return facts.flatMap((part) => [...part.matchAll(MATCH)].map(([, match = '']) => match));
}
