/**
 * Signed heads: the newest event of a journal as a page or the live news showed it. One that the journal
 * lacks proves that commits were lost; an unsigned one would prove nothing.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Link, LinkKeys } from './link.js';

/** What a signed head says, as links do: the newest event, and the newest roots. */
export type ShownHead = Pick<Link, 'match' | 'head' | 'chain'>;

const MAC_BYTES = 16;
/** Enough of a hash to tell two journals apart. */
const HASH_PART = 16;
const HEAD = /^([\w-]+)\.(\d{1,9})\.(\d{1,9})\.([0-9a-f]{16})\.([\w-]+)$/;

/** Signs a head: key id, number, chain, a part of the hash, and a MAC that binds them to the match. */
export function signHead({ keys, signing }: LinkKeys, { match, head, chain }: ShownHead): string {
  const key = keys.get(signing);
  if (key === undefined) throw new RangeError(`no link key ${signing}`);
  const hash = head.hash.slice(0, HASH_PART);
  return [signing, head.number, chain, hash, macOf(key, match, head.number, chain, hash)].join('.');
}

/** Reads what `signHead` wrote for this match; undefined for anything else. */
export function readSignedHead({ keys }: LinkKeys, match: string, text: string): ShownHead | undefined {
  const [, id = '', number = '', chain = '', hash = '', mac = ''] = HEAD.exec(text) ?? [];
  const key = keys.get(id);
  if (key === undefined) return undefined;
  const given = Buffer.from(mac);
  const right = Buffer.from(macOf(key, match, Number(number), Number(chain), hash));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return { match, head: { number: Number(number), hash }, chain: Number(chain) };
}

function macOf(key: KeyObject, match: string, number: number, chain: number, hash: string): string {
  const text = JSON.stringify(['head of a journal', match, number, chain, hash]);
  return createHmac('sha256', key).update(text).digest().subarray(0, MAC_BYTES).toString('base64url');
}
