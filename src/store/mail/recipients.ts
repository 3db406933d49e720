/** Who was mailed how often without having asked, who wants no mail at all, and who asked for his links. */
import { putAmongOthers } from '../batch.js';
import type { Client } from '../client.js';
import type { RecipientStore } from './types.js';

/** The setting that holds the number of the test e-mail that was replied to last. */
export const TEST_REPLY = 'doctor.reply';

/** The recipients' part of the store. */
export function recipients(db: Client): RecipientStore {
  return {
    countMail: (who, since, limit) => count(db, who, since, limit),
    async dropCounts(which) {
      const where = 'before' in which ? { since: { lt: which.before } } : { who: { in: [...which.of] } };
      await db.mailCount.deleteMany({ where });
    },
    isUnwanted: async (who) => (await db.unwanted.count({ where: { who: { in: [...who] } } })) > 0,
    async keepUnwanted(who, at) {
      await putAmongOthers(() => db.unwanted.upsert({ where: { who }, create: { who, at }, update: {} }));
    },
    async dropUnwanted(who) {
      await db.unwanted.deleteMany({ where: { who: { in: [...who] } } });
    },
    isTextOnly: async (who) => (await db.textOnly.count({ where: { who: { in: [...who] } } })) > 0,
    async keepTextOnly(who, at) {
      await putAmongOthers(() => db.textOnly.upsert({ where: { who }, create: { who, at }, update: {} }));
    },
    async dropTextOnly(who) {
      await db.textOnly.deleteMany({ where: { who: { in: [...who] } } });
    },
    async keepTestReply(test) {
      const [where, value] = [{ key: TEST_REPLY }, String(test)];
      await putAmongOthers(() =>
        db.setting.upsert({ where, create: { ...where, value }, update: { value }, select: { key: true } }),
      );
    },
    async keepAsked(address, at) {
      await db.asked.create({ data: { address, at } });
    },
    takeAsked: async (limit) => {
      const rows = await db.$queryRaw<{ address: string }[]>`
        DELETE FROM "Asked" WHERE "id" IN (SELECT "id" FROM "Asked" ORDER BY "id" LIMIT ${limit}) RETURNING "address"`;
      return rows.map(({ address }) => address);
    },
  };
}

/** One statement, so that processes that count at the same time do not pass the limit together. */
async function count(db: Client, who: string, since: Date, limit: number): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    INSERT INTO "MailCount" ("who", "since", "count") VALUES (${who}, ${since}, 1)
    ON CONFLICT ("who", "since") DO UPDATE SET "count" = "MailCount"."count" + 1 WHERE "MailCount"."count" < ${limit}
    RETURNING "count"`;
  return rows.length > 0;
}
