/** Canonical JSON and digests, by WebCrypto. SPEC section 1. */

export type Bytes = Uint8Array<ArrayBuffer>;

const MAX_DEPTH = 100;
const utf8 = new TextEncoder();

/** The one text of a JSON value. Throws RangeError on what canonical JSON does not allow. */
export function canonical(value: unknown, depth = 0): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  if (typeof value === 'string' && !/\p{Surrogate}/u.test(value)) return JSON.stringify(value);
  if (typeof value !== 'object' || depth >= MAX_DEPTH) throw new RangeError('not canonical JSON');
  if (Array.isArray(value)) return `[${value.map((member) => canonical(member, depth + 1)).join()}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${canonical(key)}:${canonical(member, depth + 1)}`).join()}}`;
}

/** SHA-256 of the parts, one after the other; strings as UTF-8. */
export async function sha256(...parts: readonly (string | Bytes)[]): Promise<Bytes> {
  return new Uint8Array(await subtle().digest('SHA-256', concat(parts)));
}

/** HMAC-SHA256 of the parts, one after the other. */
export async function hmac(key: Bytes, ...parts: readonly (string | Bytes)[]): Promise<Bytes> {
  const imported = await subtle().importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await subtle().sign('HMAC', imported, concat(parts)));
}

export function hex(bytes: Bytes): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function unhex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function concat(parts: readonly (string | Bytes)[]): Bytes {
  const chunks = parts.map((part) => (typeof part === 'string' ? utf8.encode(part) : part));
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  chunks.reduce((at, chunk) => {
    bytes.set(chunk, at);
    return at + chunk.length;
  }, 0);
  return bytes;
}

/** Browsers offer it to pages of https and localhost only. */
function subtle() {
  if (!globalThis.crypto?.subtle)
    throw new Error('WebCrypto is missing: open this page over https or from localhost');
  return globalThis.crypto.subtle;
}
