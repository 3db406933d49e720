/** The situation as plain JSON, and the smallest questions about it. */
import { type BaseState, memoized, type Universe } from '../../referee/index.js';
import { unitAt } from '../shared/index.js';
import { hexId, hexIndex, isValentine, OUT, type Pack, type SideId, sideOf } from './components/pack.js';
import { PHASES, type Phase } from './components/schema.js';

export { isOnMap, unitAt, unitsIn, unitsOf } from '../shared/index.js';

export interface UnitState {
  /** Hex index, OUT (removed) or OFF (not on the map, may still come). */
  at: number;
  fatigued: boolean;
  /** What it has done or suffered in this phase. */
  moved: boolean;
  attacked: boolean;
  defended: boolean;
  /** The hex from which it entered its present one by movement of this turn. */
  from?: number;
  /**
   * The counter under a Japanese token: once it is turned up, and before only where a position file has fixed
   * it. Otherwise nothing is decided: it is picked when it is turned up (SP-3.1.c).
   */
  counter?: number;
  faceUp?: boolean;
}

/** One step of a path: into a neighbour, or across the lagoon. */
export interface Stage {
  readonly to: number;
  readonly ferry: boolean;
}

/** The move that is being made; in the state because a discovery asks in the middle of it. */
export interface Move {
  readonly unit: number;
  /** Hexes entered, crossings not counted. */
  hexes: number;
  crossed: boolean;
  /** Fatigued without a die, whatever comes. */
  tiring: boolean;
  /** It stands where it found the ravine and, by the other reading of SP-6.4.i, is not touched by it. */
  spared: boolean;
  /** What was ordered beyond the discovery. Its owner's business. */
  rest: Stage[];
}

/** The attack that is being carried out. */
export interface Combat {
  readonly target: number;
  attackers: number[];
  defenders: number[];
}

/** Units that must retreat one after another. */
export interface Retreat {
  waiting: number[];
  /** Hexes that earlier ones took. */
  taken: number[];
}

/** How far the start of the NZ movement phase has come: the 30th, the exchange, then moves. */
export type OpeningStage = 'arrival' | 'exchange' | 'passed' | 'made';
export type Arrival = 'roll' | 'earned' | 'arrived';

export interface SpState extends BaseState {
  turn: number;
  /** The optional victory of SP-4.0.i. */
  readonly valentine: boolean;
  arrival: Arrival;
  /** Hex of the marker, or OUT. */
  ravine: number;
  opening: OpeningStage;
  /** By piece of the pack. */
  units: UnitState[];
  /** Attacks of this phase, from and to; only where a hex may attack one hex alone (SP-7.2.d). */
  fronts?: (readonly [from: number, to: number])[];
  move?: Move;
  combat?: Combat;
  retreat?: Retreat;
}

/** The sequence of play has one step a phase, so the step is the phase. */
export function phaseOf(state: SpState): Phase {
  return PHASES.find((phase) => phase === state.step) ?? 'SETUP-NZ';
}

/** The side whose player turn it is; set-up and start of turn belong to NZ. */
export function activeSide(state: SpState): SideId {
  return phaseOf(state).startsWith('JP') ? 'JP' : 'NZ';
}

/** Whether a counter lies open: NZ units always, Japanese ones once they are turned up. */
export function isFaceUp(pack: Pack, state: SpState, unit: number): boolean {
  return pack.pieces[unit]!.counter !== OUT || unitAt(state, unit).faceUp === true;
}

/** The counter that everybody sees, or undefined for one that lies face down. */
export function openCounter(pack: Pack, state: SpState, unit: number): number | undefined {
  const printed = pack.pieces[unit]!.counter;
  if (printed !== OUT) return printed;
  return isFaceUp(pack, state, unit) ? unitAt(state, unit).counter : undefined;
}

/** The name by which everybody knows a unit: its counter, or the token while it lies face down. */
export function unitId(pack: Pack, state: SpState, unit: number): string {
  const counter = openCounter(pack, state, unit);
  return counter === undefined ? pack.pieces[unit]!.id : pack.counters[counter]!.id;
}

export function unitNames(pack: Pack, state: SpState, units: readonly number[]): string[] {
  return units.map((unit) => unitId(pack, state, unit));
}

/**
 * The name of a unit in a position file: its counter wherever one is laid down, face up or not. No viewer is
 * shown it.
 */
export function fileId(pack: Pack, state: SpState, unit: number): string {
  const { counter } = unitAt(state, unit);
  return counter === undefined ? pack.pieces[unit]!.id : pack.counters[counter]!.id;
}

/**
 * The unit that goes by this name now, or OUT: a counter that lies face down answers to no name but its
 * token's.
 */
export function unitCalled(pack: Pack, state: SpState, id: string): number {
  return pack.pieces.findIndex((_, unit) => unitId(pack, state, unit) === id);
}

/** Counters that are still face down, by id: what both players know of them (SP-2.2.i). */
export function stillFaceDown(pack: Pack, state: SpState): number[] {
  const open = pack.army.JP.map((unit) => openCounter(pack, state, unit));
  return pack.faceDown.filter((counter) => !open.includes(counter));
}

/** A copy to try things on. */
export function copyState(state: SpState): SpState {
  return { ...state, units: state.units.map((u) => ({ ...u })) };
}

/** Takes a unit off the map; what it did is forgotten, what everybody has seen of it is not. */
export function takeOff(state: SpState, unit: number, to: number): void {
  const { counter, faceUp } = unitAt(state, unit);
  state.units[unit] = {
    at: to,
    fatigued: false,
    moved: false,
    attacked: false,
    defended: false,
    ...(counter === undefined ? {} : { counter }),
    ...(faceUp === undefined ? {} : { faceUp }),
  };
}

/** Forgets what units did in the phase that is over. */
export function endPhase(state: SpState): void {
  state.opening = 'arrival';
  delete state.fronts;
  for (const unit of state.units) unit.moved = unit.attacked = unit.defended = false;
}

/** The printed strength of a unit that lies open. */
export function printedStrength(pack: Pack, state: SpState, unit: number): number {
  const printed = pack.pieces[unit]!.counter;
  const counter = printed < 0 ? unitAt(state, unit).counter : printed;
  return pack.counters[counter!]!.strength;
}

/**
 * Whether a unit could not stay in a hex for the units of its side that stand there: one NZ infantry unit
 * with any number of Valentines (SP-6.1.g, SP-6.1.h), one Japanese unit (SP-6.1.i).
 */
export function isCrowded(pack: Pack, state: SpState, unit: number, hex: number): boolean {
  if (isValentine(pack, unit)) return false;
  const own = pack.army[sideOf(pack, unit)];
  return own.some((other) => other !== unit && unitAt(state, other).at === hex && !isValentine(pack, other));
}

/**
 * The situation before the first order. Nobody has a counter yet: the Japanese ones are picked late
 * (SP-3.1.c).
 */
export function startState(pack: Pack, valentine: boolean): SpState {
  return {
    step: 'SETUP-NZ',
    turn: 1, // SP-3.4.a
    valentine, // SP-4.0.j: never written again
    arrival: 'roll',
    ravine: OUT, // SP-3.4.b
    opening: 'arrival',
    units: pack.pieces.map((piece) => freshUnit(piece.start)), // SP-3.1.a, SP-3.2.a
  };
}

export function freshUnit(at: number): UnitState {
  return { at, fatigued: false, moved: false, attacked: false, defended: false };
}

const FERRY = 'ferry:';

/** The ids of steps: hexes, and landings by ferry. */
export function stageIds(pack: Pack): string[] {
  return pack.hexes.flatMap(({ id }) => [id, `${FERRY}${id}`]);
}

export function stageOf(pack: Pack, id: string): Stage {
  const ferry = id.startsWith(FERRY);
  return { to: hexIndex(pack, ferry ? id.slice(FERRY.length) : id), ferry };
}

export function stageId(pack: Pack, { to, ferry }: Stage): string {
  return `${ferry ? FERRY : ''}${hexId(pack, to)}`;
}

// The ids that orders may name: units by counter and by token, hexes, steps of a path, and the words of
// standing orders.

export const universeOf = memoized(
  (pack: Pack): Universe => ({
    unit: new Set([...pack.pieces.map((p) => p.id), ...pack.counters.map((c) => c.id)]),
    hex: new Set(pack.hexes.map((h) => h.id)),
    step: new Set(stageIds(pack)),
    preference: new Set(preferenceIds(pack)),
    loss: new Set(LOSSES),
  }),
);

export const TOWARD = 'towardHex:';

/** Words of a retreat preference beside hex ids and `towardHex:` with a hex id. */
export const PREFERENCES = [
  'towardMission',
  'awayFromMission',
  'intoContactBlock',
  'stayTogether',
  'back',
  'ask',
] as const;

/** Every entry that a preference may have. */
export function preferenceIds(pack: Pack): string[] {
  return [...PREFERENCES, ...pack.hexes.flatMap(({ id }) => [id, `${TOWARD}${id}`])];
}

/** What NZ can give up, in words. */
export const LOSSES = [
  'company',
  'fatiguedInfantry',
  'splitBattalion',
  'infantry',
  'wholeBattalion',
  'ask',
] as const;
