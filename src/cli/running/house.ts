/** What every command on stored matches works with: database, keys, matches, opened and closed together. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { destination, type Logger } from 'pino';
import { type DrawingThread, startDrawing } from '../../board/index.js';
import {
  type BeaconSource,
  builtInGames,
  type Matches,
  makeMatches,
  makeRecipients,
  type Recipients,
} from '../../match/index.js';
import { beaconFrom } from '../../relays/index.js';
import { projectRoot } from '../../root.js';
import { openStore, type Store, sqliteFile, tighten } from '../../store/index.js';
import { makeLogger } from '../../web/index.js';
import { type Config, readConfig, usesMailbox } from '../config.js';
import type { Exit } from '../fault.js';
import { type Keys, readKeys } from '../keys.js';
import type { Terminal } from '../terminal.js';
import { type HighWater, markedStore, openHighWater } from './high-water.js';

const STANDARD_ERROR = 2;

/** Database, keys and matches: what every command on stored matches needs. */
export interface RunningService {
  readonly store: Store;
  readonly keys: Keys;
  readonly matches: Matches;
  readonly recipients: Recipients;
  readonly drawing: DrawingThread;
  /** Set by whoever runs a mail worker: called when a mail was written to the outbox. */
  mailed: () => void;
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
  const library = builtInGames();
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
  const drawing = startDrawing(threadFile('drawing-thread.js'));
  const running: RunningService = {
    store,
    keys,
    matches,
    recipients,
    drawing,
    beacon,
    highWater,
    mailed: () => {},
    practised: () => {},
    threw: () => {},
    close: async () => {
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
