/**
 * Asking for an open seat: a mail to the address that was typed must be followed before the seat is taken
 * with it.
 */
import { z } from 'zod';
import type { Claimant } from '../../links/index.js';
import type { Side } from '../../referee/index.js';
import { type MatchContext, mayMail } from '../model/context.js';
import { type LoadedMatch, seatOf } from '../model/loaded-match.js';
import {
  addressSchema,
  checked,
  done,
  failed,
  isLeftOpen,
  localeSchema,
  nameSchema,
  UNFINISHED,
  zoneSchema,
} from '../model/seats.js';
import type { Outcome } from '../model/types.js';
import { type DueMail, presentMail } from '../write/due.js';
import { newNonce } from '../write/waiting.js';
import { carryOutCommand } from '../write/writer.js';

export const claimantSchema = z.strictObject({
  name: nameSchema,
  address: addressSchema,
  locale: localeSchema,
  timeZone: zoneSchema,
});

/**
 * Mails a link to the claimant. Nothing is kept of him: who he says he is stands in the mail and in its link.
 */
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
  const allowed = askedOnce(() => mayMail(context, [to.address]));
  return carryOutCommand(context, {
    match: id,
    side,
    states: UNFINISHED,
    prepare: async (loaded) => {
      const failure = claimFailure(loaded, side) ?? ((await allowed()) ? undefined : 'mailed-enough');
      return () => {
        const seat = seatOf(loaded, side);
        if (failure !== undefined || seat === undefined) return failed(failure ?? 'unknown-match');
        const due = [claimMail(loaded, side, to, nonce)];
        return done({ write: { to: 'change', change: { due } }, value: null });
      };
    },
  });
}

/** Why this seat cannot be asked for, whoever asks. */
function claimFailure({ match, seats }: LoadedMatch, side: Side): 'seat-taken' | 'not-begun' | undefined {
  const seat = seatOf({ seats }, side);
  if (match.status !== 'open' || seat === undefined || !isLeftOpen(seat) || seat.joinedAt !== null)
    return 'seat-taken';
  // Before a chain has its digest nobody is asked for a seed; whoever is to commit first is asked before.
  const begun = seat.first
    ? seats.some(({ joinedAt }) => joinedAt !== null)
    : seats.some(({ digest }) => digest !== null);
  return begun ? undefined : 'not-begun';
}

/** Asked of the limit once, however often the claim is tried: each asking counts. */
export function askedOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}

/** The mail to whoever is to prove his address before he takes a seat. */
export function claimMail(loaded: LoadedMatch, side: Side, to: Claimant, nonce: string): DueMail {
  const host = loaded.seats.find((other) => other.side !== side);
  const seats = loaded.seats.map((one) => (one.side === side ? { ...one, name: to.name } : one));
  const seat = seats.find((one) => one.side === side);
  if (seat === undefined) throw new RangeError(`no seat ${side}`);
  return presentMail({ ...loaded, seats }, seat, 'claim', nonce, {
    to,
    ...(host === undefined ? {} : { invitedBy: host.side }),
  });
}
