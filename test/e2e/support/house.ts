/**
 * A whole service on a port of its own, as `denrei serve` runs it: every game, SQLite, the built-in mailbox,
 * dice from a seed.
 */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { sceneToPng } from '../../../src/board/index.js';
import { makeClub } from '../../../src/club/index.js';
import { games } from '../../../src/games/index.js';
import { makeLinkKeys, signLink } from '../../../src/links/index.js';
import { mailboxTransport, makeComposer, readBoxedMail, startMailWorker } from '../../../src/mail/index.js';
import { builtInGames, type Matches, makeMatches } from '../../../src/match/index.js';
import { startPractice } from '../../../src/practice/index.js';
import { type BoxedMail, openStore, type Store } from '../../../src/store/index.js';
import { makeApp, type RateLimits } from '../../../src/web/index.js';
import { freshSqlite } from '../../support/databases.js';
// Only its types: what the database tests are provided with.
import type {} from '../../support/postgres.js';
import { seededBytes } from '../../support/random.js';
import { buildClient } from '../../web/client.js';

export interface House {
  readonly base: string;
  readonly matches: Matches;
  readonly store: Store;
  /** Errors that the server logged. */
  readonly errors: string[];
  /** The texts of the mails to an address, the newest first, as soon as there are `n` of them. */
  mails(address: string, n: number): Promise<readonly string[]>;
  /** A link to play a seat, as its next mail would hold it. */
  link(match: string, side: string): Promise<string>;
  close(): Promise<void>;
}

const PLENTY: RateLimits = { requests: 100_000, changes: 100_000, opening: 100_000, mails: 100_000 };
/** Looks at the mailbox, a tenth of a second apart. */
const PATIENCE = 600;

/**
 * Opens a house. Matches that are opened and played in the same order have the same dice in every run with
 * this `seed`.
 */
export async function openHouse(seed: string): Promise<House> {
  const store = await openStore(await freshSqlite());
  const assets = await buildClient();
  const links = makeLinkKeys([{ id: 'k1', secret: Buffer.alloc(32, 1) }]);
  const clock = () => new Date();
  let mailed = () => {};
  const library = builtInGames();
  const rootKeys = [{ id: 'k1', bytes: new Uint8Array(32).fill(2) }];
  let practised = () => {};
  const random = seededBytes(seed);
  const effects = {
    store,
    library,
    clock,
    random,
    rootKeys,
    mailed: () => mailed(),
    practised: () => practised(),
  };
  const matches = makeMatches(effects);
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const config = { baseUrl: base, trustProxy: false, limits: PLENTY };
  server.on(
    'request',
    makeApp({
      matches,
      club: makeClub({ ...effects, matches }),
      store,
      links,
      games: games(),
      config,
      clock,
      makeKey: randomUUID,
      log,
      draw: sceneToPng,
      assets,
      mailbox: store,
    }),
  );
  const composer = makeComposer({
    settings: { base, from: 'denrei@localhost', keys: links },
    game: ({ game, rulesVersion }) => library.load(game, rulesVersion, null),
  });
  const worker = startMailWorker({
    store,
    transport: mailboxTransport(store),
    composer,
    clock,
    log,
    unreachable: async () => {},
  });
  mailed = () => worker.wake();
  const robots = startPractice({ matches, store, clock, random: seededBytes(`${seed}, practice`), log });
  practised = () => robots.wake();
  return {
    base,
    matches,
    store,
    errors,
    mails: (address, n) => textsTo(store, address, n),
    link: async (match, side) => {
      const found = await store.readMatch(match);
      const generation = found?.seats.find((seat) => seat.side === side)?.generation ?? 0;
      const head = { number: found?.match.headNumber ?? 0, hash: found?.match.headHash ?? '' };
      return `${base}/l/${signLink(links, { match, side, purpose: 'play', generation, head, chain: 1 }, clock())}`;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await robots.stop();
      await worker.stop();
      await store.close();
    },
  };
}

async function textsTo(store: Store, address: string, n: number): Promise<readonly string[]> {
  for (let i = 0; i < PATIENCE; i++) {
    const mails = (await store.listMails(100)).filter((mail) => mail.address === address);
    if (mails.length >= n) return Promise.all(mails.map(async ({ id }) => textOf(await store.readMail(id))));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no ${n} mails to ${address}`);
}

async function textOf(mail: BoxedMail | undefined): Promise<string> {
  return mail === undefined ? '' : (await readBoxedMail(mail)).text;
}

/** The first link in a mail's text: what it asks to follow. */
export function linkIn(text: string): string {
  const link = /https?:\/\/\S+\/l\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`no link in\n${text}`);
  return link;
}
