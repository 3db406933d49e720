/** The built-in mailbox, for local use. */
import type { Client } from '../client.js';
import type { MailboxStore } from './types.js';

/** A mail with its map is some 60 kB. */
const KEPT = 1_000;

/** The mailbox's part of the store. */
export function mailbox(db: Client): MailboxStore {
  return {
    async keepMail({ raw, ...mail }) {
      const { id } = await db.mail.create({
        data: { ...mail, raw: new Uint8Array(raw) },
        select: { id: true },
      });
      await db.mail.deleteMany({ where: { id: { lte: id - KEPT } } });
      return id;
    },
    listMails: (limit) => db.mail.findMany({ orderBy: { id: 'desc' }, take: limit, omit: { raw: true } }),
    async readMail(id) {
      return (await db.mail.findUnique({ where: { id } })) ?? undefined;
    },
  };
}
