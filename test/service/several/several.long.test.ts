/**
 * Three web processes and two workers on one PostgreSQL, all five games, while processes are killed,
 * connections to the database are cut, and the database itself crashes. `DENREI_SEVERAL=300,6000,17` plays so
 * many matches and orders, with this seed; left out, few.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningService } from '../../../src/cli/running/house.js';
import { MOST_AT_A_TIME } from '../../../src/mail/delivery/transport.js';
import type { Accepted } from '../../../src/match/index.js';
import { type Order, sampleOrder } from '../../../src/referee/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { journalOf, openSeeded, ownEnvironment } from '../../cli/match.js';
import { type Sink, startSink } from '../../mail/sink.js';
import { picker } from '../../referee/support.js';
import { type PostgresServer, startPostgres } from '../../support/postgres-server.js';
import { Killable } from '../killable.js';
import { areNoticed, letTheirDaysPass, type Ran, running, timesUp } from './away.js';
import { give } from './giving.js';
import { asked, beginLate, letDaysPass, ranOut } from './late.js';
import { arrivals, deliverRest, outbox } from './mails.js';
import { beginPlayed, beginPractices } from './opening.js';
import { answersIn, astray, placed, playedEvents } from './orders.js';
import { beginPlanned, plannedOrders } from './planned.js';
import { doubled, drawn, type Interruption, type Kind } from './troubles.js';

const [MATCHES = 10, ORDERS = 250, SEED = 17] = (process.env.DENREI_SEVERAL ?? '')
  .split(',')
  .filter(Boolean)
  .map(Number);
/** So often something is killed, cut or crashes, each time after as many more answers. */
const TROUBLES = Math.max(8, Math.round(ORDERS / 150));
const PAUSE = 50;
const MOST_TRIES = 2_400;
/** What was acknowledged must be there after a crash: the disk is waited for. */
const DURABLE = ['synchronous_commit=on'];

interface Acknowledged {
  readonly match: string;
  readonly side: string;
  readonly key: string;
  readonly order: Order;
  readonly accepted: Accepted;
}

let sink: Sink;
let postgres: PostgresServer;
let webs: readonly Killable[];
let workers: readonly Killable[];
let house: RunningService;
const matches: string[] = [];
let practice: readonly string[] = [];
const planned: string[] = [];
const late: string[] = [];
const acknowledged: Acknowledged[] = [];
/** Matches whose player is to stay away when his order is played, and clocks that ran out meanwhile. */
const away = new Set<string>();
const expired: Ran[] = [];
const killed: unknown[] = [];
const interruptions: Interruption[] = [];
let cut = 0;
let crashed = 0;
let sent = 0;
let troubled = 0;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isOver = (): boolean => sent >= ORDERS && troubled >= TROUBLES;
/** Players are no more than two troubles ahead, however long a process takes to start. */
const isAhead = (): boolean => troubled < TROUBLES && sent > (ORDERS * (troubled + 2)) / TROUBLES;
const pick = picker(SEED);
const oneOf = <T>(list: readonly T[]): T => list[pick(list.length)] as T;

/**
 * Reads through a connection of our own, which is cut like all others; as long as a database that crashed may
 * take on a machine with much to do.
 */
async function read<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries > MOST_TRIES) throw error;
      await pause(PAUSE);
    }
  }
}

/** Plays one match through HTTP until all orders are given and all troubles over, or it is. */
async function play(match: string, seed: number): Promise<void> {
  const choose = picker(seed);
  while (!isOver()) {
    if (isAhead()) {
      await pause(PAUSE);
      continue;
    }
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
    const body = { event, draft, key, order };
    const { status, text } = await give(house, () => oneOf(webs).base, { match, side }, body);
    // Whose time was up has none left in the same stretch of play: the clock may answer before he does.
    if (status === 409 && expired.some((one) => one.match === match)) continue;
    if (status !== 200) throw new Error(`${match} ${side} ${key}: ${status} ${text}`);
    const accepted: Accepted = JSON.parse(text);
    acknowledged.push({ match, side, key, order, accepted });
    // Not with a draft: it would be dropped when his time is up.
    if (accepted.became === 'played' && away.delete(match)) await stayAway(match);
  }
}

/** Lets days pass in a match when its clock runs, and comes back when that was noticed. */
async function stayAway(match: string): Promise<void> {
  let clocks: readonly Ran[] = [];
  while (clocks.length === 0) {
    // The mail may rest, which was tried while the database was away: until then no clock runs.
    if (isOver()) return;
    await pause(PAUSE);
    clocks = await read(() => running(url(), match));
  }
  expired.push(...clocks);
  await read(() => letTheirDaysPass(url(), clocks));
  while (!(await read(() => areNoticed(url(), clocks)))) await pause(PAUSE);
}

/**
 * By lot: a web process, a worker, all connections to the database, the database. Between two troubles a
 * match begins that its plans play, days pass for those that their clocks play, and a player leaves.
 */
async function trouble(): Promise<void> {
  for (const kind of drawn(TROUBLES, pick)) {
    const due = (ORDERS * troubled) / TROUBLES;
    while (acknowledged.length < due) await pause(5);
    planned.push(await read(() => beginPlanned(house)));
    late.push(await read(() => beginLate(house)));
    await read(() => letDaysPass(url(), late));
    away.add(matches[troubled % matches.length] ?? '');
    const from = sink.mails.length;
    await troubles[kind]();
    const hit = { web: 0, worker: 1, cut: workers.length, crash: workers.length }[kind];
    interruptions.push({ from, to: sink.mails.length, workers: hit });
    troubled += 1;
  }
}

const troubles: Readonly<Record<Kind, () => Promise<void>>> = {
  web: () => kill(webs),
  worker: () => kill(workers),
  cut: async () => {
    const ended = await asked(postgres.url, (client) =>
      client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'several'"),
    );
    cut += ended.rows.length;
  },
  crash: async () => {
    await postgres.crash();
    crashed += 1;
  },
};

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
  while (matches.length < MATCHES) matches.push(await beginPlayed(house, matches.length));
  practice = await beginPractices(house);
  await Promise.all([...webs, ...workers].map((one) => one.start()));
  await Promise.all([...matches.map((match, i) => play(match, i + 1)), trouble()]);
  await settled();
}, 7_200_000);

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

  test('have every order that was acknowledged in its journal or its draft, once, in its place', async () => {
    for (const match of matches) {
      const given = acknowledged.filter((one) => one.match === match);
      const answers = await answersIn(house.store, match);
      const places = placed(given, answers);
      const wrong = places.map((one) => ({ ...one, astray: astray(one) }));
      expect(wrong.filter((one) => one.astray.length > 0)).toEqual([]);
      // An order that was carried out twice would stand in an event that nobody was told of.
      const told = new Set(places.map(({ event }) => event));
      expect(playedEvents(answers).filter((event) => !told.has(event))).toEqual([]);
      const played = given.filter(({ accepted }) => accepted.became === 'played');
      expect(new Set(played.map(({ accepted }) => accepted.event)).size).toBe(played.length);
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
    expect(timeouts.length).toBeGreaterThan(TROUBLES / 4);
    expect(new Set(timeouts)).toEqual(new Set([1]));
    expect(told).toEqual(
      new Map([
        ['timeUp', timeouts.length],
        ['overdue', timeouts.length],
      ]),
    );
  });

  test('noticed that the time of a player who stayed away was up, of nobody else, and played on with him', async () => {
    expect(expired.length).toBeGreaterThan(0);
    for (const match of matches) {
      const own = expired.filter((one) => one.match === match);
      const times = await timesUp(url(), match);
      if (own.length === 0) expect(times).toBe(0);
      // Again in the same stretch of play, where none is left: that is no second notice of the first time.
      else expect(times).toBeGreaterThanOrEqual(own.length);
    }
  });

  test('keep journals of all five games that audit', async () => {
    for (const match of [...matches, ...practice, ...planned, ...late])
      expect(await verifyJournal(await journalOf(house, match, 'public'))).toMatchObject({ ok: true });
  });

  /**
   * Exactly once, by Message-ID: every mail that is owed arrives, its Message-ID is that of no other, and a
   * reader's program takes two with one Message-ID for one. A second one may only come where a worker was
   * killed, or lost its database, between the server's answer and its own note of it.
   */
  test('delivered every mail that they owe, under the id it was written with, and no other', async () => {
    await deliverRest(house, sink, service().base);
    const [rows, arrived] = [await outbox(url()), arrivals(sink)];
    const owed = new Set(rows.filter(({ state }) => state === 'sent').map(({ messageId }) => messageId));
    expect(rows.filter(({ state }) => state !== 'sent' && state !== 'superseded')).toEqual([]);
    expect(new Set(rows.map(({ messageId }) => messageId)).size).toBe(rows.length);
    expect([...owed].filter((id) => !arrived.includes(id))).toEqual([]);
    expect(arrived.filter((id) => !rows.some(({ messageId }) => messageId === id))).toEqual([]);
    expect(doubled(arrived, interruptions, MOST_AT_A_TIME)).toEqual([]);
    expect(owed.size).toBeGreaterThanOrEqual(MATCHES);
  });
});
