/** The practice opponent: it plays its seat through the same pages and orders as a person. */
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Matches, makeMatches, type OpenRequest } from '../../src/match/index.js';
import { emptyMemory, type PracticeContext, playAll, startPractice } from '../../src/practice/index.js';
import type { Thinker } from '../../src/practice/thinker.js';
import type { ThinkRequest } from '../../src/practice/thinking.js';
import {
  type Game,
  type Order,
  order,
  type Question,
  sampleOrder,
  seededPick,
} from '../../src/referee/index.js';
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
      value: {
        ...value,
        match: {
          ...value.match,
          game: { ...value.match.game, opponent: { ...value.match.game.opponent, foresight } },
        },
      },
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
        value: {
          ...value,
          match: {
            ...value.match,
            game: { ...value.match.game, opponent: { ...value.match.game.opponent, appraise, suggest } },
          },
        },
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
      await harness.matches.offerEnd(
        match,
        'RED',
        'draw',
        guardOf(good(await harness.matches.page(match, 'RED'))),
      ),
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

test('what the defaults would answer they answer for the practice opponent too: it never thinks inside another’s commit', async () => {
  let [appraised, answered] = [0, 0];
  const game: Game = {
    ...toy,
    standing: {
      ...toy.standing,
      answer: (_, { viewer }, { kind }) => {
        if (viewer !== 'BLUE' || kind !== 'ambush') return undefined;
        answered += 1;
        return { order: { do: 'pass' }, why: { key: 'why.ambush', when: 'never' } };
      },
    },
    opponent: {
      ...toy.opponent,
      appraise: () => {
        appraised += 1;
        return 0;
      },
    },
  };
  const library = { ...harness.context.library, load: () => game };
  const matches = makeMatches({ ...harness.context, library });
  const robots = roomOf(matches);
  // Matches at random are short: of a few one comes to an ambush.
  for (let seed = 0; answered === 0 && seed < 20; seed++) {
    const { match } = good(await matches.open(PRACTICE));
    good(await matches.join(match, 'RED', {}));
    for (let orders = 0; orders < 80; orders++) {
      await playAll(robots);
      const page = good(await matches.page(match, 'RED'));
      if (page.question === undefined) break;
      appraised = 0;
      const given = sampleOrder(page.question, seededPick(100 * seed + orders), 20);
      good(await matches.order(match, 'RED', { ...guardOf(page), order: given }));
      expect(appraised).toBe(0);
    }
  }
  expect(answered).toBeGreaterThan(0);
  expect(robots.faults).toEqual([]);
});

/** What it needs of the store, whatever the store is made of. */
function listed({ store }: Pick<Harness, 'store'> | PracticeContext): PracticeContext['store'] {
  return {
    listRobots: (n) => store.listRobots(n),
    readMatch: (id) => store.readMatch(id),
    readPack: (id) => store.readPack(id),
    change: (change) => store.change(change),
    takeLease: (lease, now, until) => store.takeLease(lease, now, until),
    dropLease: (lease) => store.dropLease(lease),
  };
}

/** The practice opponent at questions that never end: each page has the view that `viewAt` gives it. */
async function atLength(
  answers: number,
  viewAt: (n: number) => number,
  appraise: Game['opponent']['appraise'],
) {
  const match = await practise();
  await playAll(context);
  const real = good(await harness.matches.page(match, 'RED'));
  const given: Order[] = [];
  const march = order('march').one('to', 'point', {
    candidates: () => ['mill', 'ford', 'town'],
    forbids: () => undefined,
  });
  const question: Question = {
    side: 'BLUE',
    kind: 'march',
    clause: 'T-1',
    public: true,
    scope: [],
    forms: [march, order('end').idly()],
  };
  const page: Matches['page'] = async () => ({
    ok: true,
    value: {
      ...real,
      question,
      view: { viewer: 'BLUE', now: [], body: { at: viewAt(given.length) } },
      match: {
        ...real.match,
        waitsFor: ['BLUE'],
        game: { ...real.match.game, opponent: { ...real.match.game.opponent, appraise } },
      },
    },
  });
  const take: Matches['order'] = async (_match, _side, request) => {
    given.push(request.order as Order);
    return { ok: true, value: { became: 'draft', event: 1, draft: given.length } };
  };
  const memory = emptyMemory();
  const listRobots = async () => [{ matchId: match, side: 'BLUE' }];
  const store = { ...listed(harness), listRobots };
  const still = { ...context, store, matches: { ...harness.matches, page, order: take } };
  const rounds = Math.ceil(answers / 40);
  for (let round = 0; round < rounds && context.faults.length === 0; round++)
    await playAll(still, memory, () => given.length >= answers);
  return given;
}

describe('a phase of many answers', () => {
  const likesTheFord: Game['opponent']['appraise'] = (_view, _asked, { to }) => (to === 'ford' ? 2 : 1);

  test('is chosen by the evaluation to its end, never by lot', async () => {
    const given = await atLength(300, (n) => n, likesTheFord);
    expect(new Set(given.map(({ to }) => to))).toEqual(new Set(['ford']));
    expect(context.faults).toEqual([]);
  });

  test('is ended after forty that lead to nothing new', async () => {
    const given = await atLength(45, (n) => Math.min(n, 3), likesTheFord);
    expect(given.findIndex((one) => one.do === 'end')).toBe(43);
  });

  test('looks at no more orders of a question when its time is up, and takes the best of those', async () => {
    const looked: unknown[] = [];
    const given = await atLength(
      1,
      (n) => n,
      (_view, _asked, { to }) => {
        looked.push(to);
        harness.pass(1);
        return to === 'town' ? 2 : 1;
      },
    );
    expect(looked).toEqual(['mill']);
    expect(given[0]).toEqual({ do: 'march', to: 'mill' });
  });
});
