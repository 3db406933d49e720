/**
 * The practice opponent's judgement: one look ahead from the view of its owner, in points of its own (an
 * infantry battalion is worth thirty-six). Chances are those of the rules. What a face-down unit is worth is
 * what everybody knows: each strength that is still face down, as likely as any other.
 */
import { type Decision, type Foresight, memoized, type Order, type View } from '../../referee/index.js';
import {
  type CombatResult,
  enemyOf,
  hexIndex,
  isValentine,
  type Pack,
  type SideId,
  sideOf,
} from './components/pack.js';
import bySide from './opponent.json' with { type: 'json' };
import { situationIn } from './position.js';
import { automatic, columnOf, oddsOf, TIRED } from './rules/combat/odds.js';
import { retreatHexes } from './rules/combat/retreat.js';
import { isInContact, isRough } from './rules/movement/contact.js';
import { fatigueChance } from './rules/movement/fatigue.js';
import { reachOnFoot, trekOf } from './rules/movement/paths.js';
import { entersMission } from './rules/victory.js';
import {
  activeSide,
  copyState,
  isFaceUp,
  isOnMap,
  printedStrength,
  type SpState,
  stageOf,
  stillFaceDown,
  unitAt,
  unitCalled,
  unitsIn,
  unitsOf,
} from './state.js';

const HARM = -1000;

/** Judges orders over a component pack; what a view means is worked out once. */
export function makeAppraise(pack: Pack): (view: View, decision: Decision, order: Order) => number {
  const outlook = memoized((view: View) => outlookOf(pack, view));
  return (view, decision, order) =>
    Math.round(worthOf(outlook(view), decision.side === 'JP' ? 'JP' : 'NZ', order));
}

/** As `standing`, worked out once for a situation. */
const STANDS: Readonly<Record<SideId, (outlook: Outlook) => number>> = {
  JP: memoized((outlook) => standing(outlook, 'JP')),
  NZ: memoized((outlook) => standing(outlook, 'NZ')),
};

function worthOf(outlook: Outlook, side: SideId, order: Order): number {
  const { pack, state } = outlook;
  const unit = (): number => unitCalled(pack, state, String(order.unit));
  const goal = (): number => stageOf(pack, lastOf(order.path)).to;
  switch (order.do) {
    case 'place':
      return isOnMap(state, unit()) ? HARM : 1;
    case 'merge':
      return 1;
    case 'move':
      return gainOfHex(outlook, side, unit(), goal()) - risk(outlook, unit(), goal(), stepsOf(order));
    case 'continue':
      return (
        gainOfHex(outlook, side, state.move!.unit, goal()) -
        risk(outlook, state.move!.unit, goal(), state.move!.hexes + stepsOf(order))
      );
    case 'attack':
      return gainOfAttack(outlook, unitsNamed(outlook, order), hexIndex(pack, String(order.target)));
    case 'advance':
      return gainOfHex(outlook, side, unit(), state.combat?.target ?? unitAt(state, unit()).at);
    case 'retreat':
      return gainOfHex(outlook, side, unit(), hexIndex(pack, String(order.to)));
    case 'lose':
      return -costOf(outlook, unit());
    case 'split':
      return state.combat === undefined ? -1 : -costOf(outlook, pack.companies[1]);
    case 'remove':
      return HARM;
    default:
      return 0;
  }
}

function lastOf(path: Order[string] | undefined): string {
  return Array.isArray(path) ? String(path.at(-1)) : String(path);
}

function stepsOf({ path }: Order): number {
  return Array.isArray(path) ? path.filter((step) => !String(step).startsWith('ferry:')).length : 1;
}

function unitsNamed({ pack, state }: Outlook, { units }: Order): number[] {
  return Array.isArray(units) ? units.map((id) => unitCalled(pack, state, String(id))) : [];
}

/** What it is worth that a unit stands in another hex. */
function gainOfHex(outlook: Outlook, side: SideId, unit: number, hex: number): number {
  const { pack, state } = outlook;
  if (entersMission(pack, unit, hex)) return VICTORY;
  const after = copyState(state);
  unitAt(after, unit).at = hex;
  return standing({ ...outlook, state: after }, side) - STANDS[side](outlook);
}

/**
 * The chance of being tired: it costs most where an enemy may profit from it at once. Some outlook tires for
 * certain.
 */
function risk({ pack, state, weights }: Outlook, unit: number, goal: number, hexes: number): number {
  const chance = isRough(pack, state, goal)
    ? { of: 1, in: 1 }
    : fatigueChance(pack.pieces[unit]!.dice, pack.faces, hexes);
  const cost = isInContact(pack, state, sideOf(pack, unit), goal) ? weights.fatigue : weights.fatigueApart;
  return (cost * chance.of) / chance.in;
}

/** How a side stands, its army against the enemy's included. */
export function worthOfSide(outlook: Outlook, side: SideId): number {
  const { pack, state, weights } = outlook;
  const zealand = unitsOf(pack, state, 'NZ').reduce((sum, unit) => sum + costOf(outlook, unit), 0);
  const japan = weights.fewer
    .slice(0, unitsOf(pack, state, 'JP').length + 1)
    .reduce((sum, worth) => sum + worth, 0);
  return standing(outlook, side) + (side === 'NZ' ? zealand - japan : japan - zealand);
}

/** How a side stands: the way to the Mission, who bars it, and the attacks that both sides may make. */
function standing(outlook: Outlook, side: SideId): number {
  const { ownAttacks, enemyAttacks } = outlook.weights;
  const own = prospects(outlook, side) * ownAttacks;
  const theirs = prospects(outlook, enemyOf(side)) * enemyAttacks;
  const marches = marchesOf(outlook);
  const held = wayToMission(outlook, marches) - openness(outlook, marches);
  return (side === 'NZ' ? -held : held) + (own - theirs) / 100;
}

/** What the attacks would bring that a side could make as the units stand, all that are near joining in. */
function prospects(outlook: Outlook, side: SideId): number {
  const { pack, state } = outlook;
  const hexes = new Set(unitsOf(pack, state, enemyOf(side)).map((unit) => unitAt(state, unit).at));
  return [...hexes].reduce((sum, hex) => {
    const near = unitsOf(pack, state, side).filter((unit) =>
      pack.hexes[unitAt(state, unit).at]!.neighbours.includes(hex),
    );
    return near.length === 0 ? sum : sum + Math.max(0, gainOfAttack(outlook, near, hex));
  }, 0);
}

/** An NZ unit: where it stands, and where it can go on foot; nowhere in contact. */
interface March {
  readonly at: number;
  readonly reached: readonly number[] | undefined;
}

function marchesOf({ pack, state }: Outlook): readonly March[] {
  return unitsOf(pack, state, 'NZ').map((unit) => {
    const { at } = unitAt(state, unit);
    const isHeld = isInContact(pack, state, 'NZ', at);
    return { at, reached: isHeld ? undefined : reachOnFoot(pack, state, trekOf(state, unit)) };
  });
}

function canReach({ reached }: March, hex: number): boolean {
  return reached !== undefined && reached[hex]! >= 0;
}

/** How far NZ is from the Mission: more when it is guarded, next to nothing when a unit could walk in. */
function wayToMission({ pack, state, weights }: Outlook, marches: readonly March[]): number {
  const guarded = unitsIn(pack, state, 'JP', pack.mission).length > 0;
  const steps = marches.reduce((sum, { at }) => sum + Math.max(0, pack.toMission[at]!), 0);
  const stacked = marches.length - new Set(marches.map(({ at }) => at)).size;
  const open = !guarded && marches.some((march) => canReach(march, pack.mission));
  return (
    steps * weights.step -
    stacked * weights.together +
    (guarded ? weights.guard : 0) -
    (open ? weights.openWay : 0) +
    barredTo(pack, marches) * weights.barred
  );
}

/** How far from the Mission the nearest unit must stop that is not held already. */
function barredTo(pack: Pack, marches: readonly March[]): number {
  const nearest = marches.map((march) =>
    Math.min(pack.toMission[march.at]!, ...pack.toMission.filter((_, hex) => canReach(march, hex))),
  );
  return nearest.length === 0 ? 0 : Math.min(...nearest);
}

/** From how many hexes the Japanese may be attacked next, and how far from the Mission they are. */
function openness({ pack, state, weights }: Outlook, marches: readonly March[]): number {
  return unitsOf(pack, state, 'JP').reduce((sum, unit) => {
    const { at } = unitAt(state, unit);
    const approaches = pack.hexes[at]!.neighbours.filter((hex) =>
      marches.some((march) => march.at === hex || canReach(march, hex)),
    );
    return sum + approaches.length * weights.approach + Math.max(0, pack.toMission[at]!) * weights.homeward;
  }, 0);
}

/** What an attack brings on the average of the strengths that may lie face down. */
function gainOfAttack(outlook: Outlook, attackers: readonly number[], hex: number): number {
  const { pack, state } = outlook;
  const [first] = attackers;
  if (first === undefined) return 0;
  const defenders = unitsIn(pack, state, enemyOf(sideOf(pack, first)), hex);
  const hidden = [...attackers, ...defenders].some((unit) => !isFaceUp(pack, state, unit));
  const left = hidden ? stillFaceDown(pack, state).map((counter) => pack.counters[counter]!.strength) : [];
  const gains = (left.length === 0 ? [0] : left).map((strength) =>
    gainIf(outlook, attackers, defenders, strength),
  );
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}

/** The same if whatever lies face down has this strength; a strength of nothing goes home. */
function gainIf(
  outlook: Outlook,
  attackers: readonly number[],
  defenders: readonly number[],
  strength: number,
): number {
  const { pack, state } = outlook;
  const of = (unit: number) => {
    if (!isFaceUp(pack, state, unit)) return strength > 0 && unitAt(state, unit).fatigued ? TIRED : strength;
    return unitAt(state, unit).fatigued ? TIRED : printedStrength(pack, state, unit);
  };
  const total = (units: readonly number[]) => units.reduce((sum, unit) => sum + of(unit), 0);
  const gone = (units: readonly number[]) =>
    units.filter((unit) => of(unit) === 0).reduce((sum, unit) => sum + costOf(outlook, unit), 0);
  const [attack, defence] = [total(attackers), total(defenders)];
  const turnedUp =
    gone(defenders) - gone(attackers) + (defence === 0 ? worthOfHex(outlook, attackers, defenders) : 0);
  if (attack === 0 || defence === 0) return turnedUp;
  const rows = resultsAt(pack, oddsOf(attack, defence));
  const gain = rows.reduce(
    (sum, { result, of: faces }) => sum + faces * gainOfResult(outlook, result, attackers, defenders),
    0,
  );
  return turnedUp + gain / rows.reduce((sum, row) => sum + row.of, 0);
}

function resultsAt(pack: Pack, odds: number): { readonly result: CombatResult; readonly of: number }[] {
  const sure = automatic(pack, odds);
  if (sure !== undefined) return [{ result: sure, of: 1 }];
  const rows = columnOf(pack, odds);
  return rows.map(([atMost, result], i) => ({
    result: result as CombatResult,
    of: atMost - (rows[i - 1]?.[0] ?? 0),
  }));
}

function gainOfResult(
  outlook: Outlook,
  result: CombatResult,
  attackers: readonly number[],
  defenders: readonly number[],
): number {
  const { pack, state, weights } = outlook;
  const cheapest = (units: readonly number[]) => Math.min(...units.map((unit) => costOf(outlook, unit)));
  const emptied = defenders.length === 1 ? worthOfHex(outlook, attackers, defenders) : 0;
  switch (result) {
    case 'Ae':
      return -cheapest(attackers);
    case 'Ar':
      return -weights.beatenBack;
    case 'Ex':
      return cheapest(defenders) - cheapest(attackers) + emptied;
    case 'De':
      return cheapest(defenders) + emptied;
    case 'Dr': {
      const lost = defenders.filter((unit) => retreatHexes(pack, state, unit).length === 0);
      return (
        weights.drivenBack +
        lost.reduce((sum, unit) => sum + costOf(outlook, unit), 0) +
        worthOfHex(outlook, attackers, defenders)
      );
    }
  }
}

/** Whoever drives the last Japanese out of the Mission may walk in. */
function worthOfHex(
  { pack, state, weights }: Outlook,
  attackers: readonly number[],
  defenders: readonly number[],
): number {
  const inMission = defenders.some((unit) => unitAt(state, unit).at === pack.mission);
  return inMission && attackers.some((unit) => sideOf(pack, unit) === 'NZ') ? weights.guard : 0;
}

/** Worth more than anything that can be gained without it. */
export const VICTORY = 100_000;

/**
 * What things are worth to a side, in points of its own, found by matches against itself
 * (`weights.json`). Where a weight speaks of attacks, it is in hundredths of what they would bring.
 */
export interface Weights {
  /** A point of strength of an NZ unit. */
  readonly strength: number;
  /** The loss of a Japanese unit when so many are left (the last one is the match). */
  readonly fewer: readonly number[];
  /** A Japanese unit in the Mission. */
  readonly guard: number;
  readonly drivenBack: number;
  readonly beatenBack: number;
  /** A hex of an NZ unit's way to the Mission. */
  readonly step: number;
  /** The same of the nearest hex in which an NZ unit must stop. */
  readonly barred: number;
  /** A Mission that NZ can walk into. */
  readonly openWay: number;
  /** A tired unit beside an enemy and apart from all. */
  readonly fatigue: number;
  readonly fatigueApart: number;
  /** NZ units that share a hex. */
  readonly together: number;
  readonly ownAttacks: number;
  readonly enemyAttacks: number;
  /** A hex from which a Japanese unit may be attacked next. */
  readonly approach: number;
  /** A hex between a Japanese unit and the Mission. */
  readonly homeward: number;
}

/** The situation before the order, as its owner judges it. */
export interface Outlook {
  readonly pack: Pack;
  readonly state: SpState;
  readonly weights: Weights;
}

/** The situation that a view shows. */
export function outlookOf(pack: Pack, view: View): Outlook {
  const weights: Weights = view.viewer === 'JP' ? bySide.JP : bySide.NZ;
  return { pack, state: situationIn(pack, view), weights };
}

/** What the loss of a unit costs its owner. */
export function costOf({ pack, state, weights }: Outlook, unit: number): number {
  if (sideOf(pack, unit) === 'JP') {
    const left = weights.fewer[unitsOf(pack, state, 'JP').length] ?? 0;
    return left + (isFaceUp(pack, state, unit) ? printedStrength(pack, state, unit) : 1);
  }
  return state.valentine && isValentine(pack, unit)
    ? VICTORY
    : printedStrength(pack, state, unit) * weights.strength;
}

/** The rest of the own player turn and the enemy’s: further on the dice say more than the plan. */
const STRETCHES = 1;

/**
 * Foresight over a component pack. What lies face down is picked when it is turned up, so that the view is
 * the match.
 */
export function makeForesight(pack: Pack): Foresight<SpState> {
  return {
    imagine: (view, kind) => (kind === 'movement' || kind === 'attack' ? situationIn(pack, view) : undefined),
    worth: (view) => worthOfSide(outlookOf(pack, view), view.viewer === 'JP' ? 'JP' : 'NZ'),
    stretch: (state) => `${state.turn} ${activeSide(state)}`,
    stretches: STRETCHES,
  };
}
