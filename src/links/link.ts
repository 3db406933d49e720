/**
 * Signed links: capabilities for one seat of one match and one purpose: docs/decisions/capability-links.md.
 */
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { LOCALES, type Locale } from '../referee/index.js';

export const PURPOSES = ['join', 'play', 'view', 'mail', 'spectate', 'calendar'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What a link says. `head`: the journal's head when the link was made, `chain`: its newest roots. */
export interface Link {
  readonly match: string;
  readonly side: string;
  readonly purpose: Purpose;
  readonly generation: number;
  readonly head: { readonly number: number; readonly hash: string };
  readonly chain: number;
  /** Whose address the link proves, where somebody asked for an open seat: only he was mailed it. */
  readonly claimant?: Claimant;
}

/**
 * Keys by id; the first signs, all are accepted. Made once at start: parsing a key for each check costs fifty
 * times more.
 */
export interface LinkKeys {
  readonly signing: string;
  readonly keys: ReadonlyMap<string, KeyObject>;
}

const ALGORITHM = 'HS256';
const LIFE_S = 90 * 24 * 3600;
const SHORTEST_KEY = 32;
/** Enough of a hash to tell two journals apart, and a shorter link. */
const HASH_PART = 16;

/**
 * What a link says, in as few letters as it can be said: mails break long lines. In order: match, side,
 * purpose, generation, number and hash (base64url) of the head, newest roots; `w`: the claimant.
 */
const claims = z.strictObject({
  l: z.tuple([
    z.string(),
    z.string(),
    z.enum(PURPOSES),
    z.int().nonnegative(),
    z.int().nonnegative(),
    z.string(),
    z.int().nonnegative(),
  ]),
  w: z.tuple([z.string(), z.string(), z.enum(LOCALES), z.string()]).optional(),
  exp: z.int(),
});

/**
 * Keys from secrets of at least 32 bytes, the signing one first. @throws RangeError for none or a short one.
 */
export function makeLinkKeys(secrets: readonly { readonly id: string; readonly secret: Buffer }[]): LinkKeys {
  const [first] = secrets;
  if (first === undefined) throw new RangeError('no link key');
  const short = secrets.find(({ secret }) => secret.length < SHORTEST_KEY);
  if (short !== undefined) throw new RangeError(`link key ${short.id} is shorter than ${SHORTEST_KEY} bytes`);
  return { signing: first.id, keys: new Map(secrets.map(({ id, secret }) => [id, createSecretKey(secret)])) };
}

/** Signs a link for 90 days from `now`. */
export function signLink(keys: LinkKeys, link: Link, now: Date): string {
  const key = keys.keys.get(keys.signing);
  if (key === undefined) throw new RangeError(`no link key ${keys.signing}`);
  const { match, side, purpose, generation, head, chain, claimant } = link;
  const hash = Buffer.from(head.hash.slice(0, HASH_PART), 'hex').toString('base64url');
  const payload: z.infer<typeof claims> = {
    l: [match, side, purpose, generation, head.number, hash, chain],
    ...(claimant && { w: [claimant.name, claimant.address, claimant.locale, claimant.timeZone] }),
    exp: Math.floor(now.getTime() / 1000) + LIFE_S,
  };
  return jwt.sign(payload, key, {
    algorithm: ALGORITHM,
    keyid: keys.signing,
    header: { alg: ALGORITHM, typ: undefined },
    noTimestamp: true,
  });
}

/** Reads a link; undefined for anything forged, expired, of another service, or no link at all. */
export function readLink(keys: LinkKeys, token: string, now: Date): Link | undefined {
  const key = signingKeyOf(keys, token);
  if (key === undefined) return undefined;
  try {
    const clockTimestamp = Math.floor(now.getTime() / 1000);
    return linkFrom(jwt.verify(token, key, { algorithms: [ALGORITHM], clockTimestamp }));
  } catch {
    return undefined;
  }
}

/** @throws ZodError for claims that are no link's */
function linkFrom(payload: unknown): Link {
  const { l, w } = claims.parse(payload);
  const [match, side, purpose, generation, number, part, chain] = l;
  const hash = Buffer.from(part, 'base64url').toString('hex');
  const link = { match, side, purpose, generation, head: { number, hash }, chain };
  if (w === undefined) return link;
  const [name, address, locale, timeZone] = w;
  return { ...link, claimant: { name, address, locale, timeZone } };
}

/**
 * A seat that a browser may see in its own list: far shorter than a link, since it comes with every request
 * to the list.
 */
export interface SeatKey {
  readonly match: string;
  readonly side: string;
  readonly generation: number;
  readonly at: Date;
}

const MAC_BYTES = 16;
const SEAT_LIFE_MS = 90 * 24 * 3600 * 1000;
const SEAT = /^([\w-]+)\.(\d{1,9})\.(\d{1,12})\.([\w-]+)$/;

/** Signs a seat for 90 days: key id, generation, second, and a MAC that binds them to match and side. */
export function signSeat({ keys, signing }: LinkKeys, seat: SeatKey): string {
  const key = keys.get(signing);
  if (key === undefined) throw new RangeError(`no link key ${signing}`);
  const second = Math.floor(seat.at.getTime() / 1000);
  return [signing, seat.generation, second, seatMac(key, seat, seat.generation, second)].join('.');
}

/** Reads what `signSeat` wrote for this seat; undefined for anything forged, expired or for another seat. */
export function readSeat(
  { keys }: LinkKeys,
  seat: Pick<SeatKey, 'match' | 'side'>,
  text: string,
  now: Date,
): SeatKey | undefined {
  const [, id = '', generation, second, mac = ''] = SEAT.exec(text) ?? [];
  const key = keys.get(id);
  if (key === undefined) return undefined;
  const at = new Date(Number(second) * 1000);
  // As text: several texts would decode to the same bytes.
  const given = Buffer.from(mac);
  const right = Buffer.from(seatMac(key, seat, Number(generation), Number(second)));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return now.getTime() - at.getTime() > SEAT_LIFE_MS
    ? undefined
    : { ...seat, generation: Number(generation), at };
}

function seatMac(
  key: KeyObject,
  { match, side }: Pick<SeatKey, 'match' | 'side'>,
  generation: number,
  second: number,
): string {
  const text = JSON.stringify(['seat of a list', match, side, generation, second]);
  return createHmac('sha256', key).update(text).digest().subarray(0, MAC_BYTES).toString('base64url');
}

/** The key that a token names. */
export function signingKeyOf({ keys }: LinkKeys, token: string): KeyObject | undefined {
  try {
    return keys.get(jwt.decode(token, { complete: true })?.header.kid ?? '');
  } catch {
    return undefined;
  }
}

/** Whether the head that a link names is the hash of this event. */
export function sameHead(link: Pick<Link, 'head'>, hash: string): boolean {
  return hash.startsWith(link.head.hash);
}

/** Somebody who asks for an open seat, as he describes himself. */
export interface Claimant {
  readonly name: string;
  readonly address: string;
  readonly locale: Locale;
  readonly timeZone: string;
}

// Short codes for readers whose mails hold no links: typed on a page together with the mail address, they
// open what the link of the mail would have opened. Nothing of them is stored.
// docs/decisions/text-only-mails.md

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
