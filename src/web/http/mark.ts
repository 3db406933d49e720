/**
 * Names a position as one reader sees it, `event.draft.more`, so that a browser can tell whether its page is
 * the newest: the event's number, the revision of the reader's own draft, and a digest of status and offers.
 */
import { createHash } from 'node:crypto';
import type { OfferRecord } from '../../store/index.js';

/** What a mark names. */
export interface Marked {
  readonly event: number;
  /** Of the reader's own seat; 0 for whoever may not see drafts. */
  readonly draft: number;
  readonly status: string;
  /** None for whoever has no seat. */
  readonly offers: readonly Pick<OfferRecord, 'side' | 'kind'>[];
}

/** Characters that tell two states of one event apart. */
const LENGTH = 8;

export function markOf({ event, draft, status, offers }: Marked): string {
  const made = offers.map(({ side, kind }) => `${side} ${kind}`).sort();
  const more = createHash('sha256')
    .update(JSON.stringify([status, made]))
    .digest('base64url')
    .slice(0, LENGTH);
  return `${event}.${draft}.${more}`;
}

/** The offers that a page shows: to take back what later events built on is offered no more. */
export function openOffers<Offer extends Pick<OfferRecord, 'kind' | 'event'>>(
  offers: readonly Offer[],
  event: number,
): readonly Offer[] {
  return offers.filter((offer) => offer.kind !== 'take back' || offer.event === event);
}
