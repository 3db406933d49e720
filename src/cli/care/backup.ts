/** `denrei backup`: the whole database as of one moment, in one packed file, while the service goes on. */
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { gamesFolder } from '../../match/index.js';
import { BackupError, backUp } from '../../store/index.js';
import { readConfig } from '../config.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { progressOn } from '../progress.js';
import { type Terminal, tell } from '../terminal.js';
import { said } from '../words/index.js';
import { withGames } from './game-lines.js';

/** Addresses and drafts of players lie in it. */
const OWN_FILE = 0o600;

/** Writes a backup to `file`, which must not be there yet; half of one is never there under its name. */
export async function backup(terminal: Terminal, file: string): Promise<Exit> {
  const { databaseUrl, data } = readConfig(terminal.env);
  const taken = await open(file, 'wx', OWN_FILE).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CommandError('file-there', said('backup.there'), file);
    throw error;
  });
  await taken.close();
  const draft = `${file}.part`;
  const progress = progressOn(terminal, 'doing.copying');
  const counts = { rows: 0, matches: 0 };
  const lines = backUp(databaseUrl, new Date(), (table) => {
    counts.rows += 1;
    if (table === 'Match') counts.matches += 1;
    progress.at(counts.rows);
  });
  try {
    await pipeline(
      Readable.from(withGames(lines, gamesFolder(data))),
      createGzip(),
      createWriteStream(draft, { mode: OWN_FILE, flush: true }),
    );
    await rename(draft, file);
  } catch (error) {
    await Promise.all([rm(draft, { force: true }), rm(file, { force: true })]);
    if (error instanceof BackupError) throw new CommandError(error.code, said(`backup.${error.code}`));
    throw error;
  }
  progress.end();
  await tell(terminal, 'told.backup', { file, ...counts });
  return EXIT.fine;
}
