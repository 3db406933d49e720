/**
 * A whole service for one game: real match layer, store, pages and mails. Two of them lead the same life, but
 * for a secret.
 */

import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import supertest from 'supertest';
import { sceneToPng } from '../../../src/board/index.js';
import { makeClub } from '../../../src/club/index.js';
import { type Purpose, signLink, signSeat } from '../../../src/links/index.js';
import { type Composer, makeComposer } from '../../../src/mail/index.js';
import { type Effects, type Matches, makeMatches } from '../../../src/match/index.js';
import { makeMatchContext } from '../../../src/match/model/context.js';
import { committedState, loadMatch } from '../../../src/match/model/loaded-match.js';
import type { BaseState, Decision, Game, StandingOrders, View } from '../../../src/referee/index.js';
import { openStore, type Store } from '../../../src/store/index.js';
import { makeApp } from '../../../src/web/index.js';
import { freshSqlite } from '../../support/databases.js';
import { BASE, KEYS } from '../../web/world.js';

const START = Date.parse('2026-11-21T10:00:00Z');
const PLENTY = { requests: 1e9, changes: 1e9, opening: 1e9, mails: 1e9 };

export interface House {
  readonly game: Game;
  readonly matches: Matches;
  readonly store: Store;
  readonly composer: Composer;
  readonly now: () => Date;
  /**
   * The next match begins with this state, its randomness with this seed. `heard` is called when standing
   * orders are asked.
   */
  lay(
    state: BaseState,
    seed: number,
    heard?: (orders: StandingOrders, view: View, decision: Decision) => void,
  ): void;
  /** The committed position. */
  stateOf(match: string): Promise<BaseState>;
  /** Asks a page of a seat, with a link of a purpose in the cookie. */
  get(path: string, seat?: Seat, accept?: string): Promise<Answer>;
  post(path: string, seat: Seat, body: object, accept?: string): Promise<Answer>;
  close(): Promise<void>;
}

export interface Seat {
  readonly match: string;
  readonly side: string;
  readonly purpose: Purpose;
}

export type Answer = Pick<supertest.Response, 'status' | 'headers' | 'text' | 'body'>;

/** Opens a house for one game. */
export async function makeHouse(game: Game): Promise<House> {
  const store = await openStore(await freshSqlite());
  const laid = new Laid(game);
  const now = () => new Date(START);
  const effects: Effects = {
    store,
    library: {
      ids: [game.id],
      newest: (id) => (id === game.id ? game.version : undefined),
      load: () => laid.game,
    },
    clock: now,
    random: (bytes) => laid.random(bytes),
    rootKeys: [{ id: 'k1', bytes: new Uint8Array(32).fill(7) }],
  };
  const matches = makeMatches(effects);
  const server = await listening(matches, effects, laid, now);
  const link = async ({ match, side, purpose }: Seat) => {
    const info = await matches.info(match);
    const head = info?.head ?? { number: 1, hash: '' };
    return signLink(
      KEYS,
      { match, side, purpose, generation: 0, head, chain: info?.commitments.chain ?? 1 },
      now(),
    );
  };
  const cookie = async (seat?: Seat) => {
    if (seat === undefined) return {};
    // A browser that plays a seat has it on its own list too.
    const listed = `denrei-mine.${seat.match}.${seat.side}=${signSeat(KEYS, { ...seat, generation: 0, at: now() })}`;
    return {
      Cookie: [
        `denrei-${seat.purpose}=${await link(seat)}`,
        ...(seat.purpose === 'play' ? [listed] : []),
      ].join('; '),
    };
  };
  return {
    game: laid.game,
    matches,
    store,
    composer: makeComposer({
      settings: { base: BASE, from: 'runner@denrei.example', keys: KEYS },
      game: () => laid.game,
      // What is drawn is what is compared; drawing it is done for the sample of pictures.
      draw: async (scene) => Buffer.from(JSON.stringify(scene)),
    }),
    now,
    lay: (state, seed, heard) => laid.lay(state, seed, heard),
    stateOf: async (match) => {
      const table = await loadMatch(makeMatchContext(effects), match);
      if (table === undefined) throw new Error(`no match ${match}`);
      return committedState(table);
    },
    get: async (path, seat, accept = 'text/html') =>
      supertest(server)
        .get(path)
        .set({ Accept: accept, ...(await cookie(seat)) }),
    post: async (path, seat, body, accept = 'text/html') =>
      supertest(server)
        .post(path)
        .set({ Accept: accept, Origin: BASE, ...(await cookie(seat)) })
        .send(body),
    close: async () => {
      server.close();
      await store.close();
    },
  };
}

/** The game as it is laid out on the table: it begins where it is told, and randomness comes from a seed. */
class Laid {
  readonly game: Game;
  #state: string;
  #bytes = stream('0');
  #heard: Parameters<House['lay']>[2];

  constructor(game: Game) {
    this.#state = JSON.stringify(game.rules.start({ scenario: game.scenarios[0]?.id ?? '', options: {} }));
    this.game = {
      ...game,
      rules: { ...game.rules, start: () => JSON.parse(this.#state) as BaseState },
      standing: {
        ...game.standing,
        answer: (orders, view, decision) => {
          this.#heard?.(orders, view, decision);
          return game.standing.answer(orders, view, decision);
        },
      },
    };
  }

  random(bytes: number): Uint8Array {
    return this.#bytes(bytes);
  }

  lay(state: BaseState, seed: number, heard: Parameters<House['lay']>[2]): void {
    this.#state = JSON.stringify(state);
    this.#bytes = stream(String(seed));
    this.#heard = heard;
  }
}

function stream(seed: string): (n: number) => Uint8Array {
  let count = 0;
  return (n) => {
    const block = () => createHash('sha256').update(`${seed}/${count++}`).digest();
    return new Uint8Array(Buffer.concat(Array.from({ length: Math.ceil(n / 32) }, block)).subarray(0, n));
  };
}

async function listening(matches: Matches, effects: Effects, laid: Laid, now: () => Date): Promise<Server> {
  const { store } = effects;
  const app = makeApp({
    matches,
    club: makeClub({ ...effects, matches }),
    store,
    links: KEYS,
    games: [laid.game],
    config: { baseUrl: BASE, trustProxy: false, limits: PLENTY },
    clock: now,
    makeKey: () => 'key of the form',
    log: pino({ level: 'silent' }),
    draw: sceneToPng,
    assets: {
      folder: '/nonexistent',
      script: '/client/main-X.js',
      style: '/client/main-X.css',
      early: '/client/early-X.js',
      pages: '/client/pages-X.css',
    },
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
