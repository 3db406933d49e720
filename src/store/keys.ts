/** The keys that this database needs, by their ids, and what is left of matches whose key was lost. */
import { putAmongOthers } from './batch.js';
import type { Client } from './client.js';
import type { MailState } from './mail/records.js';
import type { MatchStatus } from './records.js';
import type { KeyStore } from './types.js';

const RUNNING: MatchStatus[] = ['open', 'playing', 'stopped'];

/** The keys' part of the store. */
export function keys(db: Client): KeyStore {
  return {
    async knownKeys(use) {
      const rows = await db.key.findMany({ where: { use }, orderBy: { id: 'asc' } });
      return rows.map(({ id }) => id);
    },
    async keepKeys(use, ids) {
      for (const use_id of ids.map((id) => ({ use, id })))
        await putAmongOthers(() => db.key.upsert({ where: { use_id }, create: use_id, update: {} }));
    },
    async forgetLinkKey(id) {
      await db.key.deleteMany({ where: { use: 'links', id } });
    },
    forgetRootKey: (id, sealed) => forgetRootKey(db, id, sealed),
  };
}

async function forgetRootKey(db: Client, id: string, sealed: string): Promise<readonly string[]> {
  const where = { status: { in: RUNNING }, roots: { some: { sealed: { startsWith: sealed } } } };
  const found = await db.match.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } });
  const ids = found.map((match) => match.id);
  const [waiting, superseded]: [MailState, MailState] = ['waiting', 'superseded'];
  await db.$transaction([
    ...ids.flatMap((matchId) => [
      db.match.update({
        where: { id: matchId },
        data: { status: 'imported' satisfies MatchStatus, pending: '[]', revision: { increment: 1 } },
        select: { id: true },
      }),
      db.draft.deleteMany({ where: { matchId } }),
      db.offer.deleteMany({ where: { matchId } }),
      db.outbox.updateMany({ where: { matchId, state: waiting }, data: { state: superseded } }),
      db.root.deleteMany({ where: { matchId } }),
    ]),
    // Of matches that are over: their secrets are open, and nothing is asked of these roots any more.
    db.root.deleteMany({ where: { sealed: { startsWith: sealed } } }),
    db.key.deleteMany({ where: { use: 'roots', id } }),
  ]);
  return ids;
}
