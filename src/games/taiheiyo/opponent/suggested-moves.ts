/** Movements, returns and redeployments that the practice opponent looks at. */
import type { Order } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { OUT, pointId, pointIds, unitId, unitIds } from '../components/pack.js';
import type { PathLimits } from '../rules/operations/paths.js';
import { forbidsStep, limitsOf } from '../rules/operations/paths.js';
import { portsReached } from '../rules/routes.js';
import { forbidsRedeployTo } from '../rules/supply/returns.js';
import type { TsState } from '../state/state.js';
import { graphOf, isFaceUp, pointsOf, shipsIn, unitAt } from '../state/state.js';
import type { Outlook } from './outlook.js';

/** Movements of sensible groups to all points that they reach. */
export function moves({ pack, state, side }: Outlook, word: 'move', event?: string): Order[] {
  return pointsOf(pack, state, side).flatMap((from) => {
    const able = shipsIn(pack, state, side, from).filter(
      (unit) => isFaceUp(state, unit) && pack.units[unit]!.movement > 0,
    );
    return groupsOf(pack, able).flatMap((ships) => movesOf(pack, state, from, ships, word, event));
  });
}

function movesOf(
  pack: Pack,
  state: TsState,
  from: number,
  ships: readonly number[],
  word: string,
  event?: string,
): Order[] {
  const limits = limitsOf(pack, ships);
  const named = { from: pointId(pack, from), ships: unitIds(pack, ships).sort() };
  return [...waysFrom(pack, state, ships, from, limits).values()].map((path) => ({
    do: word,
    ...(event === undefined ? {} : { event }),
    ...named,
    path: pointIds(pack, path),
  }));
}

/** Groups of one point: all, all that are fast, carriers, guns, all but the least, the least alone, half. */
export function groupsOf(pack: Pack, able: readonly number[]): readonly (readonly number[])[] {
  if (able.length === 0) return [];
  const value = (unit: number) => pack.units[unit]!.air + pack.units[unit]!.gunnery;
  const sorted = [...able].sort((a, b) => value(a) - value(b) || a - b);
  const fast = (n: number) => able.filter((unit) => pack.units[unit]!.movement >= n);
  const type = (...types: readonly string[]) =>
    able.filter((unit) => types.includes(pack.units[unit]!.type ?? ''));
  const least = sorted[0]!;
  const groups = [
    able,
    fast(2),
    fast(3),
    type('carrier'),
    type('battleship', 'cruiser'),
    able.filter((unit) => unit !== least),
    [least],
    half(sorted),
  ];
  const seen = new Map(
    groups.filter((g) => g.length > 0).map((g) => [[...g].sort((a, b) => a - b).join(), g]),
  );
  return [...seen.values()];
}

/** Every second ship, from the strongest on. */
function half(sorted: readonly number[]): readonly number[] {
  return sorted.filter((_, i) => (sorted.length - 1 - i) % 2 === 0);
}

/** The cheapest way to each point that a group reaches. */
function waysFrom(
  pack: Pack,
  state: TsState,
  ships: readonly number[],
  from: number,
  limits: PathLimits,
): ReadonlyMap<number, readonly number[]> {
  const graph = graphOf(pack, state);
  const best = new Map<number, { readonly cost: number; readonly path: readonly number[] }>();
  const walk = (path: readonly number[], cost: number): void => {
    const here = path.at(-1) ?? from;
    for (const to of graph.next(here)) {
      if (forbidsStep(pack, state, ships, from, path, to, limits) !== undefined) continue;
      const sum = cost + graph.length(here, to);
      if (sum >= (best.get(to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, { cost: sum, path: [...path, to] });
      walk([...path, to], sum);
    }
  };
  walk([], 0);
  return new Map([...best].map(([to, { path }]) => [to, path]));
}

/** Whole stacks, the face-down ships of a stack, all but one, to each port in reach. */
export function returns({ pack, state, side }: Outlook): Order[] {
  return pointsOf(pack, state, side).flatMap((from) => {
    const here = shipsIn(pack, state, side, from).filter((unit) => !state.ordered?.includes(unit));
    const down = here.filter((unit) => !isFaceUp(state, unit));
    const nations = [...new Set(here.map((unit) => pack.units[unit]!.nation))];
    return nations.flatMap((nation) => {
      const mine = (units: readonly number[]) => units.filter((unit) => pack.units[unit]!.nation === nation);
      const first = mine(here)[0];
      const ports = first === undefined ? [] : portsReached(pack, state, first, from);
      const free = ports.filter((port) => pack.freeResupply[nation]?.includes(port));
      const groups = [mine(here), mine(down), mine(here).slice(1), mine(down).slice(1)].filter(
        (g) => g.length > 0,
      );
      const goals = free.length > 0 ? free : ports.slice(0, 4);
      return groups.flatMap((ships) =>
        goals.map(
          (to): Order => ({
            do: 'return',
            from: pointId(pack, from),
            ships: unitIds(pack, ships).sort(),
            to: pointId(pack, to),
          }),
        ),
      );
    });
  });
}

export function redeployments({ pack, state, side }: Outlook): Order[] {
  const air = pack.army[side].filter(
    (unit) => !pack.units[unit]!.ship && unitAt(state, unit).at !== OUT && !state.ordered?.includes(unit),
  );
  return air.flatMap((unit) =>
    [...pack.points.keys()]
      .filter((to) => forbidsRedeployTo(pack, state, unit, to) === undefined)
      .map((to): Order => ({ do: 'redeploy', unit: unitId(pack, unit), to: pointId(pack, to) })),
  );
}
