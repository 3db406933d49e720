/** Whether a backup was put into this database whose running matches have not all got new roots yet. */
import type { Client } from '../client.js';
import { RESTORE_UNFINISHED } from './backup.js';
import type { RestoringStore } from './types.js';

/** The note's part of the store. */
export function restoring(db: Client): RestoringStore {
  return {
    async isRestoreUnfinished() {
      return (await db.setting.findUnique({ where: { key: RESTORE_UNFINISHED.key } })) !== null;
    },
    async countEvents() {
      // Numbers run from 1 without gaps.
      return (await db.match.aggregate({ _sum: { headNumber: true } }))._sum.headNumber ?? 0;
    },
    async restoreDone() {
      await db.setting.deleteMany({ where: { key: RESTORE_UNFINISHED.key } });
    },
  };
}
