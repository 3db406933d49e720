/** Ends that the rules do not make: resignation, the agreed draw, the invitation that is withdrawn. */
import type { EndReason } from '../../journal/index.js';
import type { Result, Side } from '../../referee/index.js';
import type { NewMail, SeatRecord } from '../../store/index.js';
import type { Desk } from '../core/context.js';
import { endMatch, momentFor, Pen } from '../core/course.js';
import { committedState, seatOf, type Table } from '../core/loaded-match.js';
import { done, failed } from '../core/outcome.js';
import { type Act, submit, type Write } from '../core/submission.js';
import { hasAddress, mailTo, newNonce } from '../outgoing/waiting.js';
import type { Accepted, Guard, Outcome } from '../types.js';

/** Resigns: the other side wins. */
export function resign(desk: Desk, id: string, side: Side, guard: Guard): Promise<Outcome<Accepted>> {
  return submit(desk, id, side, guard, ['resign'], (table) => {
    const winner = table.game.sides.find((other) => other !== side) ?? null;
    return ending(desk, table, 'resigned', { winner, key: 'resigned', clause: '' });
  });
}

/** Withdraws the invitation that nobody has taken: the match is broken off before it begins. Nobody is told. */
export function withdraw(desk: Desk, id: string, side: Side, guard: Guard): Promise<Outcome<Accepted>> {
  const act: Act = async (table) => {
    if (table.match.status !== 'open') return failed('stale');
    if (seatOf(table, side)?.joinedAt == null) return failed('not-joined');
    const ended = await ending(desk, table, 'broken off', { winner: null, key: 'withdrawn', clause: '' });
    return ended.ok && ended.value.to === 'commit'
      ? done({ ...ended.value, commit: { ...ended.value.commit, mails: [] } })
      : ended;
  };
  return submit(desk, id, side, guard, ['withdraw'], act, { early: true });
}

async function ending(desk: Desk, table: Table, reason: EndReason, result: Result): Promise<Outcome<Write>> {
  const state = committedState(table);
  const commit = await endMatch(desk, table, state, new Pen(table, desk.clock()), reason, result);
  const event = commit.events.at(-1)?.number ?? table.match.headNumber;
  return done<Write>({ to: 'commit', commit, accepted: { became: 'played', event, draft: 0, result } });
}

/** Offers a draw: the other side is mailed for its consent. */
export function offerDraw(desk: Desk, id: string, side: Side, guard: Guard): Promise<Outcome<Accepted>> {
  return submit(desk, id, side, guard, ['offer-draw'], async (table) => {
    const offers = await desk.store.readOffers(id);
    if (offers.some((offer) => offer.side !== side)) return failed('no-offer');
    const other = table.seats.find((seat) => seat.side !== side);
    const mailed = other !== undefined && hasAddress(other) && offers.length === 0;
    const mails = mailed ? [await offerMail(desk, table, other, 'consent')] : [];
    return done<Write>({
      to: 'change',
      offers: { put: [{ side, kind: 'draw', at: desk.clock() }] },
      mails,
      accepted: unmoved(table, side),
    });
  });
}

/** Takes or declines the other side's offer. */
export function answerDraw(desk: Desk, id: string, side: Side, accept: boolean, guard: Guard): Promise<Outcome<Accepted>> {
  return submit(desk, id, side, guard, ['answer-draw', accept], async (table) => {
    const offers = await desk.store.readOffers(id);
    const offer = offers.find((o) => o.side !== side);
    if (offer === undefined || seatOf(table, side) === undefined) return failed('no-offer');
    if (accept) return ending(desk, table, 'agreed', { winner: null, key: 'agreed', clause: '' });
    const offerer = seatOf(table, offer.side);
    const mails = offerer !== undefined && hasAddress(offerer) ? [await offerMail(desk, table, offerer, 'declined')] : [];
    return done<Write>({ to: 'change', offers: { drop: [offer.side] }, mails, accepted: unmoved(table, side) });
  });
}

/** No event comes of an offer, and there may be several on one position: each mail has a name of its own. */
async function offerMail(desk: Desk, table: Table, seat: SeatRecord, kind: 'consent' | 'declined'): Promise<NewMail> {
  const moment = await momentFor(desk, table, seat.side, committedState(table), new Pen(table, desk.clock()));
  return mailTo(table, seat, kind, moment, newNonce(desk));
}

function unmoved(table: Table, side: Side): Accepted {
  const draft = table.drafts.find((d) => d.side === side)?.revision ?? 0;
  return { became: 'draft', event: table.match.headNumber, draft };
}
