/** Messages to other services: they wait here from the transaction they were written in, one a due mail. */
import { empty, raw } from '@prisma/client/runtime/client';
import type { Client } from '../client.js';
import type { Store } from '../types.js';
import type { CallRecord } from './records.js';
import type { CallStore, Claim } from './types.js';

type CallKey = Pick<CallRecord, 'matchId' | 'id'>;

/** The calls' part of the store. */
export function calls(db: Client, provider: Store['provider']): CallStore {
  return {
    claimCalls: (query) => claim(db, provider, query),
    callDone: async ({ matchId, id }) => void (await db.call.deleteMany({ where: { matchId, id } })),
    async callFailed({ matchId, id, attempts }, lastError, nextAt) {
      const where = { matchId, id, attempts };
      await db.call.updateMany({ where, data: { lastError, ...(nextAt === null ? GIVEN_UP : { nextAt }) } });
    },
    async nextCallAt() {
      const row = await db.call.findFirst({
        where: { waits: true },
        orderBy: { nextAt: 'asc' },
        select: { nextAt: true },
      });
      return row?.nextAt;
    },
    failedCalls: (matchId) =>
      db.call.findMany({ where: { matchId, waits: false }, orderBy: { nextAt: 'asc' } }),
    dropFailedCalls: async (matchId, side) =>
      void (await db.call.deleteMany({ where: { matchId, side, waits: false } })),
  };
}

const GIVEN_UP = { waits: false } as const;

/** One statement, so that no two claimers get the same call. */
async function claim(
  db: Client,
  provider: Store['provider'],
  { now, leaseMs, limit }: Omit<Claim, 'again'>,
): Promise<readonly CallRecord[]> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const skipping = provider === 'postgresql' ? raw('FOR UPDATE SKIP LOCKED') : empty;
  const keys = await db.$queryRaw<CallKey[]>`
    UPDATE "Call" SET "nextAt" = ${leasedUntil}, "attempts" = "attempts" + 1
    WHERE ("matchId", "id") IN (
      SELECT "matchId", "id" FROM "Call" WHERE "waits" = ${true} AND "nextAt" <= ${now}
      ORDER BY "nextAt" LIMIT ${limit} ${skipping}
    ) RETURNING "matchId", "id"`;
  if (keys.length === 0) return [];
  return db.call.findMany({ where: { OR: keys }, orderBy: [{ nextAt: 'asc' }, { id: 'asc' }] });
}
