/** What whoever runs the service looks after: what waits, what failed, what stands still. By index alone. */
import type { Client } from '../client.js';
import type { MailState } from '../mail/records.js';
import type { MatchStatus } from '../records.js';
import { toMail } from '../rows.js';
import type { OverviewStore } from './types.js';

const UNFINISHED: readonly MatchStatus[] = ['open', 'playing', 'stopped'];

/** The overview's part of the store. */
export function overview(db: Client): OverviewStore {
  return {
    async overview(now) {
      const [waiting, due, failed, first, late, behind, matches] = await Promise.all([
        db.outbox.count({ where: { state: 'waiting' } }),
        db.outbox.count({ where: { state: 'waiting', nextAt: { lte: now } } }),
        db.outbox.count({ where: { state: 'failed' } }),
        oldestDue(db, now),
        db.clock.count({ where: { nextAt: { lte: now } } }),
        db.clock.findFirst({
          where: { nextAt: { lte: now } },
          orderBy: { nextAt: 'asc' },
          select: { nextAt: true },
        }),
        Promise.all(
          UNFINISHED.map(async (status) => [status, await db.match.count({ where: { status } })] as const),
        ),
      ]);
      return {
        mails: { waiting, due, failed, dueSince: first },
        clocks: { due: late, dueSince: behind?.nextAt ?? undefined },
        matches: Object.fromEntries(matches),
      };
    },
    listMailsIn: (state, limit) => mailsIn(db, state, limit),
    async listStuck(limit) {
      const rows = await db.seat.findMany({
        where: {
          holder: 'robot',
          stuckAt: { not: null },
          match: { status: 'playing' satisfies MatchStatus },
        },
        select: { matchId: true, side: true },
        take: limit,
      });
      return rows;
    },
  };
}

/** Since when the mail that has been due longest could have gone. */
async function oldestDue(db: Client, now: Date): Promise<Date | undefined> {
  const first = (again: boolean) =>
    db.outbox.findFirst({
      where: { state: 'waiting', again, nextAt: { lte: now } },
      orderBy: { nextAt: 'asc' },
      select: { nextAt: true },
    });
  const found = await Promise.all([first(false), first(true)]);
  const times = found.flatMap((row) => (row === null ? [] : [row.nextAt.getTime()]));
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

/** Failed ones, the newest first; of the waiting those that a server refused before, the next first. */
async function mailsIn(db: Client, state: 'failed' | 'again', limit: number) {
  const failed: MailState = 'failed';
  const waiting: MailState = 'waiting';
  const rows =
    state === 'failed'
      ? await db.outbox.findMany({ where: { state: failed }, orderBy: { nextAt: 'desc' }, take: limit })
      : await db.outbox.findMany({
          where: { state: waiting, again: true, lastError: { not: null } },
          orderBy: { nextAt: 'asc' },
          take: limit,
        });
  return rows.map(toMail);
}
