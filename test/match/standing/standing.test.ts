/** Standing orders in a match: how long they hold, what they would have done, and that nobody notices. */
import { describe, expect, test } from 'vitest';
import type { StandingChange } from '../../../src/match/index.js';
import { type Order, sampleOrder } from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import { begin, good, guardOf, type Harness, makeHarness, step } from '../harness.js';

const BID: Order = { do: 'bid', points: 0 };
const DAY = 86_400;

/** A match in which BLUE has left these, and RED has just bid. */
async function begun(changes: readonly StandingChange[], harness?: Harness) {
  const on = harness ?? (await makeHarness('standing'));
  const match = await begin(on);
  for (const [revision, change] of changes.entries())
    good(await on.matches.setStanding(match, 'BLUE', change, revision));
  return { on, match };
}

async function give(on: Harness, match: string, side: string, order: Order) {
  const page = good(await on.matches.page(match, side));
  return good(await on.matches.order(match, side, { ...guardOf(page), order }));
}

/** Plays on at random until a turn begins. */
async function playTo(on: Harness, match: string, turn: number): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const { now } = good(await on.matches.page(match, 'RED'));
    if (now.some(({ key, n }) => key === 'turn' && Number(n) >= turn)) return;
    if (!(await step(on, match))) throw new Error('the match was over before');
  }
  throw new Error(`turn ${turn} did not come`);
}

const left = async (on: Harness, match: string) => good(await on.matches.standing(match, 'BLUE')).left;
const waits = async (on: Harness, match: string) => (await on.matches.info(match))?.waitsFor;

describe('a standing order with an end', () => {
  test('answers up to the turn that was said, and is switched off behind it', async () => {
    const { on, match } = await begun([{ set: BID, until: { turn: 1 } }]);
    await give(on, match, 'RED', { do: 'bid', points: 1 });
    expect(await waits(on, match)).toEqual(['RED']);
    await playTo(on, match, 2);
    expect(await waits(on, match)).toContain('BLUE');
    expect(await left(on, match)).toMatchObject([{ order: BID, until: { turn: 1 }, off: 'expiredTurn' }]);
    const page = good(await on.matches.page(match, 'BLUE'));
    expect(page.off).toMatchObject([{ order: BID, off: 'expiredTurn' }]);
    expect(good(await on.matches.page(match, 'RED')).off).toEqual([]);
    const mail = (await on.store.waitingMails(match)).findLast(({ side }) => side === 'BLUE');
    expect(JSON.parse(mail?.payload ?? '{}')).toMatchObject({
      standing: [],
      off: [{ order: BID, why: 'expiredTurn' }],
    });
  });

  test('holds to the end of a day in the zone of its owner', async () => {
    // It is 10 o'clock on the 21st in London.
    const { on, match } = await begun([{ set: BID, until: { day: '2026-11-21' } }]);
    on.pass(13 * 3600);
    expect((await left(on, match))[0]).not.toHaveProperty('off');
    on.pass(3600);
    expect((await left(on, match))[0]?.off).toBe('expiredDay');
    await give(on, match, 'RED', { do: 'bid', points: 1 });
    expect(await waits(on, match)).toEqual(['BLUE']);
  });

  test('is given another end, or none', async () => {
    const { on, match } = await begun([
      { set: BID, until: { day: '2026-11-20' } },
      { expire: 'bid', until: { turn: 3 } },
    ]);
    expect((await left(on, match))[0]).toEqual({ order: BID, key: 'bid', until: { turn: 3 } });
    good(await on.matches.setStanding(match, 'BLUE', { expire: 'bid', until: {} }, 2));
    expect((await left(on, match))[0]).toEqual({ order: BID, key: 'bid', until: {} });
    expect(await on.matches.setStanding(match, 'BLUE', { set: BID, until: { turn: 0 } }, 3)).toMatchObject({
      failure: { code: 'invalid' },
    });
    expect(
      await on.matches.setStanding(match, 'BLUE', { set: BID, until: { day: '2026-02-30' } }, 3),
    ).toMatchObject({ failure: { code: 'invalid' } });
  });

  test('that can never apply again answers nothing, and its owner reads why', async () => {
    const outlived = () => 'units' as const;
    const library = {
      ids: ['toy'],
      newest: () => 1,
      load: () => ({ ...toy, standing: { ...toy.standing, outlived } }),
    };
    const harness = await makeHarness('outlived', undefined, () => ({ library }));
    const { on, match } = await begun([{ set: BID }], harness);
    await give(on, match, 'RED', { do: 'bid', points: 1 });
    expect(await waits(on, match)).toEqual(['BLUE']);
    expect((await left(on, match))[0]?.off).toBe('units');
  });
});

const asksBlue = async (on: Harness, match: string) =>
  good(await on.matches.page(match, 'BLUE')).question?.kind === 'ambush';

describe('what standing orders would have done', () => {
  test('is told of the questions of this turn and the one before, as they answer in a match', async () => {
    const { on, match } = await begun([{ set: BID }]);
    await give(on, match, 'RED', { do: 'bid', points: 1 });
    await playTo(on, match, 2);
    good(await on.matches.setStanding(match, 'BLUE', { set: { do: 'bid', points: 2 } }, 1));
    const { from, to, questions } = good(await on.matches.tryStanding(match, 'BLUE'));
    expect([from, to]).toEqual([1, 2]);
    const bid = questions.find(({ question }) => question.kind === 'bid');
    expect(bid).toMatchObject({ answered: BID, would: { order: { do: 'bid', points: 2 } } });
    expect(bid?.would?.why.key).toBe('why.bid');
    for (const { question, by } of questions) {
      expect(question.side).toBe('BLUE');
      expect(['given', 'clock']).toContain(by);
    }
    // Looking changes nothing.
    expect((await on.matches.info(match))?.head.number).toBe(
      good(await on.matches.page(match, 'RED')).match.head.number,
    );
  });

  test('is asked, where they leave a window open', async () => {
    const { on, match } = await begun([], await makeHarness('windows'));
    while (!(await waits(on, match))?.includes('BLUE') || !(await asksBlue(on, match)))
      if (!(await step(on, match))) throw new Error('the match was over before');
    await step(on, match, 'BLUE');
    const { questions } = good(await on.matches.tryStanding(match, 'BLUE'));
    const ambush = questions.filter(({ question }) => question.kind === 'ambush');
    expect(ambush.length).toBeGreaterThan(0);
    expect(ambush.every(({ would }) => would === undefined)).toBe(true);
    good(await on.matches.setStanding(match, 'BLUE', { set: { do: 'ambush', when: 'never' } }, 0));
    const after = good(await on.matches.tryStanding(match, 'BLUE')).questions;
    const tried = after.filter(({ question }) => question.kind === 'ambush');
    expect(tried.map(({ would }) => would?.order)).toEqual(ambush.map(() => ({ do: 'pass' })));
  });
});

/** All that anybody but BLUE gets of a match: pages, journal, mails with the instants at which they leave. */
async function othersGet({ matches, store }: Harness, match: string) {
  const { draft: _, ...page } = good(await matches.page(match, 'RED'));
  return {
    page: JSON.stringify({ ...page, question: page.question?.kind }),
    everybody: JSON.stringify(good(await matches.publicPage(match, 'en'))),
    journal: good(await matches.journal(match, 'RED')),
    mails: (await store.waitingMails(match)).filter(({ side }) => side === 'RED'),
    waits: (await matches.info(match))?.waitsFor,
  };
}

describe('nobody but their owner notices', () => {
  const PAIRS: readonly [string, readonly StandingChange[], readonly StandingChange[]][] = [
    ['orders that lapsed from none', [{ set: BID, until: { day: '2026-11-21' } }], []],
    [
      'an order that never fired from another',
      [{ set: { do: 'ambush', when: 'never' }, until: { day: '2026-11-21' } }],
      [{ set: { do: 'ambush', when: 'always' }, until: { day: '2026-11-21' } }],
    ],
    [
      'an order with an end to come from one without',
      [{ set: BID, until: { turn: 90 } }],
      [{ set: BID }, { expire: 'bid', until: {} }],
    ],
  ];

  test.each(PAIRS)('tells %s, by pages, mails or the times at which they leave', async (_, one, other) => {
    const started = async (changes: readonly StandingChange[]) => begun(changes, await makeHarness('apart'));
    const [first, second] = [await started(one), await started(other)];
    const both = [first, second];
    for (const { on } of both) on.pass(2 * DAY);
    let compared = 0;
    for (let i = 0; i < 25; i++) {
      const [a, b] = await Promise.all(both.map(({ on, match }) => othersGet(on, match)));
      expect(b).toEqual(a);
      compared++;
      const side = a?.waits?.[0];
      if (side === undefined) break;
      const page = good(await first.on.matches.page(first.match, side));
      if (page.question === undefined) break;
      const order = sampleOrder(page.question, first.on.pick);
      for (const { on, match } of both) {
        const now = good(await on.matches.page(match, side));
        const guard = { ...guardOf(now), key: `apart-${i}` };
        good(await on.matches.order(match, side, { ...guard, order }));
        on.pass(600);
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

test('which order fired is opened to everybody at the end of the match, one that never did to nobody', async () => {
  const { on, match } = await begun([{ set: BID }, { set: { do: 'ambush', when: 'always' } }]);
  await give(on, match, 'RED', { do: 'bid', points: 1 });
  const before = good(await on.matches.journal(match, 'RED'));
  expect(before).not.toContain('why.bid');
  const page = good(await on.matches.page(match, 'RED'));
  good(await on.matches.resign(match, 'RED', guardOf(page)));
  const after = good(await on.matches.journal(match, 'all'));
  expect(after).toContain('why.bid');
  expect(after).not.toContain('"when":"always"');
  const replay = good(await on.matches.replay(match, 'RED', 'all'));
  const told = replay.timeline.flatMap(({ n, steps }) => replay.moment({ n, step: steps })?.told ?? []);
  expect(told).toContainEqual({ side: 'BLUE', entry: expect.objectContaining({ key: 'why.bid' }) });
});

test('questions to one side that follow each other without the other’s answer are one sitting and one mail', async () => {
  let again = 0;
  for (const seed of ['a', 'b', 'c']) {
    const on = await makeHarness(`sitting ${seed}`);
    const match = await begin(on);
    for (let i = 0; i < 120; i++) {
      const before = await on.matches.info(match);
      if (!(await step(on, match))) break;
      const after = await on.matches.info(match);
      if (before === undefined || after === undefined || after.status !== 'playing') break;
      if (after.head.number === before.head.number) continue;
      const still = after.waitsFor.filter((side) => before.waitsFor.includes(side));
      const newly = after.waitsFor.filter((side) => !before.waitsFor.includes(side));
      const written = (await on.store.waitingMails(match)).filter(({ event }) => event === after.head.number);
      expect(written.map(({ side }) => side).sort()).toEqual([...newly].sort());
      if (still.length > 0) again++;
    }
  }
  expect(again).toBeGreaterThan(5);
});
