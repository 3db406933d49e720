/**
 * The practice opponent's judgement: one look ahead from the view of its owner, in points of its own (an
 * infantry battalion in good order is worth about seventy). Chances are those of the rules: the same odds,
 * the same tables.
 */
import {
  type Decision,
  type Foresight,
  memoized,
  type Order,
  type OutcomeRow,
  type View,
} from '../../referee/index.js';
import { hexId, hexIndex, isAdjacent, type Pack, type SideId, unitId, unitIndex } from './components/pack.js';
import bySide from './opponent.json' with { type: 'json' };
import { situationIn } from './position.js';
import { fireOdds, fireTable } from './rules/fire.js';
import { meleeOdds, meleeTable } from './rules/melee.js';
import { canWalkTo, forbidsMover, pathsOf } from './rules/movement.js';
import { retreatHexes } from './rules/retreat.js';
import { endsMatch, heldForts } from './rules/victory.js';
import { isPinned } from './rules/zoc.js';
import {
  activeSide,
  enemyOf,
  isOnMap,
  type KyState,
  sideOf,
  turnOf,
  unitAt,
  unitIn,
  unitsOf,
} from './state.js';

const VICTORY = 100_000;

/** Weights of a kind of phase are hundredths. */
const WHOLE = 100;

/** Never of one's own free will. */
const HARM = -1000;

/** Judges orders over a component pack; what a view means is worked out once. */
export function makeAppraise(pack: Pack): (view: View, decision: Decision, order: Order) => number {
  const ground = memoized((view: View) => groundOf(pack, view));
  return (view, decision, order) => Math.round(worthOf(ground(view), decision, order));
}

/** The situation before the order. */
interface Ground {
  readonly pack: Pack;
  readonly state: KyState;
  /** How the Japanese and the Russians stand in it. */
  readonly stands: Readonly<Record<SideId, number>>;
}

function groundOf(pack: Pack, view: View): Ground {
  const state = situationIn(pack, view);
  return { pack, state, stands: { JP: standing(pack, state, 'JP'), RU: standing(pack, state, 'RU') } };
}

function worthOf(ground: Ground, { side: owner, kind }: Decision, order: Order): number {
  const { pack, state } = ground;
  const side: SideId = owner === 'JP' ? 'JP' : 'RU';
  const unit = (): number => unitIndex(pack, String(order.unit));
  switch (order.do) {
    case 'choose':
      return order.mode === 'move' ? hopeOfMoves(ground, side) : hopeOf(ground, side, String(order.mode));
    case 'template':
      return pack.army.JP.some((u) => !isOnMap(state, u)) ? 1 : HARM;
    case 'place':
    case 'back':
    case 'eliminate':
      return HARM;
    case 'move':
      return gainOfMove(ground, side, unit(), hexIndex(pack, lastOf(order.path))) - detour(order.path);
    case 'fire':
      return gainOfFire(ground, unitsIn(pack, order), hexIndex(pack, String(order.target)));
    case 'melee':
      return gainOfMelee(ground, unitsIn(pack, order), hexIndex(pack, String(order.target)));
    case 'advance':
      return gainOfMove(ground, side, unit(), state.melee?.target ?? unitAt(state, unit()).at);
    case 'retreat':
      return (
        gainOfMove(ground, side, unit(), hexIndex(pack, String(order.to))) +
        wayOut(ground, unit(), hexIndex(pack, String(order.to)))
      );
    default:
      return kind === 'setup' ? HARM / 2 : 0;
  }
}

function lastOf(path: Order[string] | undefined): string {
  return Array.isArray(path) ? String(path.at(-1)) : String(path);
}

/** Of two ways to a hex the shorter one. */
function detour(path: Order[string] | undefined): number {
  return Array.isArray(path) ? path.length - 1 : 0;
}

function unitsIn(pack: Pack, { units }: Order): number[] {
  return Array.isArray(units) ? units.map((id) => unitIndex(pack, String(id))) : [];
}

/** The situation with a unit elsewhere; what did not move is shared with it. */
function withUnitAt(state: KyState, unit: number, at: number): KyState {
  const units = state.units.slice();
  units[unit] = { ...unitAt(state, unit), at };
  return { ...state, units };
}

/** A retreat must leave a way for the next one. */
function wayOut({ pack, state }: Ground, unit: number, hex: number): number {
  return (
    Math.min(2, retreatHexes(pack, withUnitAt(state, unit, hex), unit).length) *
    weightsOf(sideOf(pack, unit)).wayOut
  );
}

/** What it is worth that a unit stands in another hex. */
function gainOfMove({ pack, state, stands }: Ground, side: SideId, unit: number, hex: number): number {
  if (endsMatch(pack, unit, hex)) return VICTORY;
  // By day two may share a hex while they move: whoever forgets it must take all moves back.
  if (unitIn(pack, state, side, hex, unit) !== undefined) return HARM;
  return standing(pack, withUnitAt(state, unit, hex), side) - stands[side];
}

export function unitWorth(pack: Pack, state: KyState, unit: number, weights: Weights): number {
  return weights.unit + meleeValue(pack, state, unit) * weights.pointOfMelee;
}

/** The chance of a row of a table, in faces. */
function faces(table: readonly OutcomeRow[], result: string): number {
  return table.reduce(
    (sum, [atMost, row], i) => sum + (row === result ? atMost - (table[i - 1]?.[0] ?? 0) : 0),
    0,
  );
}

/** What it is worth that the enemy leaves a hex. */
function gainOfHex(pack: Pack, hex: number, { fort }: Weights): number {
  return pack.hexes[hex]!.fort ? fort : 0;
}

/**
 * What it is worth to drive an enemy back: a Russian who could go where nobody bars his way to a headquarters
 * is better left alone.
 */
function gainOfDrivingBack(
  pack: Pack,
  state: KyState,
  target: number,
  { drivenBack, walkIn }: Weights,
): number {
  if (sideOf(pack, target) === 'JP') return drivenBack;
  const now = openWays(pack, state);
  const then = retreatHexes(pack, state, target).map((hex) => openWays(pack, withUnitAt(state, target, hex)));
  return drivenBack - (Math.max(now, ...then) - now) * walkIn;
}

function gainOfFire({ pack, state }: Ground, units: readonly number[], hex: number): number {
  const [first] = units;
  const target = first === undefined ? undefined : unitIn(pack, state, enemyOf(sideOf(pack, first)), hex);
  if (first === undefined || target === undefined) return 0;
  const weights = weightsOf(sideOf(pack, first));
  const { odds } = fireOdds(pack, state, units, hex);
  if (odds < pack.combat.fire.minimumOdds) return HARM;
  const back =
    gainOfDrivingBack(pack, state, target, weights) +
    gainOfHex(pack, hex, weights) +
    (retreatHexes(pack, state, target).length === 0 ? unitWorth(pack, state, target, weights) : 0);
  const effect = unitAt(state, target).disordered
    ? back
    : weights.disorder + Math.floor(gainOfHex(pack, hex, weights) / 2);
  return (faces(fireTable(odds, pack.faces), 'hit') * effect) / pack.faces - units.length * weights.shot;
}

function gainOfMelee({ pack, state }: Ground, units: readonly number[], hex: number): number {
  const [first] = units;
  const target = first === undefined ? undefined : unitIn(pack, state, enemyOf(sideOf(pack, first)), hex);
  if (first === undefined || target === undefined) return 0;
  const weights = weightsOf(sideOf(pack, first));
  const { odds } = meleeOdds(pack, state, units, hex);
  if (odds < pack.combat.melee.minimumOdds) return HARM;
  const table = meleeTable(odds, pack.faces);
  const ground = gainOfHex(pack, hex, weights);
  const worth = unitWorth(pack, state, target, weights);
  const back = gainOfDrivingBack(pack, state, target, weights);
  // A disordered defender is driven back by his own fatigue, whatever the die says.
  const stays = unitAt(state, target).disordered ? back + ground : weights.disorder;
  const gain =
    faces(table, 'eliminated') * (worth + ground) +
    faces(table, 'retreat') * (back + weights.disorder + ground) +
    faces(table, 'none') * stays;
  return gain / pack.faces - units.reduce((sum, unit) => sum + strain(pack, state, unit), 0);
}

/**
 * What attacking costs a unit: its order, or, when that is gone, its hex. Nothing matters less as the end
 * comes near.
 */
function strain(pack: Pack, state: KyState, unit: number): number {
  const left = pack.turns.length - turnOf(pack, state).number;
  const { at, disordered } = unitAt(state, unit);
  const weights = weightsOf(sideOf(pack, unit));
  if (!disordered) return Math.min(left, 2) * weights.tiring;
  const lost = retreatHexes(pack, state, unit).length === 0 ? unitWorth(pack, state, unit, weights) : 0;
  return weights.drivenBack + lost + (sideOf(pack, unit) === 'RU' ? gainOfHex(pack, at, weights) : 0);
}

/** What may be hoped for from moving: each unit's best way. */
function hopeOfMoves(ground: Ground, side: SideId): number {
  const { pack, state } = ground;
  return unitsOf(pack, state, side).reduce((sum, unit) => {
    if (forbidsMover(pack, state, side, unit) !== undefined) return sum;
    const goals = new Set(pathsOf(pack, state, unit).map((path) => path.at(-1)!));
    const best = Math.max(0, ...[...goals].map((hex) => gainOfMove(ground, side, unit, hex)));
    return sum + (Math.min(best, VICTORY) * weightsOf(side).moving) / WHOLE;
  }, 0);
}

/**
 * What may be hoped for from fire or melee, each unit used once, the best target first; or from reorganising.
 */
function hopeOf(ground: Ground, side: SideId, mode: string): number {
  const { pack, state } = ground;
  const { disorder, resting, firing, fighting } = weightsOf(side);
  if (mode === 'reorganise') {
    const tired = unitsOf(pack, state, side).filter(
      (unit) => unitAt(state, unit).disordered && !isPinned(pack, state, unit),
    );
    return (tired.length * disorder * resting) / WHOLE;
  }
  const gain = mode === 'fire' ? gainOfFire : gainOfMelee;
  const used = new Set<number>();
  const enemies = unitsOf(pack, state, enemyOf(side)).map((enemy) => unitAt(state, enemy).at);
  const near = (hex: number) =>
    unitsOf(pack, state, side).filter(
      (unit) => !used.has(unit) && isAdjacent(pack, unitAt(state, unit).at, hex),
    );
  const ranked = enemies
    .map((hex) => ({ hex, worth: gain(ground, near(hex), hex) }))
    .sort((a, b) => b.worth - a.worth);
  const hoped = ranked.reduce((sum, { hex }) => {
    const units = near(hex);
    const worth = units.length === 0 ? 0 : gain(ground, units, hex);
    if (worth <= 0) return sum;
    for (const unit of units) used.add(unit);
    return sum + worth;
  }, 0);
  return (hoped * (mode === 'fire' ? firing : fighting)) / WHOLE;
}

/** In points of its own; what is hoped for from a kind of phase in hundredths. */
export interface Weights {
  readonly unit: number;
  readonly pointOfMelee: number;
  /** An enemy's order, and what losing the own one by attacking costs for each of the last two turns. */
  readonly disorder: number;
  readonly tiring: number;
  readonly drivenBack: number;
  /** A unit that fires and so does nothing else. */
  readonly shot: number;
  readonly fort: number;
  readonly stepToFort: number;
  /** Strength that bears on an enemy, and on an own unit; more than enough gains nothing. */
  readonly ownPressure: number;
  readonly enemyPressure: number;
  readonly enoughPressure: number;
  /** A Russian near a headquarters that nobody guards, and how near that is. */
  readonly threat: number;
  readonly threatReach: number;
  /** A headquarters into which a Russian can walk. */
  readonly walkIn: number;
  /** A way for the next retreat. */
  readonly wayOut: number;
  /** Of what is hoped for from moving, since other orders may spoil it; fire; melee; reorganising. */
  readonly moving: number;
  readonly firing: number;
  readonly fighting: number;
  readonly resting: number;
}

/** The weights of a side. */
export function weightsOf(side: SideId): Weights {
  return bySide[side];
}

/** Forts, ways to forts, pressure on enemies, threats to headquarters: how a side stands. */
export function standing(pack: Pack, state: KyState, side: SideId): number {
  const weights = weightsOf(side);
  const held = heldForts(pack, state);
  const forts = (side === 'RU' ? 1 : -1) * held.length * weights.fort;
  const ways =
    side === 'JP' ? waysOf(pack, state, 'JP', held) : waysOf(pack, state, 'RU', emptyForts(pack, state));
  const threat = threatToHeadquarters(pack, state, weights);
  // Whoever threatens may still be answered; whoever leaves the way open cannot answer any more.
  const headquarters = side === 'RU' ? threat : -threat - openWays(pack, state) * weights.walkIn;
  return (
    forts -
    ways * weights.stepToFort +
    (pressure(pack, state, side, weights.ownPressure, weights) -
      pressure(pack, state, enemyOf(side), weights.enemyPressure, weights)) +
    headquarters
  );
}

function emptyForts(pack: Pack, state: KyState): number[] {
  return pack.forts.filter((fort) => unitIn(pack, state, 'RU', fort) === undefined);
}

/** How far a side's units are from the forts they want; whoever stands in one stays. */
function waysOf(pack: Pack, state: KyState, side: SideId, forts: readonly number[]): number {
  if (forts.length === 0) return 0;
  return unitsOf(pack, state, side).reduce((sum, unit) => {
    const { at } = unitAt(state, unit);
    const guards = side === 'RU' && pack.hexes[at]!.fort;
    return sum + (guards ? 0 : Math.min(...forts.map((fort) => pack.grid.distance(at, fort))));
  }, 0);
}

/** Strength that bears on each enemy in proportion to his defence. */
function pressure(
  pack: Pack,
  state: KyState,
  side: SideId,
  worth: number,
  { enoughPressure }: Weights,
): number {
  const own = unitsOf(pack, state, side);
  return unitsOf(pack, state, enemyOf(side)).reduce((sum, enemy) => {
    const { at } = unitAt(state, enemy);
    const near = own.filter((unit) => isAdjacent(pack, unitAt(state, unit).at, at));
    if (near.length === 0) return sum;
    const attack = near.reduce((total, unit) => total + meleeValue(pack, state, unit), 0);
    const cover =
      (pack.hexes[at]!.fort ? 1 : 0) + (near.every((unit) => isLower(pack, state, unit, at)) ? 1 : 0);
    return (
      sum + Math.min(enoughPressure, Math.floor((attack * worth) / (meleeValue(pack, state, enemy) + cover)))
    );
  }, 0);
}

function isLower(pack: Pack, state: KyState, unit: number, hex: number): boolean {
  return pack.hexes[unitAt(state, unit).at]!.elevation < pack.hexes[hex]!.elevation;
}

export function meleeValue(pack: Pack, state: KyState, unit: number): number {
  const { melee } = pack.units[unit]!;
  return unitAt(state, unit).disordered ? melee.disordered : melee.ordered;
}

/** A Russian near a headquarters that nobody guards is about to win. */
function threatToHeadquarters(pack: Pack, state: KyState, { threat, threatReach }: Weights): number {
  return pack.headquarters.reduce((sum, hq) => {
    if (unitIn(pack, state, 'JP', hq) !== undefined) return sum;
    const nearest = Math.min(
      ...unitsOf(pack, state, 'RU').map((unit) => pack.grid.distance(unitAt(state, unit).at, hq)),
    );
    const guards = unitsOf(pack, state, 'JP').filter(
      (unit) => pack.grid.distance(unitAt(state, unit).at, hq) <= 1,
    ).length;
    return sum + Math.max(0, (threatReach - nearest) * threat - guards * threat);
  }, 0);
}

/**
 * Headquarters into which a Russian could walk in one movement phase: a neighbour guards nothing against a
 * unit in good order.
 */
export function openWays(pack: Pack, state: KyState): number {
  const russians = unitsOf(pack, state, 'RU');
  return pack.headquarters.filter(
    (hq) =>
      unitIn(pack, state, 'JP', hq) === undefined &&
      russians.some((unit) => canWalkTo(pack, state, unit, hq)),
  ).length;
}

/** The rest of the own player turn, the enemy's, the next own one. */
const STRETCHES = 2;

/** Foresight over a component pack. Nothing is hidden, so that the view is the match. */
export function makeForesight(pack: Pack): Foresight<KyState> {
  return {
    imagine: (view, kind) => (kind === 'setup' ? undefined : situationIn(pack, view)),
    worth: (view) => worthIn(pack, view),
    stretch: (state) => `${state.turn} ${activeSide(state)}`,
    stretches: STRETCHES,
  };
}

function worthIn(pack: Pack, view: View): number {
  const state = situationIn(pack, view);
  const side = view.viewer === 'JP' ? 'JP' : 'RU';
  const army = (of: 'JP' | 'RU') =>
    unitsOf(pack, state, of).reduce((sum, unit) => sum + unitWorth(pack, state, unit, weightsOf(side)), 0);
  return standing(pack, state, side) + army(side) - army(enemyOf(side));
}

// Orders that the practice opponent looks at in a movement phase: of the many ways of a unit to a hex the
// shortest alone.

/** Suggestions for movement; none for other questions: all sentences are looked at. */
export function makeSuggest(pack: Pack): (view: View, decision: Decision) => readonly Order[] {
  return (view, { kind }) =>
    kind === 'movement' ? [...moves(pack, view), { do: 'back' }, { do: 'end' }] : [];
}

function moves(pack: Pack, view: View): Order[] {
  const state = situationIn(pack, view);
  const side = activeSide(state);
  return unitsOf(pack, state, side).flatMap((unit) => {
    if (forbidsMover(pack, state, side, unit) !== undefined) return [];
    const shortest = new Map<number, readonly number[]>();
    for (const path of pathsOf(pack, state, unit)) {
      const goal = path.at(-1);
      if (goal !== undefined && !shortest.has(goal)) shortest.set(goal, path);
    }
    return [...shortest.values()].map(
      (path): Order => ({ do: 'move', unit: unitId(pack, unit), path: path.map((hex) => hexId(pack, hex)) }),
    );
  });
}
