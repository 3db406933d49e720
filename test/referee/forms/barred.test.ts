/** Which bar a refusal names where several ways to a goal are barred. */
import { describe, expect, test } from 'vitest';
import {
  checkOrder,
  nearestBar,
  type Order,
  order,
  type Universe,
  type Walk,
} from '../../../src/referee/index.js';
import { asked } from '../scripts.js';

/** Steps that cannot be entered, by their clauses; whoever is in `mire` does not get on. */
const GATES: Readonly<Record<string, string>> = { wall: 'T-1', moat: 'T-2', gate: 'T-1' };
const judge: Pick<Walk<Order>, 'forbids' | 'unfinished' | 'halts'> = {
  forbids: (_, steps, step) => (steps.at(-1) === 'mire' ? 'T-3' : GATES[step]),
  unfinished: (_, steps) => (steps.at(-1) === 'camp' ? 'T-4' : undefined),
  halts: ['T-3'],
};
const barOf = (...ways: string[]) =>
  nearestBar(
    judge,
    { do: 'go' },
    ways.map((way) => way.split(' ')),
  );

describe('the bar that is named', () => {
  test('lies on the way that has the fewest', () => {
    expect(barOf('wall moat goal', 'moat goal', 'mire a goal')).toEqual({ step: 'moat', clause: 'T-2' });
  });
  test('is the last to be reached where as many are on each way, then the first that was given', () => {
    expect(barOf('wall a goal', 'a mire goal')).toEqual({ step: 'mire', clause: 'T-3' });
    expect(barOf('moat goal', 'wall goal')).toEqual({ step: 'moat', clause: 'T-2' });
  });
  test('is the place that all ways meet, else the clause that all meet', () => {
    expect(barOf('wall camp', 'moat camp')).toEqual({ step: 'camp', clause: 'T-4' });
    expect(barOf('moat a wall goal', 'gate b moat b goal')).toEqual({ step: 'moat', clause: 'T-2' });
    expect(barOf('wall b goal', 'moat gate goal')).toEqual({ step: 'wall', clause: 'T-1' });
  });
  test('is one a place: the clause that is met first', () => {
    expect(barOf('wall goal', 'wall mire goal')).toEqual({ step: 'wall', clause: 'T-1' });
    expect(barOf('mire goal')).toEqual({ step: 'mire', clause: 'T-3' });
    expect(barOf()).toBeUndefined();
    expect(barOf('a goal')).toBeUndefined();
  });
});

test('a path given step by step is refused at the place that lets nobody go on', () => {
  const points: Universe = { point: new Set(['a', 'mire', 'goal']) };
  const go = asked(order('go').path('path', 'point', { ...judge, candidates: () => points.point ?? [] }));
  const refused = (...path: string[]) => {
    const checked = checkOrder(go, points, { do: 'go', path });
    return checked.ok ? undefined : checked.refusal;
  };
  expect(refused('a', 'mire', 'goal')).toEqual({
    code: 'forbidden',
    clause: 'T-3',
    field: 'path',
    step: 'mire',
  });
});
