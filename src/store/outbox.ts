/** The outbox: mails wait here from the transaction they were written in until they are handed over. */
import { empty, raw } from '@prisma/client/runtime/client';
import type { Client } from './client.js';
import type { MailState, OutboxMail } from './records.js';
import { toMail } from './rows.js';
import type { OutboxStore, Store } from './types.js';

type MailKey = Pick<OutboxMail, 'matchId' | 'messageId'>;

/** The outbox's part of the store. */
export function outbox(db: Client, provider: Store['provider']): OutboxStore {
  return {
    claimMail: (now, leaseMs, limit) => claim(db, provider, now, leaseMs, limit),
    mailSent: (mail, at) => sent(db, mail, at),
    mailFailed: (mail, error, nextAt) => failed(db, mail, error, nextAt),
    mailSuperseded: (mail) => superseded(db, mail),
    waitingMails: (matchId) => mailsIn(db, matchId, 'waiting'),
    failedMails: (matchId) => mailsIn(db, matchId, 'failed'),
    async nextMailAt() {
      const row = await db.outbox.findFirst({
        where: { state: 'waiting' },
        orderBy: { nextAt: 'asc' },
        select: { nextAt: true },
      });
      return row?.nextAt;
    },
  };
}

/** One statement, so that no two claimers get the same mail. SQLite has one writer at a time and no rows to skip. */
async function claim(
  db: Client,
  provider: Store['provider'],
  now: Date,
  leaseMs: number,
  limit: number,
): Promise<readonly OutboxMail[]> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const skipping = provider === 'postgresql' ? raw('FOR UPDATE SKIP LOCKED') : empty;
  const keys = await db.$queryRaw<MailKey[]>`
    UPDATE "Outbox" SET "nextAt" = ${leasedUntil}, "attempts" = "attempts" + 1
    WHERE ("matchId", "messageId") IN (
      SELECT "matchId", "messageId" FROM "Outbox" WHERE "state" = 'waiting' AND "nextAt" <= ${now}
      ORDER BY "nextAt", "createdAt" LIMIT ${limit} ${skipping}
    ) RETURNING "matchId", "messageId"`;
  if (keys.length === 0) return [];
  const rows = await db.outbox.findMany({ where: { OR: keys }, orderBy: [{ createdAt: 'asc' }, { messageId: 'asc' }] });
  return rows.map(toMail);
}

/** What was handed over was, even if it was superseded or claimed by another meanwhile. */
async function sent(db: Client, { matchId, messageId, side, event }: OutboxMail, at: Date): Promise<void> {
  await db.$transaction([
    db.outbox.update({ where: keyOf({ matchId, messageId }), data: { state: 'sent', sentAt: at }, select: { messageId: true } }),
    db.seat.updateMany({ where: { matchId, side, lastMailedEvent: { lt: event } }, data: { lastMailedEvent: event } }),
  ]);
}

async function failed(db: Client, mail: OutboxMail, lastError: string, nextAt: Date | null): Promise<boolean> {
  const { matchId, messageId, attempts } = mail;
  const data = nextAt ? { lastError, nextAt } : { lastError, state: 'failed' satisfies MailState };
  const { count } = await db.outbox.updateMany({ where: { matchId, messageId, attempts, state: 'waiting' }, data });
  return count > 0;
}

async function superseded(db: Client, { matchId, messageId }: MailKey): Promise<boolean> {
  const where = { matchId, messageId, state: 'waiting' };
  const { count } = await db.outbox.updateMany({ where, data: { state: 'superseded' } });
  return count > 0;
}

async function mailsIn(db: Client, matchId: string, state: MailState): Promise<readonly OutboxMail[]> {
  const rows = await db.outbox.findMany({ where: { matchId, state }, orderBy: [{ createdAt: 'asc' }, { messageId: 'asc' }] });
  return rows.map(toMail);
}

function keyOf({ matchId, messageId }: MailKey) {
  return { matchId_messageId: { matchId, messageId } };
}
