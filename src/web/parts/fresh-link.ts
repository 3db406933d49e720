/** Links that a page makes itself: to a seat that is yet to be taken, or to look on. */
import { type Link, linkUrl, type Purpose, signLink } from '../../links/index.js';
import type { SeatRecord } from '../../store/index.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import type { Visitor } from '../http/seat-auth.js';

/** A link as it is kept, and as it is sent. */
export interface FreshLink {
  readonly link: Link;
  readonly text: string;
}

/** A link to a seat of a match. @throws HttpError `not-found` where there is no such match */
export async function freshLink(
  context: WebContext,
  match: string,
  seat: Pick<SeatRecord, 'side' | 'generation'>,
  purpose: Purpose,
): Promise<FreshLink> {
  const info = await context.matches.info(match);
  if (info === undefined) throw new HttpError('not-found');
  const { side, generation } = seat;
  const link: Link = { match, side, purpose, generation, head: info.head, chain: info.commitments.chain };
  return { link, text: signLink(context.links, link, context.clock()) };
}

/**
 * The seat in which somebody sits who changed seats by his own press; undefined where he sits as before.
 * @throws HttpError `not-found` where the seat is no more his and he has no other
 */
export async function newSeatOf(
  { store }: Pick<WebContext, 'store'>,
  { match, side }: Pick<Visitor, 'match' | 'side'>,
  { generation, address }: Pick<SeatRecord, 'generation' | 'address'>,
): Promise<SeatRecord | undefined> {
  const seats = (await store.readMatch(match))?.seats ?? [];
  const left = seats.find((one) => one.side === side);
  const taken = seats.find((one) => one.side !== side);
  if (left?.generation === generation) return undefined;
  if (taken === undefined || taken.address === null || taken.address !== address)
    throw new HttpError('not-found');
  return taken;
}

/** The link to the seat in which a visitor sits now; undefined where it is the one that he had. */
export async function wayToNewSeat(context: WebContext, found: Visitor): Promise<string | undefined> {
  const taken = await newSeatOf(context, found, found.seat);
  if (taken === undefined) return undefined;
  return linkUrl('', (await freshLink(context, found.match, taken, 'play')).text);
}
