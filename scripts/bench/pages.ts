/**
 * The match page of a seat in the middle of a game, over real HTTP, with the question, the map and the log.
 */

import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { sceneToPng } from '../../src/board/index.js';
import { makeClub } from '../../src/club/index.js';
import { games } from '../../src/games/index.js';
import { makeLinkKeys, signLink } from '../../src/links/index.js';
import { builtInGames, type Matches, makeMatches } from '../../src/match/index.js';
import { sampleOrder } from '../../src/referee/index.js';
import { openStore, type Store } from '../../src/store/index.js';
import { makeApp } from '../../src/web/index.js';
import { seededBytes } from '../../test/support/random.js';
import { bareServer } from './peers/bare-page.js';

const WARM = 300;
const REQUESTS = 1500;
/** Connections that ask at the same time. */
const CALLERS = 8;
const ORDERS = 60;
const PLENTY = 1e9;

/** Asks for one page again and again from another process, so that its work is not counted here. */
const CLIENT = `
const http = require('node:http');
const [url, cookie, total, callers, fresh] = process.argv.slice(1);
let asked = 100000;
const next = () => (fresh === 'fresh' ? url + '?since=' + ++asked : url);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(callers) });
const ask = () => new Promise((done, fail) => http.get(next(), { agent, headers: { cookie, accept: 'text/html' } }, (answer) => {
  let bytes = 0;
  answer.on('data', (part) => { bytes += part.length; });
  answer.on('end', () => (answer.statusCode === 200 ? done(bytes) : fail(new Error('status ' + answer.statusCode))));
}).on('error', fail));
let left = Number(total), bytes = 0;
const caller = async () => { while (left-- > 0) bytes = await ask(); };
Promise.all(Array.from({ length: Number(callers) }, caller)).then(() => { console.log(bytes); process.exit(0); });
`;

/**
 * Prints pages a second of one core's time: of a page asked for again (budget 500), and of one that must be
 * made.
 */
export async function benchMatchPage(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'denrei-bench-'));
  const file = join(folder, 'bench.db');
  const store = await openStore(`file:${file}`);
  const place = await openPage(store);
  const kilobytes = Math.round((await ask(place, WARM, 'fresh')) / 1024);
  console.log(
    `match page, ${place.events} events, ${kilobytes} kB, ${REQUESTS} requests by ${CALLERS} callers in another process`,
  );
  const anew = await measure('made anew for each request', place, 'fresh');
  const again = await measure('asked for again', place, 'again');
  const page = await (await fetch(place.url, { headers: { cookie: place.cookie } })).text();
  const bare = await bareServer(file, place.match, page);
  await ask({ ...place, url: bare.url }, WARM, 'again');
  const least = await measure(
    'bare express + better-sqlite3, the same rows read and the same page sent',
    { ...place, url: bare.url },
    'again',
  );
  bare.close();
  console.log(
    `ratio to the bare server, of processor time: ${(least / again).toFixed(2)} asked for again, ${(least / anew).toFixed(2)} made anew`,
  );
  place.server.closeAllConnections();
  place.server.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
}

/** Milliseconds of a processor for each. */
async function measure(what: string, place: Place, how: How): Promise<number> {
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  await ask(place, REQUESTS, how);
  const { user, system } = process.cpuUsage(cpu);
  const [seconds, wall] = [(user + system) / 1e6, (performance.now() - begun) / 1000];
  const [ofCore, each, ofClock] = [REQUESTS / seconds, (1000 * seconds) / REQUESTS, REQUESTS / wall];
  console.log(
    `${what}: ${Math.round(ofCore)} a second of one core, ${each.toFixed(2)} ms CPU each, ${Math.round(ofClock)} a second by the clock`,
  );
  return each;
}

interface Place {
  readonly server: Server;
  readonly url: string;
  readonly cookie: string;
  readonly events: number;
  readonly match: string;
}

/** `fresh`: each request asks for a page that nobody has asked for. */
type How = 'fresh' | 'again';

async function openPage(store: Store): Promise<Place> {
  const links = makeLinkKeys([{ id: 'k1', secret: randomBytes(32) }]);
  const clock = () => new Date();
  const rootKeys = [{ id: 'k1', bytes: new Uint8Array(32).fill(7) }];
  // The same dice each time, so that the same page is made.
  const random = seededBytes('bench');
  const library = builtInGames();
  const matches = makeMatches({ store, library, clock, random, rootKeys });
  const { match, side } = await midGame(matches);
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const limits = { requests: PLENTY, changes: PLENTY, opening: PLENTY, mails: PLENTY };
  const assets = {
    folder: '/nowhere',
    script: '/client/main.js',
    style: '/client/main.css',
    early: '/client/early-X.js',
    pages: '',
  };
  const config = { baseUrl, trustProxy: false, limits };
  server.on(
    'request',
    makeApp({
      matches,
      club: makeClub({ store, matches, library, clock, random }),
      store,
      links,
      games: games(),
      config,
      clock,
      makeKey: randomUUID,
      log: pino({ level: 'silent' }),
      draw: sceneToPng,
      assets,
    }),
  );
  const info = await matches.info(match);
  if (info === undefined) throw new Error('no match');
  const link = {
    match,
    side,
    purpose: 'play' as const,
    generation: 0,
    head: info.head,
    chain: info.commitments.chain,
  };
  return {
    server,
    url: `${baseUrl}/m/${match}/${side}`,
    cookie: `denrei-play=${signLink(links, link, clock())}`,
    events: info.head.number,
    match,
  };
}

/** A match some turns old, and whose move it is. */
async function midGame(matches: Matches): Promise<{ match: string; side: string }> {
  const seat = { name: 'Bench', address: 'bench@example.org', locale: 'ja', timeZone: 'Asia/Tokyo' } as const;
  const seats = ['JP', 'RU'].map((side) => ({ side, ...seat }));
  const opened = await matches.open({
    game: 'kyuchorei',
    scenario: games()[0]?.scenarios[0]?.id ?? '',
    options: {},
    pack: null,
    seats,
    opener: 'JP',
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const { match } = opened.value;
  for (const { side } of seats) {
    const joined = await matches.join(match, side, {});
    if (!joined.ok) throw new Error(joined.failure.code);
  }
  let random = 1;
  const pick = (n: number) => {
    random = (random * 48_271) % 2_147_483_647;
    return random % n;
  };
  for (let i = 0; i < ORDERS; i++) {
    const side = (await matches.info(match))?.waitsFor[0] ?? 'JP';
    const page = await matches.page(match, side);
    if (!page.ok || page.value.question === undefined) break;
    const { head } = page.value.match;
    await matches.order(match, side, {
      event: head.number,
      draft: page.value.draft.revision,
      key: `k${i}`,
      order: sampleOrder(page.value.question, pick),
    });
  }
  return { match, side: (await matches.info(match))?.waitsFor[0] ?? 'JP' };
}

async function ask({ url, cookie }: Place, total: number, how: How): Promise<number> {
  const client = spawn(process.execPath, ['-e', CLIENT, url, cookie, String(total), String(CALLERS), how], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const parts: Buffer[] = [];
  client.stdout.on('data', (part: Buffer) => parts.push(part));
  const [code] = await once(client, 'exit');
  if (code !== 0) throw new Error('the client failed');
  return Number(Buffer.concat(parts).toString());
}
