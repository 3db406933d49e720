/** The situation as plain JSON, and the smallest questions about it. */

import type { BaseState } from '../../referee/index.js';
import { unitAt } from '../shared/index.js';
import type { Pack, PackTurn, SideId } from './components/pack.js';
import { OUT } from './components/pack.js';

export { isOnMap, unitAt, unitsOf } from '../shared/index.js';

export const PHASES = ['setup', 'J1', 'J2', 'R1', 'R2'] as const;
export type Phase = (typeof PHASES)[number];

export const CHOICES = ['move', 'fire', 'melee', 'reorganise'] as const;
export type Choice = (typeof CHOICES)[number];

export interface UnitState {
  /** Hex index, or OUT: not yet placed or eliminated. */
  at: number;
  disordered: boolean;
  /** What it has done or suffered in this phase. */
  moved: boolean;
  fired: boolean;
  firedAt: boolean;
  attacked: boolean;
  /** Where a unit that has moved stood before: what `back` restores. */
  from?: number;
}

/**
 * The melee that is being carried out; it must be in the state because an interrupt shows it to the other
 * side.
 */
export interface Melee {
  readonly target: number;
  readonly defender: number;
  readonly attackers: readonly number[];
  readonly odds: number;
  /** Participants that were disordered before it began: they owe a fatigue retreat (KY-9.6.R1). */
  readonly tired: readonly number[];
}

/** A fire or melee of this phase that has been fought, as everybody saw it: scripts go by it. */
export interface Fought {
  readonly units: readonly number[];
  /** The unit that was attacked. */
  readonly target: number;
  /** A hit, a retreat or an elimination by the die. */
  readonly effect: boolean;
}

export interface KyState extends BaseState {
  turn: number;
  chosen?: Choice;
  units: UnitState[];
  fought?: readonly Fought[];
  melee?: Melee;
}

/** Keeps what an attack came to until the phase is over. */
export function noteFought(state: KyState, fought: Fought): void {
  state.fought = [...(state.fought ?? []), { ...fought, units: [...fought.units] }];
}

/** The sequence of play has one step a phase, so the step is the phase. */
export function phaseOf(state: KyState): Phase {
  return PHASES.find((phase) => phase === state.step) ?? 'setup';
}

/** The side whose phase it is now. */
export function activeSide(state: KyState): SideId {
  return sideOfPhase(phaseOf(state));
}

/** The side that a phase belongs to; the Japanese place their army. */
export function sideOfPhase(phase: Phase): SideId {
  return phase.startsWith('R') ? 'RU' : 'JP';
}

export function enemyOf(side: SideId): SideId {
  return side === 'JP' ? 'RU' : 'JP';
}

export function turnOf(pack: Pack, state: KyState): PackTurn {
  return pack.turns[state.turn - 1]!;
}

export function isNight(pack: Pack, state: KyState): boolean {
  return turnOf(pack, state).night;
}

export function sideOf(pack: Pack, unit: number): SideId {
  return pack.units[unit]!.side;
}

/** The first unit of a side in a hex that is not `except`, or undefined. */
export function unitIn(
  pack: Pack,
  state: KyState,
  side: SideId,
  hex: number,
  except: number = OUT,
): number | undefined {
  return pack.army[side].find((unit) => unit !== except && unitAt(state, unit).at === hex);
}

export function isEmpty(state: KyState, hex: number): boolean {
  return !state.units.some((u) => u.at === hex);
}

/** A unit as it enters the match; off the map it is nothing more. */
export function freshUnit(at: number): UnitState {
  return { at, disordered: false, moved: false, fired: false, firedAt: false, attacked: false };
}

/** Takes a unit off the map for good. */
export function removeUnit(state: KyState, unit: number): void {
  state.units[unit] = freshUnit(OUT);
}

/** A copy to try things on. */
export function copyState(state: KyState): KyState {
  return { ...state, units: state.units.map((u) => ({ ...u })) };
}

/** Forgets what units did in the phase that is over. */
export function endPhase(state: KyState): void {
  delete state.chosen;
  delete state.fought;
  for (const unit of state.units) {
    unit.moved = unit.fired = unit.firedAt = unit.attacked = false;
    delete unit.from;
  }
}

/** The situation before the first order: nine Russians on their hexes, no marker, turn 1. */
export function startState(pack: Pack): KyState {
  // KY-3.1.a, KY-3.2.R4, KY-3.3.a, KY-3.4.a
  return { step: 'setup', turn: 1, units: pack.units.map((u) => freshUnit(u.start)) };
}
