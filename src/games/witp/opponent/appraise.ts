/**
 * How well an order answers a question, for the practice opponent: from the owner's view alone, in points of
 * which a naval unit is thirty. Passing is 0.
 */
import { type Decision, type Foresight, memoized, type Order, type View } from '../../../referee/index.js';
import {
  cardIndex,
  enemyOf,
  hexId,
  hexIndex,
  type Op,
  opsOf,
  type Pack,
  type SideId,
} from '../components/pack.js';
import { situationIn } from '../state/position.js';
import { type Phase, phaseOf, type WpState } from '../state/state.js';
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
import { depotOrders, depotWorth, enemyDepotWorth } from './depots.js';
import { aimingWorth, type Impulse, impulsesOf, impulseUnderWay, sendOrder } from './impulses.js';
import { hexWorth, type Outlook, outlooks, unitWorth } from './outlook.js';
import { arrived, fleetOrders, fleetWorth, rebuilt, stackOrders, stackWorth } from './redeploying.js';
import { oddsOf } from './strike.js';

const WON = 4_000;
/** Points a RP is thought to bring. */
const RESOURCE = 5;
/** Of effects that depend on what happens, a rough value. */
const WORTHS: Partial<Readonly<Record<Op['op'], number>>> = {
  bestOfTwo: 14,
  rebuildFree: 8,
  hit: 14,
  eliminate: 26,
  redeployLimit: 5,
  subRange: 4,
  extraHits: 8,
  initiative: 6,
  jungleFree: 4,
  strength: 10,
  azocSurcharge: 8,
  freeActivation: 4,
  upkeep: 8,
  removeDepot: 8,
  advanceArrival: 16,
  freeRedeployLand: 6,
  defenceBonus: 10,
  returnChinese: 10,
  kamikaze: 12,
  placeReserve: 24,
  supplied: 4,
  cancelOil: 6,
};

/** What using a card brings: the other one is kept for next time. */
function cardUsed(outlook: Outlook, { card }: Order): number {
  const { pack, side } = outlook;
  const worth = opsOf(pack, cardIndex(pack, String(card)), side).reduce(
    (sum, op) => sum + opWorth(outlook, op),
    0,
  );
  return Math.round(worth);
}

function opWorth(outlook: Outlook, op: Op): number {
  const { side } = outlook;
  switch (op.op) {
    case 'trp':
      return RESOURCE * (op.side === side ? op.delta : -op.delta);
    case 'atomicBomb':
      return bombWorth(outlook, op);
    default:
      return WORTHS[op.op] ?? 0;
  }
}

/** It decides the match in its turn, and is kept for it (WP-3.2.c). */
function bombWorth({ state, stands, pack, survey }: Outlook, op: Extract<Op, { op: 'atomicBomb' }>): number {
  if (state.turn < op.turn) return -WON;
  const ready = op.fullAt.hexes.some((id) => {
    const hex = hexIndex(pack, id);
    const air = stands.A[hex]!.air.filter(
      (unit) => pack.units[unit]!.nation === op.fullAt.nation && !state.units[unit]!.damaged,
    );
    return air.length > 0 && survey.control[hex] === 'A';
  });
  return ready ? WON : 0;
}

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

export interface Mind {
  outlook(view: View, side: string): Outlook;
  impulses(outlook: Outlook): readonly Impulse[];
  underWay(outlook: Outlook): Impulse | undefined;
}

export function mindOf(pack: Pack): Mind {
  const odds = oddsOf(pack);
  return {
    outlook: outlooks(pack),
    impulses: memoized((outlook: Outlook) => impulsesOf(outlook, odds)),
    underWay: memoized((outlook: Outlook) => impulseUnderWay(outlook, odds)),
  };
}

export function makeSuggest(mind: Mind): (view: View, decision: Decision) => readonly Order[] {
  return (view, decision) => {
    const outlook = mind.outlook(view, decision.side);
    switch (decision.kind) {
      case 'depot':
        return depotOrders(outlook);
      case 'impulse':
        return decision.about === undefined ? targets(outlook, mind) : stacks(outlook, mind);
      case 'redeployFleet':
        return fleetOrders(outlook);
      case 'redeploy':
        return stackOrders(outlook);
      default:
        return [];
    }
  };
}

function targets(outlook: Outlook, mind: Mind): Order[] {
  const aims = mind
    .impulses(outlook)
    .map(({ target }): Order => ({ do: 'target', hex: hexId(outlook.pack, target) }));
  return [...aims, { do: 'pass' }];
}

/** The next stack of the best impulse, or an end of it. */
function stacks(outlook: Outlook, mind: Mind): Order[] {
  const best = mind.underWay(outlook);
  const { impulse } = outlook.state;
  if (best === undefined || impulse === null || impulse.underway !== null) return [];
  const [first] = best.sendings;
  const pays = first !== undefined && (best.net > 0 || !impulse.reached);
  return [...(pays ? [sendOrder(outlook, first)] : []), { do: 'go' }];
}

/** Questions that stand at the beginning of a round: the view tells all that led to them. */
const PUT_AGAIN: readonly string[] = [
  'depot',
  'impulse',
  'battleHex',
  'redeployFleet',
  'redeploy',
  'rebuild',
];
/** Phases after the present stretch that are played out too. */
const STRETCHES = 0;
const FRONT_DUTY = 26;
/** What a phase leads to is judged with it: movement by its battles, depots by the supply check. */
const STRETCH_OF: Partial<Readonly<Record<Phase, Phase>>> = { combat: 'movement', supply: 'depot' };

export function makeForesight(pack: Pack, mind: Mind): Foresight<WpState> {
  return {
    imagine: (view, kind, pick) => imagined(pack, view, kind, pick),
    worth: (view) => worthOf(mind.outlook(view, view.viewer)),
    stretch: (state) => `${state.turn} ${STRETCH_OF[phaseOf(state)] ?? phaseOf(state)}`,
    stretches: STRETCHES,
  };
}

/** The hidden cards are dealt anew; nothing that is half given can be put again. */
function imagined(pack: Pack, view: View, kind: string, pick: (n: number) => number): WpState | undefined {
  if (!PUT_AGAIN.includes(kind)) return undefined;
  const state = situationIn(pack, view);
  if (state.impulse !== null || state.battle !== null || state.lifted.length > 0) return undefined;
  const enemy = enemyOf(view.viewer === 'J' ? 'J' : 'A');
  const hidden = [...state.hands[enemy], ...state.deck];
  const size = state.hands[enemy].length;
  const hand = Array.from({ length: size }, () => hidden.splice(pick(hidden.length), 1)[0]!);
  const ascending = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
  return { ...state, hands: { ...state.hands, [enemy]: ascending(hand) }, deck: ascending(hidden) };
}

/** Places and units of the viewer against the enemy's; what Japan still owes in China counts against her. */
function worthOf(outlook: Outlook): number {
  const { pack, state, side, survey } = outlook;
  const army = (of: SideId) =>
    pack.army[of].reduce((sum, unit) => sum + (state.units[unit]!.at < 0 ? 0 : unitWorth(outlook, unit)), 0);
  const places = pack.bases.reduce(
    (sum, hex) => sum + (survey.control[hex] === 'J' ? 1 : -1) * hexWorth(outlook, hex),
    0,
  );
  const owed = state.turn > 1 && !state.surrendered && !state.chinaBattle ? FRONT_DUTY : 0;
  const forJapan = army('J') - army('A') + places - owed;
  return Math.round(side === 'J' ? forJapan : -forJapan);
}
