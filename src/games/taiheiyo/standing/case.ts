/**
 * A question that standing orders are to answer, with all that they may go by: the owner's view and his
 * orders.
 */

import type { Decision, Order, StandingOrders, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { eventOf, pointId, pointIndex, unitIndex } from '../components/pack.js';
import { strikersOf } from '../rules/cards/strike.js';
import type { TsState } from '../state/state.js';
import { enemyOf } from '../state/state.js';
import { situationIn } from '../state/view.js';
import { forceIn } from './policy.js';

export interface Case {
  readonly pack: Pack;
  readonly orders: StandingOrders;
  readonly view: View;
  /** The situation that the view shows. */
  readonly state: TsState;
  readonly decision: Decision;
  readonly side: SideId;
  /** Where it is about, or -1. */
  readonly at: number;
}

export function caseOf(pack: Pack, orders: StandingOrders, view: View, decision: Decision): Case {
  const at = decision.about?.at;
  const side = decision.side === 'J' ? 'J' : 'A';
  const state = situationIn(pack, view);
  return {
    pack,
    orders,
    view,
    state,
    decision,
    side,
    at: typeof at === 'string' ? pointIndex(pack, at) : -1,
  };
}

/** A card window goes by its moment. */
export function cardWindowOf({ kind, about }: Decision): string {
  return kind === 'cards' ? String(about?.moment) : kind;
}

/** The order of this name. */
export function orderCalled({ orders }: Case, name: string): Order | undefined {
  return orders.find((o) => o.do === name);
}

/** The order of this name for the point that is asked about, else the one for all points. */
export function orderForPoint({ pack, orders, at }: Case, name: string): Order | undefined {
  const found = orders.filter((o) => o.do === name);
  const here = at < 0 ? undefined : found.find((o) => o.point === pointId(pack, at));
  return here ?? found.find((o) => o.point === undefined);
}

export function yesIf(yes: boolean): Order {
  return { do: yes ? 'yes' : 'no' };
}

/** Air strength and gunnery of both sides in the point. */
export function forces({ pack, state, side, at }: Case): { readonly own: number; readonly enemy: number } {
  return { own: forceIn(pack, state, side, at), enemy: forceIn(pack, state, enemyOf(side), at) };
}

/**
 * The enemy units that the question is about: the moving group, those that strike by a card, else those in
 * the point.
 */
export function enemies({ pack, state, decision, side, at }: Case): readonly number[] {
  const enemy = enemyOf(side);
  const units = decision.kind === 'cards' ? idsIn(decision.about?.units as Order[string] | undefined) : [];
  if (units.length > 0) return units.map((id) => unitIndex(pack, id));
  const strike = state.battle?.strike;
  if (strike !== undefined && state.battle?.attacker === enemy)
    return strikersOf(pack, state, eventOf(pack, strike.event), strike.source);
  return at < 0 ? [] : pack.army[enemy].filter((unit) => state.units[unit]!.at === at);
}

/** The side's cards, those to spend first in front. */
export function handByRanking({ pack, orders, state, side }: Case): readonly string[] {
  const hand = state.hands[side].map((card) => pack.cards[card]!.id);
  const ranking = idsIn(orders.find((o) => o.do === 'initiative')?.cards);
  const first = ranking.filter((id) => hand.includes(id));
  return [...first, ...hand.filter((id) => !first.includes(id))];
}
