/**
 * How many events were ever written, kept beside the database: a database that holds fewer went back without
 * a word, and the next dice of its matches may stand in mails. What is kept never says too much, so whoever
 * has written less than it says has lost something.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder, type Store } from '../../store/index.js';
import type { Config } from '../config.js';

/** The mark of a database. */
export interface HighWater {
  /** The database holds fewer events than were written. */
  readonly rewound: boolean;
  /** Notes events that were written just now. */
  wrote(events: number): void;
  /** Takes the database as it stands: whoever says so has given its matches new dice. */
  accept(): Promise<void>;
  close(): Promise<void>;
}

const FILE = 'events-written.json';
const markSchema = z.object({ database: z.string(), events: z.int().min(0) });

/**
 * Milliseconds from an event to its mark, with all that were written meanwhile: a file for each event would
 * cost a twentieth of a submission. A process that is killed before it is written leaves a mark that is too low by
 * these events; SECURITY.md says so.
 */
const KEPT_AFTER = 200;
/** Milliseconds after which a mark that was being written belongs to a process that was killed. */
const LEFT_BEHIND = 60_000;

/** Opens the mark of a database; what killed processes left of theirs is taken away. */
export async function openHighWater(
  { data, databaseUrl }: Pick<Config, 'data' | 'databaseUrl'>,
  store: Pick<Store, 'countEvents'>,
  now: Date,
): Promise<HighWater> {
  // Where keys come from the environment and the database is elsewhere nothing else has made it.
  makeFolder(data, 0o700);
  await sweep(data, now);
  const path = join(data, FILE);
  const database = createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16);
  const kept = await readMark(path, database);
  const held = await store.countEvents();
  let [events, saving] = [Math.max(kept, held), Promise.resolve()];
  let timer: NodeJS.Timeout | undefined;
  const save = async (): Promise<void> => {
    // Several processes may keep one mark, in containers under one number; none says too much.
    const own = `${path}.${randomUUID()}`;
    // Synced first: after a power cut the name must not lead to an empty file.
    await writeFile(own, JSON.stringify({ database, events }), { mode: 0o600, flush: true });
    await rename(own, path);
  };
  // One after the other.
  const keep = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    saving = saving.catch(() => {}).then(save);
    return saving;
  };
  // A mark that could not be kept says too little: nothing that was done is in doubt.
  const keepSoon = () => {
    timer ??= setTimeout(() => keep().catch(() => {}), KEPT_AFTER).unref();
  };
  await keep();
  return {
    rewound: kept > held,
    wrote: (more) => {
      if (more === 0) return;
      events += more;
      keepSoon();
    },
    accept: async () => {
      events = await store.countEvents();
      await keep();
    },
    close: () => (timer === undefined ? saving : keep()).catch(() => {}),
  };
}

async function sweep(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${FILE}.`)) continue;
    const path = join(folder, name);
    // Another process may put its own in place, or sweep, in the same moment.
    const written = await stat(path).catch(() => undefined);
    if (written !== undefined && now.getTime() - written.mtimeMs > LEFT_BEHIND)
      await rm(path, { force: true });
  }
}

/** 0 for another database, and where none was kept. */
async function readMark(path: string, database: string): Promise<number> {
  try {
    const mark = markSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    return mark.database === database ? mark.events : 0;
  } catch {
    return 0;
  }
}

/** A store that tells the mark of what it has written. */
export function markedStore(store: Store, wrote: (events: number) => void): Store {
  return {
    ...store,
    createMatch: async (match) => {
      const written = await store.createMatch(match);
      if (written.ok) wrote(match.events.length);
      return written;
    },
    commit: async (commit) => {
      const written = await store.commit(commit);
      if (written.ok) wrote(commit.events.length);
      return written;
    },
  };
}
