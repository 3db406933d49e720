/**
 * Orders that the practice opponent looks at where the forms hold too many: sensible groups of ships and
 * where they can go, whole stacks that return, hits by worth. Each is checked like any order; what is missing
 * here is only never thought of.
 */
import { type Decision, memoized, type Order, sentencesOf, type View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import {
  cardId,
  OUT,
  type Pack,
  pointId,
  pointIds,
  pointIndex,
  type SideId,
  unitId,
  unitIds,
  unitIndex,
} from '../components/pack.js';
import { targetsFrom } from '../rules/cards/strike.js';
import { forbidsStep, limitsOf, type PathLimits } from '../rules/operations/paths.js';
import { strikeBases, strikers } from '../rules/operations/reaction.js';
import { portsReached } from '../rules/routes.js';
import { resuppliable, resupplyPoints } from '../rules/supply/resupply.js';
import { forbidsRedeployTo } from '../rules/supply/returns.js';
import { allotment, SACRIFICES } from '../standing/policy.js';
import {
  CLASSES,
  enemyOf,
  graphOf,
  hasUnits,
  isFaceUp,
  pointAt,
  pointsOf,
  shipsIn,
  type TsState,
  unitAt,
} from '../state/state.js';
import { cardWorth, type Outlook, outlookOf, priceOf, unitWorth } from './outlook.js';

/** Suggestions for the questions that need them; none: all sentences are looked at. */
export function makeSuggest(pack: Pack): (view: View, decision: Decision) => readonly Order[] {
  return (view, decision) => {
    const side: SideId = decision.side === 'J' ? 'J' : 'A';
    const outlook = outlookOf(pack, view, side);
    switch (decision.kind) {
      case 'operation':
        return operations(outlook);
      case 'initiative':
        return bids(outlook);
      case 'supplyOrder':
        return [{ do: 'done' }, ...returns(outlook), ...redeployments(outlook)];
      case 'reaction':
        return reactions(outlook);
      case 'allot':
        return allotments(pack, side, decision);
      case 'capture':
        return [{ do: 'done' }, ...captures(decision)];
      default:
        return [];
    }
  };
}

/** Every operation worth a thought; the same orders each time. */
export const operations = memoized(listOf);

function listOf(outlook: Outlook): readonly Order[] {
  const { pack, state, side } = outlook;
  const card = cheapestCard(outlook);
  const spending: Order[] =
    card === undefined
      ? []
      : resupplyPoints(pack, state, side).map((point) => ({
          do: 'resupply',
          point: pointId(pack, point),
          card,
        }));
  return [
    ...moves(outlook, 'move'),
    ...returns(outlook),
    ...redeployments(outlook),
    ...spending,
    ...eventOrders(outlook),
    ...train(outlook, card),
    ...shifts(outlook, card),
  ];
}

/** To keep the hand, or to give up the card that is missed least: another, or one by lot, brings no more. */
function bids(outlook: Outlook): Order[] {
  const { pack, state, side } = outlook;
  const [card] = [...state.hands[side]].sort((a, b) => priceOf(outlook, a) - priceOf(outlook, b) || a - b);
  return card === undefined ? [] : [{ do: 'no' }, { do: 'spend', card: cardId(pack, card) }];
}

function reactions({ pack, state, side }: Outlook): Order[] {
  const at = state.move?.at ?? OUT;
  const strikes = strikeBases(pack, state, side, at).flatMap((from) => {
    const able = strikers(pack, state, side, at, from);
    const carriers = able.filter((unit) => pack.units[unit]!.type === 'carrier');
    const groups = carriers.length === 0 || carriers.length === able.length ? [able] : [able, carriers];
    return groups.map(
      (ships): Order => ({
        do: 'counterstrike',
        from: pointId(pack, from),
        ships: unitIds(pack, ships).sort(),
      }),
    );
  });
  return [{ do: 'none' }, { do: 'evacuate' }, ...strikes];
}

/** By type, and by plain worth. */
function allotments(pack: Pack, side: SideId, decision: Decision): Order[] {
  const ids = [...(decision.forms[0]?.fields[0]?.walk.candidates({ do: 'allot' }, []) ?? [])];
  const own = ids.some((id) => pack.units[unitIndex(pack, id)]!.side === side);
  const rankings = own
    ? [SACRIFICES, ['air', 'cruiser', 'battleship', 'carrier'] as const]
    : [CLASSES, ['carrier', 'battleship', 'air', 'cruiser'] as const];
  return rankings.flatMap((ranking): Order[] => {
    const hits = allotment(pack, decision, ranking, own);
    return hits === undefined ? [] : [{ do: 'allot', hits }];
  });
}

const MOST_CAPTURES = 300;

/** Captures as they come, as many as can be looked at. */
function captures(decision: Decision): Order[] {
  const form = decision.forms.find((f) => f.do === 'capture');
  const found: Order[] = [];
  if (form === undefined) return found;
  for (const order of sentencesOf(form)) {
    found.push(order);
    if (found.length >= MOST_CAPTURES) break;
  }
  return found;
}

function train({ pack, state, side }: Outlook, card: string | undefined): Order[] {
  if (side !== 'A' || card === undefined || state.fleetTrainUsed || state.fleetTrain !== OUT) return [];
  const bases = pointsOf(pack, state, 'A').filter(
    (point) => !pack.points[point]!.port && resuppliable(pack, state, side, point).length > 0,
  );
  return bases.map((point) => ({ do: 'fleetTrain', point: pointId(pack, point), card }));
}

/** The strategic shift, where ships stand ready at an end of a route that it opens. */
function shifts({ pack, state, side }: Outlook, card: string | undefined): Order[] {
  if (side !== 'A' || card === undefined || state.shift) return [];
  const { closed, open } = pack.routes;
  const ready = pointsOf(pack, state, side).some((point) => {
    const opens = [...open.next(point)].some((next) => ![...closed.next(point)].includes(next));
    return opens && shipsIn(pack, state, side, point).some((unit) => isFaceUp(state, unit));
  });
  return ready ? [{ do: 'shift', card }] : [];
}

/** The card that is missed least. */
function cheapestCard(outlook: Outlook): string | undefined {
  const { pack, state, side } = outlook;
  const sorted = [...state.hands[side]].sort(
    (a, b) => cardWorth(outlook, a) - cardWorth(outlook, b) || a - b,
  );
  return sorted[0] === undefined ? undefined : cardId(pack, sorted[0]);
}

function eventOrders(outlook: Outlook): Order[] {
  const { pack, state, side } = outlook;
  return state.hands[side].flatMap((card): Order[] => {
    const event = pack.cards[card]![side];
    const { no, fx } = event;
    switch (fx.type) {
      case 'airStrike':
        return pointsOf(pack, state, side).flatMap((source) =>
          targetsFrom(pack, state, event, source).map(
            (target): Order => ({
              do: 'event',
              event: no,
              source: pointId(pack, source),
              target: pointId(pack, target),
            }),
          ),
        );
      case 'choice':
        return ['point', 'discard'].map((choice) => ({ do: 'event', event: no, choice }));
      case 'vpRoll':
      case 'randomDiscard':
        return [{ do: 'event', event: no }];
      case 'move':
        return moves(outlook, 'move').map((move) => ({ ...move, do: 'event', event: no }));
      case 'raid':
        return raids(outlook).map((move) => ({ ...move, do: 'event', event: no }));
      case 'swapCarriersForAir':
        return swaps(outlook).map((swap) => ({ ...swap, do: 'event', event: no }));
      default:
        return [];
    }
  });
}

/** Movements without carriers to where the enemy is. */
function raids(outlook: Outlook): Order[] {
  const { pack, state, side } = outlook;
  const isGun = (id: string) => pack.units[unitIndex(pack, id)]!.type !== 'carrier';
  return moves(outlook, 'move').filter(({ ships, path }) => {
    const to = idsIn(path).at(-1);
    return (
      idsIn(ships).every(isGun) &&
      to !== undefined &&
      hasUnits(pack, state, enemyOf(side), pointIndex(pack, to))
    );
  });
}

/**
 * The two least carriers that are face-up for the first air unit that is off the map, wherever the side holds
 * a point.
 */
function swaps({
  pack,
  state,
  side,
}: Outlook): { readonly carriers: string[]; readonly air: string; readonly to: string }[] {
  const onMap = (unit: number) => unitAt(state, unit).at !== OUT;
  const carriers = pack.army[side].filter(
    (u) => pack.units[u]!.type === 'carrier' && onMap(u) && isFaceUp(state, u),
  );
  const least = carriers.sort((a, b) => unitWorth(pack, a) - unitWorth(pack, b) || a - b).slice(0, 2);
  const air = pack.army[side].find((unit) => !pack.units[unit]!.ship && !onMap(unit));
  if (least.length < 2 || air === undefined) return [];
  const points = [...pack.points.keys()].filter((point) => pointAt(state, point).control === side);
  return points.map((to) => ({
    carriers: unitIds(pack, least).sort(),
    air: unitId(pack, air),
    to: pointId(pack, to),
  }));
}

/** Movements of sensible groups to all points that they reach. */
function moves({ pack, state, side }: Outlook, word: 'move', event?: string): Order[] {
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
function groupsOf(pack: Pack, able: readonly number[]): readonly (readonly number[])[] {
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
function returns({ pack, state, side }: Outlook): Order[] {
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

function redeployments({ pack, state, side }: Outlook): Order[] {
  const air = pack.army[side].filter(
    (unit) => !pack.units[unit]!.ship && unitAt(state, unit).at !== OUT && !state.ordered?.includes(unit),
  );
  return air.flatMap((unit) =>
    [...pack.points.keys()]
      .filter((to) => forbidsRedeployTo(pack, state, unit, to) === undefined)
      .map((to): Order => ({ do: 'redeploy', unit: unitId(pack, unit), to: pointId(pack, to) })),
  );
}
