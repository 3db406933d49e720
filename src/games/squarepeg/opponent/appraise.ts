/**
 * The practice opponent's judgement: one look ahead from the view of its owner, in points of its own (an
 * infantry battalion is worth thirty-six). Chances are those of the rules. What a face-down unit is worth is
 * what everybody knows: each strength that is still face down, as likely as any other.
 */
import type { Decision, Order, View } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { enemyOf, hexIndex, sideOf } from '../components/pack.js';
import { isInContact, isRough } from '../rules/movement/contact.js';
import { fatigueChance } from '../rules/movement/fatigue.js';
import { reachOnFoot, trekOf } from '../rules/movement/paths.js';
import { entersMission } from '../rules/victory.js';
import { stageOf } from '../state/stages.js';
import { copyState, isOnMap, unitAt, unitCalled, unitsIn, unitsOf } from '../state/state.js';
import { gainOfAttack } from './attacks.js';
import type { Outlook } from './worth.js';
import { costOf, GUARD, JAPANESE, outlookOf, VICTORY } from './worth.js';

const HARM = -1000;

const STEP = 6;

const OPEN_WAY = 300;

const FATIGUE = 20;

/** The same where no enemy stands beside it. */
const FATIGUE_APART = 14;

const TOGETHER = 4;

/** An attack that may come weighs half. */
const LOOMING = 2;

/** Judges orders over a component pack; what a view means is worked out once. */
export function makeAppraise(pack: Pack): (view: View, decision: Decision, order: Order) => number {
  const known = new WeakMap<View, Outlook>();
  return (view, decision, order) => {
    const outlook = known.get(view) ?? outlookOf(pack, view);
    known.set(view, outlook);
    return Math.round(worthOf(outlook, decision.side === 'JP' ? 'JP' : 'NZ', order));
  };
}

const STANDS = new WeakMap<Outlook, Map<SideId, number>>();

/** As `standing`, worked out once for a situation. */
function stands(outlook: Outlook, side: SideId): number {
  const known = STANDS.get(outlook) ?? new Map<SideId, number>();
  STANDS.set(outlook, known);
  const worth = known.get(side) ?? standing(outlook, side);
  known.set(side, worth);
  return worth;
}

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
  return standing({ pack, state: after }, side) - stands(outlook, side);
}

/**
 * The chance of being tired: it costs most where an enemy may profit from it at once. Some outlook tires for
 * certain.
 */
function risk({ pack, state }: Outlook, unit: number, goal: number, hexes: number): number {
  const chance = isRough(pack, state, goal)
    ? { of: 1, in: 1 }
    : fatigueChance(pack.pieces[unit]!.dice, pack.faces, hexes);
  const cost = isInContact(pack, state, sideOf(pack, unit), goal) ? FATIGUE : FATIGUE_APART;
  return (cost * chance.of) / chance.in;
}

/** How a side stands, its army against the enemy's included. */
export function worthOfSide(outlook: Outlook, side: SideId): number {
  const { pack, state } = outlook;
  const zealand = unitsOf(pack, state, 'NZ').reduce((sum, unit) => sum + costOf(outlook, unit), 0);
  const japan = JAPANESE.slice(0, unitsOf(pack, state, 'JP').length + 1).reduce<number>(
    (sum, worth) => sum + worth,
    0,
  );
  return standing(outlook, side) + (side === 'NZ' ? zealand - japan : japan - zealand);
}

/** How a side stands: the way to the Mission, who bars it, and the attacks that both sides may make. */
function standing(outlook: Outlook, side: SideId): number {
  const own = prospects(outlook, side);
  const theirs = prospects(outlook, enemyOf(side));
  const way = wayToMission(outlook);
  return (side === 'NZ' ? -way : way) + own - theirs;
}

/** What the attacks would bring that a side could make as the units stand, all that are near joining in. */
function prospects(outlook: Outlook, side: SideId): number {
  const { pack, state } = outlook;
  const hexes = new Set(unitsOf(pack, state, enemyOf(side)).map((unit) => unitAt(state, unit).at));
  return [...hexes].reduce((sum, hex) => {
    const near = unitsOf(pack, state, side).filter((unit) =>
      pack.hexes[unitAt(state, unit).at]!.neighbours.includes(hex),
    );
    return near.length === 0 ? sum : sum + Math.max(0, gainOfAttack(outlook, near, hex)) / LOOMING;
  }, 0);
}

/** How far NZ is from the Mission: more when it is guarded, next to nothing when a unit could walk in. */
function wayToMission(outlook: Outlook): number {
  const { pack, state } = outlook;
  const guarded = unitsIn(pack, state, 'JP', pack.mission).length > 0;
  const units = unitsOf(pack, state, 'NZ');
  const steps = units.reduce((sum, unit) => sum + Math.max(0, pack.toMission[unitAt(state, unit).at]!), 0);
  const stacked = units.length - new Set(units.map((unit) => unitAt(state, unit).at)).size;
  const open = !guarded && units.some((unit) => canWalkIn(outlook, unit));
  return (
    steps * STEP -
    stacked * TOGETHER +
    (guarded ? GUARD : 0) -
    (open ? OPEN_WAY : 0) +
    barredTo(outlook, units)
  );
}

function canWalkIn({ pack, state }: Outlook, unit: number): boolean {
  if (isInContact(pack, state, 'NZ', unitAt(state, unit).at)) return false;
  return reachOnFoot(pack, state, trekOf(state, unit))[pack.mission]! >= 0;
}

/** How far from the Mission the nearest unit must stop that is not held already. */
function barredTo({ pack, state }: Outlook, units: readonly number[]): number {
  const nearest = units.map((unit) => {
    const { at } = unitAt(state, unit);
    if (isInContact(pack, state, 'NZ', at)) return pack.toMission[at]!;
    const reached = reachOnFoot(pack, state, trekOf(state, unit));
    return Math.min(pack.toMission[at]!, ...pack.toMission.filter((_, hex) => reached[hex]! >= 0));
  });
  return nearest.length === 0 ? 0 : Math.min(...nearest) * STEP;
}
