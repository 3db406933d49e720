/** The field of a march over a hex map: what it costs, what bars it, where it stops and where it may end. */
import { cheapest, pathTo, type Routes } from '../hex/index.js';
import { type Clause, type Entry, nearestBar, type Walk } from '../referee/index.js';
import type { HexPack } from './hex-pack.js';
import { remembering, rememberingEach } from './remember.js';

interface March<B> {
  readonly pack: HexPack;
  /** Where it begins. */
  from(before: B): string;
  /** Points that may be spent. */
  limit(before: B): number;
  cost(before: B, from: string, to: string): number;
  /** The clause that keeps it from stepping on. */
  bars(before: B, from: string, to: string): Clause | undefined;
  /** The clause by which it goes no further from a hex. */
  stops(before: B, hex: string): Clause | undefined;
  /** The clause that keeps it from ending in a hex. */
  ends?(before: B, hex: string): Clause | undefined;
  /** Clauses of a march that is too long, and of a step that leads to no neighbour. */
  readonly tooFar: Clause;
  readonly apart: Clause;
  /** Clauses of `stops`: a refusal by one of them names the hex that stops. */
  readonly halts: readonly Clause[];
}

/** The walk of a path field: candidates, refusals, the router, and what a way costs. */
export function pathField<B>(march: March<B>): Walk<B> {
  const { pack, tooFar, apart, halts } = march;
  const ids = (hexes: readonly number[]) => hexes.map((hex) => pack.grid.id(hex));
  const stops = remembering((before: B) => rememberingEach((hex: string) => march.stops(before, hex)));
  const search = (before: B, free: boolean): Routes => {
    const start = march.from(before);
    const costOf = (a: number, b: number) => {
      const [from, to] = [pack.grid.id(a), pack.grid.id(b)];
      if (free) return march.cost(before, from, to);
      const closed = (from !== start && stops(before)(from)) || march.bars(before, from, to);
      return closed ? -1 : march.cost(before, from, to);
    };
    const limit = free ? Number.POSITIVE_INFINITY : march.limit(before);
    return cheapest(pack.grid, [pack.grid.index(start)], costOf, limit);
  };
  const routes = remembering((before: B) => search(before, false));
  const spent = (before: B, steps: readonly string[]) =>
    steps.reduce((sum, to, i) => sum + march.cost(before, steps[i - 1] ?? march.from(before), to), 0);
  const route = (before: B, goal: string, by: Routes = routes(before)) => {
    const way = pathTo(by, pack.grid.index(goal));
    return way === undefined || way.length === 0 ? undefined : ids(way);
  };
  const walk: Walk<B> = {
    candidates: (before, steps) => pack.neighbours(steps.at(-1) ?? march.from(before)),
    forbids: (before, steps, to) => {
      const here = steps.at(-1) ?? march.from(before);
      const halted = steps.length === 0 ? undefined : stops(before)(here);
      if (halted !== undefined) return halted;
      if (!pack.neighbours(here).includes(to) || to === march.from(before)) return apart;
      const barred = march.bars(before, here, to);
      if (barred !== undefined) return barred;
      return spent(before, [...steps, to]) > march.limit(before) ? tooFar : undefined;
    },
    unfinished: (before, steps) => {
      const goal = steps.at(-1);
      return goal === undefined ? apart : march.ends?.(before, goal);
    },
    route: (before, goal) => route(before, goal),
    *goals(before) {
      const { cost } = routes(before);
      for (const [hex, id] of pack.hexIds.entries())
        if ((cost[hex] ?? -1) > 0 && march.ends?.(before, id) === undefined) yield id;
    },
    halts,
    bars: (before, goal) => {
      if (goal === march.from(before)) return { step: goal, clause: apart };
      const way = route(before, goal, search(before, true)) ?? [];
      return nearestBar(walk, before, [way]) ?? { step: goal, clause: tooFar };
    },
    explain: (before, steps) => {
      const goal = steps.at(-1);
      if (goal === undefined) return undefined;
      const lines: Entry[] = [{ key: 'explain.cost', n: spent(before, steps), of: march.limit(before) }];
      const halted = stops(before)(goal);
      if (halted !== undefined) lines.push({ key: 'explain.stops', at: goal });
      return { lines, modifiers: [], chances: [] };
    },
  };
  return walk;
}
