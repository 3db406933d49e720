/** Ways over the map: what they cost, who may go them. TS-7.5. */

import type { Graph } from '../../../../hex/index.js';
import type { BarredStep, Clause, Explanation, Walk } from '../../../../referee/index.js';
import { nearestBar } from '../../../../referee/index.js';
import type { Pack, SideId } from '../../components/pack.js';
import { eventOf, pointId, pointIds, pointIndex } from '../../components/pack.js';
import type { TsState } from '../../state/state.js';
import { enemyOf, graphOf, hasUnits, isFaceUp, isType, unitAt } from '../../state/state.js';
import { explainWay, reactionLines } from '../explain.js';
import { forbidsEntry } from '../routes.js';
import { maySideReact, strikeBases } from './reaction.js';

/** What bounds a path. */
export interface PathLimits {
  /** Movement spent before it begins. */
  readonly spent: number;
  /** Smallest printed value of the group: for ways into the enemy. */
  readonly printed: number;
  /** Allowance of ways that meet no enemy. */
  readonly most: number;
  /** A point where it may pass and not end. */
  readonly notTo?: number;
}

/** A way that is being filled in. */
export interface Route {
  readonly from: number;
  readonly ships: readonly number[];
  readonly path: readonly string[];
  readonly limits: PathLimits;
  readonly event?: string | undefined;
}

/** What a way costs and leads to. */
export function explainPath(
  pack: Pack,
  state: TsState,
  { from, ships, path, limits, event }: Route,
): Explanation | undefined {
  const way = path.map((id) => pointIndex(pack, id));
  const [at, first] = [way.at(-1), ships[0]];
  if (at === undefined || first === undefined) return undefined;
  const { side } = pack.units[first]!;
  const enemy = enemyOf(side);
  const fights = hasUnits(pack, state, enemy, at);
  const spent = limits.spent + costOf(pack, state, from, way);
  const entering = { side, at, ...(event === undefined ? {} : { event }) };
  const reacts = fights && maySideReact(pack, state, entering);
  const reactions = reacts ? reactionLines(pack, strikeBases(pack, state, enemy, at), enemy) : [];
  const { printed, most } = limits;
  return explainWay(pack, state, side, {
    from,
    ships,
    path: way,
    spent,
    of: fights ? printed : most,
    printed,
    event,
    reactions,
  });
}

/** The smallest printed movement of a group (TS-7.5.b). */
export function smallestMovement(pack: Pack, ships: readonly number[]): number {
  return Math.min(...ships.map((unit) => pack.units[unit]!.movement));
}

/** The limits of a movement from its start: 3 points for those who meet no enemy (TS-7.5.i). */
export function limitsOf(pack: Pack, ships: readonly number[]): PathLimits {
  return { spent: 0, printed: smallestMovement(pack, ships), most: pack.file.rules.movementIfNoEnemyEntered };
}

export function costOf(pack: Pack, state: TsState, from: number, path: readonly number[]): number {
  const graph = graphOf(pack, state);
  return path.reduce(
    (sum, point, i) => sum + Math.max(0, graph.length(i === 0 ? from : path[i - 1]!, point)),
    0,
  );
}

/** The clause that keeps a group from entering `to` after `path`. */
export function forbidsStep(
  pack: Pack,
  state: TsState,
  ships: readonly number[],
  from: number,
  path: readonly number[],
  to: number,
  limits: PathLimits,
): Clause | undefined {
  const side = pack.units[ships[0] ?? 0]!.side;
  const here = path.at(-1) ?? from;
  const graph = graphOf(pack, state);
  if (graph.length(here, to) < 0) return pack.routes.open.length(here, to) < 0 ? 'TS-7.5.d' : 'TS-7.5.l';
  if (to === from || path.includes(to)) return 'TS-7.5.k';
  if (path.length > 0 && hasUnits(pack, state, enemyOf(side), here)) return 'TS-7.5.e';
  const barred = ships
    .map((unit) => forbidsEntry(pack, state, unit, to))
    .find((clause) => clause !== undefined);
  if (barred !== undefined) return barred;
  const cost = limits.spent + costOf(pack, state, from, [...path, to]);
  if (cost > limits.most) return 'TS-7.5.d';
  return cost > limits.printed && hasUnits(pack, state, enemyOf(side), to) ? tooSlow(pack, ships) : undefined;
}

/** Into the enemy by the printed values: the smallest of several, or the one of all (TS-7.5.b, TS-7.5.j). */
function tooSlow(pack: Pack, ships: readonly number[]): Clause {
  const values = new Set(ships.map((unit) => pack.units[unit]!.movement));
  if (values.size > 1) return 'TS-7.5.b';
  return values.has(0) ? 'TS-2.2.4.a' : 'TS-7.5.j';
}

/** The walk of a path field for a group. */
export function pathWalk<B>(
  pack: Pack,
  state: TsState,
  from: number | ((before: B) => number),
  shipsOf: (before: B) => readonly number[],
  limits: (before: B) => PathLimits,
): Walk<B> {
  const start = (before: B) => (typeof from === 'number' ? from : from(before));
  const indexes = (ids: readonly string[]) => ids.map((id) => pointIndex(pack, id));
  return {
    candidates: (before: B, steps: readonly string[]) => {
      const here = indexes(steps).at(-1) ?? start(before);
      return pointIds(pack, [...graphOf(pack, state).next(here)]);
    },
    forbids: (before: B, steps: readonly string[], id: string) =>
      forbidsStep(
        pack,
        state,
        shipsOf(before),
        start(before),
        indexes(steps),
        pointIndex(pack, id),
        limits(before),
      ),
    unfinished: (before: B, steps: readonly string[]) => {
      const end = indexes(steps).at(-1);
      if (end === undefined) return 'TS-7.5.k';
      return end === limits(before).notTo ? 'TS-7.6.o' : undefined;
    },
    route: (before: B, goal: string) => {
      const path = cheapestPath(
        pack,
        state,
        shipsOf(before),
        start(before),
        pointIndex(pack, goal),
        limits(before),
      );
      return path === undefined ? undefined : pointIds(pack, path);
    },
    bars: (before: B, goal: string) =>
      barsGoal(pack, state, shipsOf(before), start(before), pointIndex(pack, goal), limits(before)),
    halts: ['TS-7.5.e'],
  };
}

/**
 * What bars a goal that a group cannot reach: what closes it for good, the range were nothing in between, then
 * what is in between.
 */
function barsGoal(
  pack: Pack,
  state: TsState,
  ships: readonly number[],
  from: number,
  goal: number,
  limits: PathLimits,
): BarredStep | undefined {
  const step = pointId(pack, goal);
  if (goal === from) return { step, clause: 'TS-7.5.k' };
  for (const unit of ships) {
    const clause = forbidsEntry(pack, state, unit, goal);
    if (clause !== undefined) return { step, clause };
  }
  const left = limits.most - limits.spent;
  const open = waysTo(graphOf(pack, state), from, goal, left);
  const ways = open.length > 0 ? open : waysTo(pack.routes.open, from, goal, left);
  if (ways.length === 0) return { step, clause: 'TS-7.5.d' };
  const judge = {
    forbids: (_: object, path: readonly string[], id: string) => {
      const to = pointIndex(pack, id);
      // Who wants to pass is told that nobody passes the enemy (TS-7.5.e), not how fast he must be to enter.
      const fast = to === goal ? limits : { ...limits, printed: limits.most };
      const walked = path.map((before) => pointIndex(pack, before));
      return forbidsStep(pack, state, ships, from, walked, to, fast);
    },
    halts: ['TS-7.5.e'],
  };
  return nearestBar(
    judge,
    {},
    ways.map((way) => pointIds(pack, way)),
  );
}

/** Every way of at most so many points of movement over an empty map, the cheaper ones first. */
function waysTo(graph: Graph, from: number, goal: number, left: number): readonly (readonly number[])[] {
  const ways: { readonly path: readonly number[]; readonly cost: number }[] = [];
  const walk = (path: readonly number[], cost: number): void => {
    const here = path.at(-1) ?? from;
    if (here === goal) {
      ways.push({ path, cost });
      return;
    }
    for (const to of graph.next(here)) {
      const further = cost + graph.length(here, to);
      if (further <= left && to !== from && !path.includes(to)) walk([...path, to], further);
    }
  };
  walk([], 0);
  return ways.sort((a, b) => a.cost - b.cost).map(({ path }) => path);
}

/** The cheapest legal path, of equal ones the first in the order of the neighbours. */
export function cheapestPath(
  pack: Pack,
  state: TsState,
  ships: readonly number[],
  from: number,
  goal: number,
  limits: PathLimits,
): number[] | undefined {
  let best: number[] | undefined;
  const cost = (path: readonly number[]) => costOf(pack, state, from, path);
  const walk = (path: number[]): void => {
    const here = path.at(-1) ?? from;
    if (here === goal && path.length > 0) {
      if (best === undefined || cost(path) < cost(best)) best = path;
      return;
    }
    for (const to of graphOf(pack, state).next(here))
      if (forbidsStep(pack, state, ships, from, path, to, limits) === undefined) walk([...path, to]);
  };
  walk([]);
  return best;
}

/**
 * The clause that keeps a ship from joining a group that moves: it must be able to go somewhere with all of
 * it.
 */
export function forbidsMover(
  pack: Pack,
  state: TsState,
  side: SideId,
  from: number,
  group: readonly number[],
  unit: number,
  event?: string,
): Clause | undefined {
  const { ship, side: owner } = pack.units[unit]!;
  if (owner !== side || !ship || unitAt(state, unit).at !== from || !isFaceUp(state, unit)) return 'TS-7.4.b';
  if (event !== undefined && eventOf(pack, event).fx.type === 'raid' && isType(pack, unit, 'carrier'))
    return 'TS-CJ05.a';
  const ships = [...group, unit];
  const limits = limitsOf(pack, ships);
  let first: Clause | undefined;
  for (const to of graphOf(pack, state).next(from)) {
    const clause = forbidsStep(pack, state, ships, from, [], to, limits);
    if (clause === undefined) return undefined;
    first ??= clause;
  }
  return first ?? 'TS-7.5.d';
}

/** The clause that closes a point as the start of a movement: none, as soon as one ship can go. */
export function forbidsStart(
  pack: Pack,
  state: TsState,
  side: SideId,
  from: number,
  event?: string,
): Clause | undefined {
  let first: Clause | undefined;
  for (const unit of pack.army[side]) {
    if (unitAt(state, unit).at !== from) continue;
    const clause = forbidsMover(pack, state, side, from, [], unit, event);
    if (clause === undefined) return undefined;
    first ??= clause;
  }
  return first ?? 'TS-7.4.b';
}
