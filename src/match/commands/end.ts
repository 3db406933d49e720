/** Ends that the rules do not make: resignation, the agreed draw, the invitation that is withdrawn. */
import type { EndReason } from '../../journal/index.js';
import type { Result, Side } from '../../referee/index.js';
import type { NewMail, SeatRecord } from '../../store/index.js';
import type { MatchContext } from '../core/context.js';
import { committedState, type LoadedMatch, seatOf } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { type Act, submit, type Write } from '../core/submission.js';
import { endMatch } from '../events/end.js';
import { EventWriter } from '../events/event-writer.js';
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
  return submit(context, id, side, guard, ['resign'], (loaded) => {
    const winner = loaded.game.sides.find((other) => other !== side) ?? null;
    return ending(context, loaded, 'resigned', { winner, key: 'resigned', clause: '' });
  });
}

/** Withdraws the invitation that nobody has taken: the match is broken off before it begins. Nobody is told. */
export function withdraw(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  const act: Act = async (loaded) => {
    if (loaded.match.status !== 'open') return failed('stale');
    if (seatOf(loaded, side)?.joinedAt == null) return failed('not-joined');
    const ended = await ending(context, loaded, 'broken off', { winner: null, key: 'withdrawn', clause: '' });
    return ended.ok && ended.value.to === 'commit'
      ? done({ ...ended.value, commit: { ...ended.value.commit, mails: [] } })
      : ended;
  };
  return submit(context, id, side, guard, ['withdraw'], act, { early: true });
}

async function ending(
  context: MatchContext,
  loaded: LoadedMatch,
  reason: EndReason,
  result: Result,
): Promise<Outcome<Write>> {
  const state = committedState(loaded);
  const commit = await endMatch(
    context,
    loaded,
    state,
    new EventWriter(loaded, context.clock()),
    reason,
    result,
  );
  const event = commit.events.at(-1)?.number ?? loaded.match.headNumber;
  return done<Write>({ to: 'commit', commit, accepted: { became: 'played', event, draft: 0, result } });
}

/** Offers a draw: the other side is mailed for its consent. */
export function offerDraw(
  context: MatchContext,
  id: string,
  side: Side,
  guard: Guard,
): Promise<Outcome<Accepted>> {
  return submit(context, id, side, guard, ['offer-draw'], async (loaded) => {
    const offers = await context.store.readOffers(id);
    if (offers.some((offer) => offer.side !== side)) return failed('no-offer');
    const other = loaded.seats.find((seat) => seat.side !== side);
    const mailed = other !== undefined && hasAddress(other) && offers.length === 0;
    const mails = mailed ? [await offerMail(context, loaded, other, 'consent')] : [];
    return done<Write>({
      to: 'change',
      offers: { put: [{ side, kind: 'draw', at: context.clock() }] },
      mails,
      accepted: unmoved(loaded, side),
    });
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
  return submit(context, id, side, guard, ['answer-draw', accept], async (loaded) => {
    const offers = await context.store.readOffers(id);
    const offer = offers.find((o) => o.side !== side);
    if (offer === undefined || seatOf(loaded, side) === undefined) return failed('no-offer');
    if (accept) return ending(context, loaded, 'agreed', { winner: null, key: 'agreed', clause: '' });
    const offerer = seatOf(loaded, offer.side);
    const mails =
      offerer !== undefined && hasAddress(offerer)
        ? [await offerMail(context, loaded, offerer, 'declined')]
        : [];
    return done<Write>({
      to: 'change',
      offers: { drop: [offer.side] },
      mails,
      accepted: unmoved(loaded, side),
    });
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
  const draft = loaded.drafts.find((d) => d.side === side)?.revision ?? 0;
  return { became: 'draft', event: loaded.match.headNumber, draft };
}
