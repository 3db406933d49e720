/** E-mails that belong to no match: claimed by workers for a lease, sent at least once. */
import { empty, raw } from '@prisma/client/runtime/client';
import type { Client } from '../client.js';
import type { Store } from '../types.js';
import type { NewNotice } from './records.js';
import type { NoticeStore } from './types.js';

/** Nothing of somebody's own is kept of what waits no longer. */
const EMPTIED = { payload: '', address: '' } as const;
const COLUMNS = {
  id: true,
  competitionId: true,
  kind: true,
  address: true,
  payload: true,
  attempts: true,
  nextAt: true,
  heldSince: true,
  createdAt: true,
} as const;

/** As they are written: due at once. */
export function noticeRows(notices: readonly NewNotice[], at: Date) {
  return notices.map((notice) => ({ ...notice, nextAt: at, createdAt: at }));
}

/** The notices' part of the store. */
export function notices(db: Client, provider: Store['provider']): NoticeStore {
  return {
    async addNotices(added, at) {
      await db.notice.createMany({ data: noticeRows(added, at) });
    },
    async claimNotices(now, until, limit) {
      const skipping = provider === 'postgresql' ? raw('FOR UPDATE SKIP LOCKED') : empty;
      const rows = await db.$queryRaw<{ id: string }[]>`
        UPDATE "Notice" SET "nextAt" = ${until}, "attempts" = "attempts" + 1 WHERE "id" IN (
          SELECT "id" FROM "Notice" WHERE "state" = 'waiting' AND "nextAt" <= ${now}
          ORDER BY "nextAt" LIMIT ${limit} ${skipping}
        ) RETURNING "id"`;
      if (rows.length === 0) return [];
      return db.notice.findMany({
        where: { id: { in: rows.map(({ id }) => id) } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: COLUMNS,
      });
    },
    async noticeSent(id, at) {
      await db.notice.updateMany({ where: { id }, data: { state: 'sent', sentAt: at, ...EMPTIED } });
    },
    async noticeFailed(id, lastError, nextAt) {
      const where = { id, state: 'waiting' };
      const data = nextAt === null ? { lastError, state: 'failed', ...EMPTIED } : { lastError, nextAt };
      await db.notice.updateMany({ where, data });
    },
    async noticeHeld(id, since, until) {
      const where = { id, state: 'waiting' };
      const data = { nextAt: until, heldSince: since, attempts: { decrement: 1 } };
      await db.notice.updateMany({ where, data });
    },
    pruneNotices: (before, limit) => db.$executeRaw`
      DELETE FROM "Notice" WHERE "id" IN (
        SELECT "id" FROM "Notice" WHERE "state" IN ('sent', 'failed') AND "nextAt" < ${before} LIMIT ${limit}
      )`,
  };
}
