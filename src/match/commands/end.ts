/**
 * Ends that the rules do not make: resignation, the agreed draw, the invitation that is withdrawn or
 * declined.
 */
import type { EndReason } from '../../journal/index.js';
import type { Result, Side } from '../../referee/index.js';
import type { MatchAndSeats } from '../../store/index.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import { committedState, currentInvitation, type LoadedMatch, seatOf } from '../model/loaded-match.js';
import { done, failed } from '../model/seats.js';
import type { Accepted, Guard, Outcome } from '../model/types.js';
import { endMatch } from '../write/commit.js';
import { EventWriter, type NewCommit } from '../write/event-writer.js';
import { declineOffer, writeOffer } from '../write/offer.js';
import { newNonce } from '../write/waiting.js';
import { type CommandResult, carryOutCommand, onPosition } from '../write/writer.js';

/** Resigns: the other side wins. */
export function resign(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, ['resign']),
    decide: (givens, loaded) => {
      const winner = loaded.game.sides.find((other) => other !== side) ?? null;
      return done(ending(givens, loaded, 'resigned', { winner, key: 'resigned', clause: '' }));
    },
  });
}

/**
 * Withdraws the invitation that nobody has taken: the match is broken off before it begins. Nobody is told.
 */
export function withdraw(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, ['withdraw']),
    states: ['open'],
    free: true,
    decide: (givens, loaded) => {
      if (seatOf(loaded, side)?.joinedAt == null) return failed('not-joined');
      const commit = breakOff(givens, loaded, 'withdrawn');
      const alone = loaded.seats.some((seat) => seat.joinedAt === null);
      const told = alone ? { ...commit, due: [] } : commit;
      const event = commit.events.at(-1)?.number ?? loaded.match.headNumber;
      return done({ write: { to: 'commit', commit: told }, value: { became: 'played', event, draft: 0 } });
    },
  });
}

/**
 * Declines the invitation: nobody plays, and whoever invited is told. Asked twice it is the same. Where sides
 * were switched it is the invitation to the other side that is declined.
 */
export async function decline(context: MatchContext, id: string, side: Side): Promise<Outcome<null>> {
  const invitation = await currentInvitation(context, id, side);
  return carryOutCommand<null>(context, {
    ...invitation,
    free: true,
    decide: (givens, loaded) => {
      if (isBrokenOff(loaded)) return done({ value: null });
      if (!mayDecline(loaded, invitation.side)) return failed('seat-taken');
      return done({ write: { to: 'commit', commit: breakOff(givens, loaded, 'declined') }, value: null });
    },
  });
}

/** Whether this seat was offered to somebody by name who has not taken it, by somebody who has taken his. */
export function mayDecline({ match, seats }: Pick<MatchAndSeats, 'match' | 'seats'>, side: Side): boolean {
  const [own, other] = [seats.find((seat) => seat.side === side), seats.find((seat) => seat.side !== side)];
  const asked = own?.holder === 'person' && own.joinedAt === null && other?.joinedAt != null;
  return match.status === 'open' && asked;
}

/** Over before both seats were taken, by whomever: nothing is left to decline. */
function isBrokenOff({ match, seats }: Pick<MatchAndSeats, 'match' | 'seats'>): boolean {
  return match.status === 'finished' && seats.some(({ joinedAt }) => joinedAt === null);
}

/** The end of a match before it begins. Only those who have taken their seats are told. */
export function breakOff(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  key: 'withdrawn' | 'switched' | 'declined',
): NewCommit {
  const { commit } = endingNow(givens, loaded, 'broken off', { winner: null, key, clause: '' });
  return { ...commit, due: commit.due?.filter(({ seat }) => seat.joinedAt !== null) ?? [] };
}

function ending(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  reason: EndReason,
  result: Result,
): CommandResult<Accepted> {
  const { commit, value } = endingNow(givens, loaded, reason, result);
  return { write: { to: 'commit', commit }, value };
}

export function endingNow(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  reason: EndReason,
  result: Result,
): { readonly commit: NewCommit; readonly value: Accepted } {
  const writer = new EventWriter(loaded, givens.clock());
  const commit = endMatch(givens, loaded, committedState(loaded), writer, reason, result);
  const event = commit.events.at(-1)?.number ?? loaded.match.headNumber;
  return { commit, value: { became: 'played', event, draft: 0, result } };
}

/** Ends that are offered, with the mails that tell of the offer and of its refusal. */
const ENDS = {
  draw: { asks: 'consent', declines: 'declined' },
  resignation: { asks: 'resignOffered', declines: 'resignDeclined' },
} as const;
export type OfferedEnd = keyof typeof ENDS;

/** Offers a draw, or one's own resignation: the other side is mailed for its consent. */
export function offerEnd(
  context: MatchContext,
  id: string,
  side: Side,
  kind: OfferedEnd,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  // There may be several on one position: each mail has a name of its own.
  const nonce = newNonce(context);
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, [`offer-${kind}`]),
    prepare: async () => {
      const offers = (await context.store.readOffers(id)).filter((one) => one.kind === kind);
      return (givens, loaded) => {
        if (kind === 'draw' && offers.some((offer) => offer.side !== side)) return failed('no-offer');
        const again = offers.some((offer) => offer.side === side);
        return done(writeOffer(givens, loaded, side, { kind, mail: ENDS[kind].asks, nonce, again }));
      };
    },
  });
}

/** Takes or declines the other side's offer. */
export function answerEnd(
  context: MatchContext,
  id: string,
  side: Side,
  kind: OfferedEnd,
  accept: boolean,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  const nonce = newNonce(context);
  return carryOutCommand(context, {
    ...onPosition(id, side, guard, [`answer-${kind}`, accept]),
    prepare: async () => {
      const offers = await context.store.readOffers(id);
      const offer = offers.find((o) => o.side !== side && o.kind === kind);
      return (givens, loaded) => {
        if (offer === undefined) return failed('no-offer');
        if (!accept)
          return done(declineOffer(loaded, side, offer.side, { kind, mail: ENDS[kind].declines, nonce }));
        return kind === 'draw'
          ? done(ending(givens, loaded, 'agreed', { winner: null, key: 'agreed', clause: '' }))
          : done(ending(givens, loaded, 'resigned', { winner: side, key: 'resigned', clause: '' }));
      };
    },
  });
}
