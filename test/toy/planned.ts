/**
 * What plans of the toy go by: an answer assumed of the other side, a sentence, a condition, a quantity,
 * outcomes.
 */
import { type GamePlans, type Order, order, type View } from '../../src/referee/index.js';
import { POINTS, START } from './components.js';
import type { ToyState } from './state.js';
import { bodyOf } from './view.js';

const any = (ids: readonly string[]) => ({ candidates: () => ids, forbids: () => undefined });

/** `march`: this unit to this point by the shortest way, when its turn comes. */
function planOrder(
  sentence: Order,
  view: View,
  { kind, about }: Parameters<NonNullable<GamePlans['order']>>[2],
) {
  if (kind !== 'march' || about?.unit !== sentence.unit) return undefined;
  const at = bodyOf(view).units.find(({ id }) => id === sentence.unit)?.at;
  return at === sentence.to ? { do: 'stay' } : { do: 'move', path: String(sentence.to) };
}

/** Units of the enemy that were lost since: told by all. */
function outcomesOf(orders: readonly Order[], view: View): readonly string[] {
  const target = orders.find(({ do: word }) => word === 'attack')?.target;
  if (target === undefined) return [];
  const { units } = bodyOf(view);
  return [units.some(({ at, side }) => at === target && side !== view.viewer) ? 'stands' : 'cleared'];
}

export const planned: GamePlans<ToyState> = {
  forms: (side) => [
    order('march')
      .one('unit', 'unit', any(Object.keys(START).filter((id) => START[id]?.side === side)))
      .one('to', 'spot', any(POINTS)),
  ],
  alternates: ['bid'],
  address: () => ({ phase: 'orders', kind: 'march' }),
  order: planOrder,
  assume: ({ kind }) => (kind === 'ambush' ? { do: 'pass' } : undefined),
  conditionForms: () => [order('empty').one('at', 'spot', any(POINTS))],
  holds: (condition, view) => bodyOf(view).units.every(({ at }) => at !== condition.at),
  quantities: (view) => ({ purse: bodyOf(view).purse[view.viewer === 'BLUE' ? 'BLUE' : 'RED'] }),
  outcomes: ['cleared', 'stands'],
  outcomesOf,
  stakes: (_, __, given) => [Array.isArray(given.units) ? given.units.length : 0],
  losesBy: (view, { kind }) => (kind === 'march' && bodyOf(view).signal > 0 ? 'TY-3.a' : undefined),
  engage: (state, given) => {
    if (given.do === 'attack') state.queue = [];
  },
  leap: (state) => {
    state.signal = 0;
  },
};
