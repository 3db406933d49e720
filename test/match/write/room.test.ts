/** How much a plan holds, and how lines that are over make room. */
import { describe, expect, test } from 'vitest';
import { LONGEST_PLAN, MOST_LINES } from '../../../src/match/index.js';
import type { PlanLine } from '../../../src/referee/index.js';
import { type Planner, planner } from '../plans/planner.js';

const PLAIN = { unfit: 'skip', conditions: [], prefer: [], asks: [] } as const;

const bid = (turn: number, no: number): PlanLine => ({
  no,
  turn,
  phase: 'dawn',
  kind: 'bid',
  ...PLAIN,
  deeds: [{ orders: [{ do: 'bid', points: 0 }] }],
});

/** So many lines for a turn that never comes. */
const later = (count: number, from = 1) => Array.from({ length: count }, (_, i) => bid(50, from + i));

async function holding(lines: readonly PlanLine[]): Promise<Planner> {
  const on = await planner('room');
  await on.edit({ do: 'replace', plan: { lines, rests: [], unasked: false } });
  return on;
}

async function refusalOf(on: Planner, edit: Parameters<Planner['edit']>[0]): Promise<unknown> {
  const { revision } = await on.plan();
  const outcome = await on.harness.matches.editPlan(on.match, 'RED', revision, edit);
  return outcome.ok ? 'taken' : outcome.failure.code;
}

describe('a full plan', () => {
  const SENTENCE = { do: 'march', unit: 'R1', to: 'ford' };

  test('takes no line more, whichever way it comes', async () => {
    const on = await holding(later(MOST_LINES));
    expect((await on.plan()).room).toMatchObject({ lines: 0 });
    const whole = { lines: later(MOST_LINES + 1), rests: [], unasked: false };
    expect([
      await refusalOf(on, { do: 'copy', no: 1 }),
      await refusalOf(on, { do: 'replace', plan: whole }),
      await refusalOf(on, { do: 'add', sentence: SENTENCE, turn: 1 }),
    ]).toEqual(['plan-full', 'plan-full', 'plan-full']);
  });

  test('takes no drafted line either, though a program may write back what it read', async () => {
    const on = await planner('room');
    await on.give('RED', { do: 'bid', points: 1 });
    await on.give('BLUE', { do: 'bid', points: 0 });
    await on.edit({ do: 'replace', plan: { lines: later(MOST_LINES), rests: [], unasked: false } });
    expect(await refusalOf(on, { do: 'draft', order: { do: 'queue', units: ['R1'] } })).toBe('plan-full');
    const { plan } = await on.plan();
    expect(await refusalOf(on, { do: 'replace', plan })).toBe('taken');
  });

  test('is full by its length too, and says how much is left before', async () => {
    const long = later(115).map((line) => ({
      ...line,
      conditions: Array.from({ length: 3 }, () => ({
        if: 'named' as const,
        when: 'before' as const,
        ids: ['x'.repeat(80)],
      })),
    }));
    const on = await holding(long);
    const { room } = await on.plan();
    expect(room.letters).toBe(LONGEST_PLAN - JSON.stringify((await on.plan()).plan).length);
    expect(room.letters).toBeLessThan(LONGEST_PLAN / 10);
    const more = { lines: [...long, ...long.slice(0, 40).map((line, i) => ({ ...line, no: 200 + i }))] };
    expect(await refusalOf(on, { do: 'replace', plan: { ...more, rests: [], unasked: false } })).toBe(
      'plan-full',
    );
  });

  test('is emptied at once', async () => {
    const on = await holding(later(MOST_LINES));
    await on.edit({ do: 'clear', what: 'open' });
    expect((await on.plan()).plan.lines).toEqual([]);
  });
});

/** RED bids by its plan in each of four turns. */
async function bidding(more: readonly PlanLine[]): Promise<Planner> {
  const on = await planner('room');
  const rests = [1, 2, 3, 4, 5].flatMap((turn) => [
    { turn, phase: 'orders', kind: 'command', do: 'rest' },
    { turn, phase: 'orders', kind: 'ambush', do: 'pass' },
    { turn, phase: 'assault', kind: 'attack', do: 'end' },
  ]);
  const lines = [...[1, 2, 3, 4].map((turn) => bid(turn, turn)), ...more];
  await on.edit({ do: 'replace', plan: { lines, rests, unasked: true } });
  await on.press();
  return on;
}

/** Plays on until a turn, RED by its plan. */
async function untilTurn(on: Planner, turn: number): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const { view, question } = await on.page('BLUE');
    if (Number(view.now.find(({ key }) => key === 'turn')?.n ?? 0) >= turn) return;
    if (question === undefined) await on.tick();
    else {
      const [form] = question.forms.filter(({ fields }) => fields.length === 0);
      await on.give('BLUE', question.kind === 'bid' ? { do: 'bid', points: 0 } : { do: form?.do ?? '' });
    }
  }
  throw new Error(`turn ${turn} never came`);
}

describe('lines that are over', () => {
  test('go when a whole turn lies between, and no number is given again', async () => {
    const on = await bidding([]);
    await untilTurn(on, 3);
    const { plan } = await on.plan();
    expect(plan.lines.map(({ turn }) => turn)).toEqual([2, 3, 4]);
    await on.edit({ do: 'copy', no: 4 });
    expect((await on.plan()).plan.lines.map(({ no }) => no)).toEqual([2, 3, 4, 5]);
  });

  test('make room for new ones before the plan is full', async () => {
    const on = await bidding(later(MOST_LINES - 4, 5));
    await untilTurn(on, 2);
    const over = (await on.plan()).progress.reports.length;
    expect(over).toBeGreaterThan(0);
    expect((await on.plan()).room.lines).toBe(over);
    await on.edit({ do: 'copy', no: 5 });
    const { plan } = await on.plan();
    expect([plan.lines.length, plan.lines.some(({ no }) => no === 1)]).toEqual([MOST_LINES, false]);
  });

  test('are removed at once, those that are open stay', async () => {
    const on = await bidding([]);
    await untilTurn(on, 2);
    await on.edit({ do: 'clear', what: 'over' });
    const { plan, progress } = await on.plan();
    expect(plan.lines.some(({ no }) => progress.reports.some((report) => report.no === no))).toBe(false);
    expect(plan.lines.map(({ no }) => no)).toContain(4);
  });
});
