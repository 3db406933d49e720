/** Links that a page makes itself: to a seat that is yet to be taken, or to look on. */
import { type Link, type Purpose, signLink } from '../../links/index.js';
import type { SeatRecord } from '../../store/index.js';
import type { WebContext } from '../context.js';
import { HttpError } from '../http/errors.js';

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
