/**
 * Where an invitation goes on whose match was opened anew with sides switched: its old link is still in a
 * mail.
 */
import type { Side } from '../../referee/index.js';
import type { MatchContext } from './context.js';

/** Under this the match is opened that takes the place of one. */
export function switchedKey(match: string): string {
  return `sides switched of ${match}`;
}

/** The seat that whoever was invited to this one is invited to now. */
export async function currentInvitation(
  { store }: Pick<MatchContext, 'store'>,
  match: string,
  side: Side,
): Promise<{ readonly match: string; readonly side: Side }> {
  const opening = await store.readOpening(switchedKey(match));
  const next = opening && (await store.readMatch(opening.matchId));
  const other = next?.seats.find((seat) => seat.side !== side);
  return next === undefined || other === undefined
    ? { match, side }
    : { match: next.match.id, side: other.side };
}
