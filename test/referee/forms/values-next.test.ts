/** What may be given next to an order that is begun, and what may be left out of it. */
import { describe, expect, test } from 'vitest';
import { mayBeLeftOut } from '../../../src/referee/forms/values.js';
import { fieldGoals } from '../../../src/referee/forms/values-next.js';
import { type Order, order, valuesNext, type Walk } from '../../../src/referee/index.js';
import { only } from '../scripts.js';

const LINE: Readonly<Record<string, readonly string[]>> = { a: ['p'], p: ['q'], q: ['r'], r: [] };

describe('what may be given next', () => {
  const way: Walk<{ readonly do: 'go' }> = {
    candidates: (_, steps) => LINE[steps.at(-1) ?? 'a'] ?? [],
    forbids: () => undefined,
    goals: () => ['r', 'q'],
    route: (_, goal) => (goal === 'q' ? ['p', 'q'] : ['p', 'q', 'r']),
  };
  const go = order('go').path('path', 'point', way, { max: 5 });

  test('to a path is at first every goal, then the next step', () => {
    expect([...valuesNext(go, 0, { do: 'go' }, [])].sort()).toEqual(['q', 'r']);
    expect(valuesNext(go, 0, { do: 'go' }, ['p'])).toEqual(['q']);
  });

  test('to a path is no goal behind which the order cannot be finished', () => {
    const form = order('go')
      .path('path', 'point', way, { max: 5 })
      .one('unit', 'unit', {
        candidates: ({ path }) => (path.at(-1) === 'q' ? ['a'] : []),
        forbids: () => undefined,
      });
    const [path] = form.fields;
    const goals = path === undefined ? [] : fieldGoals(form, 0, { do: 'go' }, path);
    expect(goals).toEqual([{ id: 'q', steps: ['p', 'q'] }]);
    const lost: Walk<Order> = {
      ...only('p', 'q'),
      goals: () => ['p', 'q'],
      route: (_, to) => (to === 'p' ? ['p'] : undefined),
    };
    const [field] = order('go').path('path', 'point', lost).fields;
    expect(field && fieldGoals(order('go').path('path', 'point', lost), 0, { do: 'go' }, field)).toEqual([
      { id: 'p', steps: ['p'] },
    ]);
  });

  test('to a set is what is not in it yet', () => {
    const lift = order('lift').set('units', 'unit', only('a', 'b', 'c'));
    expect(valuesNext(lift, 0, { do: 'lift' }, ['b'])).toEqual(['a', 'c']);
  });

  test('to a number, or behind the last field, is nothing that could be listed', () => {
    const bid = order('bid').number('n', only('1', '2'), { min: 1, max: 2 });
    expect(valuesNext(bid, 0, { do: 'bid' }, [])).toEqual([]);
    expect(valuesNext(bid, 1, { do: 'bid', n: 1 }, [])).toEqual([]);
  });
});

test('what is said aside is marked, and no field before it', () => {
  const { fields } = order('go')
    .one('unit', 'unit', only('a'))
    .aside('halt', ['early', 'late'], only('early'));
  expect(fields.map(({ name, optional, aside }) => [name, optional, aside])).toEqual([
    ['unit', false, undefined],
    ['halt', true, true],
  ]);
});

test('a set or a list that may be empty can be left out, and what is optional; nothing else', () => {
  const [one, list, none, some, number] = [
    order('x').one('unit', 'unit', only('a')),
    order('x').list('units', 'unit', only('a')),
    order('x').set('units', 'unit', only('a')),
    order('x').set('units', 'unit', only('a'), { min: 1 }),
    order('x').number('n', only('0'), { min: 0, max: 1 }),
  ].map(({ fields: [field] }) => field !== undefined && mayBeLeftOut(field));
  expect([one, list, none, some, number]).toEqual([false, true, true, false, false]);
});
