/**
 * Clocks of seats: written with what they follow from, guarded by their revision, claimed when they are due.
 */
import { Prisma } from '../../generated/sqlite.js';
import type { Client } from '../client.js';
import type { ClockSave } from '../records.js';
import { withoutMatch } from '../rows.js';
import type { Store } from '../types.js';
import type { ClockStore, DueClock, DuePress, Notice } from './types.js';

const { empty, raw } = Prisma;

/** The clocks' part of the store. */
export function clocks(db: Client, provider: Store['provider']): ClockStore {
  return {
    async keepShown(matchId, side, event, at) {
      const where = { matchId, side, shownEvent: { lt: event } };
      await db.seat.updateMany({ where, data: { shownEvent: event, shownAt: at } });
    },
    async shownTo(matchId, side, event) {
      const where = { matchId, side, shownEvent: { gte: event } };
      const row = await db.seat.findFirst({ where, select: { shownAt: true } });
      return row?.shownAt ?? undefined;
    },
    async readClocks(matchId) {
      return (await db.clock.findMany({ where: { matchId }, orderBy: { side: 'asc' } })).map(withoutMatch);
    },
    // One statement, as with mails: SQLite has one writer at a time and no rows to skip.
    claimClocks: (now, until, limit) => {
      const skipping = provider === 'postgresql' ? raw('FOR UPDATE SKIP LOCKED') : empty;
      return db.$queryRaw<DueClock[]>`
        UPDATE "Clock" SET "nextAt" = ${until} WHERE ("matchId", "side") IN (
          SELECT "matchId", "side" FROM "Clock" WHERE "nextAt" <= ${now} ORDER BY "nextAt" LIMIT ${limit} ${skipping}
        ) RETURNING "matchId", "side"`;
    },
    // They are few. Of several who claim one, one finds it as it was read.
    async claimPresses(now, until, limit) {
      const due = { closesAt: { lte: now } };
      const select = { matchId: true, side: true, revision: true };
      const orderBy = { closesAt: 'asc' } as const;
      const found = await db.draft.findMany({ where: due, select, orderBy, take: limit });
      const claimed: DuePress[] = [];
      for (const press of found) {
        const where = { ...press, ...due };
        const { count } = await db.draft.updateMany({ where, data: { closesAt: until } });
        if (count > 0) claimed.push(press);
      }
      return claimed;
    },
    async noticeTo(matchId, side, event, kinds) {
      const where = { matchId, side, event: { gte: event }, kind: { in: [...kinds] } };
      const select = { state: true, sentAt: true, heldSince: true };
      const newest = { createdAt: 'desc' } as const;
      const row = await db.outbox.findFirst({ where, select, orderBy: newest });
      return row === null ? undefined : { ...row, state: row.state as Notice['state'] };
    },
  };
}

/** The row of a clock as it stands behind a batch. */
export function putClocks(
  db: Client,
  matchId: string,
  saves: readonly ClockSave[] = [],
): readonly Prisma.PrismaPromise<unknown>[] {
  return saves.map(({ side, expectedRevision, ...clock }) => {
    const data = { ...clock, revision: expectedRevision + 1 };
    if (expectedRevision === 0) return db.clock.createMany({ data: [{ matchId, side, ...data }] });
    const where = { matchId_side: { matchId, side }, revision: expectedRevision };
    return db.clock.update({ where, data, select: { side: true } });
  });
}

/** Whether a clock is not at the revision that was expected. */
export async function hasOtherClock(
  db: Client,
  matchId: string,
  expected: readonly Pick<ClockSave, 'side' | 'expectedRevision'>[] = [],
): Promise<boolean> {
  if (expected.length === 0) return false;
  const rows = await db.clock.findMany({ where: { matchId }, select: { side: true, revision: true } });
  return expected.some(
    ({ side, expectedRevision }) =>
      expectedRevision !== (rows.find((row) => row.side === side)?.revision ?? 0),
  );
}
