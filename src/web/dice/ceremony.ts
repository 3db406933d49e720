/**
 * A player's part in the ceremony of the dice, as forms carry it: typed, made elsewhere, filled in by the browser's
 * part, or left to the server.
 */
import { z } from 'zod';
import type { MatchInfo, SeedGiven, SeedNeed } from '../../match/index.js';
import type { Side } from '../../referee/index.js';
import { seatHome } from '../http/answer.js';
import { HttpError } from '../http/errors.js';

const HEX = /^[0-9a-f]{64}$/;
const field = z.string().trim().optional();

/** What a form of the ceremony brings beside its own fields. */
export const ceremonyFields = { need: field, digest: field, seed: field, own: field, words: field };
const ceremonySchema = z.object(ceremonyFields);

/**
 * What the forms of a seat need for the ceremony; null where nothing is wanted of it. `form`: the id of the form,
 * where fields stand outside of it; `words`: what was typed before it was refused.
 */
export function ceremonyModel(
  { id, commitments, ceremony, seats }: MatchInfo,
  side: Side,
  { form = '', words = '' }: { readonly form?: string; readonly words?: string } = {},
) {
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
    /** Who plays against the practice opponent has nobody to be fair to. */
    typing: need === 'seed' && !seats.some(({ robot }) => robot),
    words,
    form,
    lost,
  };
}

/**
 * What a form gives: a player's own words before all, then a digest or number that was made elsewhere, then what
 * the browser filled in. @throws HttpError `stale` where the form was made for another need
 */
export function seedGivenIn(body: z.infer<typeof ceremonySchema>, need: SeedNeed | undefined): SeedGiven {
  const { digest = '', seed = '', own = '', words = '' } = body;
  if (words !== '') return { words };
  if (own === '' && digest !== '') return { digest: hex(digest) };
  if (own === '' && seed !== '') return { seed: hex(seed) };
  if (body.need !== undefined && body.need !== need) throw new HttpError('stale');
  if (own === '') return {};
  return need === 'digest' ? { digest: hex(own) } : { seed: hex(own) };
}

function hex(text: string): string {
  if (HEX.test(text)) return text;
  throw new HttpError('invalid', { fields: [{ field: 'seed', message: 'not 64 hex digits' }] });
}
