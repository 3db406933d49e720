/**
 * The practice opponent's judgement: one look ahead from the view of its owner, in points of its own (an infantry battalion is
 * worth thirty-six). Chances are those of the rules. What a face-down unit is worth is what everybody knows: each strength that is
 * still face down, as likely as any other.
 */
import type { Decision, Order, View } from '../../../referee/index.js';
import type { CombatResult, Pack, SideId } from '../components/pack.js';
import { enemyOf, hexIndex, isValentine, sideOf } from '../components/pack.js';
import { automatic, columnOf, oddsOf, TIRED } from '../rules/combat/odds.js';
import { retreatHexes } from '../rules/combat/retreat.js';
import { isInContact, isRough } from '../rules/movement/contact.js';
import { fatigueChance } from '../rules/movement/fatigue.js';
import { reachOnFoot, trekOf } from '../rules/movement/paths.js';
import { entersMission } from '../rules/victory.js';
import { stageOf } from '../state/stages.js';
import type { SpState } from '../state/state.js';
import {
  copyState,
  isFaceUp,
  isOnMap,
  printedStrength,
  stillFaceDown,
  unitAt,
  unitCalled,
  unitsIn,
  unitsOf,
} from '../state/state.js';
import { situationIn } from '../state/view.js';

/** What things are worth. */
const VICTORY = 100_000;
const HARM = -1000;
const POINT_OF_STRENGTH = 12;
/** What the loss of a Japanese unit costs when so many are left (the last one is the match). */
const JAPANESE = [0, 600, 250, 130, 90] as const;
const DRIVEN_BACK = 25;
const BEATEN_BACK = 8;
const STEP = 6;
const GUARD = 400;
const OPEN_WAY = 300;
const FATIGUE = 20;
/** The same where no enemy stands beside it. */
const FATIGUE_APART = 14;
const TOGETHER = 4;
/** An attack that may come weighs half. */
const LOOMING = 2;

/** Judges orders over a component pack; what a view means is worked out once. */
export function makeAppraise(pack: Pack): (view: View, decision: Decision, order: Order) => number {
  const known = new WeakMap<View, Ground>();
  return (view, decision, order) => {
    const ground = known.get(view) ?? groundOf(pack, view);
    known.set(view, ground);
    return Math.round(worthOf(ground, decision.side === 'JP' ? 'JP' : 'NZ', order));
  };
}

/** The situation before the order. */
export interface Ground {
  readonly pack: Pack;
  readonly state: SpState;
}

/** The situation that a view shows. */
export function groundOf(pack: Pack, view: View): Ground {
  return { pack, state: situationIn(pack, view) };
}

const STANDS = new WeakMap<Ground, Map<SideId, number>>();

/** As `standing`, worked out once for a situation. */
function stands(ground: Ground, side: SideId): number {
  const known = STANDS.get(ground) ?? new Map<SideId, number>();
  STANDS.set(ground, known);
  const worth = known.get(side) ?? standing(ground, side);
  known.set(side, worth);
  return worth;
}

function worthOf(ground: Ground, side: SideId, order: Order): number {
  const { pack, state } = ground;
  const unit = (): number => unitCalled(pack, state, String(order.unit));
  const goal = (): number => stageOf(pack, lastOf(order.path)).to;
  switch (order.do) {
    case 'place':
      return isOnMap(state, unit()) ? HARM : 1;
    case 'merge':
      return 1;
    case 'move':
      return gainOfHex(ground, side, unit(), goal()) - risk(ground, unit(), goal(), stepsOf(order));
    case 'continue':
      return (
        gainOfHex(ground, side, state.move!.unit, goal()) -
        risk(ground, state.move!.unit, goal(), state.move!.hexes + stepsOf(order))
      );
    case 'attack':
      return gainOfAttack(ground, unitsNamed(ground, order), hexIndex(pack, String(order.target)));
    case 'advance':
      return gainOfHex(ground, side, unit(), state.combat?.target ?? unitAt(state, unit()).at);
    case 'retreat':
      return gainOfHex(ground, side, unit(), hexIndex(pack, String(order.to)));
    case 'lose':
      return -costOf(ground, unit());
    case 'split':
      return state.combat === undefined ? -1 : -costOf(ground, pack.companies[1]);
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

function unitsNamed({ pack, state }: Ground, { units }: Order): number[] {
  return Array.isArray(units) ? units.map((id) => unitCalled(pack, state, String(id))) : [];
}

/** What the loss of a unit costs its owner. */
function costOf({ pack, state }: Ground, unit: number): number {
  if (sideOf(pack, unit) === 'JP') {
    const left = JAPANESE[unitsOf(pack, state, 'JP').length] ?? 0;
    return left + (isFaceUp(pack, state, unit) ? printedStrength(pack, state, unit) : 1);
  }
  return state.valentine && isValentine(pack, unit)
    ? VICTORY
    : printedStrength(pack, state, unit) * POINT_OF_STRENGTH;
}

/** What it is worth that a unit stands in another hex. */
function gainOfHex(ground: Ground, side: SideId, unit: number, hex: number): number {
  const { pack, state } = ground;
  if (entersMission(pack, unit, hex)) return VICTORY;
  const after = copyState(state);
  unitAt(after, unit).at = hex;
  return standing({ pack, state: after }, side) - stands(ground, side);
}

/** The chance of being tired: it costs most where an enemy may profit from it at once. Some ground tires for certain. */
function risk({ pack, state }: Ground, unit: number, goal: number, hexes: number): number {
  const chance = isRough(pack, state, goal)
    ? { of: 1, in: 1 }
    : fatigueChance(pack.pieces[unit]!.dice, pack.faces, hexes);
  const cost = isInContact(pack, state, sideOf(pack, unit), goal) ? FATIGUE : FATIGUE_APART;
  return (cost * chance.of) / chance.in;
}

/** How a side stands, its army against the enemy's included. */
export function worthOfSide(ground: Ground, side: SideId): number {
  const { pack, state } = ground;
  const zealand = unitsOf(pack, state, 'NZ').reduce((sum, unit) => sum + costOf(ground, unit), 0);
  const japan = JAPANESE.slice(0, unitsOf(pack, state, 'JP').length + 1).reduce<number>(
    (sum, worth) => sum + worth,
    0,
  );
  return standing(ground, side) + (side === 'NZ' ? zealand - japan : japan - zealand);
}

/** How a side stands: the way to the Mission, who bars it, and the attacks that both sides may make. */
function standing(ground: Ground, side: SideId): number {
  const own = prospects(ground, side);
  const theirs = prospects(ground, enemyOf(side));
  const way = wayToMission(ground);
  return (side === 'NZ' ? -way : way) + own - theirs;
}

/** What the attacks would bring that a side could make as the units stand, all that are near joining in. */
function prospects(ground: Ground, side: SideId): number {
  const { pack, state } = ground;
  const hexes = new Set(unitsOf(pack, state, enemyOf(side)).map((unit) => unitAt(state, unit).at));
  return [...hexes].reduce((sum, hex) => {
    const near = unitsOf(pack, state, side).filter((unit) =>
      pack.hexes[unitAt(state, unit).at]!.neighbours.includes(hex),
    );
    return near.length === 0 ? sum : sum + Math.max(0, gainOfAttack(ground, near, hex)) / LOOMING;
  }, 0);
}

/** How far NZ is from the Mission: more when it is guarded, next to nothing when a unit could walk in. */
function wayToMission(ground: Ground): number {
  const { pack, state } = ground;
  const guarded = unitsIn(pack, state, 'JP', pack.mission).length > 0;
  const units = unitsOf(pack, state, 'NZ');
  const steps = units.reduce((sum, unit) => sum + Math.max(0, pack.toMission[unitAt(state, unit).at]!), 0);
  const stacked = units.length - new Set(units.map((unit) => unitAt(state, unit).at)).size;
  const open = !guarded && units.some((unit) => canWalkIn(ground, unit));
  return (
    steps * STEP -
    stacked * TOGETHER +
    (guarded ? GUARD : 0) -
    (open ? OPEN_WAY : 0) +
    barredTo(ground, units)
  );
}

function canWalkIn({ pack, state }: Ground, unit: number): boolean {
  if (isInContact(pack, state, 'NZ', unitAt(state, unit).at)) return false;
  return reachOnFoot(pack, state, trekOf(state, unit))[pack.mission]! >= 0;
}

/** How far from the Mission the nearest unit must stop that is not held already. */
function barredTo({ pack, state }: Ground, units: readonly number[]): number {
  const nearest = units.map((unit) => {
    const { at } = unitAt(state, unit);
    if (isInContact(pack, state, 'NZ', at)) return pack.toMission[at]!;
    const reached = reachOnFoot(pack, state, trekOf(state, unit));
    return Math.min(pack.toMission[at]!, ...pack.toMission.filter((_, hex) => reached[hex]! >= 0));
  });
  return nearest.length === 0 ? 0 : Math.min(...nearest) * STEP;
}

/** What an attack brings on the average of the strengths that may lie face down. */
function gainOfAttack(ground: Ground, attackers: readonly number[], hex: number): number {
  const { pack, state } = ground;
  const [first] = attackers;
  if (first === undefined) return 0;
  const defenders = unitsIn(pack, state, enemyOf(sideOf(pack, first)), hex);
  const hidden = [...attackers, ...defenders].some((unit) => !isFaceUp(pack, state, unit));
  const left = hidden ? stillFaceDown(pack, state).map((counter) => pack.counters[counter]!.strength) : [];
  const gains = (left.length === 0 ? [0] : left).map((strength) =>
    gainIf(ground, attackers, defenders, strength),
  );
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}

/** The same if whatever lies face down has this strength; a strength of nothing goes home. */
function gainIf(
  ground: Ground,
  attackers: readonly number[],
  defenders: readonly number[],
  strength: number,
): number {
  const { pack, state } = ground;
  const of = (unit: number) => {
    if (!isFaceUp(pack, state, unit)) return strength > 0 && unitAt(state, unit).fatigued ? TIRED : strength;
    return unitAt(state, unit).fatigued ? TIRED : printedStrength(pack, state, unit);
  };
  const total = (units: readonly number[]) => units.reduce((sum, unit) => sum + of(unit), 0);
  const gone = (units: readonly number[]) =>
    units.filter((unit) => of(unit) === 0).reduce((sum, unit) => sum + costOf(ground, unit), 0);
  const [attack, defence] = [total(attackers), total(defenders)];
  const turnedUp =
    gone(defenders) - gone(attackers) + (defence === 0 ? worthOfHex(ground, attackers, defenders) : 0);
  if (attack === 0 || defence === 0) return turnedUp;
  const rows = resultsAt(pack, oddsOf(attack, defence));
  const gain = rows.reduce(
    (sum, { result, of: faces }) => sum + faces * gainOfResult(ground, result, attackers, defenders),
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
  ground: Ground,
  result: CombatResult,
  attackers: readonly number[],
  defenders: readonly number[],
): number {
  const { pack, state } = ground;
  const cheapest = (units: readonly number[]) => Math.min(...units.map((unit) => costOf(ground, unit)));
  const emptied = defenders.length === 1 ? worthOfHex(ground, attackers, defenders) : 0;
  switch (result) {
    case 'Ae':
      return -cheapest(attackers);
    case 'Ar':
      return -BEATEN_BACK;
    case 'Ex':
      return cheapest(defenders) - cheapest(attackers) + emptied;
    case 'De':
      return cheapest(defenders) + emptied;
    case 'Dr': {
      const lost = defenders.filter((unit) => retreatHexes(pack, state, unit).length === 0);
      return (
        DRIVEN_BACK +
        lost.reduce((sum, unit) => sum + costOf(ground, unit), 0) +
        worthOfHex(ground, attackers, defenders)
      );
    }
  }
}

/** Whoever drives the last Japanese out of the Mission may walk in. */
function worthOfHex(
  { pack, state }: Ground,
  attackers: readonly number[],
  defenders: readonly number[],
): number {
  const inMission = defenders.some((unit) => unitAt(state, unit).at === pack.mission);
  return inMission && attackers.some((unit) => sideOf(pack, unit) === 'NZ') ? GUARD : 0;
}
