/** What a row of the outbox tells its reader. */
import type { MailPayload } from '../../match/index.js';
import type { OutboxMail, SeatRecord } from '../../store/index.js';
import { MailError } from './types.js';

/**
 * A mail without what another has told its reader that left since this one was written: of two that are
 * written within a second the second goes on from the first.
 */
export function readPayload(mail: OutboxMail, { lastMailedEvent }: SeatRecord): MailPayload {
  const payload = payloadOf(mail);
  return { ...payload, chapters: payload.chapters.filter(({ n }) => n > lastMailedEvent) };
}

function payloadOf({ payload, messageId, matchId }: OutboxMail): MailPayload {
  // Written by the match layer in the transaction of its event: checked for being of this match, not field by
  // field.
  const parsed: unknown = JSON.parse(payload);
  if (typeof parsed !== 'object' || parsed === null || (parsed as MailPayload).match !== matchId) {
    throw new MailError('bad-payload', `${messageId} does not hold a mail of match ${matchId}`);
  }
  return parsed as MailPayload;
}
