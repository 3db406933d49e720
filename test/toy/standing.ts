/**
 * Standing orders: what a seat leaves in advance, with its settings. They read their owner's view, nothing
 * more.
 */
import {
  type Decision,
  type Form,
  type Order,
  order,
  type StandingAnswer,
  type StandingOrders,
  type View,
} from '../../src/referee/index.js';
import { CARDS, PURSE } from './components.js';
import { bodyOf } from './view.js';

/** `ambush`: never, always, or asked (the default). `bid`: a plan for the own bids. */
export function standingForms(): readonly Form[] {
  const anything = { candidates: () => ['always', 'ask', 'never'], forbids: () => undefined };
  const points = {
    candidates: () => Array.from({ length: PURSE + 1 }, (_, n) => String(n)),
    forbids: () => undefined,
  };
  return [
    order('ambush').one('when', ['always', 'ask', 'never'], anything),
    order('bid').number('points', points, { min: 0, max: PURSE }),
  ];
}

export function standing(orders: StandingOrders, view: View, asked: Decision): StandingAnswer | undefined {
  const left = orders.find((o) => o.do === asked.kind);
  if (left === undefined || left.when === 'ask') return undefined;
  if (asked.kind === 'bid') return { order: left, why: { key: 'why.bid', n: Number(left.points) } };
  return { order: ambushFrom(view, left), why: { key: 'why.ambush', when: String(left.when) } };
}

function ambushFrom(view: View, left: Order): Order {
  const card = bodyOf(view).own?.hand.find((c) => CARDS[c] === 'ambush');
  return left.when === 'never' || card === undefined ? { do: 'pass' } : { do: 'ambush', card };
}

/** When the time is up, an ambush is let pass and nothing is bid; a command is the player's own business. */
export function timeout(_: View, asked: Decision): Order | undefined {
  if (asked.kind === 'ambush') return { do: 'pass' };
  return asked.kind === 'bid' ? { do: 'bid', points: 0 } : undefined;
}
