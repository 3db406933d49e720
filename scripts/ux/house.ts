/**
 * A service with every game on a port of its own, for measuring its pages in a browser. Dice and ids come
 * from a seed.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { sceneToPng } from '../../src/board/index.js';
import { makeClub } from '../../src/club/index.js';
import { games } from '../../src/games/index.js';
import { makeLinkKeys, signLink } from '../../src/links/index.js';
import { deliverDue, mailboxTransport, makeComposer, readBoxedMail } from '../../src/mail/index.js';
import { builtInGames, type GameLibrary, makeMatches } from '../../src/match/index.js';
import { type Game, type Order, sampleOrder, seededPick } from '../../src/referee/index.js';
import { openStore } from '../../src/store/index.js';
import { makeApp, readAssets } from '../../src/web/index.js';
import { seededBytes } from '../../test/support/random.js';

const PLENTY = { requests: 1e6, changes: 1e6, opening: 1e6, mails: 1e6 };
const MOST_ORDERS = 4000;
const MOST_MAILS = 500;

/** Opens it on the built client. `more`: games beside those of the house. */
export async function openHouse(seed: string, more: readonly Game[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'denrei-ux-'));
  const store = await openStore(`file:${join(folder, 'ux.db')}`);
  const links = makeLinkKeys([{ id: 'k1', secret: Buffer.alloc(32, 1) }]);
  const rootKeys = [{ id: 'k1', bytes: new Uint8Array(32).fill(2) }];
  const clock = () => new Date();
  const known = [...games(), ...more];
  const built = builtInGames();
  const added = (id: string) => more.find((game) => game.id === id);
  const library: GameLibrary = {
    ...built,
    ids: known.map(({ id }) => id),
    newest: (id) => added(id)?.version ?? built.newest(id),
    load: (id, version, pack) => added(id) ?? built.load(id, version, pack),
  };
  const matches = makeMatches({
    store,
    library,
    clock,
    random: seededBytes(seed),
    rootKeys,
    mailed: () => {},
    practised: () => {},
  });
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const config = { baseUrl: base, trustProxy: false, limits: PLENTY };
  const log = pino({ level: 'error' });
  const assets = readAssets('dist/client');
  const draw = sceneToPng;
  server.on(
    'request',
    makeApp({
      matches,
      club: makeClub({ store, matches, library, clock, random: seededBytes(seed) }),
      store,
      links,
      games: known,
      config,
      clock,
      makeKey: randomUUID,
      log,
      draw,
      assets,
      mailbox: store,
    }),
  );
  let given = 0;

  async function give(match: string, side: string, order: Order) {
    const page = await matches.page(match, side);
    if (!page.ok) throw new Error(page.failure.code);
    const guard = {
      event: page.value.match.head.number,
      draft: page.value.draft.revision,
      key: `ux ${given++}`,
    };
    const done = await matches.order(match, side, { ...guard, order });
    if (!done.ok) throw new Error(`${JSON.stringify(order)}: ${done.failure.code}`);
  }

  async function newMatch(id: string, locale: 'en' | 'ja'): Promise<string> {
    const game = known.find((one) => one.id === id);
    if (game === undefined) throw new Error(`no game ${id}`);
    const seats = game.sides.map((side) => ({
      side,
      name: side,
      address: `${side}@example.org`,
      locale,
      timeZone: 'UTC',
    }));
    const scenario = game.scenarios[0]?.id ?? '';
    const opened = await matches.open({
      game: id,
      scenario,
      options: {},
      pack: null,
      opener: game.sides[0] ?? '',
      seats,
    });
    if (!opened.ok) throw new Error(opened.failure.code);
    for (const side of game.sides) await matches.join(opened.value.match, side, {});
    return opened.value.match;
  }

  /** Plays at random to a question of this kind (or to the end, for none), `after` as many orders. */
  async function playTo(match: string, kind: string | undefined, after = 0) {
    const pick = seededPick(3);
    for (let n = 0; n < MOST_ORDERS; n++) {
      const info = await matches.info(match);
      if (info?.status === 'finished') {
        if (kind === undefined) return { match, side: info.seats[0]?.side ?? '' };
        throw new Error(`${kind} never came`);
      }
      const [side = ''] = info?.waitsFor ?? [];
      const page = await matches.page(match, side);
      if (!page.ok || page.value.question === undefined) throw new Error('nobody is asked');
      const { question } = page.value;
      if (n >= after && question.kind === kind) return { match, side };
      await give(match, side, sampleOrder(question, pick) ?? { do: 'end' });
    }
    throw new Error(`${kind} never came`);
  }

  /** Plays at random until somebody else is asked. */
  async function playOn(match: string) {
    const pick = seededPick(7);
    const [first] = (await matches.info(match))?.waitsFor ?? [];
    for (let n = 0; n < MOST_ORDERS; n++) {
      const [side] = (await matches.info(match))?.waitsFor ?? [];
      if (side === undefined || side !== first) return;
      const page = await matches.page(match, side);
      if (!page.ok || page.value.question === undefined) return;
      await give(match, side, sampleOrder(page.value.question, pick) ?? { do: 'end' });
    }
  }

  /** Delivers what is due, and gives the mails of a match so far to all its seats. */
  async function mailsOf(match: string) {
    const composer = makeComposer({
      settings: { base, from: 'denrei@localhost', keys: links },
      game: ({ game, rulesVersion, pack }) => library.load(game, rulesVersion, pack),
    });
    const room = {
      store,
      transport: mailboxTransport(store),
      composer,
      clock,
      log,
      unreachable: async () => {},
    };
    await deliverDue(room);
    const listed = await store.listMails(MOST_MAILS);
    const boxed = await Promise.all(listed.map(({ id }) => store.readMail(id)));
    const read = await Promise.all(
      boxed.flatMap((mail) => (mail === undefined ? [] : [readBoxedMail(mail)])),
    );
    return read.filter(({ text }) => text.includes(match));
  }

  async function link(match: string, side: string): Promise<string> {
    const found = await store.readMatch(match);
    const generation = found?.seats.find((seat) => seat.side === side)?.generation ?? 0;
    const head = { number: found?.match.headNumber ?? 0, hash: found?.match.headHash ?? '' };
    return `${base}/l/${signLink(links, { match, side, purpose: 'play', generation, head, chain: 1 }, clock())}`;
  }

  return {
    base,
    matches,
    give,
    newMatch,
    playTo,
    link,
    mailsOf,
    playOn,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
