/** Roots at rest: encrypted with a key of the server, bound to their match and use. */
import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { Side } from '../../referee/index.js';
import { canonicalJson } from '../canonical.js';
import { JournalError } from '../errors.js';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A server key: 32 bytes, with an id (letters, digits, `_`, `-`) for rotation. */
export interface RootKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/**
 * What an envelope holds; it opens nowhere else. `open`: a chain's checkpoints, `secret`: a secret root,
 * `seed …`: that of a side.
 */
export interface RootPlace {
  readonly match: string;
  readonly kind: 'open' | 'secret' | `seed ${Side}`;
  readonly chain: number;
}

/** What every envelope begins with that was sealed with this key. */
export function envelopeHead(keyId: string): string {
  return `${VERSION}.${keyId}.`;
}

/** AES-256-GCM under `key`: `v1.<key id>.<base64url of iv, tag and ciphertext>`. */
export function encryptRoot(key: RootKey, place: RootPlace, plain: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key.bytes), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(bound(key.id, place));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return envelopeHead(key.id) + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/**
 * Opens an envelope with the key it names. Throws JournalError `bad-envelope`, `unknown-key`,
 * `wrong-key-or-place`.
 */
export function decryptRoot(keys: readonly RootKey[], place: RootPlace, envelope: string): Buffer {
  const [version, keyId = '', body = '', ...more] = envelope.split('.');
  const bytes = Buffer.from(body, 'base64url');
  const sound = version === VERSION && more.length === 0 && bytes.length > IV_BYTES + TAG_BYTES;
  if (!sound) throw new JournalError('bad-envelope', 'not an envelope of a root');
  const key = keys.find(({ id }) => id === keyId);
  if (!key) throw new JournalError('unknown-key', `no key ${keyId}`);
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(key.bytes), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(bound(key.id, place));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new JournalError('wrong-key-or-place', `the envelope does not open for ${place.match}`);
  }
}

function bound(keyId: string, { match, kind, chain }: RootPlace): Buffer {
  return Buffer.from(canonicalJson({ v: VERSION, key: keyId, match, kind, chain }));
}
