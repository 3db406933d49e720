/** What is kept of how far a plan has come: bounded, however long a match goes on. */
import { describe, expect, test } from 'vitest';
import { GONE_REPORTS, nextNo, progressWith, type ToldProgress } from '../../../src/match/model/plan.js';
import type { Plan } from '../../../src/referee/index.js';

const planOf = (...nos: readonly number[]): Plan => ({
  lines: nos.map((no) => ({
    no,
    turn: 1,
    phase: 'orders',
    kind: 'command',
    deeds: [{ orders: [{ do: 'rest' }] }],
    ...({ unfit: 'skip', conditions: [], prefer: [], asks: [] } as const),
  })),
  rests: [],
  unasked: true,
});

const toldOf = (count: number): ToldProgress => ({
  reports: Array.from({ length: count }, (_, i) => ({
    ...({ no: i + 1, came: 'done', used: 1, of: 1, outcomes: [] } as const),
    event: i,
  })),
  times: Object.fromEntries(Array.from({ length: count }, (_, i) => [i + 1, 1])),
  halted: false,
});

describe('the progress of a plan whose lines are changed', () => {
  test('keeps the latest reports of lines that are gone, and no number is given twice', () => {
    const progress = progressWith(planOf(), toldOf(GONE_REPORTS + 150));
    expect([progress.reports.length, progress.reports[0]?.no]).toEqual([GONE_REPORTS, 151]);
    expect(Object.keys(progress.times)).toHaveLength(GONE_REPORTS);
    expect(nextNo({ plan: planOf(), progress })).toBe(GONE_REPORTS + 151);
  });

  test('keeps every report of a line that is still there', () => {
    const progress = progressWith(planOf(1, 2), toldOf(GONE_REPORTS + 10));
    expect(progress.reports.slice(0, 3).map(({ no }) => no)).toEqual([1, 2, 11]);
  });

  test('leaves a short one as it is', () => {
    const progress = toldOf(7);
    expect(progressWith(planOf(), progress)).toBe(progress);
  });
});
