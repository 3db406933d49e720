/**
 * Three web processes and two workers on one PostgreSQL, all five games, while processes are killed,
 * connections to the database are cut, and the database itself crashes. `DENREI_SEVERAL=300,6000` plays so
 * many matches and orders; left out, few.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningService } from '../../../src/cli/running/house.js';
import { games, loadGame } from '../../../src/games/index.js';
import { seatPath, signLink } from '../../../src/links/index.js';
import { deliverDue, makeComposer, smtpTransport } from '../../../src/mail/index.js';
import type { Accepted } from '../../../src/match/index.js';
import { type Order, sampleOrder } from '../../../src/referee/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { begin, journalOf, openSeeded, ownEnvironment, REQUEST } from '../../cli/match.js';
import { type Sink, startSink } from '../../mail/sink.js';
import { picker } from '../../referee/support.js';
import { type PostgresServer, startPostgres } from '../../support/postgres-server.js';
import { Killable } from '../killable.js';
import { asked, beginLate, letDaysPass, ranOut } from './late.js';
import { beginPlanned, plannedOrders } from './planned.js';

const [MATCHES = 10, ORDERS = 250] = (process.env.DENREI_SEVERAL ?? '')
  .split(',')
  .filter(Boolean)
  .map(Number);
/** So often something is killed, cut or crashes, each time after as many more answers. */
const TROUBLES = 8;
/** Longer than any lease, and than the rest of a mail that was tried while the database was away. */
const LATER = 24 * 3600_000;
const PAUSE = 50;
/** What was acknowledged must be there after a crash: the disk is waited for. */
const DURABLE = ['synchronous_commit=on'];

interface Acknowledged {
  readonly match: string;
  readonly side: string;
  readonly key: string;
  readonly accepted: Accepted;
}

let sink: Sink;
let postgres: PostgresServer;
let webs: readonly Killable[];
let workers: readonly Killable[];
let house: RunningService;
const matches: string[] = [];
const practice: string[] = [];
const planned: string[] = [];
const late: string[] = [];
const acknowledged: Acknowledged[] = [];
const killed: unknown[] = [];
let cut = 0;
let crashed = 0;
let sent = 0;
let troubled = 0;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pick = picker(17);
const oneOf = <T>(list: readonly T[]): T => list[pick(list.length)] as T;

/** Reads through a connection of our own, which is cut like all others. */
async function read<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 100) throw error;
      await pause(PAUSE);
    }
  }
}

/** Gives an order to any web process, again and again under the same key until one answers. */
async function give(path: string, key: string, body: object): Promise<{ status: number; text: string }> {
  for (;;) {
    try {
      const response = await fetch(oneOf(webs).base + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (response.status < 500) return { status: response.status, text };
    } catch {
      // It is dead just now.
    }
    await pause(PAUSE);
  }
}

function keyOf(match: string, side: string): string {
  const head = { number: 0, hash: '' };
  const link = { match, side, purpose: 'play', generation: 0, head, chain: 0 } as const;
  return signLink(house.keys.links, link, new Date());
}

/** Plays one match through HTTP until all orders are given and all troubles over, or it is. */
async function play(match: string, seed: number): Promise<void> {
  const choose = picker(seed);
  while (sent < ORDERS || troubled < TROUBLES) {
    const info = await read(() => house.matches.info(match));
    const side = info?.waitsFor[0];
    if (side === undefined) return;
    const page = await read(() => house.matches.page(match, side));
    const question = page.ok ? page.value.question : undefined;
    const order = question === undefined ? undefined : sampleOrder(question, choose);
    if (!page.ok || order === undefined) continue;
    sent += 1;
    const key = `key ${sent}`;
    const [event, draft] = [page.value.match.head.number, page.value.draft.revision];
    const { status, text } = await give(`${seatPath(match, side)}/orders`, keyOf(match, side), {
      ...{ event, draft, key, order },
    });
    if (status !== 200) throw new Error(`${status} ${text}`);
    acknowledged.push({ match, side, key, accepted: JSON.parse(text) });
  }
}

/**
 * In turn: a web process, a worker, all connections to the database, the database. Between two troubles a
 * match begins that its plans play, and days pass for those that their clocks play.
 */
async function trouble(): Promise<void> {
  for (; troubled < TROUBLES; troubled++) {
    const due = (ORDERS * troubled) / TROUBLES;
    while (acknowledged.length < due) await pause(5);
    planned.push(await read(() => beginPlanned(house)));
    late.push(await read(() => beginLate(house)));
    await read(() => letDaysPass(url(), late));
    await troubles[troubled % troubles.length]?.();
  }
}

const troubles: readonly (() => Promise<void>)[] = [
  () => kill(webs),
  async () => {
    const ended = await asked(postgres.url, (client) =>
      client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'several'"),
    );
    cut += ended.rows.length;
  },
  () => kill(workers),
  async () => {
    await postgres.crash();
    crashed += 1;
  },
];

async function kill(some: readonly Killable[]): Promise<void> {
  const victim = oneOf(some);
  killed.push(await victim.end('SIGKILL'));
  await victim.start();
}

const url = (): string => postgres.databaseUrl('several');
const service = (): Killable => webs[0] as Killable;

/**
 * Waits until every plan is carried out and every clock that runs has run out: leases of the killed run out
 * first. A clock whose mail rests, since it was tried while the database was away, does not run yet.
 */
async function settled(): Promise<void> {
  const left = () =>
    asked(url(), (client) =>
      client.query(
        `SELECT 1 FROM "Plan" WHERE "state" <> 'resting'
         UNION ALL SELECT 1 FROM "Clock" WHERE "state" = 'running' AND "matchId" = ANY($1)`,
        [late],
      ),
    );
  while ((await read(left)).rows.length > 0) {
    await read(() => letDaysPass(url(), late));
    await pause(500);
  }
}

beforeAll(async () => {
  sink = await startSink({ disabledCommands: ['STARTTLS'] });
  postgres = await startPostgres(DURABLE);
  await postgres.create('several');
  const limits = { DENREI_LIMIT_REQUESTS: '1000000', DENREI_LIMIT_CHANGES: '1000000' };
  const post = { SMTP_URL: sink.url, MAIL_FROM: 'denrei@example.org' };
  const env = { ...(await ownEnvironment()), ...limits, ...post, DATABASE_URL: url() };
  const make = (role: string) => Killable.make({ ...env, DENREI_ROLE: role });
  house = await openSeeded(env);
  webs = [await make('web'), await make('web'), await make('web')];
  workers = [await make('worker'), await make('worker')];
  const all = games();
  for (let n = 0; n < MATCHES; n++) {
    const game = all[n % all.length] as (typeof all)[number];
    const [a = '', b = ''] = game.sides;
    const [one, two] = REQUEST.seats;
    if (one === undefined || two === undefined) throw new Error('two seats');
    const seats = [
      { ...one, side: a },
      { ...two, side: b },
    ];
    const opening = { game: game.id, scenario: game.scenarios[0]?.id ?? '', opener: a };
    matches.push(await begin(house, null, { ...opening, seats }));
    if (n >= all.length) continue;
    const robot = [
      { ...one, side: a, address: null, holder: 'person' as const },
      { ...two, side: b, address: null, holder: 'robot' as const },
    ];
    const against = await house.matches.open({ ...REQUEST, ...opening, seats: robot });
    if (!against.ok) throw new Error(against.failure.code);
    await house.matches.join(against.value.match, a, {});
    practice.push(against.value.match);
  }
  await Promise.all([...webs, ...workers].map((one) => one.start()));
  await Promise.all([...matches.map((match, i) => play(match, i + 1)), trouble()]);
  await settled();
}, 1_800_000);

afterAll(async () => {
  await house.store.close();
  await sink.close();
  await postgres.stop();
});

describe('several processes on one database, some of which are killed again and again', () => {
  test('all end in good order when they are asked to', async () => {
    expect(killed.length).toBeGreaterThan(2);
    expect(new Set(killed)).toEqual(new Set(['SIGKILL']));
    expect(cut).toBeGreaterThan(0);
    expect(crashed).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(ORDERS * 0.9);
    for (const one of [...webs, ...workers]) expect(await one.end('SIGTERM')).toBe(0);
  });

  test('lost no order that was acknowledged, and answered none in two ways', async () => {
    for (const { match, side, key, accepted } of acknowledged) {
      const kept = await read(() => house.store.readAnswer(match, side, key));
      expect(JSON.parse(kept?.answer ?? 'null')).toEqual(accepted);
      const head = (await read(() => house.store.readMatch(match)))?.match.headNumber ?? 0;
      expect(head).toBeGreaterThanOrEqual(accepted.event);
    }
  });

  test('carried every line of every plan out once', async () => {
    expect(planned).toHaveLength(TROUBLES);
    for (const match of planned) {
      const orders = (await house.store.readEvents(match, 1)).flatMap(
        ({ text }): readonly { order: Order }[] => JSON.parse(text).public.orders ?? [],
      );
      expect(orders.map(({ order }) => order)).toEqual(plannedOrders());
      for (const { progress } of await house.store.readPlans(match))
        expect(new Set(JSON.parse(progress).reports.map(({ came }: { came: string }) => came))).toEqual(
          new Set(['done']),
        );
    }
  });

  test('noticed every clock that ran out, once, and told both sides once', async () => {
    expect(late).toHaveLength(TROUBLES);
    const { timeouts, told } = await ranOut(url(), late);
    expect(timeouts.length).toBeGreaterThan(TROUBLES / 2);
    expect(new Set(timeouts)).toEqual(new Set([1]));
    expect(told).toEqual(
      new Map([
        ['timeUp', timeouts.length],
        ['overdue', timeouts.length],
      ]),
    );
  });

  test('keep journals of all five games that audit', async () => {
    for (const match of [...matches, ...practice, ...planned, ...late])
      expect(await verifyJournal(await journalOf(house, match, 'public'))).toMatchObject({ ok: true });
  });

  test('delivered every mail that they owe, under the id it was written with, and no other', async () => {
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const transport = smtpTransport(sink.url);
    const settings = { base: service().base, from: 'denrei@example.org', keys: house.keys.links };
    const composer = makeComposer({ settings, game: ({ game }) => loadGame(game) });
    const clock = () => new Date(Date.now() + LATER);
    await deliverDue({ store: house.store, transport, composer, clock, log, unreachable: async () => {} });
    await transport.close();
    const { rows } = await asked(url(), (client) =>
      client.query<{ messageId: string; state: string }>('SELECT "messageId", "state" FROM "Outbox"'),
    );
    const ids = new Set(
      sink.mails.map(({ raw }) => /^Message-ID: <(.*)@example\.org>\r$/im.exec(raw.toString('latin1'))?.[1]),
    );
    expect(rows.filter(({ state }) => state !== 'sent' && state !== 'superseded')).toEqual([]);
    expect(rows.filter(({ messageId, state }) => state === 'sent' && !ids.has(messageId))).toEqual([]);
    expect([...ids].filter((id) => !rows.some(({ messageId }) => messageId === id))).toEqual([]);
    expect(ids.size).toBeGreaterThanOrEqual(MATCHES);
  });
});
