/** What every command on stored matches works with: database, keys, matches, opened and closed together. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { destination, type Logger } from 'pino';
import { z } from 'zod';
import { type DrawingThread, startDrawing } from '../../board/index.js';
import { type Club, type ClubEffects, makeClub } from '../../club/index.js';
import {
  type BeaconSource,
  type Matches,
  makeMatches,
  makeRecipients,
  type Recipients,
  type ServerGames,
  serverGames,
} from '../../match/index.js';
import { type Foreteller, startForeteller } from '../../practice/index.js';
import { beaconFrom } from '../../relays/index.js';
import { projectRoot } from '../../root.js';
import { makeFolder, openStore, type Store, sqliteFile, tighten } from '../../store/index.js';
import { makeLogger } from '../../web/index.js';
import { type Config, readConfig, usesMailbox } from '../config.js';
import type { Exit } from '../fault.js';
import { type Keys, readKeys } from '../keys.js';
import type { Terminal } from '../terminal.js';

const STANDARD_ERROR = 2;

/** Database, keys and matches: what every command on stored matches needs. */
export interface RunningService {
  readonly store: Store;
  readonly games: ServerGames;
  readonly keys: Keys;
  readonly matches: Matches;
  readonly club: Club;
  /** What the worker of events works with. */
  readonly clubEffects: ClubEffects;
  readonly recipients: Recipients;
  readonly drawing: DrawingThread;
  readonly foreteller: Foreteller;
  /** Set by whoever runs a mail worker: called when a mail was written to the outbox. */
  mailed: () => void;
  /** Set by whoever runs a mail worker: called when an e-mail of an event was written. */
  noticed: () => void;
  /** Where rounds of a public beacon come from; undefined: nowhere. */
  readonly beacon: BeaconSource | undefined;
  /** Set by whoever lets throws fall: called when one was ordered. */
  threw: () => void;
  /** Set by whoever runs the practice opponent: called when something was written to one of its matches. */
  practised: () => void;
  /** How many events were written, kept beside the database. */
  readonly highWater: HighWater;
  /** Ends the drawing and closes the database. */
  close(): Promise<void>;
}

/** Time and chance, from outside. */
export interface ServiceEffects {
  readonly clock: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  /** Milliseconds between two looks at plans; 0: nobody plans here. */
  readonly tick: number;
}

const TICK = 2_000;
/** As they are. */
export const REAL: ServiceEffects = { clock: () => new Date(), random: randomBytes, tick: TICK };

/** Opens the database (pending migrations are applied) and reads the keys; a new database's are made. */
export async function openService(
  config: Config,
  { clock, random, tick }: ServiceEffects = REAL,
): Promise<RunningService> {
  const opened = await openStore(config.databaseUrl);
  const closed = async (error: unknown): Promise<never> => {
    await opened.close();
    throw error;
  };
  const keys = await keysFor(config, opened).catch(closed);
  const highWater = await openHighWater(config, opened, clock()).catch(closed);
  const store = markedStore(opened, highWater.wrote);
  for (const path of tighten(placesOf(config)))
    makeLog(config).warn({ path }, 'others can read this: change its mode to 0600 or 0700');
  const library = serverGames(config.data);
  for (const { folder, error } of library.outside.faults)
    makeLog(config).error({ folder, reason: error.message }, 'a game from outside is not played');
  const effects = { store, library, clock, random, tick, rootKeys: keys.roots };
  const recipients = makeRecipients({
    store,
    keys: keys.links,
    clock,
    limit: usesMailbox(config) ? undefined : config.limits.mails,
  });
  const { mayMail } = recipients;
  const beacon = beaconFrom(config.beacon);
  const matches = makeMatches({
    ...effects,
    mayMail,
    hooks: config.hooks,
    beacon,
    threw: () => running.threw(),
    mailed: () => running.mailed(),
    practised: () => running.practised(),
  });
  const clubEffects: ClubEffects = {
    ...effects,
    matches,
    mayMail,
    beacon,
    noticed: () => running.noticed(),
  };
  const club = makeClub(clubEffects);
  const drawing = startDrawing(threadFile('drawing-thread.js'));
  const foreteller = startForeteller(threadFile('foretelling-thread.js'), config.data, (error) => {
    makeLog(config).error({ err: error }, 'an order could not be foretold');
  });
  const running: RunningService = {
    store,
    games: library,
    keys,
    matches,
    club,
    clubEffects,
    recipients,
    drawing,
    foreteller,
    beacon,
    highWater,
    mailed: () => {},
    noticed: () => {},
    practised: () => {},
    threw: () => {},
    close: async () => {
      await foreteller.stop();
      await drawing.stop();
      await highWater.close();
      await store.close();
    },
  };
  return running;
}

/** A thread that scripts/build.mjs made. */
export function threadFile(name: string): string {
  return join(projectRoot(), 'dist', name);
}

/** Wakes somebody when any process has written. On SQLite one process does all: it wakes its own itself. */
export function onNewsFromOthers(store: Pick<Store, 'provider' | 'onNews'>, wake: () => void): () => void {
  return store.provider === 'sqlite' ? () => {} : store.onNews(wake);
}

/** Where addresses, links, drafts and keys lie. */
function placesOf({ data, databaseUrl }: Config): readonly string[] {
  const keys = join(data, 'keys');
  const file = databaseUrl.startsWith('file:') ? sqliteFile(databaseUrl) : undefined;
  const database = file === undefined ? [] : [file, `${file}-wal`, `${file}-shm`];
  return [data, keys, join(keys, 'links'), join(keys, 'roots'), ...database];
}

/**
 * The keys, which the database will know from now on. @throws CommandFault `missing-key` where it needs
 * others
 */
async function keysFor(config: Config, store: Store): Promise<Keys> {
  const known = { links: await store.knownKeys('links'), roots: await store.knownKeys('roots') };
  const keys = await readKeys(config, known);
  const ids = { links: [...keys.links.keys.keys()], roots: keys.roots.map(({ id }) => id) };
  for (const use of ['links', 'roots'] as const) {
    const fresh = ids[use].filter((id) => !known[use].includes(id));
    if (fresh.length > 0) await store.keepKeys(use, fresh);
  }
  return keys;
}

/** Works in the house that the environment of a command names, and closes it. */
export async function inHouse(
  terminal: Terminal,
  work: (running: RunningService) => Promise<Exit>,
): Promise<Exit> {
  const running = await openService(readConfig(terminal.env));
  try {
    return await work(running);
  } finally {
    await running.close();
  }
}

/** A logger on standard error: standard output belongs to results. */
export function makeLog({ logLevel, role }: Pick<Config, 'logLevel' | 'role'>): Logger {
  return makeLogger(logLevel, destination({ fd: STANDARD_ERROR, sync: true }), role);
}

// How many events were ever written, kept beside the database: a database that holds fewer went back without
// a word, and the next dice of its matches may stand in mails. What is kept never says too much, so whoever
// has written less than it says has lost something.

/** The mark of a database. */
interface HighWater {
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
async function openHighWater(
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
function markedStore(store: Store, wrote: (events: number) => void): Store {
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
