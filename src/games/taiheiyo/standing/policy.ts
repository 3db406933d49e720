/**
 * How default standing orders weigh things: rankings of targets, ports, strengths. By public facts and the
 * own hand alone.
 */
import {
  byCodeUnit,
  type Decision,
  type Field,
  fieldValue,
  type Order,
  type StandingOrders,
  type View,
} from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import {
  eventOf,
  type Pack,
  pointId,
  pointIndex,
  type ShipType,
  type SideId,
  unitIndex,
} from '../components/pack.js';
import { strikersOf } from '../rules/cards/strike.js';
import { strikeBases, strikers } from '../rules/operations/reaction.js';
import { costOf, strengthOf } from '../rules/supply/capture.js';
import { situationIn } from '../state/position.js';
import { enemyOf, graphOf, pointAt, sumOf, type TsState, type UnitClass, unitsIn } from '../state/state.js';

export const SACRIFICES: readonly UnitClass[] = ['cruiser', 'air', 'battleship', 'carrier'];

function classOf(pack: Pack, unit: number): UnitClass {
  const type: ShipType | undefined = pack.units[unit]!.type;
  return type ?? 'air';
}

function worth(pack: Pack, unit: number): number {
  const { air, gunnery } = pack.units[unit]!;
  return air + gunnery;
}

/**
 * The assignment of hits by a ranking of classes: the strongest of a class first, or the weakest for one's
 * own.
 */
export function allotment(
  pack: Pack,
  decision: Decision,
  ranking: readonly UnitClass[],
  own: boolean,
): Record<string, number> | undefined {
  const field = decision.forms[0]?.fields[0];
  if (field === undefined) return undefined;
  const units = [...field.walk.candidates({ do: 'allot' }, [])].sort((a, b) => {
    const [x, y] = [unitIndex(pack, a), unitIndex(pack, b)];
    const byClass = ranking.indexOf(classOf(pack, x)) - ranking.indexOf(classOf(pack, y));
    const byWorth = worth(pack, x) - worth(pack, y);
    return byClass !== 0 ? byClass : byWorth !== 0 ? (own ? byWorth : -byWorth) : byCodeUnit(a, b);
  });
  const airFirst = [...units].sort(
    (a, b) => Number(pack.units[unitIndex(pack, a)]!.ship) - Number(pack.units[unitIndex(pack, b)]!.ship),
  );
  return shared(field, units) ?? shared(field, airFirst);
}

/** Hits one by one to the first that may take the next. */
function shared(field: Field, units: readonly string[]): Record<string, number> | undefined {
  const before = { do: 'allot' };
  const steps: string[] = [];
  while (steps.length < field.min) {
    const next = units.find((unit) => field.walk.forbids(before, steps, unit) === undefined);
    if (next === undefined) return undefined;
    steps.push(next);
  }
  if (field.walk.unfinished?.(before, steps) !== undefined) return undefined;
  return fieldValue(field, steps) as Record<string, number>;
}

/** Air strength and gunnery of a side in a point. */
export function forceIn(pack: Pack, state: TsState, side: SideId, point: number): number {
  return sumOf(pack, unitsIn(pack, state, side, point), (u) => u.air + u.gunnery);
}

export function gunneryIn(pack: Pack, state: TsState, side: SideId, point: number): number {
  return sumOf(pack, unitsIn(pack, state, side, point), (u) => u.gunnery);
}

/** A port for ships: a home port with free resupply, else the one worth most. */
export function bestPort(pack: Pack, ports: readonly string[], ships: readonly string[]): string | undefined {
  const nations = ships.map((id) => pack.units[unitIndex(pack, id)]!.nation);
  const free = (port: string) =>
    nations.filter((nation) => pack.freeResupply[nation]?.includes(pointIndex(pack, port))).length;
  const value = (port: string) => pack.points[pointIndex(pack, port)]!.vp;
  return [...ports].sort((a, b) => free(b) - free(a) || value(b) - value(a) || byCodeUnit(a, b))[0];
}

/**
 * The nearest point whose able ships hold a carrier; counterstrikes come from there unless an order says
 * otherwise.
 */
export function nearestCounterstrike(
  pack: Pack,
  state: TsState,
  side: SideId,
  at: number,
): number | undefined {
  const graph = graphOf(pack, state);
  return strikeBases(pack, state, side, at)
    .filter((from) => strikers(pack, state, side, at, from).some((unit) => classOf(pack, unit) === 'carrier'))
    .sort((a, b) => graph.distance(a, at) - graph.distance(b, at) || a - b)[0];
}

/**
 * The port whose capture the enemy could pay without a card, and no more with one more to pay; the most
 * valuable one.
 */
export function portToFortify(pack: Pack, state: TsState, side: SideId): number | undefined {
  const enemy = enemyOf(side);
  const ports = [...pack.points.keys()].filter((port) => {
    if (pointAt(state, port).owner !== side || unitsIn(pack, state, enemy, port).length === 0) return false;
    return costOf(pack, state, enemy, port) === strengthOf(pack, state, enemy, port);
  });
  return ports.sort((a, b) => pack.points[b]!.vp - pack.points[a]!.vp || a - b)[0];
}

// A question that standing orders are to answer, with all that they may go by: the owner's view and his
// orders.

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
