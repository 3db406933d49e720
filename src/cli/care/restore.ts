/**
 * `denrei restore`: puts a backup into an empty database, and gives every running match new dice. Its later
 * rolls stand in mails that were sent since.
 */
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { gamesFolder } from '../../match/index.js';
import { BackupError, type MatchStatus, putBack } from '../../store/index.js';
import { readConfig } from '../config.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { progressOn } from '../progress.js';
import { inHouse } from '../running/house.js';
import { type Terminal, tell } from '../terminal.js';
import { said } from '../words/index.js';
import { puttingGames } from './game-lines.js';

/** More matches than a server has. */
const ALL = 2_000_000_000;
const RUNNING: readonly MatchStatus[] = ['open', 'playing', 'stopped'];

/** Puts the backup back, and goes on as `renewAll`. */
export async function restore(terminal: Terminal, file: string): Promise<Exit> {
  const { databaseUrl, data } = readConfig(terminal.env);
  await access(file);
  const progress = progressOn(terminal, 'doing.copying');
  let rows = 0;
  const head = await putBack(databaseUrl, puttingGames(linesOf(file), gamesFolder(data)), () =>
    progress.at(++rows),
  ).catch((error: unknown) => {
    if (error instanceof BackupError) throw new CommandError(error.code, said(`backup.${error.code}`), file);
    throw error;
  });
  progress.end();
  await tell(terminal, 'told.putBack', { at: head.at, rows });
  return renewAll(terminal);
}

/** The lines of a packed file. What is not packed, or not to its end, ends in a fault of ours. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const unpacked = packed.pipe(createGunzip());
  let fault: unknown;
  const broken = (error: unknown) => {
    fault = error;
    unpacked.destroy();
  };
  packed.once('error', broken);
  unpacked.once('error', broken);
  yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  if (fault !== undefined) throw new BackupError(cutShort(fault) ? 'cut' : 'notBackup');
}

function cutShort(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'Z_BUF_ERROR';
}

/** New roots in every match that is not over: the dice of a backup may be known from mails sent after it. */
export async function renewAll(terminal: Terminal): Promise<Exit> {
  return inHouse(terminal, async ({ store, matches, highWater }) => {
    const found = await Promise.all(RUNNING.map((status) => store.listMatches({ status, limit: ALL })));
    const running = found.flat();
    const progress = progressOn(terminal, 'doing.restoring');
    for (const [done, { match }] of running.entries()) {
      progress.at(done + 1, running.length);
      const renewed = await matches.renew(match.id);
      if (!renewed.ok) throw new CommandError(renewed.failure.code, said('notRenewed', { match: match.id }));
    }
    progress.end();
    await store.restoreDone();
    await highWater.accept();
    await tell(terminal, 'told.restored', { count: running.length });
    return EXIT.fine;
  });
}
