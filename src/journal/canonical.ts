/** Canonical JSON (RFC 8785, integers only) and the digests that are taken of it. SPEC section 1. */
import { createHash, createHmac } from 'node:crypto';
import canonicalize from 'canonicalize';
import { JournalError } from './errors.js';

/** Arrays and objects nest no deeper; also stops circular values. */
export const MAX_DEPTH = 100;

/**
 * The one text of a JSON value: keys in code-unit order, no blanks.
 * Throws JournalError `not-canonical` on what has no place in the journal: fractions, integers beyond 2^53 - 1,
 * undefined, lone surrogates, anything that is not plain JSON.
 */
export function canonicalJson(value: unknown): string {
  checkJson(value, '', 0);
  return String(canonicalize(value));
}

function checkJson(value: unknown, at: string, depth: number): void {
  if (value === null || typeof value === 'boolean') return;
  if (typeof value === 'string') checkText(value, at);
  else if (typeof value === 'number') checkNumber(value, at);
  else if (typeof value === 'object') checkMembers(value, at, depth);
  else throw new JournalError('not-canonical', `${typeof value} is not JSON`, at);
}

function checkNumber(value: number, at: string): void {
  if (!Number.isSafeInteger(value)) throw new JournalError('not-canonical', `${value} is not a whole number`, at);
}

function checkMembers(value: object, at: string, depth: number): void {
  if (depth >= MAX_DEPTH) throw new JournalError('not-canonical', 'nested too deep', at);
  const prototype = Object.getPrototypeOf(value);
  const plain = Array.isArray(value) || prototype === Object.prototype || prototype === null;
  if (!plain) throw new JournalError('not-canonical', 'not a plain object', at);
  for (const [key, member] of Object.entries(value)) {
    const place = at === '' ? key : `${at}.${key}`;
    checkText(key, place);
    checkJson(member, place, depth + 1);
  }
}

function checkText(text: string, at: string): void {
  if (/\p{Surrogate}/u.test(text)) throw new JournalError('not-canonical', 'a lone surrogate', at);
}

/** SHA-256 of the concatenated parts, 32 bytes. Strings count as UTF-8. */
export function sha256(...parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** As `sha256`, in lower-case hex. */
export function sha256Hex(...parts: readonly (string | Uint8Array)[]): string {
  return sha256(...parts).toString('hex');
}

/** SHA-256 of a value's canonical JSON, in hex. */
export function digestOf(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}

/** HMAC-SHA256 of the concatenated parts, 32 bytes. */
export function hmac(key: Uint8Array, ...parts: readonly (string | Uint8Array)[]): Buffer {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
}
