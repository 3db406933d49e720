/**
 * What the other side gets while a plan runs: the same bytes, numbers and times, whatever of the plan did not
 * run.
 */
import { describe, expect, test } from 'vitest';
import { makeMatches } from '../../../src/match/index.js';
import type { PlanLine } from '../../../src/referee/index.js';
import { begin, good, makeHarness, step } from '../harness.js';
import { planningOn, TICK } from './planner.js';

const PLAIN = { unfit: 'skip', conditions: [], prefer: [], asks: [] } as const;
const line = (
  no: number,
  kind: string,
  order: PlanLine['deeds'],
  more: Partial<PlanLine> = {},
): PlanLine => ({
  no,
  turn: 1,
  phase: kind === 'attack' ? 'assault' : 'orders',
  kind,
  deeds: order,
  ...PLAIN,
  ...more,
});
const rest = { do: 'rest' } as const;
const RESTS = [{ turn: 1, phase: 'assault', kind: 'attack', do: 'end' }];

/** The same that happens, planned in two ways. */
const PLANS: readonly (readonly PlanLine[])[] = [
  [line(1, 'command', [{ orders: [rest] }])],
  [
    line(1, 'command', [{ orders: [{ do: 'queue', units: ['B1'] }] }]),
    line(2, 'command', [{ orders: [{ do: 'ready', card: 'c0' }] }, { orders: [rest] }], {
      conditions: [{ if: 'left', of: 'purse', least: 0, when: 'before' }],
      unfit: 'halt',
    }),
    line(3, 'march', [{ sentence: { do: 'march', unit: 'R1', to: 'mill' } }], { unfit: 'later' }),
    line(4, 'attack', [{ orders: [{ do: 'attack', target: 'gate', units: ['R1'] }] }]),
  ],
];

/** All that BLUE and everybody get of a match in which RED carries this plan out, unasked or by a press. */
async function gotten(lines: readonly PlanLine[], unasked: boolean): Promise<string> {
  const desk = await makeHarness('twins of plans');
  const ticking = { ...desk, matches: makeMatches({ ...desk.context, tick: TICK }) };
  const on = planningOn(ticking, await begin(ticking));
  await on.give('RED', { do: 'bid', points: 1 });
  await on.give('BLUE', { do: 'bid', points: 0 });
  await on.edit({ do: 'replace', plan: { lines, rests: RESTS, unasked } });
  await on.press();
  await on.tick();
  for (let i = 0; i < 4; i++) {
    const { waitsFor, status } = (await on.page('BLUE')).match;
    if (status === 'playing' && waitsFor.includes('BLUE')) await step(ticking, on.match, 'BLUE');
    await on.tick();
  }
  const { matches, store } = ticking;
  const { view, question, chapters, match: info } = await on.page('BLUE');
  const mails = (await store.waitingMails(on.match)).filter(({ side }) => side === 'BLUE');
  return JSON.stringify({
    view,
    question: question?.kind,
    chapters,
    head: info.head,
    waitsFor: info.waitsFor,
    journal: good(await matches.journal(on.match, 'BLUE')),
    open: good(await matches.publicPage(on.match, 'en')).view,
    mails: mails.map(({ payload, event, kind, nextAt }) => [payload, event, kind, nextAt]),
  });
}

describe('two plans that differ in lines that did not run, conditions, skips and reasons', () => {
  test.each([false, true])(
    'give the other side the same bytes (carried out unasked: %s)',
    async (unasked) => {
      const [first, second] = [await gotten(PLANS[0] ?? [], unasked), await gotten(PLANS[1] ?? [], unasked)];
      expect(first).toContain('rest');
      expect(second).toBe(first);
    },
  );
});
