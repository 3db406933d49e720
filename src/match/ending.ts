/** Ends that the rules do not make: resignation and the agreed draw. */
import type { Result, Side } from '../referee/index.js';
import { endMatch, momentFor, Pen } from './course.js';
import type { Desk } from './desk.js';
import { hasAddress, mailTo } from './mails.js';
import { done, failed } from './outcome.js';
import { submit, type Write } from './submission.js';
import { committedState, seatOf, type Table } from './table.js';
import type { Accepted, Guard, Outcome } from './types.js';

/** Resigns: the other side wins. */
export function resign(desk: Desk, id: string, side: Side, guard: Guard): Promise<Outcome<Accepted>> {
  return submit(desk, id, side, guard, ['resign'], (table) => {
    const winner = table.game.sides.find((other) => other !== side) ?? null;
    return ending(desk, table, 'resigned', { winner, key: 'resigned', clause: '' });
  });
}

async function ending(desk: Desk, table: Table, reason: 'resigned' | 'agreed', result: Result): Promise<Outcome<Write>> {
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
    const pen = new Pen(table, desk.clock());
    const state = committedState(table);
    const moment = other === undefined ? undefined : await momentFor(desk, table, other.side, state, pen);
    const mailed = other !== undefined && moment !== undefined && hasAddress(other) && offers.length === 0;
    const mails = mailed ? [mailTo(table, other, 'consent', moment, side)] : [];
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
    return done<Write>({ to: 'change', offers: { drop: [offer.side] }, mails: [], accepted: unmoved(table, side) });
  });
}

function unmoved(table: Table, side: Side): Accepted {
  const draft = table.drafts.find((d) => d.side === side)?.revision ?? 0;
  return { became: 'draft', event: table.match.headNumber, draft };
}
