/**
 * A whole service without a port: real match layer, real SQLite store, the toy game, a clock that is told the
 * time.
 */

import Database from 'better-sqlite3';
import type { Express } from 'express';
import supertest from 'supertest';
import { sceneToPng } from '../../src/board/index.js';
import { type Club, makeClub } from '../../src/club/index.js';
import { makeLinkKeys, type Purpose, signLink } from '../../src/links/index.js';
import {
  answerAsked,
  type BeaconSource,
  type GameLibrary,
  makeMatches,
  makeRecipients,
  type Recipients,
} from '../../src/match/index.js';
import { type Foreteller, foretell, keepFates } from '../../src/practice/index.js';
import type { Game } from '../../src/referee/index.js';
import type { Store } from '../../src/store/index.js';
import { makeLogger } from '../../src/web/http/access-log.js';
import type { LivePace, RateLimits } from '../../src/web/index.js';
import { makeApp } from '../../src/web/index.js';
import { begin, type Harness, makeHarness, REQUEST } from '../match/harness.js';
import { freshSqlite } from '../support/databases.js';
import { spoken } from './spoken.js';

export const BASE = 'https://denrei.example';
export const KEYS = makeLinkKeys([{ id: 'k1', secret: Buffer.alloc(32, 1) }]);

export interface World extends Harness {
  readonly app: Express;
  readonly club: Club;
  /** Lines of the log. */
  readonly lines: string[];
  /** A signed link as a mail would hold it now. */
  token(
    match: string,
    side: string,
    purpose: Purpose,
    change?: Partial<Parameters<typeof signLink>[1]>,
  ): Promise<string>;
  /** A browser at this service, with the cookies that it was given. */
  browser(): Visitor;
  /** The file of the database. */
  readonly file: string;
  readonly recipients: Recipients;
  /** What the mail worker does at its own time: mails links to those who asked for them. */
  answerAsked(): Promise<void>;
  /** All rows of all tables of the database. */
  everything(): string;
}

export interface WorldOptions {
  readonly limits?: Partial<RateLimits>;
  readonly mailbox?: boolean;
  readonly trustProxy?: boolean | number;
  /** Games beside the toy. */
  readonly games?: readonly Game[];
  /** A newer version of the toy, which new matches are opened with. */
  readonly newer?: Game;
  /** Games as they are with a component pack, by its text. */
  readonly packed?: { readonly [text: string]: Game };
  /** Fires when the server ends. */
  readonly stopping?: AbortSignal;
  /** How often those who listen are told news. */
  readonly live?: LivePace;
  /** What takes the place of the store's own methods under the match layer. */
  readonly replaced?: (store: Store) => Partial<Store>;
  /** A database that is there already, by its URL. */
  readonly database?: string;
  /** Called before the pages read a match or ask whether the database lives. */
  readonly beforeReading?: () => void;
  /** Where rounds of a beacon come from. */
  readonly beacon?: (clock: () => Date) => BeaconSource;
  /** The games by which matches are read, in place of those that the pages offer. */
  readonly library?: GameLibrary;
  /** Key of the operator's page. */
  readonly operator?: string;
  /** Foretells orders in place of this very thread. */
  readonly foretell?: Foreteller['foretell'];
}

const PLENTY: RateLimits = { requests: 100_000, changes: 100_000, opening: 100_000, mails: 100_000 };

export async function makeWorld(options: WorldOptions = {}): Promise<World> {
  const { limits, mailbox, trustProxy, live, stopping, beforeReading = () => {} } = options;
  const { replaced = () => ({}) } = options;
  const url = options.database ?? (await freshSqlite());
  const file = url.replace(/^file:/, '');
  const quiet = await makeHarness('web', url, (clock) =>
    options.beacon === undefined ? {} : { beacon: options.beacon(clock) },
  );
  const known: readonly Game[] = [spoken, ...(options.games ?? [])];
  const found = (id: string) => known.find((game) => game.id === id);
  const library = options.library ?? {
    ids: known.map(({ id }) => id),
    newest: (id: string) => (options.newer?.id === id ? options.newer.version : found(id)?.version),
    load: (id: string, version: number, pack: string | null) =>
      [options.newer].find((game) => game?.id === id && game.version === version) ??
      options.packed?.[pack ?? ''] ??
      found(id) ??
      spoken,
  };
  const allowed = { ...PLENTY, ...limits };
  const recipients = makeRecipients({
    store: quiet.store,
    keys: KEYS,
    clock: quiet.context.clock,
    limit: allowed.mails,
  });
  const { mayMail } = recipients;
  const under = { ...quiet.store, ...replaced(quiet.store) };
  const harness = { ...quiet, matches: makeMatches({ ...quiet.context, store: under, library, mayMail }) };
  const club = makeClub({ ...quiet.context, matches: harness.matches, library, mayMail });
  const lines: string[] = [];
  let key = 0;
  const app = makeApp({
    matches: harness.matches,
    club,
    store: {
      ...harness.store,
      readMatch: async (id) => {
        beforeReading();
        return harness.store.readMatch(id);
      },
      matchesOfAddress: (address) => harness.store.matchesOfAddress(address),
      readRoot: (id) => harness.store.readRoot(id),
      readOffers: (id) => harness.store.readOffers(id),
      readDraftRevisions: (id) => harness.store.readDraftRevisions(id),
      readShown: (id, side) => harness.store.readShown(id, side),
      ping: async () => {
        beforeReading();
        return harness.store.ping();
      },
    },
    links: KEYS,
    games: known,
    config: {
      baseUrl: BASE,
      trustProxy: trustProxy ?? false,
      limits: allowed,
      hooks: true,
      ...(live === undefined ? {} : { live }),
    },
    clock: harness.context.clock,
    ...(stopping === undefined ? {} : { stopping }),
    makeKey: () => `form-${key++}`,
    log: makeLogger('info', { write: (line: string) => void lines.push(line) }),
    draw: sceneToPng,
    foretell:
      options.foretell ??
      keepFates(
        async (request) => foretell(library.load, request),
        (error) => {
          throw error;
        },
      ),
    assets: {
      folder: '/nonexistent',
      script: '/client/main-X.js',
      style: '/client/main-X.css',
      early: '/client/early-X.js',
      pages: '/client/pages-X.css',
    },
    ...(quiet.context.beacon === undefined ? {} : { beacon: { name: 'test-beacon', seconds: 60 } }),
    ...(mailbox ? { mailbox: harness.store } : {}),
    ...(options.operator === undefined ? {} : { operator: { key: options.operator, store: harness.store } }),
  });
  const token: World['token'] = async (match, side, purpose, change = {}) => {
    const info = await harness.matches.info(match);
    const seat = (await harness.store.readMatch(match))?.seats.find((one) => one.side === side);
    const head = info?.head ?? { number: 1, hash: '0'.repeat(64) };
    const chain = info?.commitments.chain ?? 1;
    return signLink(
      KEYS,
      { match, side, purpose, generation: seat?.generation ?? 0, head, chain, ...change },
      harness.context.clock(),
    );
  };
  return {
    ...harness,
    club,
    app,
    lines,
    recipients,
    answerAsked: () => answerAsked(harness),
    token,
    browser: () => new Visitor(app),
    file,
    everything: () => dump(file),
  };
}

function dump(file: string): string {
  const database = new Database(file, { readonly: true });
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .pluck()
    .all() as string[];
  const rows = tables.map((table) => [table, database.prepare(`SELECT * FROM "${table}"`).all()]);
  database.close();
  return JSON.stringify(rows);
}

/** Opens a match and takes both seats. */
export function beginMatch(world: World): Promise<string> {
  return begin(world, REQUEST);
}

type Answer = supertest.Response;

interface Kept {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** What a browser does: cookies by path, the origin of forms, redirects by hand. */
export class Visitor {
  #cookies: Kept[] = [];
  readonly #app: Express;
  constructor(app: Express) {
    this.#app = app;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#keep(
      await supertest(this.#app).get(path).set('Accept', 'text/html').set(this.#cookie(path)).set(headers),
    );
  }

  async head(path: string): Promise<Answer> {
    return supertest(this.#app).head(path).set('Accept', 'text/html').set(this.#cookie(path));
  }

  /** Follows redirects to a page. */
  async open(path: string): Promise<Answer> {
    const answer = await this.get(path);
    return answer.status === 303 ? this.open(String(answer.headers.location)) : answer;
  }

  /** Sends a form, as from one of our own pages. */
  async post(
    path: string,
    fields: Record<string, string | readonly string[]> | string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const request = supertest(this.#app)
      .post(path)
      .set('Accept', 'text/html')
      .set('Origin', BASE)
      .set(this.#cookie(path))
      .set(headers);
    return this.#keep(await request.type('form').send(fields));
  }

  /** Sends JSON and wants it. */
  async json(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    const request = supertest(this.#app)
      .post(path)
      .set('Accept', 'application/json')
      .set('Origin', BASE)
      .set(this.#cookie(path))
      .set(headers);
    return this.#keep(await request.send(body));
  }

  /** The page of a seat for programs. */
  async read(path: string): Promise<Answer> {
    return supertest(this.#app).get(path).set('Accept', 'application/json').set(this.#cookie(path));
  }

  #cookie(path: string): Record<string, string> {
    const bare = path.split('?')[0] ?? '';
    const fitting = this.#cookies.filter(
      (cookie) => bare === cookie.path || bare.startsWith(`${cookie.path}/`),
    );
    return fitting.length === 0
      ? {}
      : { Cookie: fitting.map(({ name, value }) => `${name}=${value}`).join('; ') };
  }

  #keep(answer: Answer): Answer {
    const set = answer.headers['set-cookie'] as unknown as string[] | undefined;
    for (const line of set ?? []) {
      const [pair = '', ...attributes] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      const path = attributes.find((a) => a.startsWith('Path='))?.slice(5) ?? '/';
      this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
      if (pair.length > name.length + 1)
        this.#cookies.push({ name, value: pair.slice(name.length + 1), path });
    }
    return answer;
  }
}

/** A browser that has followed its mail's link. */
export async function seatedAt(world: World, match: string, side: string): Promise<Visitor> {
  const visitor = world.browser();
  await visitor.open(`/l/${await world.token(match, side, 'play')}`);
  return visitor;
}
