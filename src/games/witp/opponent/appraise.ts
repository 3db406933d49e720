/**
 * How well an order answers a question, for the practice opponent: from the owner's view alone, in points of
 * which a naval unit is thirty. Passing is 0.
 */
import type { Decision, Order, View } from '../../../referee/index.js';
import { hexId, hexIndex } from '../components/pack.js';
import {
  battleChosen,
  boarded,
  declared,
  enemyChosen,
  hitTaken,
  relocated,
  retreated,
  unitLost,
} from './battles.js';
import { cardUsed } from './cards.js';
import { depotWorth, enemyDepotWorth } from './depots.js';
import { aimingWorth, sendOrder } from './impulses.js';
import type { Mind } from './mind.js';
import type { Outlook } from './outlook.js';
import { arrived, fleetWorth, rebuilt, stackWorth } from './redeploying.js';

type Appraisal = (outlook: Outlook, decision: Decision, order: Order, mind: Mind) => number;

/** The evaluation: an integer, higher is better. */
export function makeAppraise(mind: Mind): (view: View, decision: Decision, order: Order) => number {
  return (view, decision, order) => {
    const outlook = mind.outlook(view, decision.side);
    return Math.round(APPRAISALS[decision.kind]?.(outlook, decision, order, mind) ?? 0);
  };
}

const APPRAISALS: Readonly<Record<string, Appraisal>> = {
  bid: (outlook, _, { n }) => -Math.abs(Number(n) - expectedBases(outlook)),
  chungking: (_, __, order) => (order.do === 'pass' ? 0 : -1),
  card: (outlook, _, order) => cardUsed(outlook, order),
  cardTarget: cardTarget,
  depot: (outlook, _, order) => depotWorth(outlook, order),
  loseDepots: (outlook, _, order) => enemyDepotWorth(outlook, order),
  impulse,
  battleHex: (outlook, _, order) => battleChosen(outlook, order),
  declare: declared,
  hit: (outlook, _, order) => hitTaken(outlook, order),
  transfer: (outlook, _, order) => boarded(outlook, order),
  embark: (outlook, _, order) => boarded(outlook, order),
  survivors: (outlook, _, order) => unitLost(outlook, order),
  stacking: (outlook, _, order) => unitLost(outlook, order),
  submarine: (outlook, _, order) => unitLost(outlook, order),
  front: (outlook, _, order) => enemyChosen(outlook, order),
  retreat: retreated,
  relocate: (outlook, _, order) => relocated(outlook, order),
  redeployFleet: (outlook, _, order) => fleetWorth(outlook, order),
  redeploy: (outlook, _, order) => (order.do === 'evacuate' ? -1 : stackWorth(outlook, order)),
  rebuild: (outlook, _, order) => (order.do === 'pass' ? 0 : rebuilt(outlook, order)),
  arrival: (outlook, _, order) => arrived(outlook, order),
  chinese: (outlook, _, order) => chineseSent(outlook, order),
};

/**
 * A target by the best that can be sent against it, a stack by what the impulse then brings; with nothing to
 * gain it ends.
 */
function impulse(outlook: Outlook, _: Decision, order: Order, mind: Mind): number {
  const { pack } = outlook;
  switch (order.do) {
    case 'target': {
      const found = mind.impulses(outlook).find(({ target }) => hexId(pack, target) === order.hex);
      return found === undefined ? -1 : 1 + aimingWorth(found);
    }
    case 'send': {
      const best = mind.underWay(outlook);
      const [first] = best?.sendings ?? [];
      const isBest = first !== undefined && sameStack(sendOrder(outlook, first), order);
      return isBest ? Math.max(1, best?.net ?? 0) : -1;
    }
    case 'declareWar':
      return -1;
    default:
      return 0;
  }
}

function sameStack(a: Order, b: Order): boolean {
  return JSON.stringify([a.from, a.units, a.cargo]) === JSON.stringify([b.from, b.units, b.cargo]);
}

/** A unit of the enemy that is worth much, an own one that is worth little; where there are hexes, any. */
function cardTarget(outlook: Outlook, _: Decision, order: Order): number {
  if (order.unit === undefined) return 0;
  const own =
    outlook.pack.units[outlook.pack.unitIndexes.get(String(order.unit)) ?? 0]!.side === outlook.side;
  return own ? unitLost(outlook, order) : enemyChosen(outlook, order);
}

/** What Japan may hope to hold at the end of the last turn (WP-13.2.c). */
function expectedBases({ pack, state }: Outlook): number {
  const colours = pack.bases.filter((hex) => pack.hexes[hex]!.owner === 'J').length;
  const gained = GAINS.find(([turn]) => state.lastTurn <= turn)?.[1] ?? 0;
  return colours + gained;
}

/**
 * Bases that Japan holds beyond those of her colour, by the last turn: what ten matches of the opponent with
 * itself came to.
 */
const GAINS = [
  [2, 3],
  [4, 2],
  [5, 1],
  [7, 0],
  [9, -1],
  [16, -3],
] as const;

/** Chinese land gathers where Japan stands, never leaving Chungking bare. */
function chineseSent(outlook: Outlook, order: Order): number {
  if (order.do === 'pass') return 0;
  const { pack, stands } = outlook;
  const from = hexIndex(pack, String(order.from));
  const to = hexIndex(pack, String(order.to));
  const needs = (hex: number) => (hex === pack.chungking ? 2 : 1) / (1 + stands.A[hex]!.land.length);
  return stands.J[to]!.land.length > 0 || needs(to) <= needs(from) * 2 ? -1 : 5;
}
