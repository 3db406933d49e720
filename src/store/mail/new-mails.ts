/** Mails into the outbox, and beside them the messages to other services that tell the same. */
import type { Statement } from '../batch.js';
import type { Client } from '../client.js';
import { ofMatch } from '../rows.js';
import type { NewMail } from './records.js';

export function addMails(db: Client, matchId: string, mails: readonly NewMail[] = []): readonly Statement[] {
  if (mails.length === 0) return [];
  const rows = mails.map(({ call: _, ...mail }) => mail);
  const calls = mails.flatMap(({ call, messageId, side, nextAt }) =>
    call === undefined ? [] : [{ id: messageId, side, payload: call, nextAt }],
  );
  return [
    db.outbox.createMany({ data: ofMatch(matchId, rows) }),
    ...(calls.length === 0 ? [] : [db.call.createMany({ data: ofMatch(matchId, calls) })]),
  ];
}
