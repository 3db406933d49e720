/** Cards that the practice opponent looks at, played for their event or spent. */
import type { Order } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { cardId, OUT, pointId, pointIndex, unitId, unitIds, unitIndex } from '../components/pack.js';
import { targetsFrom } from '../rules/cards/strike.js';
import { resuppliable } from '../rules/supply/resupply.js';
import { enemyOf, hasUnits, isFaceUp, pointAt, pointsOf, shipsIn, unitAt } from '../state/state.js';
import { cardWorth } from './card-worth.js';
import type { Outlook } from './outlook.js';
import { unitWorth } from './outlook.js';
import { moves } from './suggested-moves.js';

export function train({ pack, state, side }: Outlook, card: string | undefined): Order[] {
  if (side !== 'A' || card === undefined || state.fleetTrainUsed || state.fleetTrain !== OUT) return [];
  const bases = pointsOf(pack, state, 'A').filter(
    (point) => !pack.points[point]!.port && resuppliable(pack, state, side, point).length > 0,
  );
  return bases.map((point) => ({ do: 'fleetTrain', point: pointId(pack, point), card }));
}

/** The strategic shift, where ships stand ready at an end of a route that it opens. */
export function shifts({ pack, state, side }: Outlook, card: string | undefined): Order[] {
  if (side !== 'A' || card === undefined || state.shift) return [];
  const { closed, open } = pack.routes;
  const ready = pointsOf(pack, state, side).some((point) => {
    const opens = [...open.next(point)].some((next) => ![...closed.next(point)].includes(next));
    return opens && shipsIn(pack, state, side, point).some((unit) => isFaceUp(state, unit));
  });
  return ready ? [{ do: 'shift', card }] : [];
}

/** The card that is missed least. */
export function cheapestCard(outlook: Outlook): string | undefined {
  const { pack, state, side } = outlook;
  const sorted = [...state.hands[side]].sort(
    (a, b) => cardWorth(outlook, a) - cardWorth(outlook, b) || a - b,
  );
  return sorted[0] === undefined ? undefined : cardId(pack, sorted[0]);
}

export function eventOrders(outlook: Outlook): Order[] {
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
