/** A database that may not go on as it stands: its matches would roll dice that stand in mails. */
import { CommandError } from '../fault.js';
import type { RunningService } from '../running/house.js';
import { said } from '../words/index.js';

/**
 * @throws CommandError `restore-unfinished` where a backup was put back and its matches have not got new
 * dice, `rewound` where the database holds fewer events than were written
 */
export async function refuseUnfinished({
  store,
  highWater,
}: Pick<RunningService, 'store' | 'highWater'>): Promise<void> {
  if (await store.isRestoreUnfinished())
    throw new CommandError('restore-unfinished', said('backup.unfinished'));
  if (highWater.rewound) throw new CommandError('rewound', said('backup.rewound'));
}
