/** All that is kept of an address: its seats, how punctual it was, what it has left and said. */

import { readEvent } from '../../journal/index.js';
import type { Side } from '../../referee/index.js';
import type { MatchAndSeats, MatchRecord, MessageRecord, SeatRecord } from '../../store/index.js';
import { clockTermsOf } from '../model/charter.js';
import type { MatchContext } from '../model/context.js';
import type { MatchInfo } from '../model/types.js';
import { orGone } from '../model/versions.js';
import { briefInfo } from './info.js';

/** Matches that are looked at, the newest first. */
const MOST = 100;

export interface OwnSeat {
  readonly match: Pick<MatchRecord, 'id' | 'game' | 'status'>;
  /** Left out where its rules are gone. */
  readonly info?: MatchInfo;
  readonly seat: SeatRecord;
  /** Events in which the side gave orders, and those of them in which the clock answered for it. */
  readonly turns: number;
  readonly late: number;
  readonly standing: string;
  readonly plan: string;
  readonly messages: readonly MessageRecord[];
}

/** The seats of an address. */
export async function ownSeats(context: MatchContext, address: string): Promise<readonly OwnSeat[]> {
  const found = (await context.store.matchesOfAddress(address)).slice(0, MOST);
  const held = found.flatMap((one) =>
    one.seats.filter((seat) => seat.address === address).map((seat) => ({ one, seat })),
  );
  const seats: OwnSeat[] = [];
  for (const { one, seat } of held) seats.push(await ownSeat(context, one, seat));
  return seats;
}

async function ownSeat(context: MatchContext, found: MatchAndSeats, seat: SeatRecord): Promise<OwnSeat> {
  const { store } = context;
  const { id } = found.match;
  // Without a clock nobody is on time or late.
  const isTimed = clockTermsOf(found.match) !== undefined;
  const standing = await store.readStanding(id, seat.side);
  const plan = (await store.readPlans(id)).find(({ side }) => side === seat.side);
  const messages = (await store.readMessages(id, 0)).filter(({ side }) => side === seat.side);
  const info = await orGone(briefInfo(context, found));
  return {
    match: found.match,
    ...(info === undefined ? {} : { info }),
    seat,
    messages,
    ...(isTimed ? await punctuality(context, id, seat.side) : { turns: 0, late: 0 }),
    standing: standing?.orders ?? '[]',
    plan: plan?.plan ?? '',
  };
}

/** A turn is an event with orders of the side; late are those in which the clock gave one. */
async function punctuality(
  { store }: MatchContext,
  id: string,
  side: Side,
): Promise<{ readonly turns: number; readonly late: number }> {
  let turns = 0;
  let late = 0;
  for (const { type, text } of await store.readEvents(id, 1)) {
    const event = type === 'played' ? readEvent(text) : undefined;
    const own = event?.type === 'played' ? event.public.orders.filter((order) => order.side === side) : [];
    if (own.length > 0) turns += 1;
    if (own.some(({ by }) => by === 'clock')) late += 1;
  }
  return { turns, late };
}

/** Whether a side has given orders on an event or since, in its draft or in the journal. */
export async function hasActed(
  store: Pick<MatchContext['store'], 'readDraft' | 'readEvents'>,
  id: string,
  side: Side,
  event: number,
): Promise<boolean> {
  const draft = await store.readDraft(id, side);
  if (draft !== undefined && draft.baseEvent >= event) return true;
  const later = await store.readEvents(id, event + 1);
  return later.some(({ text }) => {
    const made = readEvent(text);
    const orders = made.type === 'played' || made.type === 'ordered' ? made.public.orders : [];
    return orders.some((order) => order.side === side);
  });
}
