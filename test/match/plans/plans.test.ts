/**
 * Plans in the service: drafted ahead, carried out by a press or by the worker, told to their owner alone.
 */
import { describe, expect, test } from 'vitest';
import { type MailPayload, makeMatches } from '../../../src/match/index.js';
import type { Order } from '../../../src/referee/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { begin, good, guardOf, makeHarness, step } from '../harness.js';
import { type Planner, planner, planningOn, sampleAhead, TICK, until } from './planner.js';

/** RED stands at its orders; two lines are drafted ahead. */
async function atOrders(seed?: string): Promise<Planner> {
  const on = await planner(seed);
  await on.give('RED', { do: 'bid', points: 1 });
  await on.give('BLUE', { do: 'bid', points: 0 });
  return on;
}

const QUEUE: Order = { do: 'queue', units: ['R1'] };
const STAY: Order = { do: 'stay' };

const orders = async (on: Planner) =>
  (await on.harness.store.readEvents(on.match, 1)).flatMap(({ text }) => {
    const { type, public: told } = JSON.parse(text) as {
      type: string;
      public: { orders: { order: Order }[] };
    };
    return type === 'played' ? told.orders.map(({ order }) => order) : [];
  });

describe('drafting ahead', () => {
  test('makes lines of what is ordered, on a position that nobody else sees', async () => {
    const on = await atOrders();
    const before = await on.page();
    await on.edit({ do: 'draft', order: QUEUE });
    await on.edit({ do: 'draft', order: STAY });
    const { plan, rehearsal } = await on.plan();
    expect(plan.lines.map(({ kind, deeds }) => [kind, deeds])).toEqual([
      ['command', [{ orders: [QUEUE] }]],
      ['march', [{ orders: [STAY] }]],
    ]);
    expect(rehearsal.lines.map(({ how }) => how)).toEqual(['fits', 'fits']);
    const after = await on.page();
    expect([after.match.head, after.draft.revision]).toEqual([before.match.head, before.draft.revision]);
  });

  test('refuses with the clause what the rules refuse', async () => {
    const on = await atOrders();
    const { revision } = await on.plan();
    const edit = { do: 'draft', order: { do: 'queue', units: ['B1'] } } as const;
    expect(await on.harness.matches.editPlan(on.match, 'RED', revision, edit)).toMatchObject({
      ok: false,
      failure: { code: 'refused', refusal: { clause: 'TY-2.b' } },
    });
  });

  test('takes back its last order, and then its last line', async () => {
    const on = await atOrders();
    await on.edit({ do: 'draft', order: QUEUE });
    await on.edit({ do: 'undo' });
    expect((await on.plan()).plan.lines).toEqual([]);
    const { revision } = await on.plan();
    const failed = await on.harness.matches.editPlan(on.match, 'RED', revision, { do: 'undo' });
    expect(failed).toMatchObject({ failure: { code: 'nothing-to-undo' } });
  });

  test('of a stale tab is refused', async () => {
    const on = await atOrders();
    const { revision } = await on.plan();
    await on.edit({ do: 'draft', order: QUEUE });
    const stale = await on.harness.matches.editPlan(on.match, 'RED', revision, {
      do: 'unasked',
      unasked: true,
    });
    expect(stale).toMatchObject({ failure: { code: 'stale' } });
  });
});

describe('a press', () => {
  test('carries the lines out, and each is told with its event', async () => {
    const on = await atOrders();
    await on.edit({ do: 'draft', order: QUEUE });
    await on.edit({ do: 'draft', order: STAY });
    await on.press();
    expect((await orders(on)).slice(-2)).toEqual([QUEUE, STAY]);
    const { progress } = await on.plan();
    const { head } = (await on.page()).match;
    expect(progress.reports.map(({ came, event }) => [came, event])).toEqual([
      ['done', head.number],
      ['done', head.number],
    ]);
  });

  test('given again under its key is done once', async () => {
    const on = await atOrders();
    await on.edit({ do: 'draft', order: QUEUE });
    const guard = guardOf(await on.page());
    const { revision } = await on.plan();
    const first = good(await on.harness.matches.pressPlan(on.match, 'RED', guard, revision));
    expect(good(await on.harness.matches.pressPlan(on.match, 'RED', guard, revision))).toEqual(first);
    const other = { ...guard, key: 'another' };
    const late = await on.harness.matches.pressPlan(on.match, 'RED', other, revision);
    expect(late).toMatchObject({ failure: { code: 'stale' } });
  });

  test('rests at a question that the plan does not answer', async () => {
    const on = await atOrders();
    await on.edit({ do: 'draft', order: QUEUE });
    await on.press();
    expect([(await on.plan()).state, (await on.page()).question?.kind]).toEqual(['resting', 'march']);
  });

  test('leaves a journal that is proved like any other', async () => {
    const on = await atOrders();
    await on.edit({ do: 'draft', order: QUEUE });
    await on.press();
    const journal = good(await on.harness.matches.journal(on.match, 'RED'));
    expect((await verifyJournal(journal)).ok).toBe(true);
    expect(journal).not.toContain('planned');
  });
});

describe('an unasked plan', () => {
  /** RED plans its bid of the next turn and is armed by a press. */
  async function armed(): Promise<Planner> {
    const on = await atOrders();
    const bids = [1, 2, 3, 4].map((turn) => ({ turn, phase: 'dawn', kind: 'bid' }));
    const rests = [1, 2, 3, 4].flatMap((turn) => [
      { turn, phase: 'orders', kind: 'command', do: 'rest' },
      { turn, phase: 'orders', kind: 'ambush', do: 'pass' },
      { turn, phase: 'assault', kind: 'attack', do: 'end' },
    ]);
    const plain = { unfit: 'skip', conditions: [], prefer: [], asks: [] } as const;
    const lines = bids.map((at, i) => ({
      no: i + 1,
      ...at,
      ...plain,
      deeds: [{ orders: [{ do: 'bid', points: 0 }] }],
    }));
    await on.edit({ do: 'replace', plan: { lines, rests, unasked: true } });
    await on.press();
    return on;
  }

  const stateOf = async (on: Planner) => (await on.harness.store.readPlans(on.match))[0]?.state;
  const headOf = async (on: Planner) => (await on.page()).match.head.number;

  test('is carried out by the worker, never in the request of the other side', async () => {
    const on = await armed();
    expect((await on.page('BLUE')).question?.kind).toBe('bid');
    const before = await headOf(on);
    await on.tick();
    expect(await headOf(on)).toBe(before);
    await on.give('BLUE', { do: 'bid', points: 1 });
    expect([await headOf(on), await stateOf(on)]).toEqual([before, 'unasked']);
    await on.tick();
    expect(await headOf(on)).toBe(before + 1);
    const { progress } = await on.plan();
    expect(progress.reports.at(-1)).toMatchObject({ no: 2, came: 'done', event: before + 1 });
  });

  test('rests when play goes back, until it is pressed again', async () => {
    const on = await armed();
    expect(await stateOf(on)).toBe('unasked');
    const { matches } = on.harness;
    good(await matches.askTakeBack(on.match, 'RED', guardOf(await on.page())));
    good(await matches.answerTakeBack(on.match, 'BLUE', true, guardOf(await on.page('BLUE'))));
    expect(await stateOf(on)).toBe('resting');
    const before = await headOf(on);
    await on.tick();
    expect([await headOf(on), await stateOf(on)]).toEqual([before, 'resting']);
  });

  test('that went on by a press has its lines open again when play goes back, and each is carried out anew', async () => {
    const on = await atOrders();
    await on.edit({ do: 'draft', order: QUEUE });
    await on.edit({ do: 'draft', order: STAY });
    await on.press();
    const came = async () => (await on.plan()).progress.reports.map(({ came: how }) => how);
    expect(await came()).toEqual(['done', 'done']);
    const { matches } = on.harness;
    good(await matches.askTakeBack(on.match, 'RED', guardOf(await on.page())));
    good(await matches.answerTakeBack(on.match, 'BLUE', true, guardOf(await on.page('BLUE'))));
    expect([await came(), (await on.plan()).plan.lines.length]).toEqual([[], 2]);
    expect((await on.page()).question?.kind).toBe('command');
    await on.press();
    expect(await came()).toEqual(['done', 'done']);
    expect((await orders(on)).slice(-2)).toEqual([QUEUE, STAY]);
  });

  test('rests when its owner gives an order by hand', async () => {
    const on = await armed();
    await on.give('RED', { do: 'bid', points: 0 });
    await on.tick();
    await on.give('BLUE', { do: 'bid', points: 1 });
    expect(await stateOf(on)).toBe('resting');
  });

  test('rests when it is edited', async () => {
    const on = await armed();
    await on.edit({ do: 'remove', no: 4 });
    expect(await stateOf(on)).toBe('resting');
  });

  test('is done once for each event, whoever tries', async () => {
    const on = await armed();
    await on.give('BLUE', { do: 'bid', points: 1 });
    const before = await headOf(on);
    const go = () => on.harness.matches.continuePlan(on.match, 'RED');
    await Promise.all([go(), go(), go()]);
    expect(await headOf(on)).toBe(before + 1);
  });
});

describe('the mail that a match waits', () => {
  test('leaves one tick after the commit, whether its reader planned or not', async () => {
    for (const plans of [false, true]) {
      const harness = await makeHarness('mails');
      const ticking = { ...harness, matches: makeMatches({ ...harness.context, tick: TICK }) };
      const on = planningOn(ticking, await begin(ticking));
      await until(on, 'RED', 'command');
      if (plans) await on.edit({ do: 'draft', order: QUEUE });
      const rests = await harness.store.waitingMails(on.match);
      const waiting = rests.filter(({ kind }) => kind === 'turn' || kind === 'question');
      expect(waiting.length).toBeGreaterThan(0);
      for (const { createdAt, nextAt } of waiting) expect(nextAt.getTime() - createdAt.getTime()).toBe(TICK);
    }
  });

  test('tells what each line said and came to', async () => {
    const on = await atOrders();
    await on.edit({ do: 'draft', order: QUEUE });
    await on.press();
    const latest = async () => {
      const mails = (await on.harness.store.waitingMails(on.match)).filter(({ side }) => side === 'RED');
      return (JSON.parse(mails.at(-1)?.payload ?? '{}') as MailPayload).plan ?? [];
    };
    for (let n = 0; n < 60 && (await latest()).length === 0; n++) await step(on.harness, on.match);
    const plan = await latest();
    expect(plan).toEqual([{ no: 1, came: 'done', used: 1, of: 1, order: QUEUE, kind: 'command' }]);
  });

  test('tells of the question behind a plan, and those before it are void', async () => {
    const on = await planner();
    await until(on, 'RED', 'command');
    await on.edit({ do: 'draft', order: { do: 'rest' } });
    await on.press();
    const mails = (await on.harness.store.waitingMails(on.match)).filter(({ kind }) => kind === 'turn');
    const { head } = (await on.page()).match;
    expect(mails.every(({ event }) => event === head.number)).toBe(true);
  });
});

describe('a plan', () => {
  test('is in nothing that is written for others', async () => {
    const on = await atOrders();
    await on.edit({ do: 'draft', order: QUEUE });
    const told = async (side: 'RED' | 'BLUE') =>
      JSON.stringify([
        good(await on.harness.matches.look(on.match, side)).view,
        good(await on.harness.matches.journal(on.match, side)),
        good(await on.harness.matches.publicPage(on.match, 'en')).view,
      ]);
    const before = [await told('RED'), await told('BLUE')];
    await on.edit({ do: 'draft', order: STAY });
    await on.edit({ do: 'unasked', unasked: true });
    expect([await told('RED'), await told('BLUE')]).toEqual(before);
  });

  test('goes with the address of its owner', async () => {
    const on = await atOrders();
    await on.edit({ do: 'draft', order: QUEUE });
    good(await on.harness.matches.erase(on.match, 'RED'));
    expect(await on.harness.store.readPlans(on.match)).toEqual([]);
  });

  test('that was drafted at random is carried out as it was drafted, as far as it fits', async () => {
    for (let seed = 0; seed < 6; seed++) {
      const on = await atOrders(`random ${seed}`);
      for (let i = 0; i < 5; i++) {
        const order = await sampleAhead(on);
        if (order === undefined) break;
        await on.edit({ do: 'draft', order });
      }
      const { plan, rehearsal } = await on.plan();
      const sure = rehearsal.lines.filter(({ how, untried }) => how === 'fits' && !untried).length;
      const from = (await orders(on)).length;
      await on.press();
      const given = plan.lines.flatMap(({ deeds: [deed] }) =>
        deed !== undefined && 'orders' in deed ? deed.orders.map(({ do: word }) => word) : [],
      );
      const words = (await orders(on)).slice(from).map((order) => order?.do);
      expect(sure).toBeGreaterThan(0);
      expect(words[0]).toBe(given[0]);
    }
  });
});
