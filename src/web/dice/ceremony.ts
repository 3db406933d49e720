/**
 * A player's part in the ceremony of the dice, as forms carry it: filled in by the browser's part, or typed,
 * or left to the server.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { MatchInfo, SeedGiven, SeedNeed } from '../../match/index.js';
import type { Side } from '../../referee/index.js';
import { seatHome } from '../http/answer.js';
import { HttpError } from '../http/errors.js';

const HEX = /^[0-9a-f]{64}$/;
const field = z.string().trim().optional();

/** What a form of the ceremony brings beside its own fields. */
export const ceremonyFields = { need: field, digest: field, seed: field, typed: field };
const ceremonySchema = z.object(ceremonyFields);

/** What the forms of a seat need for the ceremony; null where nothing is wanted of it. */
export function ceremonyModel({ id, commitments, ceremony }: MatchInfo, side: Side) {
  const need = ceremony.needs[side];
  if (need === undefined) return null;
  const digest = ceremony.digests[side] ?? '';
  const lost = need === 'opening' ? seatHome({ match: id, side }, '/lost') : null;
  return {
    match: id,
    side,
    chain: commitments.chain,
    need,
    digest,
    first: need === 'digest',
    opening: need === 'opening',
    lost,
  };
}

/**
 * What a form gives. Typed text of 64 hex digits is taken as it is; any other makes a seed by its SHA-256,
 * but nobody is committed to a word, which could be guessed. @throws HttpError `stale` where the form was
 * made for another need
 */
export function seedGivenIn(body: z.infer<typeof ceremonySchema>, need: SeedNeed | undefined): SeedGiven {
  const { digest = '', seed = '', typed = '' } = body;
  if (digest !== '') return { digest: hex(digest) };
  if (seed !== '') return { seed: hex(seed) };
  if (body.need !== undefined && body.need !== need) throw new HttpError('stale');
  if (typed === '') return {};
  if (need === 'digest') return { digest: hex(typed) };
  return { seed: HEX.test(typed) ? typed : createHash('sha256').update(typed).digest('hex') };
}

function hex(text: string): string {
  if (HEX.test(text)) return text;
  throw new HttpError('invalid', { fields: [{ field: 'seed', message: 'not 64 hex digits' }] });
}
