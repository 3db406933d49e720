/** The outbox: mails wait here from the transaction they were written in until they are handed over. */
import { empty, raw, sqltag } from '@prisma/client/runtime/client';
import type { Client } from '../client.js';
import { toMail } from '../rows.js';
import type { Store } from '../types.js';
import { HEAD_KINDS, type MailState, mailKey, type OutboxMail } from './records.js';
import type { Claim, OutboxKey, OutboxStore } from './types.js';

const OLDEST_FIRST = [{ createdAt: 'asc' as const }, { messageId: 'asc' as const }];

/**
 * A mail that waits no longer is not composed again: what it would tell is somebody's own, and most of a
 * match's bytes.
 */
export const EMPTIED = { payload: '', address: null } as const;

/** The outbox's part of the store. */
export function outbox(db: Client, provider: Store['provider']): OutboxStore {
  return {
    claimMail: (query) => claim(db, provider, query),
    mailsSent: (mails, at) => sent(db, mails, at),
    heldMails: (address) => heldTo(db, address),
    async mailsLeavingIn(leader) {
      const rows = await db.outbox.findMany({
        where: { leavesIn: leader, state: 'waiting' },
        orderBy: OLDEST_FIRST,
      });
      return rows.map(toMail);
    },
    async settleLeaving(leader, mails, until) {
      const keys = mails.map(({ matchId, messageId }) => ({ matchId, messageId }));
      const where = { OR: keys, state: 'waiting', leavesIn: null };
      await db.outbox.updateMany({ where, data: { leavesIn: leader, nextAt: until } });
    },
    keepClaim: (mail, until) => keep(db, mail, until),
    mailFailed: (mail, error, nextAt, stayed = false) => failed(db, mail, error, nextAt, stayed),
    mailHeld: (mail, since, until) => held(db, mail, since, until),
    mailSuperseded: (mail) => superseded(db, mail),
    waitingMails: (matchId) => mailsIn(db, matchId, 'waiting'),
    failedMails: (matchId) => mailsIn(db, matchId, 'failed'),
    async isMailed(matchId, messageId) {
      const where = keyOf({ matchId, messageId });
      return (await db.outbox.findUnique({ where, select: { messageId: true } })) !== null;
    },
    async headHandedOver(matchId, event, before) {
      const kind = { in: [...HEAD_KINDS] };
      const rows = await db.outbox.findMany({
        where: { matchId, event, kind, state: 'sent', sentAt: { lt: before } },
        select: { side: true },
      });
      return [...new Set(rows.map(({ side }) => side))];
    },
    async nextMailAt(again) {
      const row = await db.outbox.findFirst({
        where: { state: 'waiting', again },
        orderBy: { nextAt: 'asc' },
        select: { nextAt: true },
      });
      return row?.nextAt;
    },
    pruneMails: (before, limit) => prune(db, before, limit),
  };
}

/**
 * One statement, so that no two claimers get the same mail. SQLite has one writer at a time and no rows to
 * skip.
 */
async function claim(db: Client, provider: Store['provider'], query: Claim): Promise<readonly OutboxMail[]> {
  const { now, leaseMs, limit, again, urgent = false } = query;
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const skipping = provider === 'postgresql' ? raw('FOR UPDATE SKIP LOCKED') : empty;
  const which = urgent
    ? raw(`"kind" IN (${HEAD_KINDS.map((kind) => `'${kind}'`).join()})`)
    : sqltag`"again" = ${again}`;
  const keys = await db.$queryRaw<OutboxKey[]>`
    UPDATE "Outbox" SET "nextAt" = ${leasedUntil}, "attempts" = "attempts" + 1, "again" = ${true}
    WHERE ("matchId", "messageId") IN (
      SELECT "matchId", "messageId" FROM "Outbox"
      WHERE "state" = 'waiting' AND ${which} AND "nextAt" <= ${now}
      ORDER BY "nextAt" LIMIT ${limit} ${skipping}
    ) RETURNING "matchId", "messageId"`;
  if (keys.length === 0) return [];
  const rows = await db.outbox.findMany({
    where: { OR: keys },
    orderBy: OLDEST_FIRST,
  });
  return rows.map(toMail);
}

/** What was handed over was, even if it was superseded or claimed by another meanwhile. */
async function sent(db: Client, mails: readonly OutboxMail[], at: Date): Promise<void> {
  await db.$transaction(mails.flatMap((mail) => sentStatements(db, mail, at)));
}

function sentStatements(db: Client, { matchId, messageId, side, event, kind }: OutboxMail, at: Date) {
  // The head of a throw tells nothing of what happened: the next mail does.
  const told = { matchId, side: HEAD_KINDS.includes(kind) ? '' : side, lastMailedEvent: { lt: event } };
  return [
    db.outbox.update({
      where: keyOf({ matchId, messageId }),
      data: { state: 'sent', sentAt: at, ...EMPTIED },
      select: { messageId: true },
    }),
    db.seat.updateMany({ where: told, data: { lastMailedEvent: event } }),
  ];
}

/** Found by the seats of the address, so that no table is walked through. */
async function heldTo(db: Client, address: string): Promise<readonly OutboxMail[]> {
  const seats = await db.seat.findMany({ where: { address }, select: { matchId: true, side: true } });
  if (seats.length === 0) return [];
  const rows = await db.outbox.findMany({
    where: {
      matchId: { in: seats.map(({ matchId }) => matchId) },
      state: 'waiting',
      heldSince: { not: null },
    },
    orderBy: OLDEST_FIRST,
  });
  const own = new Set(seats.map(({ matchId, side }) => `${matchId} ${side}`));
  return rows.filter(({ matchId, side }) => own.has(`${matchId} ${side}`)).map(toMail);
}

async function keep(db: Client, mail: OutboxMail, until: Date): Promise<boolean> {
  const { matchId, messageId, attempts, leftAt } = mail;
  const own = await db.outbox.updateMany({
    where: { matchId, messageId, attempts, state: 'waiting' },
    data: { leftAt, nextAt: until },
  });
  if (own.count === 0) return false;
  // Those that leave in it may belong to other matches, and a transaction keeps to one.
  await db.outbox.updateMany({
    where: { leavesIn: mailKey(mail), state: 'waiting' },
    data: { nextAt: until },
  });
  return true;
}

async function failed(
  db: Client,
  mail: OutboxMail,
  lastError: string,
  nextAt: Date | null,
  stayed: boolean,
): Promise<boolean> {
  const { matchId, messageId, attempts } = mail;
  const data = nextAt
    ? { lastError, nextAt, ...(stayed ? { leftAt: null } : {}) }
    : { lastError, state: 'failed' satisfies MailState, ...EMPTIED };
  const { count } = await db.outbox.updateMany({
    where: { matchId, messageId, attempts, state: 'waiting' },
    data,
  });
  return count > 0;
}

/** It was not tried: the next claim counts as this one did. */
async function held(db: Client, mail: OutboxMail, since: Date, until: Date): Promise<boolean> {
  const { matchId, messageId, attempts, heldSince } = mail;
  const { count } = await db.outbox.updateMany({
    where: { matchId, messageId, attempts, state: 'waiting' },
    data: { attempts: attempts - 1, nextAt: until, heldSince: heldSince ?? since },
  });
  return count > 0;
}

async function superseded(db: Client, { matchId, messageId }: OutboxKey): Promise<boolean> {
  const where = { matchId, messageId, state: 'waiting' };
  const { count } = await db.outbox.updateMany({ where, data: { state: 'superseded', ...EMPTIED } });
  return count > 0;
}

/**
 * Rows of mails that were dealt with long ago. Those that failed stay: they say that an address takes no
 * mail. Each state and half of the index is named, so that the rows are found by it.
 */
async function prune(db: Client, before: Date, limit: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "Outbox" WHERE ("matchId", "messageId") IN (
      SELECT "matchId", "messageId" FROM "Outbox"
      WHERE "state" IN ('sent', 'superseded') AND "again" IN (${false}, ${true}) AND "nextAt" < ${before} LIMIT ${limit}
    )`;
}

async function mailsIn(db: Client, matchId: string, state: MailState): Promise<readonly OutboxMail[]> {
  const rows = await db.outbox.findMany({
    where: { matchId, state },
    orderBy: OLDEST_FIRST,
  });
  return rows.map(toMail);
}

function keyOf({ matchId, messageId }: OutboxKey) {
  return { matchId_messageId: { matchId, messageId } };
}
