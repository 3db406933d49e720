/** Sealed bids decide who plays which side: the persons change seats in the commit that opens the bids. */
import { beforeAll, describe, expect, test } from 'vitest';
import { readEvent } from '../../../src/journal/index.js';
import type { MailPayload, OpenRequest } from '../../../src/match/index.js';
import type { Plan } from '../../../src/referee/index.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST, step } from '../harness.js';

interface Auction {
  readonly harness: Harness;
  readonly match: string;
}

/** A plan for a turn that may come. */
const PLAN: Plan = {
  lines: [
    {
      no: 1,
      turn: 2,
      phase: 'orders',
      kind: 'command',
      unfit: 'skip',
      deeds: [{ orders: [{ do: 'rest' }] }],
      conditions: [],
      prefer: [],
      asks: [],
    },
  ],
  rests: [],
  unasked: false,
};

/**
 * An auction in which each side has left a standing order, a plan and an offer, and has bid. The same
 * chance for all.
 */
async function auction(
  red: number,
  blue: number,
  seats: OpenRequest['seats'] = REQUEST.seats,
): Promise<Auction> {
  const harness = await makeHarness('auction');
  const request = { ...REQUEST, seats, scenario: 'auction' };
  const robot = seats.some(({ holder }) => holder === 'robot');
  const match = robot ? await beginAlone(harness, request) : await begin(harness, request);
  for (const side of ['RED', 'BLUE']) {
    good(await harness.matches.setStanding(match, side, { set: { do: 'ambush', when: 'never' } }, 0));
    good(await harness.matches.editPlan(match, side, 0, { do: 'replace', plan: PLAN }));
  }
  for (const [side, points] of Object.entries({ RED: red, BLUE: blue })) {
    const page = good(await harness.matches.page(match, side));
    good(await harness.matches.order(match, side, { ...guardOf(page), order: { do: 'bid', points } }));
  }
  return { harness, match };
}

/** The practice opponent has its seat from the beginning. */
async function beginAlone({ matches }: Harness, request: OpenRequest): Promise<string> {
  const { match } = good(await matches.open(request));
  good(await matches.join(match, 'RED', {}));
  return match;
}

async function seatsOf({ harness, match }: Auction) {
  const found = await harness.store.readMatch(match);
  return Object.fromEntries((found?.seats ?? []).map((seat) => [seat.side, seat]));
}

async function standingOf({ harness, match }: Auction) {
  const pages = await Promise.all(['RED', 'BLUE'].map((side) => harness.matches.standing(match, side)));
  return pages.map((page) => good(page).orders);
}

describe('persons who change seats', () => {
  let kept: Auction;
  let changed: Auction;
  beforeAll(async () => {
    kept = await auction(3, 1);
    changed = await auction(1, 3);
  });

  test('take along name, address, language, zone and settings; seats that do not change keep all', async () => {
    const [were, are] = [await seatsOf(kept), await seatsOf(changed)];
    expect(were.RED).toMatchObject({ name: '山田 太郎', address: 'red@example.org', generation: 0 });
    for (const field of ['name', 'address', 'locale', 'timeZone', 'mailing', 'holder', 'listed'] as const) {
      expect(are.RED?.[field]).toBe(were.BLUE?.[field]);
      expect(are.BLUE?.[field]).toBe(were.RED?.[field]);
    }
  });

  test('void every earlier link of both, and each is mailed a fresh one for his side, in his language', async () => {
    const seats = await seatsOf(changed);
    expect([seats.RED?.generation, seats.BLUE?.generation]).toEqual([1, 1]);
    const mails = await changed.harness.store.waitingMails(changed.match);
    const last = mails.filter(({ event }) => event === Math.max(...mails.map((mail) => mail.event)));
    expect(last.map(({ side, kind }) => [side, kind]).sort()).toEqual([
      ['BLUE', 'link'],
      ['RED', 'turn'],
    ]);
    const written = last.map(({ side, payload }) => [side, JSON.parse(payload) as MailPayload] as const);
    const of = Object.fromEntries(written);
    expect([Object.keys(of.RED?.position ?? {}), Object.keys(of.BLUE?.position ?? {})]).toEqual([
      ['en'],
      ['ja'],
    ]);
    expect(of.RED?.names).toEqual({ RED: 'Blue Person', BLUE: '山田 太郎' });
    expect(of.BLUE?.waiting).toEqual({ status: 'playing', sides: ['RED'] });
    expect(of.RED?.chapters.at(-1)?.entries).toContainEqual(expect.objectContaining({ key: 'bids' }));
  });

  test('leave no standing order behind for a side that they do not play any more', async () => {
    expect(await standingOf(kept)).toEqual([
      [{ do: 'ambush', when: 'never' }],
      [{ do: 'ambush', when: 'never' }],
    ]);
    expect(await standingOf(changed)).toEqual([[], []]);
  });

  test('leave no plan behind either', async () => {
    const plansOf = async ({ harness, match }: Auction) => (await harness.store.readPlans(match)).length;
    expect([await plansOf(kept), await plansOf(changed)]).toEqual([2, 0]);
  });

  test('leave journal, seeds and dice as they are: they belong to the sides', async () => {
    const [were, are] = [await seatsOf(kept), await seatsOf(changed)];
    for (const side of ['RED', 'BLUE'])
      expect([are[side]?.seed, are[side]?.digest]).toEqual([were[side]?.seed, were[side]?.digest]);
    const events = async ({ harness, match }: Auction) =>
      (await harness.store.readEvents(match, 1)).map(({ text }) => readEvent(text)).slice(0, -1);
    const plain = (text: unknown, { match }: Auction) => JSON.stringify(text).replaceAll(match, '');
    expect((await events(changed)).map(({ type }) => type)).toEqual(
      (await events(kept)).map(({ type }) => type),
    );
    expect(plain((await events(changed)).at(-1)?.public, changed)).toBe(
      plain((await events(kept)).at(-1)?.public, kept),
    );
  });

  test('play on to the end, each his new side', async () => {
    const one = await auction(0, 2);
    while (await step(one.harness, one.match));
    expect((await one.harness.matches.info(one.match))?.status).toBe('finished');
    const seats = await seatsOf(one);
    expect([seats.RED?.name, seats.BLUE?.name]).toEqual(['Blue Person', '山田 太郎']);
    expect(await one.harness.matches.replay(one.match, 'RED')).toMatchObject({ ok: true });
  });
});

test('who could not be mailed a new link is not locked out: the persons stay', async () => {
  const [red, blue] = REQUEST.seats;
  const seats = [
    { ...red, holder: 'person', address: null },
    { ...blue, holder: 'robot', address: null },
  ] as OpenRequest['seats'];
  const one = await auction(1, 3, seats);
  const { RED, BLUE } = await seatsOf(one);
  expect([RED?.generation, BLUE?.generation, RED?.holder]).toEqual([0, 0, 'person']);
});
