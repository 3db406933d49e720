/** Canonical JSON (RFC 8785, integers only) and the digests that are taken of it. SPEC section 1. */
import { createHash, createHmac, createSecretKey } from 'node:crypto';
import canonicalize from 'canonicalize';
import { JournalError } from './errors.js';

/** Arrays and objects nest no deeper; also stops circular values. */
export const MAX_DEPTH = 100;

/**
 * The one text of a JSON value: keys in code-unit order, no blanks.
 * Throws JournalError `not-canonical` on what has no place in the journal: fractions, integers beyond 2^53 -
 * 1, undefined, lone surrogates, anything that is not plain JSON.
 */
export function canonicalJson(value: unknown): string {
  const fault = faultIn(value, 0);
  if (fault) throw new JournalError('not-canonical', fault.message, fault.at.join('.'));
  return String(canonicalize(value));
}

interface Fault {
  readonly message: string;
  readonly at: readonly string[];
}

function faultIn(value: unknown, depth: number): Fault | undefined {
  if (value === null || typeof value === 'boolean') return undefined;
  if (typeof value === 'string') return faultInText(value);
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? undefined : { message: `${value} is not a whole number`, at: [] };
  if (typeof value !== 'object') return { message: `${typeof value} is not JSON`, at: [] };
  if (depth >= MAX_DEPTH) return { message: 'nested too deep', at: [] };
  return faultInMembers(value, depth);
}

function faultInMembers(value: object, depth: number): Fault | undefined {
  const prototype = Object.getPrototypeOf(value);
  const plain = Array.isArray(value) || prototype === Object.prototype || prototype === null;
  if (!plain) return { message: 'not a plain object', at: [] };
  for (const [key, member] of Object.entries(value)) {
    const fault = faultInText(key) ?? faultIn(member, depth + 1);
    if (fault) return { message: fault.message, at: [key, ...fault.at] };
  }
  return undefined;
}

function faultInText(text: string): Fault | undefined {
  return /\p{Surrogate}/u.test(text) ? { message: 'a lone surrogate', at: [] } : undefined;
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

/** HMAC-SHA256 of the concatenated parts, 32 bytes. Node 24 takes bare bytes as a key too, but slowly. */
export function hmac(key: Uint8Array, ...parts: readonly (string | Uint8Array)[]): Buffer {
  const mac = createHmac('sha256', createSecretKey(key));
  for (const part of parts) mac.update(part);
  return mac.digest();
}
