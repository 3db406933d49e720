/** Ends that the rules do not make: resignation, the agreed draw, the invitation that is withdrawn. */
import type { EndReason } from '../../journal/index.js';
import type { Result, Side } from '../../referee/index.js';
import type { NewMail, SeatRecord } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import { committedState, type LoadedMatch, revisionOf, seatOf } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { carryOutCommand, type Decided, guarded } from '../core/writer.js';
import { endMatch } from '../events/end.js';
import { EventWriter, type NewCommit } from '../events/event-writer.js';
import { presentMail } from '../outgoing/moment.js';
import { hasAddress, newNonce } from '../outgoing/waiting.js';
import type { Accepted, Guard, Outcome } from '../types.js';

/** Resigns: the other side wins. */
export function resign(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    ...guarded(id, side, guard, ['resign']),
    decide: async (loaded) => {
      const winner = loaded.game.sides.find((other) => other !== side) ?? null;
      return done(await ending(context, loaded, 'resigned', { winner, key: 'resigned', clause: '' }));
    },
  });
}

/** Withdraws the invitation that nobody has taken: the match is broken off before it begins. Nobody is told. */
export function withdraw(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    ...guarded(id, side, guard, ['withdraw']),
    states: ['open'],
    decide: async (loaded) => {
      if (seatOf(loaded, side)?.joinedAt == null) return failed('not-joined');
      const result = { winner: null, key: 'withdrawn', clause: '' };
      const { commit, value } = await endingNow(context, loaded, 'broken off', result);
      const alone = loaded.seats.some((seat) => seat.joinedAt === null);
      const told = alone ? { ...commit, mails: [] } : commit;
      return done({ write: { to: 'commit', commit: told }, value });
    },
  });
}

async function ending(
  context: MatchContext,
  loaded: LoadedMatch,
  reason: EndReason,
  result: Result,
): Promise<Decided<Accepted>> {
  const { commit, value } = await endingNow(context, loaded, reason, result);
  return { write: { to: 'commit', commit }, value };
}

async function endingNow(
  context: MatchContext,
  loaded: LoadedMatch,
  reason: EndReason,
  result: Result,
): Promise<{ readonly commit: NewCommit; readonly value: Accepted }> {
  const writer = new EventWriter(loaded, context.clock());
  const commit = await endMatch(context, loaded, committedState(loaded), writer, reason, result);
  const event = commit.events.at(-1)?.number ?? loaded.match.headNumber;
  return { commit, value: { became: 'played', event, draft: 0, result } };
}

/** Offers a draw: the other side is mailed for its consent. */
export function offerDraw(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    ...guarded(id, side, guard, ['offer-draw']),
    decide: async (loaded) => {
      const offers = await context.store.readOffers(id);
      if (offers.some((offer) => offer.side !== side)) return failed('no-offer');
      const other = loaded.seats.find((seat) => seat.side !== side);
      const mailed = other !== undefined && hasAddress(other) && offers.length === 0;
      const mails = mailed ? [await offerMail(context, loaded, other, 'consent')] : [];
      const put = [{ side, kind: 'draw' as const, at: context.clock() }];
      return done({
        write: { to: 'change', change: { offers: { put }, mails } },
        value: unmoved(loaded, side),
      });
    },
  });
}

/** Takes or declines the other side's offer. */
export function answerDraw(
  context: MatchContext,
  id: string,
  side: Side,
  accept: boolean,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  return carryOutCommand(context, {
    ...guarded(id, side, guard, ['answer-draw', accept]),
    decide: async (loaded) => {
      const offer = (await context.store.readOffers(id)).find((o) => o.side !== side);
      if (offer === undefined) return failed('no-offer');
      if (accept)
        return done(await ending(context, loaded, 'agreed', { winner: null, key: 'agreed', clause: '' }));
      const offerer = seatOf(loaded, offer.side);
      const mailed = offerer !== undefined && hasAddress(offerer);
      const mails = mailed ? [await offerMail(context, loaded, offerer, 'declined')] : [];
      return done({
        write: { to: 'change', change: { offers: { drop: [offer.side] }, mails } },
        value: unmoved(loaded, side),
      });
    },
  });
}

/** There may be several on one position: each mail has a name of its own. */
function offerMail(
  context: MatchContext,
  loaded: LoadedMatch,
  seat: SeatRecord,
  kind: 'consent' | 'declined',
): Promise<NewMail> {
  return presentMail(context, loaded, seat, kind, newNonce(context));
}

function unmoved(loaded: LoadedMatch, side: Side): Accepted {
  return { became: 'draft', event: loaded.match.headNumber, draft: revisionOf(loaded, side) };
}
