/**
 * A question that standing orders are to answer, with all that they may go by: the owner's view and his
 * orders.
 */
import type { Decision, Order, StandingOrders, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { hexIndex, type Pack, type SideId, unitIndex } from '../components/pack.js';
import { situationIn } from '../state/position.js';
import type { Position } from '../state/state.js';

export interface Case extends Position {
  readonly orders: StandingOrders;
  readonly decision: Decision;
  readonly side: SideId;
}

export function caseOf(pack: Pack, orders: StandingOrders, view: View, decision: Decision): Case {
  const side = decision.side === 'J' ? 'J' : 'A';
  return { pack, state: situationIn(pack, view), orders, decision, side };
}

/** The order of this name. */
export function orderCalled({ orders }: Case, name: string): Order | undefined {
  return orders.find((one) => one.do === name);
}

/** What a field of a form of the question accepts, `before` filled in. */
export function openIn(
  { decision }: Case,
  word: string,
  field: string,
  before: Order = { do: word },
): string[] {
  const form = decision.forms.find((one) => one.do === word);
  const walk = form?.fields.find(({ name }) => name === field)?.walk;
  if (walk === undefined) return [];
  return [...walk.candidates(before, [])].filter((id) => walk.forbids(before, [], id) === undefined);
}

/**
 * Hexes of a question in the order that a list names; those that it does not name come last, as they stand.
 */
export function wished(ids: readonly string[], list: Order[string] | undefined): string[] {
  const first = idsIn(list).filter((id) => ids.includes(id));
  return [...first, ...ids.filter((id) => !first.includes(id))];
}

export function unitOf({ pack }: Position, id: string): number {
  return unitIndex(pack, id);
}

export function hexOf({ pack }: Position, id: string): number {
  return hexIndex(pack, id);
}
