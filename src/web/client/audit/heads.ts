/** Heads of journals in what people paste: a line of a mail, a whole mail, or `number:hash`. */
import { type Head, type Mail, mailsInOne } from '../../../verifier/index.js';

// A mail program may break a hash over two lines, and quote both.
const HASH = '((?:[0-9a-f][\\s>]*){63}[0-9a-f])(?![0-9a-f])';

// A number, perhaps a colon, and a hash that belongs to it. The numbers of chains stand before commitments,
// which are no heads.
const HEAD = new RegExp(`(?<![0-9a-z]|chain |数列 ?)(\\d{1,9})(?:[\\s>]*[:：][\\s>]*|[\\s>]+)${HASH}`, 'gi');

// Facts of the dice hold numbers beside digests of other things: there a head is called so.
const FACT = new RegExp(`^head (\\d{1,9})\\s+${HASH}`, 'gim');
const MATCH = /^match (\S+)\s*$/gm;

/** What is pasted, as the verifier reads e-mails: marks of quoting are taken away. */
export function mailsIn(text: string): readonly Mail[] {
  return mailsInOne({ name: '', at: 0, text: text.replace(/^(?:> ?)+/gm, '') });
}

/**
 * The heads in a text, in their order: those of its facts. `typed`: it has no facts, and these stand somewhere
 * in what people wrote.
 */
export function headsIn(text: string): { readonly heads: readonly Head[]; readonly typed: boolean } {
  const mails = mailsIn(text);
  const typed = mails.length === 0;
  const found = typed
    ? [...text.replace(/^[> ]*\|.*$/gm, '').matchAll(HEAD)]
    : mails.flatMap((mail) => [...mail.text.matchAll(FACT)]);
  const heads = found.map(([, number, hash = '']) => ({
    number: Number(number),
    hash: hash.replace(/[\s>]/g, '').toLowerCase(),
  }));
  return { heads, typed };
}

/** The matches whose mails are in a text, as their facts of the dice say. */
export function matchesIn(text: string): readonly string[] {
  return mailsIn(text).flatMap((mail) => [...mail.text.matchAll(MATCH)].map(([, match = '']) => match));
}
