/**
 * Links of events: of an entry, of whoever organizes, and of an address that wants to enter. Each opens one event
 * and nothing else.
 */
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { LOCALES } from '../referee/index.js';
import { type Claimant, type LinkKeys, signingKeyOf } from './link.js';

const ALGORITHM = 'HS256';
const AUDIENCE = 'denrei-event';
const LIFE_S = 90 * 24 * 3600;

const USES = ['entry', 'organizer', 'deputy'] as const;

/** Whoever holds the link: an entry by its number, the organizer or the deputy, or somebody who wants to enter. */
export type EventLink =
  | {
      readonly as: (typeof USES)[number];
      readonly event: string;
      /** Of an entry; 0 for the others. */
      readonly number: number;
      readonly generation: number;
    }
  | { readonly as: 'claimant'; readonly event: string; readonly claimant: Claimant };

const claims = z.object({
  aud: z.literal(AUDIENCE),
  l: z.tuple([z.enum(USES), z.string(), z.int().nonnegative(), z.int().nonnegative()]).optional(),
  w: z.tuple([z.string(), z.string(), z.string(), z.enum(LOCALES), z.string()]).optional(),
});

/** Signs a link for 90 days. */
export function signEventLink(keys: LinkKeys, link: EventLink, now: Date): string {
  const key = keys.keys.get(keys.signing);
  if (key === undefined) throw new RangeError(`no link key ${keys.signing}`);
  const at = Math.floor(now.getTime() / 1000);
  const said =
    link.as === 'claimant'
      ? { w: wordsOf(link.event, link.claimant) }
      : { l: [link.as, link.event, link.number, link.generation] };
  const payload = { ...said, exp: at + LIFE_S };
  return jwt.sign(payload, key, {
    algorithm: ALGORITHM,
    keyid: keys.signing,
    audience: AUDIENCE,
    noTimestamp: true,
  });
}

function wordsOf(event: string, { name, address, locale, timeZone }: Claimant) {
  return [event, name, address, locale, timeZone];
}

/** Reads a link; undefined for anything forged, expired, or for something else. */
export function readEventLink(keys: LinkKeys, token: string, now: Date): EventLink | undefined {
  const key = signingKeyOf(keys, token);
  if (key === undefined) return undefined;
  try {
    const clockTimestamp = Math.floor(now.getTime() / 1000);
    const verified = jwt.verify(token, key, { algorithms: [ALGORITHM], audience: AUDIENCE, clockTimestamp });
    const { l, w } = claims.parse(verified);
    if (w !== undefined) {
      const [event, name, address, locale, timeZone] = w;
      return { as: 'claimant', event, claimant: { name, address, locale, timeZone } };
    }
    if (l === undefined) return undefined;
    const [as, event, number, generation] = l;
    return { as, event, number, generation };
  } catch {
    return undefined;
  }
}

/** Path of an event's pages; also the path of its cookie. */
export function eventPath(event: string): string {
  return `/events/${event}`;
}

/** Absolute address of a signed link of an event. `base` has no slash at its end. */
export function eventLinkUrl(base: string, token: string): string {
  return `${base}/e/${token}`;
}
