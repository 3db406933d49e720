/**
 * What the practice opponent thinks of playing a card in its window: what it changes, less what it is worth
 * in hand.
 */

import type { Decision, Order } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { type PackEvent, type SideId, unitIndex } from '../components/pack.js';
import { cardShifts } from '../rules/combat/firepower.js';
import { portToFortify } from '../standing/policy.js';
import { type Battle, carriersIn, enemyOf, shipsIn, unitAt } from '../state/state.js';
import { bestOperation } from './operations.js';
import { type Outlook, placeWorth, priceOf, unitsWorth } from './outlook.js';
import { balance, strikeWorth, thinkThrough } from './prospects.js';

/** A card in its window: what it changes, less what it is worth in hand. */
export function cardPlayed(outlook: Outlook, decision: Decision, event: PackEvent): number {
  const { pack, state, side } = outlook;
  const { battle } = state;
  const { fx } = event;
  const price = priceOf(outlook, event.card);
  switch (fx.type) {
    case 'combatShift':
    case 'halveAir':
      return battle === undefined ? -price : withEvent(outlook, battle, event) - price;
    case 'attackAtStart':
    case 'attackMovers':
      return (
        strikeWorth(
          pack,
          {
            strength: fx.strength,
            modifiers: battle === undefined ? [] : cardShifts(pack, battle, side, 'surface'),
          },
          aimedAt(outlook, decision),
          fx.allocator === side ? 'shooter' : 'owner',
        ) - price
      );
    case 'retreatNow':
      return battle === undefined
        ? -price
        : -balance(thinkThrough(pack, state, battle), side) - placeWorth(outlook, battle.at) - price;
    case 'fireFirst':
    case 'surfaceHitsOnAir':
      return battle === undefined
        ? -price
        : balance(thinkThrough(pack, state, battle, 'surface'), side) / 4 - price / 2;
    case 'allocateHalf':
      return battle !== undefined && carriersIn(pack, state, side, battle.at).length > 0
        ? 40 * Number(decision.about?.n) - price
        : -price;
    case 'captureCost':
      return portToFortify(pack, state, side) === undefined ? -price : 100 - price;
    case 'stealOperation':
      return bestOperation(outlook) - price;
    case 'cancelOperation':
      return strongestEnemy(outlook) / 4 - price;
    default:
      return -price;
  }
}

function withEvent({ pack, state, side }: Outlook, battle: Battle, { no }: PackEvent): number {
  const now = thinkThrough(pack, state, battle);
  const then = thinkThrough(pack, state, { ...battle, events: [...battle.events, no] });
  return balance(then, side) - balance(now, side);
}

function aimedAt({ pack, state, side }: Outlook, decision: Decision): readonly number[] {
  const units = idsIn(decision.about?.units as Order[string] | undefined);
  if (units.length > 0) return units.map((id) => unitIndex(pack, id));
  return state.battle === undefined ? [] : shipsIn(pack, state, enemyOf(side), state.battle.at);
}

/** Worth of the enemy's strongest stack that can still act. */
function strongestEnemy({ pack, state, side }: Outlook): number {
  const enemy: SideId = enemyOf(side);
  const stacks = [...pack.points.keys()].map((at) =>
    shipsIn(pack, state, enemy, at).filter((unit) => !unitAt(state, unit).faceDown),
  );
  return Math.max(0, ...stacks.map((ships) => unitsWorth(pack, ships)));
}
