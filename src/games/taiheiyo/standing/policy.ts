/**
 * How default standing orders weigh things: rankings of targets, ports, strengths. By public facts and the
 * own hand alone.
 */

import type { Decision, Field } from '../../../referee/index.js';
import { byCodeUnit, fieldValue } from '../../../referee/index.js';
import type { Pack, ShipType, SideId } from '../components/pack.js';
import { pointIndex, unitIndex } from '../components/pack.js';
import { strikeBases, strikers } from '../rules/operations/reaction.js';
import { costOf, strengthOf } from '../rules/supply/capture.js';
import type { TsState } from '../state/state.js';
import { enemyOf, graphOf, pointAt, sumOf, unitsIn } from '../state/state.js';
import type { UnitClass } from '../state/universe.js';

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
