/** How a side stands: forts, ways to them, pressure on enemies, threats to headquarters. */
import type { Pack, SideId } from '../components/pack.js';
import { isAdjacent } from '../components/pack.js';
import { canWalkTo } from '../rules/movement.js';
import { heldForts } from '../rules/victory.js';
import type { KyState } from '../state/state.js';
import { enemyOf, unitAt, unitIn, unitsOf } from '../state/state.js';
import { type Weights, weightsOf } from './weights.js';

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
