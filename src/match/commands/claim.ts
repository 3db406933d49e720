/** Asking for an open seat: a mail to the address that was typed must be followed before the seat is taken with it. */
import { z } from 'zod';
import type { Claimant } from '../../links/index.js';
import type { Side } from '../../referee/index.js';
import type { NewMail, SeatRecord } from '../../store/index.js';
import { type MatchContext, mayMail } from '../core/context.js';
import { type LoadedMatch, seatOf } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { addressSchema, checked, isLeftOpen, localeSchema, nameSchema, zoneSchema } from '../core/seats.js';
import { UNFINISHED } from '../core/status.js';
import { carryOutCommand } from '../core/writer.js';
import { presentMail } from '../outgoing/moment.js';
import { newNonce } from '../outgoing/waiting.js';
import type { Outcome } from '../types.js';

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
  const nonce = newNonce(context);
  const allowed = once(() => mayMail(context, [to.address]));
  return carryOutCommand(context, {
    match: id,
    side,
    states: UNFINISHED,
    decide: async (loaded) => {
      const seat = seatOf(loaded, side);
      if (seat === undefined) return failed('unknown-match');
      if (loaded.match.status !== 'open' || !isLeftOpen(seat) || seat.joinedAt !== null)
        return failed('seat-taken');
      // Before a chain has its digest nobody is asked for a seed.
      if (loaded.seats.every(({ digest }) => digest === null)) return failed('not-begun');
      if (!(await allowed())) return failed('mailed-enough');
      const mail = await claimMail(context, loaded, seat, to, nonce);
      return done({ write: { to: 'change', change: { mails: [mail] } }, value: null });
    },
  });
}

/** Asked of the limit once, however often the claim is tried: each asking counts. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}

function claimMail(
  context: MatchContext,
  loaded: LoadedMatch,
  seat: SeatRecord,
  to: z.infer<typeof claimantSchema>,
  nonce: string,
): Promise<NewMail> {
  const host = loaded.seats.find((other) => other !== seat);
  const seats = loaded.seats.map((one) => (one === seat ? { ...one, name: to.name } : one));
  return presentMail(context, { ...loaded, seats }, seat, 'claim', nonce, {
    to,
    ...(host === undefined ? {} : { invitedBy: host.side }),
  });
}
