/** The addresses of the service's own pages, built from configuration and never from a request. */

import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Clause, Locale, Side } from '../referee/index.js';
import type { LinkKeys } from './link.js';

/** Path of a seat's pages; also the path of its cookie. */
export function seatPath(match: string, side: Side): string {
  return `/m/${match}/${side}`;
}

/** Path of the page for everybody. */
export function matchPath(match: string): string {
  return `/m/${match}`;
}

/**
 * Path of a game's rules with its own components, or with those of a pack (its hash); of one clause in them
 * where it is named.
 */
export function rulesPath(game: string, locale: Locale, clause?: Clause, pack: string | null = null): string {
  return `/rules/${game}?lang=${locale}${pack === null ? '' : `&pack=${pack}`}${clause === undefined ? '' : `#${clause}`}`;
}

/** Path of the ground of a map, by all that it depends on: what stands there never changes. */
export function groundPath(
  { game, version, pack }: { readonly game: string; readonly version: number; readonly pack: string | null },
  locale: Locale,
  shade: string,
  hash: string,
): string {
  return `/ground/${game}/${version}/${locale}-${shade}-${hash}.svg${pack === null ? '' : `?pack=${pack}`}`;
}

/** Absolute address of a signed link. `base` has no slash at its end. */
export function linkUrl(base: string, token: string): string {
  return `${base}/l/${token}`;
}

/** Absolute address of the calendar of a seat's deadline. */
export function calendarUrl(base: string, token: string): string {
  return `${base}/calendar/${token}.ics`;
}

/**
 * Absolute address of the page on which somebody wants no mail at all; posting to it is enough (RFC 8058).
 */
export function neverUrl(base: string, token: string): string {
  return `${base}/never/${token}`;
}

/** Path of the page on which a code out of a mail is typed. */
export const CODE_PATH = '/code';

/** That page as a mail names it: without what filters take for a link. */
export function codePlace(base: string): string {
  return base.replace(/^https?:\/\//, '') + CODE_PATH;
}

/** Absolute address of one-click unsubscribing (RFC 8058). */
export function unsubscribeUrl(base: string, token: string): string {
  return `${base}/u/${token}`;
}

/** Absolute address of the page with all that is kept of an address. */
export function ownUrl(base: string, token: string): string {
  return `${base}/own/${token}`;
}

// Addresses that mails about a seat are sent to: the capability stands in the local part, behind the name of
// the service's own mailbox (`orders+o2k4…@host`). Letters and figures alone, whatever their case: relays
// change it. docs/decisions/orders-by-reply.md

/** `orders`: whoever writes there gives orders for the seat. `bounce`: mails to the seat come back there. */
export type MailUse = 'orders' | 'bounce';

export interface MailAddress {
  readonly use: MailUse;
  readonly match: string;
  /** Which of the two seats, in code-unit order of their sides. */
  readonly seat: number;
  /** Orders: the seat's generation. An address with an older one is void, like its links. */
  readonly generation: number;
  /** The event that the mail told of. */
  readonly event: number;
}

const LETTER: { readonly [use in MailUse]: string } = { orders: 'o', bounce: 'b' };
const USES: { readonly [letter: string]: MailUse | undefined } = { o: 'orders', b: 'bounce' };
/** Ids of matches that survive a change of case. */
const ID = /^[a-z0-9]{1,20}$/;
const CODE = /^([ob])([a-z0-9]{1,20})-([01])-([0-9a-z]{1,6})-([0-9a-z]{1,6})-([a-z2-7]{16})$/;
const MAC_BYTES = 10;
const RADIX = 36;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
/** Octets of a local part (RFC 5321). */
const LONGEST = 64;

/** An address at `box` (`orders@host`); undefined where one cannot be made: a foreign match, a long name. */
export function signMailAddress(keys: LinkKeys, box: string, address: MailAddress): string | undefined {
  const key = keys.keys.get(keys.signing);
  if (key === undefined) throw new RangeError(`no link key ${keys.signing}`);
  if (!ID.test(address.match)) return undefined;
  const { use, match, seat, generation, event } = address;
  const numbers = [seat, generation, event].map((n) => n.toString(RADIX));
  const at = box.lastIndexOf('@');
  const local = `${box.slice(0, at)}+${LETTER[use]}${match}-${numbers.join('-')}-${macOf(key, address)}`;
  return local.length > LONGEST ? undefined : local + box.slice(at);
}

/** Reads what `signMailAddress` wrote for this box; undefined for anything else. */
export function readMailAddress({ keys }: LinkKeys, box: string, text: string): MailAddress | undefined {
  const at = box.lastIndexOf('@');
  const [head, tail] = [`${box.slice(0, at)}+`.toLowerCase(), box.slice(at).toLowerCase()];
  const plain = text.trim().toLowerCase();
  if (!plain.startsWith(head) || !plain.endsWith(tail)) return undefined;
  const found = CODE.exec(plain.slice(head.length, plain.length - tail.length));
  const [, letter = '', match = '', seat, generation = '', event = '', mac = ''] = found ?? [];
  const use = USES[letter];
  if (use === undefined) return undefined;
  const numbers = { generation: Number.parseInt(generation, RADIX), event: Number.parseInt(event, RADIX) };
  const address = { use, match, seat: Number(seat), ...numbers };
  const given = Buffer.from(mac);
  const isRight = (key: KeyObject) => timingSafeEqual(given, Buffer.from(macOf(key, address)));
  return [...keys.values()].some(isRight) ? address : undefined;
}

/** Where a match would be named in the address of a test e-mail: no match has so short an id. */
const TEST = 'test';
/** Test e-mails are numbered below it: that many fit into an address. */
export const MOST_TESTS: number = RADIX ** 6;

/** Where the reply to a test e-mail goes. */
export function signTestAddress(keys: LinkKeys, box: string, test: number): string | undefined {
  return signMailAddress(keys, box, { use: 'orders', match: TEST, seat: 0, generation: 0, event: test });
}

/** The number of the test e-mail whose reply goes to an address; undefined for any other address. */
export function readTestAddress(keys: LinkKeys, box: string, text: string): number | undefined {
  const address = readMailAddress(keys, box, text);
  return address?.match === TEST ? address.event : undefined;
}

function macOf(key: KeyObject, { use, match, seat, generation, event }: MailAddress): string {
  const text = JSON.stringify(['address of a mail', use, match, seat, generation, event]);
  return base32(createHmac('sha256', key).update(text).digest().subarray(0, MAC_BYTES));
}

function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}
