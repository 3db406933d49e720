/** A backup that was put back, but whose matches would still roll dice that stand in mails. */
import type { RestoringStore } from '../../store/index.js';
import { CommandError } from '../fault.js';
import { said } from '../words/index.js';

/** @throws CommandError `restore-unfinished` */
export async function refuseUnfinished(store: Pick<RestoringStore, 'isRestoreUnfinished'>): Promise<void> {
  if (await store.isRestoreUnfinished())
    throw new CommandError('restore-unfinished', said('backup.unfinished'));
}
