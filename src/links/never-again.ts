/** The link by which somebody wants no mail of this service any more, and by which he comes back. */
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { type LinkKeys, signingKeyOf } from './link.js';

const ALGORITHM = 'HS256';
const AUDIENCE = 'denrei-never';

const claims = z.object({ aud: z.literal(AUDIENCE), a: z.string() });

/** Signs a link for an address. It never expires: an old mail must still be able to end the mails. */
export function signNever(keys: LinkKeys, address: string, now: Date): string {
  const key = keys.keys.get(keys.signing);
  if (key === undefined) throw new RangeError(`no link key ${keys.signing}`);
  const payload = { a: address, iat: Math.floor(now.getTime() / 1000) };
  return jwt.sign(payload, key, { algorithm: ALGORITHM, keyid: keys.signing, audience: AUDIENCE });
}

/** The address of such a link; undefined for anything else. */
export function readNever(keys: LinkKeys, token: string): string | undefined {
  const key = signingKeyOf(keys, token);
  if (key === undefined) return undefined;
  try {
    return claims.parse(jwt.verify(token, key, { algorithms: [ALGORITHM], audience: AUDIENCE })).a;
  } catch {
    return undefined;
  }
}
