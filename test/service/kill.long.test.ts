import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningService } from '../../src/cli/running/house.js';
import { games } from '../../src/games/index.js';
import { canonicalJson, type JournalEvent, type Played, readEvent } from '../../src/journal/index.js';
import { seatPath, signLink } from '../../src/links/index.js';
import { deliverDue, makeComposer, smtpTransport } from '../../src/mail/index.js';
import type { Accepted } from '../../src/match/index.js';
import { type Order, sampleOrder } from '../../src/referee/index.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { begin, journalOf, openSeeded, ownEnvironment } from '../cli/match.js';
import { type Sink, startSink } from '../mail/sink.js';
import { picker } from '../referee/support.js';
import { Killable } from './killable.js';

/** `DENREI_KILLS=1000,7`: so many kills, by chance with this seed; left out, five. */
const [WANTED = 0, SEED = 1] = (process.env.DENREI_KILLS ?? '').split(',').filter(Boolean).map(Number);
/** The service is killed after so many answers, while others are on their way. */
const KILLS = WANTED === 0 ? [15, 45, 80, 120, 165] : killsByChance();
const SUBMISSIONS = (KILLS.at(-1) ?? 0) + 35;
const CALLERS = 4;
/** Orders of a match before the next one is played. */
const SHARE = 100;
const MATCHES = Math.max(CALLERS, Math.ceil(SUBMISSIONS / (SHARE / 2)));
/** Longer than the lease of a worker that was killed with mails in hand. */
const LATER = 10 * 60_000;

/** What a player was answered. */
interface Acknowledged {
  readonly match: string;
  readonly side: string;
  readonly key: string;
  readonly order: Order;
  readonly accepted: Accepted;
  /** Rolls of his event, as his page showed them. */
  readonly rolls: readonly unknown[];
}

let sink: Sink;
let service: Killable;
let house: RunningService;
function killsByChance(): readonly number[] {
  const pick = picker(SEED);
  let answers = 0;
  return Array.from({ length: WANTED }, () => (answers += 1 + pick(20)));
}

const acknowledged: Acknowledged[] = [];
const killed: unknown[] = [];
let sent = 0;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until the service answers: it may be dead just now. */
async function ask(path: string, init: RequestInit): Promise<unknown> {
  for (;;) {
    try {
      const response = await fetch(service.base + path, init);
      const body = await response.text();
      if (response.status !== 200) throw new RangeError(`${path}: ${response.status} ${body}`);
      return JSON.parse(body);
    } catch (error) {
      if (error instanceof RangeError) throw error;
      await pause(20);
    }
  }
}

function headersOf(match: string, side: string): Record<string, string> {
  const link = {
    match,
    side,
    purpose: 'play',
    generation: 0,
    head: { number: 0, hash: '' },
    chain: 0,
  } as const;
  const cookie = `denrei-play=${signLink(house.keys.links, link, new Date())}`;
  return { cookie, origin: service.base, accept: 'application/json', 'content-type': 'application/json' };
}

/** Plays a match by HTTP, each request repeated under the same key until it is answered. */
async function play(match: string, seed: number): Promise<void> {
  const pick = picker(seed);
  for (let given = 0; given < SHARE && sent < SUBMISSIONS; given++) {
    sent += 1;
    const number = sent;
    const side = (await house.matches.info(match))?.waitsFor[0];
    const page = side === undefined ? undefined : await house.matches.page(match, side);
    if (side === undefined || !page?.ok || page.value.question === undefined)
      throw new Error('nobody is asked');
    const { match: info, draft, question } = page.value;
    const order = sampleOrder(question, pick);
    if (order === undefined) throw new Error('nothing is legal');
    const key = `key ${number}`;
    const headers = headersOf(match, side);
    const body = JSON.stringify({ event: info.head.number, draft: draft.revision, key, order });
    const accepted = (await ask(`${seatPath(match, side)}/orders`, {
      method: 'POST',
      headers,
      body,
    })) as Accepted;
    const shown = (await ask(seatPath(match, side), { headers })) as {
      chapters: { n: number; type: string; rolls: unknown[] }[];
    };
    const rolls = lastUpTo(
      shown.chapters.filter(({ type }) => type === 'played'),
      accepted.event,
    )?.rolls;
    acknowledged.push({
      match,
      side,
      key,
      order,
      accepted,
      rolls: accepted.became === 'played' ? (rolls ?? []) : [],
    });
    if (accepted.result !== undefined) return;
  }
}

async function killAgainAndAgain(): Promise<void> {
  for (const answers of KILLS) {
    while (acknowledged.length < answers && sent < SUBMISSIONS) await pause(3);
    killed.push(await service.end('SIGKILL'));
    await service.start();
  }
}

async function eventsOf(match: string): Promise<readonly JournalEvent[]> {
  return (await house.store.readEvents(match, 1)).map(({ text }) => readEvent(text));
}

/** The events of the end stand behind the one that was played, in the same commit. */
function lastUpTo<E extends { readonly n: number }>(events: readonly E[], number: number): E | undefined {
  return events.filter(({ n }) => n <= number).at(-1);
}

function isPlayed(event: JournalEvent): event is Played {
  return event.type === 'played';
}

beforeAll(
  async () => {
    sink = await startSink({ disabledCommands: ['STARTTLS'] });
    const limits = { DENREI_LIMIT_REQUESTS: '1000000', DENREI_LIMIT_CHANGES: '1000000' };
    service = await Killable.make({
      ...(await ownEnvironment()),
      ...limits,
      SMTP_URL: sink.url,
      MAIL_FROM: 'denrei@example.org',
    });
    house = await openSeeded(service.env);
    const matches: string[] = [];
    while (matches.length < MATCHES) matches.push(await begin(house));
    await service.start();
    const waiting = matches.map((match, i) => ({ match, seed: SEED + i }));
    const caller = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
        await play(next.match, next.seed);
    };
    await Promise.all([...Array.from({ length: CALLERS }, caller), killAgainAndAgain()]);
  },
  600_000 + WANTED * 10_000,
);

afterAll(async () => {
  await house.store.close();
  await sink.close();
});

describe('a service that is killed in the middle of submissions, again and again', () => {
  test('was killed while it worked, and ends in good order when it is asked to', async () => {
    expect(killed).toEqual(KILLS.map(() => 'SIGKILL'));
    expect(acknowledged.length).toBeGreaterThan(SUBMISSIONS * 0.9);
    expect(await service.end('SIGTERM')).toBe(0);
  });

  test('has every acknowledged order in its journal, once, and nothing that nobody was told of', async () => {
    for (const match of new Set(acknowledged.map((one) => one.match))) {
      const own = acknowledged.filter((one) => one.match === match);
      const played = (await eventsOf(match)).filter(isPlayed);
      const given: Order[] = [];
      const numbers: number[] = [];
      for (const { accepted, order } of own) {
        given.push(order);
        if (accepted.became === 'draft') continue;
        const event = lastUpTo(played, accepted.event);
        numbers.push(event?.n ?? 0);
        // What standing orders answered comes after the order that was committed.
        const orders = event?.public.orders
          .filter(({ order: one, by }) => one !== null && by === undefined)
          .map((one) => one.order);
        expect(canonicalJson(orders?.slice(0, given.length))).toBe(canonicalJson(given));
        given.length = 0;
      }
      expect(played.map(({ n }) => n)).toEqual(numbers.filter((n) => played.some((event) => event.n === n)));
      expect(numbers).toHaveLength(played.length);
    }
    for (const { match, side, key, accepted } of acknowledged)
      expect(JSON.parse((await house.store.readAnswer(match, side, key))?.answer ?? 'null')).toEqual(
        accepted,
      );
  });

  test('has not rolled anything a second time', async () => {
    let rolls = 0;
    for (const { match, accepted, rolls: shown } of acknowledged) {
      if (accepted.became === 'draft') continue;
      const event = lastUpTo((await eventsOf(match)).filter(isPlayed), accepted.event);
      expect(event?.public.rolls).toEqual(shown);
      rolls += shown.length;
    }
    expect(rolls).toBeGreaterThan(0);
  });

  test('keeps journals that audit, and a sound database', async () => {
    for (const match of new Set(acknowledged.map((one) => one.match)))
      expect(await verifyJournal(await journalOf(house, match, 'public'))).toMatchObject({ ok: true });
    const db = new Database(service.env.DATABASE_URL?.slice('file:'.length));
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(db.pragma('foreign_key_check')).toEqual([]);
    db.close();
  });

  test('delivers every mail that it owes, under the id it was written with', async () => {
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const transport = smtpTransport(sink.url);
    const settings = { base: service.base, from: 'denrei@example.org', keys: house.keys.links };
    const composer = makeComposer({ settings, game: () => games()[0]! });
    const clock = () => new Date(Date.now() + LATER);
    await deliverDue({ store: house.store, transport, composer, clock, log, unreachable: async () => {} });
    await transport.close();
    const db = new Database(service.env.DATABASE_URL?.slice('file:'.length), { readonly: true });
    const rows = db.prepare('SELECT messageId, state FROM Outbox').all() as {
      messageId: string;
      state: string;
    }[];
    db.close();
    const ids = new Set(
      sink.mails.map(({ raw }) => /^Message-ID: <(.*)@example\.org>\r$/im.exec(raw.toString('latin1'))?.[1]),
    );
    expect(rows.filter(({ state }) => state !== 'sent' && state !== 'superseded')).toEqual([]);
    expect(rows.filter(({ messageId, state }) => state === 'sent' && !ids.has(messageId))).toEqual([]);
    expect([...ids].filter((id) => !rows.some(({ messageId }) => messageId === id))).toEqual([]);
    expect(ids.size).toBeGreaterThanOrEqual(MATCHES);
  });
});
