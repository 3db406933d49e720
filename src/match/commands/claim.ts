/** Asking for an open seat: a mail to the address that was typed must be followed before the seat is taken with it. */
import { z } from 'zod';
import type { Side } from '../../referee/index.js';
import { type MatchContext, mayMail } from '../core/context.js';
import { loadMatch, seatOf } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { addressSchema, checked, isLeftOpen, localeSchema, nameSchema, zoneSchema } from '../core/seats.js';
import { presentMail } from '../outgoing/moment.js';
import { newNonce } from '../outgoing/waiting.js';
import type { Claimant, Outcome } from '../types.js';

const claimantSchema = z.strictObject({
  name: nameSchema,
  address: addressSchema,
  locale: localeSchema,
  timeZone: zoneSchema,
});

/** Mails a link to the claimant. Nothing is kept of him: who he says he is stands in the mail and in its link. */
export async function claim(
  context: MatchContext,
  id: string,
  side: Side,
  input: Claimant,
): Promise<Outcome<null>> {
  const request = checked(claimantSchema, input);
  if (!request.ok) return request;
  const to = request.value;
  const loaded = await loadMatch(context, id);
  const seat = loaded === undefined ? undefined : seatOf(loaded, side);
  if (loaded === undefined || seat === undefined) return failed('unknown-match');
  if (loaded.match.status === 'finished') return failed('finished');
  if (loaded.match.status !== 'open' || !isLeftOpen(seat) || seat.joinedAt !== null)
    return failed('seat-taken');
  if (!(await mayMail(context, [to.address]))) return failed('mailed-enough');
  const host = loaded.seats.find((other) => other.side !== side);
  const named = {
    ...loaded,
    seats: loaded.seats.map((one) => (one === seat ? { ...one, name: to.name } : one)),
  };
  const mail = await presentMail(context, named, seat, 'claim', newNonce(context), {
    to,
    ...(host === undefined ? {} : { invitedBy: host.side }),
  });
  const written = await context.store.change({ matchId: id, mails: [mail] });
  if (!written.ok) return failed('busy');
  context.mailed?.();
  return done(null);
}
