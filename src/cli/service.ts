/** The service as one process: a house that listens, and does as much of the rest as its role says. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { projectRoot } from '../root.js';
import { makeApp, makeServer, readAssets } from '../web/index.js';
import { refuseUnfinished } from './care/unfinished.js';
import { closerOf } from './closing.js';
import { type Config, usesMailbox } from './config.js';
import { CommandError } from './fault.js';
import { prepareSoon } from './preparing.js';
import { makeLog, openService, REAL, type RunningService, type ServiceEffects } from './running/house.js';
import { startInbound } from './running/incoming.js';
import { startWorker } from './running/mail-worker.js';
import { startTending } from './running/tending.js';
import { said } from './words/index.js';

/** A service that listens. */
export interface Service {
  /** Address that people use, without a slash at its end. */
  readonly base: string;
  /** False where mails wait in the outbox for another worker. */
  readonly mails: boolean;
  /** Where mails are handed over; undefined: nowhere. */
  readonly inboundPort: number | undefined;
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
  const sends = mails && config.role !== 'web';
  const running = await openService(config, effects);
  const server = makeServer();
  const close = closerOf(server);
  try {
    await refuseUnfinished(running);
    const log = makeLog(config);
    const port = await listen(server, config);
    const base = config.baseUrl ?? baseOf(config.host, port);
    const ending = new AbortController();
    server.on('request', appOf(config, running, base, log, effects, ending.signal));
    const worker = sends ? startWorker(config, running, base, log, effects) : undefined;
    const tending = config.role === 'web' ? undefined : startTending(running, config.data, effects, log);
    const inbound = sends ? await startInbound(config, running, log) : undefined;
    const callOff = prepareSoon(running.drawing, running.games.offered, log);
    const stop = async (): Promise<void> => {
      callOff();
      ending.abort();
      const answered = close();
      await Promise.all([answered, worker?.stop(), inbound?.stop(), tending?.stop(answered)]);
      await running.close();
    };
    return { base, running, mails: worker !== undefined, inboundPort: inbound?.port, stop };
  } catch (error) {
    server.close();
    await running.close();
    throw error;
  }
}

function appOf(
  config: Config,
  { store, games, matches, club, keys, drawing, foreteller, beacon }: RunningService,
  base: string,
  log: Logger,
  { clock }: ServiceEffects,
  stopping: AbortSignal,
): ReturnType<typeof makeApp> {
  const { trustProxy, limits, hooks, operatorKey, role } = config;
  return makeApp({
    matches,
    club,
    store,
    links: keys.links,
    games: games.offered,
    rulesOf: games.rulesOf,
    config: { baseUrl: base, trustProxy, limits, hooks },
    clock,
    stopping,
    makeKey: randomUUID,
    log,
    draw: drawing.draw,
    foretell: foreteller.foretell,
    assets: readAssets(join(projectRoot(), 'dist', 'client')),
    ...(usesMailbox(config) ? { mailbox: store } : {}),
    ...(operatorKey === undefined ? {} : { operator: { key: operatorKey, store } }),
    ...(beacon === undefined
      ? {}
      : { beacon: { name: beacon.terms.name, seconds: beacon.terms.wait * beacon.period } }),
    watchedOnly: role === 'worker',
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
