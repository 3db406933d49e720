/** The situation as plain JSON, and the smallest questions about it. */
import type { Graph } from '../../../hex/index.js';
import { type BaseState, type Json, memoized, type Universe } from '../../../referee/index.js';
import { unitAt, unitsIn } from '../../shared/index.js';
import {
  OUT,
  type Pack,
  type PackUnit,
  pointId,
  pointIndex,
  type ShipType,
  type SideId,
} from '../components/pack.js';

export { unitAt, unitsIn } from '../../shared/index.js';

export const PHASES = [
  'SETUP-A',
  'SETUP-J',
  'TURN0',
  'REINFORCEMENT',
  'INITIATIVE-1',
  'INITIATIVE-2',
  'INITIATIVE-3',
  'INITIATIVE-4',
  'INITIATIVE-4-SECOND',
  'ISOLATION-J',
  'ISOLATION-A',
  'CAPTURE-J',
  'CAPTURE-A',
  'RETURN-J',
  'RETURN-A',
  'RESUPPLY-J',
  'RESUPPLY-A',
  'SCORING',
] as const;
export type Phase = (typeof PHASES)[number];

/** How a port is held by its owner's enemy (TS-4.2.n); null: its owner's. */
export type Held = '2a' | '2b' | '2c' | '3' | null;

export interface UnitState {
  /** Point index, or OUT. */
  at: number;
  faceDown: boolean;
  /** Turn of the box where it waits; 0: in none (on the map, not yet placed or out of the game). */
  box: number;
  /** Under repair in its box. */
  damaged: boolean;
}

export interface PointState {
  /** Side of the port marker; null for a base. */
  owner: SideId | null;
  /** Side of the control marker that counts now. */
  control: SideId | null;
  held: Held;
}

/** A movement that is being carried out; in the state because its interrupts show it to the other side. */
export interface Move {
  readonly side: SideId;
  /** Where it began, and where the group stands. */
  readonly start: number;
  at: number;
  ships: number[];
  /** What is announced and not yet gone. */
  path: number[];
  /** Smallest printed value of the group that was announced. */
  readonly printed: number;
  spent: number;
  /** It is over: the group stays where it stands. */
  stopped?: boolean;
  readonly event?: string;
}

/** A reacting group on its way. */
export interface Counterstrike {
  readonly side: SideId;
  ships: number[];
}

/** A combat, or a strike by a card (`strike`). */
export interface Battle {
  readonly at: number;
  readonly attacker: SideId;
  round: number;
  /** Rounds that can still follow this one. */
  left: number;
  /** Events in force, each once a copy. */
  events: string[];
  readonly strike?: { readonly event: string; readonly source: number };
  /** Carriers sunk or damaged in it so far. */
  carriersHit?: Record<SideId, number>;
}

export interface TsState extends BaseState {
  turn: number;
  score: number;
  units: UnitState[];
  points: PointState[];
  /** Card indexes in ascending order. */
  hands: Record<SideId, number[]>;
  deck: number[];
  discards: number[];
  /** Single-use events that were played. */
  spent: string[];
  shift: boolean;
  fleetTrain: number;
  fleetTrainUsed: boolean;
  /** Nations whose repair moved to another port for good (TS-6.1.4.d). */
  repairMoved: string[];
  /** What each side did in this turn; none: nothing yet. */
  tally?: Record<SideId, Tally>;
  /** The player of the lower die, while he acts, and whether the first passed. */
  second?: SideId;
  firstPassed?: boolean;
  /** Port named by J16 in this capture step. */
  fortified?: number;
  /** Units that took their order in this half-step of redeployment and return. */
  ordered?: number[];
  move?: Move;
  counterstrike?: Counterstrike;
  battle?: Battle;
}

export function phaseOf(state: TsState): Phase {
  return PHASES.find((phase) => phase === state.step) ?? 'SETUP-A';
}

/** The routes that exist now (TS-7.5.l, TS-7.5.m). */
export function graphOf(pack: Pack, state: TsState): Graph {
  return state.shift ? pack.routes.open : pack.routes.closed;
}

export function enemyOf(side: SideId): SideId {
  return side === 'J' ? 'A' : 'J';
}

export function pointAt(state: TsState, point: number): PointState {
  return state.points[point]!;
}

export function shipsIn(pack: Pack, state: TsState, side: SideId, point: number): number[] {
  return unitsIn(pack, state, side, point).filter((unit) => pack.units[unit]!.ship);
}

export function airIn(pack: Pack, state: TsState, side: SideId, point: number): number[] {
  return unitsIn(pack, state, side, point).filter((unit) => !pack.units[unit]!.ship);
}

export function hasUnits(pack: Pack, state: TsState, side: SideId, point: number): boolean {
  return pack.army[side].some((unit) => state.units[unit]!.at === point);
}

export function isType(pack: Pack, unit: number, type: ShipType): boolean {
  return pack.units[unit]!.type === type;
}

/** The points where a side has units, in ascending order. */
export function pointsOf(pack: Pack, state: TsState, side: SideId): number[] {
  const held = pack.points.map(() => false);
  for (const unit of pack.army[side]) {
    const { at } = state.units[unit]!;
    if (at !== OUT) held[at] = true;
  }
  return [...held.keys()].filter((point) => held[point]);
}

export function carriersIn(pack: Pack, state: TsState, side: SideId, point: number): number[] {
  return unitsIn(pack, state, side, point).filter((unit) => isType(pack, unit, 'carrier'));
}

export function isFaceUp(state: TsState, unit: number): boolean {
  return !unitAt(state, unit).faceDown;
}

export function turnFaceDown(state: TsState, units: readonly number[]): void {
  for (const unit of units) unitAt(state, unit).faceDown = true;
}

/** Takes a unit out of the game. */
export function remove(state: TsState, unit: number): void {
  Object.assign(unitAt(state, unit), {
    at: OUT,
    faceDown: false,
    box: 0,
    damaged: false,
  } satisfies UnitState);
}

/**
 * Puts a unit into a box of the turn track; beyond the last turn it is out of the game (TS-8.2.j, TS-8.4.j).
 */
export function putInBox(pack: Pack, state: TsState, unit: number, box: number, damaged: boolean): void {
  if (box > pack.lastTurn) remove(state, unit);
  else Object.assign(unitAt(state, unit), { at: OUT, faceDown: false, box, damaged } satisfies UnitState);
}

/** Puts a unit on the map. */
export function place(state: TsState, unit: number, at: number, faceDown = false): void {
  Object.assign(unitAt(state, unit), { at, faceDown, box: 0, damaged: false } satisfies UnitState);
}

export function sumOf(pack: Pack, units: readonly number[], value: (unit: PackUnit) => number): number {
  return units.reduce((sum, unit) => sum + value(pack.units[unit]!), 0);
}

/** A copy to try things on. */
export function copyState(state: TsState): TsState {
  return { ...state, units: state.units.map((u) => ({ ...u })), points: state.points.map((p) => ({ ...p })) };
}

/** What an operation was; none of these: a pass. */
export const DEEDS = ['operated', 'moved', 'fought'] as const;

export type Deed = (typeof DEEDS)[number];

export interface Tally {
  /** Operations stated, cancelled ones too. */
  operations: number;
  /** Cards spent for the initiative. */
  cards: number;
  /** The last pass or operation: what it was, and the point of its movement or strike, or OUT. */
  did: Deed[];
  at: number;
}

/** A tally in the words of position files and views. */
export type TallyWords = {
  readonly operations: number;
  readonly cards: number;
  readonly did: readonly Deed[];
  readonly at?: string | undefined;
};

/** What a side did in this turn so far. */
export function tallyOf(state: TsState, side: SideId): Readonly<Tally> {
  return state.tally?.[side] ?? { operations: 0, cards: 0, did: [], at: OUT };
}

function change(state: TsState, side: SideId, now: Partial<Tally>): void {
  state.tally = {
    J: { ...tallyOf(state, 'J') },
    A: { ...tallyOf(state, 'A') },
    [side]: { ...tallyOf(state, side), ...now },
  };
}

export function notePass(state: TsState, side: SideId): void {
  change(state, side, { did: [], at: OUT });
}

export function noteOperation(state: TsState, side: SideId): void {
  change(state, side, { did: ['operated'], at: OUT, operations: tallyOf(state, side).operations + 1 });
}

export function noteCard(state: TsState, side: SideId): void {
  change(state, side, { cards: tallyOf(state, side).cards + 1 });
}

/** Something that the operation of a side came to; nothing where no operation was stated (positions). */
export function noteDeed(state: TsState, side: SideId, deed: Deed, at: number): void {
  const { did } = tallyOf(state, side);
  if (did.length === 0) return;
  change(state, side, { did: DEEDS.filter((d) => d === deed || did.includes(d)), at });
}

export function tallyWords(
  pack: Pack,
  { operations, cards, did, at }: Tally,
): { readonly [word: string]: Json } {
  return { operations, cards, did, ...(at === OUT ? {} : { at: pointId(pack, at) }) };
}

export function tallyFrom(pack: Pack, { operations, cards, did, at }: TallyWords): Tally {
  return { operations, cards, did: [...did], at: at === undefined ? OUT : pointIndex(pack, at) };
}

export const universeOf = memoized(
  (pack: Pack): Universe => ({
    unit: new Set(pack.unitIndexes.keys()),
    point: new Set(pack.pointIndexes.keys()),
    card: new Set(pack.cardIndexes.keys()),
    event: new Set(pack.events.keys()),
    class: new Set(CLASSES),
  }),
);

export const CLASSES = ['carrier', 'air', 'battleship', 'cruiser'] as const;

export type UnitClass = (typeof CLASSES)[number];
