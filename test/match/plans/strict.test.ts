/** Strict alternation: agreed at opening, no plan runs unasked, and no action is given in advance. */
import { describe, expect, test } from 'vitest';
import { begin, good, makeHarness, REQUEST } from '../harness.js';
import { type Planner, planningOn } from './planner.js';

async function strictly(): Promise<Planner> {
  const harness = await makeHarness('strict');
  return planningOn(harness, await begin(harness, { ...REQUEST, terms: { strict: true } }));
}

async function atOrders(): Promise<Planner> {
  const on = await strictly();
  await on.give('RED', { do: 'bid', points: 1 });
  await on.give('BLUE', { do: 'bid', points: 0 });
  return on;
}

describe('in strict alternation', () => {
  test('what was agreed stands in the first event, and on the match', async () => {
    const on = await strictly();
    const [first] = await on.harness.store.readEvents(on.match, 1);
    expect(JSON.parse(first?.text ?? '')).toMatchObject({ public: { terms: { strict: true } } });
    expect((await on.page()).match.strict).toBe(true);
  });

  test('no plan is carried out unasked', async () => {
    const on = await atOrders();
    await on.edit({ do: 'draft', order: { do: 'queue', units: ['R1'] } });
    const { revision } = await on.plan();
    const edit = { do: 'unasked', unasked: true } as const;
    expect(await on.harness.matches.editPlan(on.match, 'RED', revision, edit)).toMatchObject({
      failure: { code: 'invalid', fields: [{ field: 'unasked' }] },
    });
    const whole = { ...(await on.plan()).plan, unasked: true };
    const replace = { do: 'replace', plan: whole } as const;
    expect(await on.harness.matches.editPlan(on.match, 'RED', revision, replace)).toMatchObject({
      failure: { code: 'invalid' },
    });
  });

  test('a press carries out what can be done now, and the plan rests behind it', async () => {
    const on = await atOrders();
    await on.edit({ do: 'draft', order: { do: 'queue', units: ['R1'] } });
    await on.edit({ do: 'draft', order: { do: 'stay' } });
    await on.press();
    const { progress, state } = await on.plan();
    expect([state, progress.reports.map(({ came }) => came)]).toEqual(['resting', ['done', 'done']]);
  });

  test.each([
    { terms: { strict: true }, asked: ['BLUE'] },
    { terms: {}, asked: [] },
  ] as const)('no standing order gives an action in turns: agreed $terms', async ({ terms, asked }) => {
    const harness = await makeHarness('turns');
    const on = planningOn(harness, await begin(harness, { ...REQUEST, terms }));
    good(await harness.matches.setStanding(on.match, 'BLUE', { set: { do: 'bid', points: 0 } }, 0));
    await on.give('RED', { do: 'bid', points: 1 });
    expect((await on.page()).match.waitsFor.filter((side) => side === 'BLUE')).toEqual(asked);
  });
});
