/** What belongs to a match and is no event of it. */
import type { MessageRecord, OutboxMail } from '../mail/records.js';
import type { OfferRecord } from '../records.js';

/** What a page shows beside the events. */
export interface BesideEvents {
  readonly messages: readonly MessageRecord[];
  readonly offers: readonly OfferRecord[];
  /** Mails that were given up. */
  readonly failed: readonly Pick<OutboxMail, 'side' | 'event' | 'kind'>[];
}
