/** Taking a person out of the store. The journal holds neither name nor address, so it stays as it is. */
import { type Statement, write } from './batch.js';
import type { Client } from './client.js';
import type { ErasingStore, SeatErasure, Store, Written } from './types.js';

/** The erasing part of the store. */
export function erasing(db: Client, provider: Store['provider']): ErasingStore {
  return {
    async mailsAbout(matchId) {
      // Of other matches too: a mail with all links of a reader names his opponents.
      const payload = { contains: `"match":${JSON.stringify(matchId)}` };
      const select = { matchId: true, messageId: true, side: true, payload: true };
      return db.outbox.findMany({ where: { state: 'waiting', payload }, select });
    },
    eraseSeat: async (erasure) => {
      const written = await eraseSeat(db, erasure);
      if (written.ok) await forgetPages(db, provider);
      return written;
    },
    async eraseAddress(address) {
      const raised = { revision: { increment: 1 } };
      await db.$transaction([
        // Whoever named this address as the witness of his seat goes on without one.
        db.match.updateMany({ where: { seats: { some: { witness: address } } }, data: raised }),
        db.seat.updateMany({ where: { witness: address }, data: { witness: null } }),
        db.outbox.deleteMany({ where: { address } }),
        db.offer.deleteMany({ where: { address } }),
        db.mail.deleteMany({ where: { address } }),
        db.asked.deleteMany({ where: { address } }),
      ]);
      await forgetPages(db, provider);
    },
  };
}

/**
 * What was erased stays in SQLite's log of writes until that is begun anew. Where another process reads at this
 * moment it is begun anew by the next write that finds it free. PostgreSQL has a vacuum of its own.
 */
async function forgetPages(db: Client, provider: Store['provider']): Promise<void> {
  if (provider === 'sqlite') await db.$queryRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)');
}

function eraseSeat(db: Client, { base, side, name, mails }: SeatErasure): Promise<Written> {
  const matchId = base.id;
  const { id, headNumber, headHash, revision } = base;
  const statements: Statement[] = [
    db.match.update({
      where: { id, headNumber, headHash, revision },
      data: { revision: { increment: 1 } },
      select: { id: true },
    }),
    db.seat.update({
      where: { matchId_side: { matchId, side } },
      data: { name, address: null, mailing: false, witness: null, hook: null, hookNonce: null },
      select: { side: true },
    }),
    db.outbox.deleteMany({ where: { matchId, side } }),
    db.call.deleteMany({ where: { matchId, side } }),
    db.plan.deleteMany({ where: { matchId, side } }),
    db.message.deleteMany({ where: { matchId, side } }),
    ...mails.map(({ payload, ...which }) =>
      db.outbox.updateMany({ where: { ...which, state: 'waiting' }, data: { payload } }),
    ),
    // Whoever else was mailed by this match was mailed the name.
    db.mail.deleteMany({ where: { messageId: { startsWith: `<${matchId}.` } } }),
    // A hash of what the start form held, names and addresses among it.
    db.opening.deleteMany({ where: { matchId } }),
  ];
  return write(db, statements, { matchId, base });
}
