/** What standing orders answer to a question, checked like any order. */
import { expect } from 'vitest';
import { checkOrder, type Order, type Side, type StandingOrders } from '../../../../src/referee/index.js';
import { file, game, Match, type More, position, standingOf, type Where } from '../support.js';

/** What a seat's orders answer to the question that stands; undefined: it is asked. */
export function answer(m: Match, orders: StandingOrders = []): Order | undefined {
  const { question } = m;
  for (const order of orders) valid(question.side, order);
  const found = game.standing.answer(orders, game.position.view(m.state, question.side), question)?.order;
  if (found !== undefined)
    expect(checkOrder(question, game.rules.universe, found), JSON.stringify(found)).toMatchObject({
      ok: true,
    });
  return found;
}

/** Only sentences that the form of standing orders accepts. */
export function valid(side: Side, order: Order): void {
  const decision = { side, kind: 'standing', clause: '', public: false, forms: game.standing.forms(side) };
  expect(checkOrder(decision, game.rules.universe, order), JSON.stringify(order)).toMatchObject({ ok: true });
}

export function withOrders(
  turn: number,
  where: Where,
  more: More,
  orders: Partial<Record<Side, StandingOrders>>,
  dice: number[] = [],
): Match {
  const both = { J: orders.J ?? [], A: orders.A ?? [] };
  for (const side of ['J', 'A'] as const) for (const order of both[side]) valid(side, order);
  return new Match(position(file(turn, where, more)), dice, [], standingOf(both));
}

export const no = { do: 'no' };

export const none = { do: 'none' };
