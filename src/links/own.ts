/** The link to all that is kept of an address: mailed to that address alone, when its holder asks for it. */
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { type LinkKeys, signingKeyOf } from './link.js';

const ALGORITHM = 'HS256';
const AUDIENCE = 'denrei-own';
const LIFE_S = 7 * 24 * 3600;

const claims = z.object({ aud: z.literal(AUDIENCE), a: z.string() });

/** Signs a link for an address, good for a week. */
export function signOwn(keys: LinkKeys, address: string, now: Date): string {
  const key = keys.keys.get(keys.signing);
  if (key === undefined) throw new RangeError(`no link key ${keys.signing}`);
  const at = Math.floor(now.getTime() / 1000);
  const payload = { a: address, iat: at, exp: at + LIFE_S };
  return jwt.sign(payload, key, { algorithm: ALGORITHM, keyid: keys.signing, audience: AUDIENCE });
}

/** The address of such a link; undefined for anything else, and when it has expired. */
export function readOwn(keys: LinkKeys, token: string, now: Date): string | undefined {
  const key = signingKeyOf(keys, token);
  if (key === undefined) return undefined;
  try {
    const clockTimestamp = Math.floor(now.getTime() / 1000);
    const verified = jwt.verify(token, key, { algorithms: [ALGORITHM], audience: AUDIENCE, clockTimestamp });
    return claims.parse(verified).a;
  } catch {
    return undefined;
  }
}
