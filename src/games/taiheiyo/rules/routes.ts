/** Chapter 2.1: routes and distances, and who may enter what. TS-2.1, TS-6.1.f. */
import { cheapest, reach } from '../../../hex/index.js';
import type { Clause } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import type { TsState } from '../state/state.js';
import { enemyOf, graphOf, pointsOf } from '../state/state.js';
import { isOwnPort } from './control.js';

/** The clause that keeps a unit out of a point for good (TS-6.1.f, TS-6.1.g). */
export function forbidsEntry(pack: Pack, state: TsState, unit: number, point: number): Clause | undefined {
  const { side, nation, ship } = pack.units[unit]!;
  const { nations, alliedAir } = pack.points[point]!;
  if (side === 'J') return pack.closedToJ.includes(point) ? 'TS-6.1.f' : undefined;
  if (!ship) return alliedAir ? undefined : 'TS-6.1.f';
  if (nations === undefined || nations.includes(nation)) return undefined;
  const repair = pack.repairMoves[nation];
  // TS-6.1.4.d
  return repair?.instead === point && state.repairMoved.includes(nation) ? undefined : 'TS-6.1.f';
}

/**
 * By point, whether return, retreat and tracing are barred: enemy units or control (TS-9.3.c, TS-8.4.3.a,
 * TS-9.1.b).
 */
export function barredPoints(pack: Pack, state: TsState, side: SideId): readonly boolean[] {
  const enemy = enemyOf(side);
  const barred = state.points.map(({ control }) => control === enemy);
  for (const point of pointsOf(pack, state, enemy)) barred[point] = true;
  return barred;
}

/**
 * Own ports, other than `from`, that a ship reaches by open routes over any distance. The point it leaves is
 * ignored (TS-8.4.h).
 */
export function portsReached(
  pack: Pack,
  state: TsState,
  unit: number,
  from: number,
  barred = barredPoints(pack, state, pack.units[unit]!.side),
): number[] {
  const open = (point: number) => !barred[point] && forbidsEntry(pack, state, unit, point) === undefined;
  return ownPortsReached(pack, state, pack.units[unit]!.side, from, open);
}

/**
 * Whether a side's units in a point can trace to an own port; entry limits do not matter (TS-9.1.b,
 * TS-9.1.l).
 */
export function isTraced(
  pack: Pack,
  state: TsState,
  side: SideId,
  from: number,
  barred: readonly boolean[],
): boolean {
  return ownPortsReached(pack, state, side, from, (point) => !barred[point]).length > 0;
}

function ownPortsReached(
  pack: Pack,
  state: TsState,
  side: SideId,
  from: number,
  open: (point: number) => boolean,
): number[] {
  const steps = reach(graphOf(pack, state), [from], (_, to) => open(to));
  const ports: number[] = [];
  for (let point = 0; point < steps.length; point++)
    if (steps[point]! > 0 && isOwnPort(state, side, point)) ports.push(point);
  return ports;
}

/**
 * The own ports nearest to a point for a ship, whatever stands on the way (TS-9.1.c, TS-9.1.h); the point
 * itself is none (TS-8.4.i).
 */
export function nearestPorts(pack: Pack, state: TsState, unit: number, from: number): number[] {
  const graph = graphOf(pack, state);
  const { side } = pack.units[unit]!;
  const barred = (point: number) => forbidsEntry(pack, state, unit, point) !== undefined;
  const { cost } = cheapest(graph, [from], (a, b) => (barred(b) ? -1 : graph.length(a, b)));
  const ports = [...pack.points.keys()].filter(
    (p) => p !== from && cost[p]! >= 0 && isOwnPort(state, side, p),
  );
  const least = Math.min(...ports.map((p) => cost[p]!));
  return ports.filter((p) => cost[p] === least);
}
