/**
 * Short codes for readers whose mails hold no links: typed on a page together with the mail address, they
 * open what the link of the mail would have opened. Nothing of them is stored.
 * docs/decisions/text-only-mails.md
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { LinkKeys } from './link.js';

/** What a code is for: a seat, all that is kept of an address, no more mails to it. */
export type Coded =
  | {
      readonly use: 'seat';
      readonly match: string;
      readonly side: string;
      /** Revoking the seat's links makes its codes void too. */
      readonly generation: number;
    }
  | { readonly use: 'own' | 'never' };

/** Crockford's: no I, L, O, U, whatever the reader takes them for. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const HALF = LENGTH / 2;
const WEEK_MS = 7 * 24 * 3600 * 1000;

/**
 * The code of an address, in two groups of four. It is the same in all mails of a week, and good until the
 * end of the next one; who wants no more mails can say so by an old one too.
 */
export function shortCode({ keys, signing }: LinkKeys, address: string, what: Coded, now: Date): string {
  const key = keys.get(signing);
  if (key === undefined) throw new RangeError(`no link key ${signing}`);
  const code = codeOf(key, address, what, weekOf(what, now));
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`;
}

/** Whether what was typed is the code of this address, of this week or of the one before. */
export function isShortCode(
  { keys }: LinkKeys,
  address: string,
  what: Coded,
  typed: string,
  now: Date,
): boolean {
  const given = Buffer.from(plainCode(typed));
  if (given.length !== LENGTH) return false;
  const week = weekOf(what, now);
  const codes = [...keys.values()].flatMap((key) =>
    [week, week - 1].map((one) => codeOf(key, address, what, one)),
  );
  return codes.some((code) => timingSafeEqual(given, Buffer.from(code)));
}

/** Full-width letters, small ones, spaces, dashes of any kind: as they are typed on a phone. */
function plainCode(typed: string): string {
  const letters = typed.normalize('NFKC').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return letters.replace(/[^0-9A-Z]/g, '');
}

function weekOf({ use }: Coded, now: Date): number {
  return use === 'never' ? 0 : Math.floor(now.getTime() / WEEK_MS);
}

function codeOf(key: KeyObject, address: string, what: Coded, week: number): string {
  const of = what.use === 'seat' ? [what.match, what.side, what.generation] : [];
  const text = JSON.stringify(['short code', what.use, address, ...of, week]);
  const bytes = createHmac('sha256', key).update(text).digest();
  return Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
