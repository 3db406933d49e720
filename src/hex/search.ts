/**
 * Searches over any map. Ties are broken by the code-unit order of ids, so the same map gives the same path
 * everywhere.
 */
import type { Net } from './net.js';

/** May one step from `from` to the neighbour `to`? `steps` is the number of steps that lead to `from`. */
export type StepAllowed = (from: number, to: number, steps: number) => boolean;

/** Whole cost of a step, 0 or more; -1 forbids it. `spent` is what the way to `from` costs. */
export type StepCost = (from: number, to: number, spent: number) => number;

/** Steps from the nearest start to each place; -1 where no way leads. */
export type Reach = Int16Array;

/** Cheapest ways: `cost[i]` (-1 unreachable), `from[i]` the place before (-1 for a start). */
export interface Routes {
  readonly cost: Int32Array;
  readonly from: Int16Array;
}

/** Breadth first from `starts`, at most `limit` steps. */
export function reach(
  net: Net,
  starts: Iterable<number>,
  allowed: StepAllowed,
  limit = Number.POSITIVE_INFINITY,
): Reach {
  const steps = new Int16Array(net.count).fill(-1);
  const queue = [...starts];
  for (const start of queue) steps[start] = 0;
  for (let head = 0; head < queue.length; head++) {
    const from = queue[head] as number;
    const taken = steps[from] as number;
    if (taken >= limit) break;
    for (let link = net.first[from] as number; link < (net.first[from + 1] as number); link++) {
      const to = net.neighbours[link] as number;
      if (to < 0 || steps[to] !== -1 || !allowed(from, to, taken)) continue;
      steps[to] = taken + 1;
      queue.push(to);
    }
  }
  return steps;
}

/**
 * Cheapest ways from `starts` to all places, up to a total of `limit`. Of equal ways, each place keeps the
 * predecessor whose id comes first.
 */
export function cheapest(
  net: Net,
  starts: Iterable<number>,
  costOf: StepCost,
  limit = Number.POSITIVE_INFINITY,
): Routes {
  const routes: Routes = {
    cost: new Int32Array(net.count).fill(-1),
    from: new Int16Array(net.count).fill(-1),
  };
  const waiting: number[][] = [[...starts]];
  for (const start of waiting[0] ?? []) routes.cost[start] = 0;
  const settled = new Uint8Array(net.count);
  for (let spent = 0; spent < waiting.length; spent++) {
    const bucket = waiting[spent] ?? [];
    for (let head = 0; head < bucket.length; head++) {
      const from = bucket[head] as number;
      if (settled[from] === 1) continue;
      settled[from] = 1;
      spread(net, from, spent, { routes, waiting, settled, costOf, limit });
    }
  }
  return routes;
}

interface Search {
  readonly routes: Routes;
  /** Places to settle, by their cost. */
  readonly waiting: number[][];
  readonly settled: Uint8Array;
  readonly costOf: StepCost;
  readonly limit: number;
}

function spread(net: Net, from: number, spent: number, search: Search): void {
  const { cost, from: before } = search.routes;
  for (let link = net.first[from] as number; link < (net.first[from + 1] as number); link++) {
    const to = net.neighbours[link] as number;
    if (to < 0 || search.settled[to] === 1) continue;
    const step = search.costOf(from, to, spent);
    const total = spent + step;
    if (step < 0 || total > search.limit) continue;
    const known = cost[to] as number;
    if (known === -1 || total < known) {
      cost[to] = total;
      before[to] = from;
      enqueue(search.waiting, total, to);
    } else if (total === known && comesFirst(net, from, before[to] as number)) before[to] = from;
  }
}

function enqueue(waiting: number[][], cost: number, place: number): void {
  const bucket = waiting[cost];
  if (bucket) bucket.push(place);
  else waiting[cost] = [place];
}

function comesFirst(net: Net, a: number, b: number): boolean {
  return b !== -1 && (net.rank[a] as number) < (net.rank[b] as number);
}

/** The way to `goal`, without the start; empty at a start, undefined where none leads. */
export function pathTo(routes: Routes, goal: number): number[] | undefined {
  if ((routes.cost[goal] ?? -1) < 0) return undefined;
  const path: number[] = [];
  for (let place = goal; routes.from[place] !== -1; place = routes.from[place] as number) path.unshift(place);
  return path;
}

/** Fewest steps from `start` to `goal`, without the start; undefined where no way leads. */
export function shortestPath(
  net: Net,
  start: number,
  goal: number,
  allowed: (from: number, to: number) => boolean,
): number[] | undefined {
  return pathTo(
    cheapest(net, [start], (from, to) => (allowed(from, to) ? 1 : -1)),
    goal,
  );
}
