/** Everything that a running service is made of, opened and closed together. */
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { destination, type Logger } from 'pino';
import { type DrawingThread, startDrawing } from '../board/index.js';
import { games } from '../games/index.js';
import {
  type MailTransport,
  type MailWorker,
  mailboxTransport,
  makeComposer,
  smtpTransport,
  startMailWorker,
  wantedOnly,
} from '../mail/index.js';
import {
  builtInGames,
  convertStandings,
  type Matches,
  makeMatches,
  makeRecipients,
  type Recipients,
  startAnswering,
  startClocks,
  startPlanning,
} from '../match/index.js';
import { startPractice, startThinker } from '../practice/index.js';
import { projectRoot } from '../root.js';
import { openStore, type Store, sqliteFile, tighten } from '../store/index.js';
import { makeApp, makeLogger, makeServer, readAssets } from '../web/index.js';
import { refuseUnfinished } from './care/unfinished.js';
import { closerOf } from './closing.js';
import { type Config, readConfig, usesMailbox } from './config.js';
import { CommandError, type Exit } from './fault.js';
import { type Keys, readKeys } from './keys.js';
import { prepareSoon } from './preparing.js';
import type { Terminal } from './terminal.js';
import { said } from './words/index.js';

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
  /** Set by whoever runs the practice opponent: called when something was written to one of its matches. */
  practised: () => void;
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
const REAL: ServiceEffects = { clock: () => new Date(), random: randomBytes, tick: TICK };

/** Opens the database (pending migrations are applied) and reads the keys; a new database's are made. */
export async function openService(
  config: Config,
  { clock, random, tick }: ServiceEffects = REAL,
): Promise<RunningService> {
  const store = await openStore(config.databaseUrl);
  const keys = await keysFor(config, store).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  for (const path of tighten(placesOf(config)))
    makeLog(config).warn({ path }, 'others can read this: change its mode to 0600 or 0700');
  const library = builtInGames();
  await convertStandings(store, library);
  const effects = { store, library, clock, random, tick, rootKeys: keys.roots };
  const recipients = makeRecipients({ store, keys: keys.links, clock, limit: config.limits.mails });
  const { mayMail } = recipients;
  const matches = makeMatches({
    ...effects,
    mayMail,
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
    mailed: () => {},
    practised: () => {},
    close: async () => {
      await drawing.stop();
      await store.close();
    },
  };
  return running;
}

/** A thread that scripts/build.mjs made. */
function threadFile(name: string): string {
  return join(projectRoot(), 'dist', name);
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
export function makeLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return makeLogger(logLevel, destination({ fd: STANDARD_ERROR, sync: true }));
}

/** A worker for the outbox of the house; undefined where there is no way out for mails. */
export function startWorker(
  config: Config,
  running: RunningService,
  base: string,
  log: Logger,
  { clock }: ServiceEffects = REAL,
): MailWorker | undefined {
  const way = transportOf(config, running.store);
  if (way === undefined) return undefined;
  const { store, keys, matches, recipients } = running;
  const transport = wantedOnly(way, recipients.isUnwanted);
  const library = builtInGames();
  const composer = makeComposer({
    settings: { base, from: config.mailFrom ?? `denrei@${senderHost(base)}`, keys: keys.links },
    game: async ({ game, rulesVersion, pack }) => {
      const owned = pack === null ? undefined : await store.readPack(pack);
      return library.load(game, rulesVersion, owned?.text ?? null);
    },
    draw: running.drawing.draw,
  });
  const { tellUnreachable } = matches;
  const worker = startMailWorker({ store, transport, composer, clock, log, unreachable: tellUnreachable });
  const answering = startAnswering({ store, matches, log });
  running.mailed = () => worker.wake();
  return {
    wake: () => worker.wake(),
    stop: async () => {
      // At the same time: the mails in hand do not wait for links that somebody asked for.
      await Promise.all([answering.stop(), worker.stop()]);
      await transport.close();
    },
  };
}

function transportOf(config: Config, store: Store): MailTransport | undefined {
  if (config.smtpUrl !== undefined) return smtpTransport(config.smtpUrl);
  return usesMailbox(config) ? mailboxTransport(store) : undefined;
}

/** An address that is a number has no name that mails could come from. */
function senderHost(base: string): string {
  const { hostname } = new URL(base);
  return /^[a-z][a-z0-9.-]*$/.test(hostname) ? hostname : 'localhost';
}

/** A service that listens. */
export interface Service {
  /** Address that people use, without a slash at its end. */
  readonly base: string;
  /** False where mails wait in the outbox for another worker. */
  readonly mails: boolean;
  readonly running: RunningService;
  /** Takes no more requests, finishes those in hand, ends the mail worker and closes the database. */
  stop(): Promise<void>;
}

/** Opens the house, listens, and sends mails unless another process does. */
export async function startService(
  config: Config,
  { mails }: { readonly mails: boolean },
  effects: ServiceEffects = REAL,
): Promise<Service> {
  const running = await openService(config, effects);
  const server = makeServer();
  const close = closerOf(server);
  try {
    await refuseUnfinished(running.store);
    const log = makeLog(config);
    const port = await listen(server, config);
    const base = config.baseUrl ?? baseOf(config.host, port);
    const ending = new AbortController();
    server.on('request', appOf(config, running, base, log, effects, ending.signal));
    const worker = mails ? startWorker(config, running, base, log, effects) : undefined;
    const thinker = startThinker(threadFile('thinking-thread.js'), (error) => {
      log.error({ err: error }, 'the practice opponent came to grief in its thoughts');
    });
    const { matches, store } = running;
    const practice = startPractice({ matches, store, ...effects, thinker, log });
    running.practised = () => practice.wake();
    const clocks = startClocks({ matches, store, log, clock: effects.clock });
    const planning = effects.tick === 0 ? undefined : startPlanning({ matches, store, log, ...effects });
    const callOff = prepareSoon(running.drawing, log);
    const stop = async (): Promise<void> => {
      callOff();
      ending.abort();
      // At the same time: each has its own patience, and whoever runs the service a shorter one for all.
      await Promise.all([
        close()
          .then(() => practice.stop())
          .then(() => thinker.stop()),
        worker?.stop(),
        planning?.stop(),
        clocks.stop(),
      ]);
      await running.close();
    };
    return { base, running, mails: worker !== undefined, stop };
  } catch (error) {
    server.close();
    await running.close();
    throw error;
  }
}

function appOf(
  config: Config,
  { store, matches, keys, drawing }: RunningService,
  base: string,
  log: Logger,
  { clock }: ServiceEffects,
  stopping: AbortSignal,
): ReturnType<typeof makeApp> {
  const { trustProxy, limits } = config;
  return makeApp({
    matches,
    store,
    links: keys.links,
    games: games(),
    config: { baseUrl: base, trustProxy, limits },
    clock,
    stopping,
    makeKey: randomUUID,
    log,
    draw: drawing.draw,
    assets: readAssets(join(projectRoot(), 'dist', 'client')),
    ...(usesMailbox(config) ? { mailbox: store } : {}),
  });
}

async function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new CommandError('no-port', said('noPort'));
  return address.port;
}

/** The address of a service that was not told its own. */
function baseOf(host: string, port: number): string {
  return `http://${host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host}:${port}`;
}
