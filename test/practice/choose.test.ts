import { expect, test } from 'vitest';
import { bestOrder, ratedOrders, weighOrders } from '../../src/practice/choose.js';
import { type Decision, decision, type Game, order, type View } from '../../src/referee/index.js';
import { spoken } from '../web/spoken.js';

const VIEW: View = { viewer: 'A', now: [], body: null };

const numbers = (most: number): Decision =>
  decision({
    side: 'A',
    kind: 'bid',
    clause: 'X-1',
    public: true,
    forms: [
      order('bid').number(
        'amount',
        { candidates: () => Array.from({ length: most + 1 }, (_, n) => String(n)), forbids: () => undefined },
        { min: 0, max: most },
      ),
      order('pass').idly(),
    ],
  });

const playing = (opponent: Game['opponent']): Pick<Game, 'rules' | 'opponent'> => ({
  rules: { ...spoken.rules, universe: {} },
  opponent,
});
const amount = (o: { readonly [name: string]: unknown }) => Number(o.amount ?? 0);

test('the order that the evaluation likes best is taken', () => {
  const appraise = (_v: View, _d: Decision, o: { readonly do: string }) =>
    o.do === 'pass' ? 0 : -((amount(o) - 7) ** 2) + 1;
  expect(bestOrder(playing({ appraise }), VIEW, numbers(20), () => 0)).toEqual({ do: 'bid', amount: 7 });
});

test('what is worth less than nothing is left undone', () => {
  const appraise = (_v: View, _d: Decision, o: { readonly do: string }) => (o.do === 'pass' ? 0 : -1);
  expect(bestOrder(playing({ appraise }), VIEW, numbers(20), () => 0)).toEqual({ do: 'pass' });
});

test('equal orders are chosen by lot, each as likely', () => {
  const seen = new Map<number, number>();
  let n = 0;
  const pick = (m: number) => (n++ * 7919 + (n >> 3)) % m;
  for (let i = 0; i < 400; i++) {
    const chosen = bestOrder(
      playing({ appraise: (_v, _d, o) => (o.do === 'pass' ? -1 : 0) }),
      VIEW,
      numbers(3),
      pick,
    );
    seen.set(amount(chosen ?? {}), (seen.get(amount(chosen ?? {})) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual([0, 1, 2, 3]);
  for (const count of seen.values()) expect(count).toBeGreaterThan(50);
});

test('of more sentences than are looked at in order, some later ones are looked at by lot', () => {
  let n = 0;
  const pick = (m: number) => (n++ * 7919) % m;
  const chosen = bestOrder(playing({ appraise: (_v, _d, o) => amount(o) }), VIEW, numbers(5000), pick);
  expect(amount(chosen ?? {})).toBeGreaterThan(1000);
});

test('nothing legal is no order', () => {
  expect(
    bestOrder(playing({ appraise: () => 0 }), VIEW, { ...numbers(3), forms: [] }, () => 0),
  ).toBeUndefined();
});

test('of what the game suggests the best legal order is taken, and nothing else is looked at', () => {
  const looked: number[] = [];
  const appraise = (_v: View, _d: Decision, o: { readonly do: string }) => {
    looked.push(amount(o));
    return amount(o);
  };
  const suggest = () => [3, 99_999, 4].map((n) => ({ do: 'bid', amount: n }));
  expect(bestOrder(playing({ appraise, suggest }), VIEW, numbers(5000), () => 0)).toEqual({
    do: 'bid',
    amount: 4,
  });
  expect(looked).toEqual([3, 99_999, 4]);
  expect(bestOrder(playing({ appraise, suggest: () => [] }), VIEW, numbers(20), () => 0)).toEqual({
    do: 'bid',
    amount: 20,
  });
});

test('when the time is up the best of what was looked at is taken, at least one order always', () => {
  const weighed = (
    most: number,
    suggest?: () => readonly { readonly do: string; readonly amount: number }[],
  ) => {
    const looked: number[] = [];
    const appraise = (_v: View, _d: Decision, o: { readonly [name: string]: unknown }) => {
      looked.push(amount(o));
      return amount(o);
    };
    const player = playing({ appraise, ...(suggest === undefined ? {} : { suggest }) });
    const weighing = weighOrders(
      player,
      VIEW,
      numbers(20),
      () => 0,
      () => looked.length < most,
    );
    for (;;) {
      const next = weighing.next();
      if (next.done) return { best: next.value, looked };
    }
  };
  expect(weighed(5)).toEqual({ best: { do: 'bid', amount: 4 }, looked: [0, 1, 2, 3, 4] });
  expect(weighed(0)).toEqual({ best: { do: 'bid', amount: 0 }, looked: [0] });
  const suggest = () => [9, 3, 12].map((n) => ({ do: 'bid', amount: n }));
  expect(weighed(2, suggest)).toEqual({ best: { do: 'bid', amount: 9 }, looked: [9, 3] });
});

test('an order that is suggested twice is one order', () => {
  const twice = [{ do: 'bid', amount: 2 }, { do: 'bid', amount: 2 }, { do: 'pass' }];
  const player = playing({ appraise: () => 0, suggest: () => twice });
  const told = ratedOrders(player, VIEW, numbers(3), () => 0, 3).map((rated) => rated.order);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({ do: 'bid', amount: 2 });
  expect(told).toContainEqual({ do: 'pass' });
});
