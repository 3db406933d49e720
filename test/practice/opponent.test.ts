/** The practice opponent: it plays its seat through the same pages and orders as a person. */
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { standingPort } from '../../src/match/core/loaded-match.js';
import { type Matches, makeMatches, type OpenRequest } from '../../src/match/index.js';
import { emptyMemory, type PracticeContext, playAll, startPractice } from '../../src/practice/index.js';
import type { Thinker } from '../../src/practice/thinker.js';
import type { ThinkRequest } from '../../src/practice/thinking.js';
import type { Order } from '../../src/referee/index.js';
import { type Game, order, type Question, type View } from '../../src/referee/index.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { good, guardOf, type Harness, makeHarness, REQUEST, step } from '../match/harness.js';
import { toy } from '../toy/game.js';

const [red, blue] = REQUEST.seats as [OpenRequest['seats'][number], OpenRequest['seats'][number]];
/** A person without an address against the practice opponent. */
const PRACTICE: OpenRequest = {
  ...REQUEST,
  seats: [
    { ...red, holder: 'person', address: null },
    { ...blue, holder: 'robot', address: null },
  ],
};

let harness: Harness;
let context: PracticeContext & { readonly faults: object[] };
beforeEach(async () => {
  harness = await makeHarness();
  context = roomOf(harness.matches);
});

function roomOf(matches: Matches): typeof context {
  const faults: object[] = [];
  return { matches, ...harness.context, log: { error: (facts) => void faults.push(facts) }, faults };
}

/** Pages of a game that brings what is needed to look ahead. */
function foreseeing(matches: Matches): Matches['page'] {
  const foresight = { imagine: () => undefined, worth: () => 0, stretch: () => '', stretches: 1 };
  return async (match, side) => {
    const value = good(await matches.page(match, side));
    return {
      ok: true,
      value: { ...value, match: { ...value.match, game: { ...value.match.game, foresight } } },
    };
  };
}

async function practise(): Promise<string> {
  const { match } = good(await harness.matches.open(PRACTICE));
  good(await harness.matches.join(match, 'RED', {}));
  return match;
}

const seatsOf = async (match: string) => (await harness.store.readMatch(match))?.seats ?? [];

describe('a match against the practice opponent', () => {
  test('answers whoever asks for a page while it weighs its orders', async () => {
    await practise();
    const server = createServer((_request, response) => response.end('a page'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // One list a decision: what was looked at, and when the answer came.
    const decisions: string[][] = [];
    const suggest = (): readonly Order[] => {
      decisions.push([]);
      return Array.from({ length: 500 }, () => ({ do: 'nothing that is legal' }));
    };
    const appraise = (): number => {
      const [first] = decisions;
      if (first?.length === 0) get(url, () => first.push('answered'));
      decisions.at(-1)?.push('looked at');
      return 0;
    };
    const page: Matches['page'] = async (match, side) => {
      const value = good(await harness.matches.page(match, side));
      return {
        ok: true,
        value: { ...value, match: { ...value.match, game: { ...value.match.game, appraise, suggest } } },
      };
    };
    await playAll({ ...context, matches: { ...harness.matches, page } });
    server.close();
    const [first = []] = decisions;
    expect(first.indexOf('answered')).toBeGreaterThan(0);
    expect(first.lastIndexOf('looked at')).toBeGreaterThan(first.indexOf('answered'));
    expect(context.faults).toEqual([]);
  });

  test('asks its thinker with its own view alone, and gives the order that it gets', async () => {
    const match = await practise();
    const asked: ThinkRequest[] = [];
    const think: Thinker['think'] = async (request) => {
      asked.push(request);
      return undefined;
    };
    const page = foreseeing(harness.matches);
    await playAll({ ...context, matches: { ...harness.matches, page }, thinker: { think } });
    expect(asked.length).toBeGreaterThan(0);
    for (const { view } of asked) expect(view.viewer).toBe('BLUE');
    expect(JSON.parse(JSON.stringify(asked))).toEqual(asked);
    expect(good(await harness.matches.page(match, 'BLUE')).match.waitsFor).not.toContain('BLUE');
    expect(context.faults).toEqual([]);
  });

  test('gives an order of its own where the thinker comes with one that is not legal', async () => {
    const match = await practise();
    const think: Thinker['think'] = async () => ({ do: 'nothing that is legal' });
    await playAll({
      ...context,
      matches: { ...harness.matches, page: foreseeing(harness.matches) },
      thinker: { think },
    });
    expect(good(await harness.matches.page(match, 'BLUE')).match.waitsFor).not.toContain('BLUE');
    expect(context.faults).toEqual([]);
  });

  test('needs no address of the player, names its opponent in his language, and mails nothing', async () => {
    const match = await practise();
    await playAll(context);
    const seats = await seatsOf(match);
    expect(seats.map(({ holder, name, address }) => [holder, name, address])).toEqual([
      ['robot', '練習相手', null],
      ['person', '山田 太郎', null],
    ]);
    expect((await harness.matches.info(match))?.status).toBe('playing');
    expect(await harness.store.waitingMails(match)).toEqual([]);
  });

  test('is played to its end, and its journal audits like any other', async () => {
    const match = await practise();
    for (let i = 0; i < 2000; i++) {
      await playAll(context);
      const info = await harness.matches.info(match);
      if (info?.status === 'finished') break;
      expect(info?.waitsFor).toContain('RED');
      await step(harness, match, 'RED');
    }
    expect((await harness.matches.info(match))?.status).toBe('finished');
    const journal = good(await harness.matches.journal(match, 'all'));
    expect(await verifyJournal(journal)).toMatchObject({ ok: true });
    expect(journal).not.toMatch(/robot/i);
    expect(context.faults).toEqual([]);
  });

  test('needs a person who opens it, with an address wherever a person is on the other side', async () => {
    const bad = [
      { ...PRACTICE, opener: 'BLUE' },
      { ...PRACTICE, seats: [{ ...red, holder: 'person' as const, address: null }, blue] },
      { ...PRACTICE, seats: [red, { ...blue, holder: 'robot' as const }] },
    ];
    for (const request of bad)
      expect(await harness.matches.open(request)).toMatchObject({ failure: { code: 'invalid' } });
  });
});

describe('the practice opponent', () => {
  test('declines a draw', async () => {
    const match = await practise();
    await playAll(context);
    good(
      await harness.matches.offerDraw(match, 'RED', guardOf(good(await harness.matches.page(match, 'RED')))),
    );
    await playAll(context);
    const page = good(await harness.matches.page(match, 'RED'));
    expect(page.offers).toEqual([]);
    expect(page.match.status).toBe('playing');
  });

  test('gives a new seed when the dice were renewed', async () => {
    const match = await practise();
    await playAll(context);
    good(await harness.matches.renew(match));
    await playAll(context);
    expect((await harness.matches.info(match))?.waitsFor).toEqual(['RED']);
    good(await harness.matches.seed(match, 'RED', {}));
    expect((await harness.matches.info(match))?.status).toBe('playing');
  });

  test('takes its seat before anything else, and waits for the person who has not taken his', async () => {
    const { match } = good(await harness.matches.open(PRACTICE));
    await playAll(context);
    expect((await harness.matches.info(match))?.waitsFor).toEqual(['RED']);
  });

  test('does no harm where several processes run it', async () => {
    const match = await practise();
    const others = [1, 2, 3].map(() => roomOf(makeMatches(harness.context)));
    await Promise.all([context, ...others].map((one) => playAll(one)));
    const info = await harness.matches.info(match);
    expect(info?.status).toBe('playing');
    expect([context, ...others].flatMap(({ faults }) => faults)).toEqual([]);
    const events = (await harness.store.readEvents(match, 1)).map(
      ({ text }) => JSON.parse(text) as { type: string },
    );
    expect(events.filter(({ type }) => type === 'joined')).toHaveLength(2);
  });

  test('in trouble with one match plays the others, says so on the page, and goes on when the trouble is over', async () => {
    const [bad, fine] = [await practise(), await practise()];
    let broken = true;
    const page: Matches['page'] = (id, side) => {
      if (broken && id === bad && side === 'BLUE') throw new Error('planted');
      return harness.matches.page(id, side);
    };
    const troubled = roomOf({ ...harness.matches, page });
    const memory = emptyMemory();
    await playAll(troubled, memory);
    expect((await harness.matches.info(fine))?.status).toBe('playing');
    const stuck = async () => (await harness.matches.info(bad))?.seats.some((seat) => seat.stuck);
    expect(await stuck()).toBe(false);
    // Not at once again: it rests between faults.
    await playAll(troubled, memory);
    expect(troubled.faults).toHaveLength(1);
    harness.pass(5);
    await playAll(troubled, memory);
    expect(await stuck()).toBe(true);
    broken = false;
    harness.pass(3600);
    await playAll(troubled, memory);
    // What it does now is a draft until the other side has answered too.
    await step(harness, bad);
    expect((await harness.matches.info(bad))?.status).toBe('playing');
    expect(await stuck()).toBe(false);
  });

  test('plays by itself when it is woken, and ends with what it has in hand', async () => {
    const matches = makeMatches({ ...harness.context, practised: () => robots.wake() });
    const robots = startPractice(roomOf(matches), 60_000);
    const { match } = good(await matches.open(PRACTICE));
    good(await matches.join(match, 'RED', {}));
    await expect.poll(async () => (await matches.info(match))?.status).toBe('playing');
    await robots.stop();
  });
});

test('what the defaults would answer, the practice opponent answers itself; a person’s seat goes by them', () => {
  const forms = [order('no').idly(), order('yes')];
  const asked = (side: string): Question => ({
    side,
    kind: 'ambush',
    clause: 'T-1',
    public: true,
    forms,
    scope: [],
  });
  const game: Game = {
    ...toy,
    standing: (orders, _, { kind }) =>
      kind === 'ambush' && orders.length === 0 ? { order: { do: 'no' }, why } : undefined,
    appraise: (view, _, given) => (given.do === 'yes' && view.viewer === 'BLUE' ? 1 : 0),
  };
  const why = { key: 'log.why.ambush', when: 'never' };
  const seats = [
    { side: 'RED', holder: 'person' },
    { side: 'BLUE', holder: 'robot' },
  ];
  const match = { terms: '{}' };
  const port = standingPort({ game, match, seats, standing: {} } as unknown as Parameters<
    typeof standingPort
  >[0]);
  const answer = (side: string, kind = 'ambush') =>
    port(side, { ...asked(side), kind }, { viewer: side, now: [], body: {} } satisfies View);
  expect(answer('RED')).toEqual({ order: { do: 'no' }, why });
  expect(answer('BLUE')).toEqual({ order: { do: 'yes' }, why });
  // where the match pauses for a person, it pauses for him too
  expect(answer('BLUE', 'attack')).toBeUndefined();
});
