/** Removes what a test run leaves behind, however the run ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Its input ends when its parent does, even when that is killed. */
const SCRIPT = 'cat >/dev/null; [ -n "$2" ] && kill -QUIT "$2" 2>/dev/null && sleep 1; rm -rf "$1"';

/**
 * Starts a process that waits for the death of this one, then ends the process `pid` and removes `folder`. It
 * has a group of its own, so that Ctrl-C reaches the tests but not it. Kill it when the tidying was done by
 * hand.
 */
export function tidyAfterDeath(folder: string, pid?: number): ChildProcess {
  const parameters = ['-c', SCRIPT, 'tidy', folder, String(pid ?? '')];
  const guard = spawn('sh', parameters, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  guard.unref();
  return guard;
}

/** A new folder that goes away with this process. */
export async function scratchFolder(name = 'scratch'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `denrei-${name}-`));
  tidyAfterDeath(folder);
  return folder;
}
