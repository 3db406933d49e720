/** The situation as plain JSON, and the smallest questions about it. */
import type { BaseState, Universe } from '../../../referee/index.js';
import {
  NONE,
  type Op,
  type OpOf,
  type OptionId,
  opsOf,
  type Pack,
  type PackUnit,
  type ScenarioId,
  type SeaId,
  type SideId,
  scenarioOf,
} from '../components/pack.js';

export const PHASES = [
  'bid',
  'start',
  'event',
  'resource',
  'depot',
  'supply',
  'movement',
  'combat',
  'redeployFleets',
  'redeployLandAir',
  'stacking',
  'rebuild',
  'reinforcement',
  'endOfTurn',
] as const;
export type Phase = (typeof PHASES)[number];

/**
 * Where a unit is that is in no hex: lost, waiting for its turn, the spare, not in this match, lifted out of
 * its base.
 */
export const OUT = -1;
export const TRACK = -2;
export const RESERVE = -3;
export const OFF = -4;
export const LIFTED = -5;

export interface UnitState {
  /** Hex index, or one of the above. */
  at: number;
  damaged: boolean;
  /** Has moved in this movement segment (WP-8.5.a). */
  moved: boolean;
  /** Has redeployed in this phase (WP-10.1.a). */
  redeployed: boolean;
  /** On a land unit aboard: the naval unit that carries it (WP-8.6.1.c), else NONE. */
  carrier: number;
  /** On a land unit aboard: it goes home with the fleet and lands no more (WP-9.6.3.d, h). */
  home: boolean;
  /** StrengthPart of the hex with two seas; only fleets there have one. */
  sea: SeaId | null;
}

/** A card in force this turn, in the order declared (WP-4.3.b). */
export interface Effect {
  readonly card: number;
  readonly owner: SideId;
  /** An option that was named already. */
  used: boolean;
  /** Free impulses, rebuildings or stacks that are left. */
  left: number;
}

export type BySide<T> = Record<SideId, T>;

export type OptionFlags = Readonly<Record<OptionId, boolean>>;

/** An Air that had to leave its hex and whose base its owner has still to name (WP-8.7.i). */
export interface Lifted {
  readonly unit: number;
  readonly from: number;
}

/**
 * The stack of an impulse that stands in a hex with enemy fleets, where it leaves some of its units
 * (WP-8.5.o).
 */
export interface Underway {
  units: number[];
  /** Place of `pack.waters`. */
  water: number;
  /** Some were left here: the others go on. */
  left: boolean;
}

/** A movement impulse that is being given (WP-8.2.a). */
export interface Impulse {
  readonly side: SideId;
  readonly target: number;
  /** The card that frees the activation, or NONE. */
  free: number;
  activated: number[];
  reached: boolean;
  /** It carries land units by sea. */
  carries: boolean;
  underway: Underway | null;
}

/** A battle that is being fought: what its questions are about. */
export interface Battle {
  readonly kind: 'fleet' | 'land' | 'assault';
  readonly hex: number;
  readonly sea: SeaId | null;
  /** The side that lands. */
  readonly attacker: SideId | null;
  /** Air that support it. */
  support: BySide<number[]>;
  /** Cards whose option was named for it. */
  named: number[];
}

export interface WpState extends BaseState {
  scenario: ScenarioId;
  options: OptionFlags;
  /** The last turn: of the scenario, or agreed by the players (WP-13.2.a). */
  lastTurn: number;
  /** What the player of J bid, or NONE (WP-13.2.b). */
  bid: number;
  /** The two persons have changed seats after the bids. */
  seatsChanged: boolean;
  turn: number;
  units: UnitState[];
  depots: BySide<number[]>;
  built: BySide<number[]>;
  cc: number[];
  trp: BySide<number>;
  rp: BySide<number>;
  initiative: SideId | '=';
  /** Who acts next where the sides alternate; null: who begins by the rule. */
  next: SideId | null;
  passed: BySide<boolean>;
  hands: BySide<number[]>;
  deck: number[];
  discards: number[];
  effects: Effect[];
  targets: BySide<number[]>;
  landAtStart: BySide<number[]>;
  resolved: number[];
  redeployLeft: BySide<number>;
  snapshot: { oil: number; allied: boolean };
  chinaBattle: boolean;
  chinaPenaltyNext: boolean;
  surrendered: boolean;
  /** The Air at Chungking, or NONE. */
  chungkingAir: number;
  chungkingUsed: boolean;
  suddenDeathOff: boolean;
  /** By hex, who controlled its base at the set-up of the scenario (WP-X.sd.f); null: no base. */
  startControl: (SideId | null)[];
  usEntered: boolean;
  /** Turn in which J declared war on the US, or NONE. */
  usWarByJapan: number;
  impulse: Impulse | null;
  lifted: Lifted[];
  battle: Battle | null;
}

/** Pack and state: what every rule is asked about. */
export interface Position {
  readonly pack: Pack;
  readonly state: WpState;
}

export function phaseOf(state: WpState): Phase {
  return PHASES.find((phase) => phase === state.step) ?? 'start';
}

export function unitAt({ state }: Position, unit: number): UnitState {
  return state.units[unit]!;
}

export function typeOf({ pack }: Position, unit: number): PackUnit {
  return pack.units[unit]!;
}

export function isOnMap(unit: UnitState): boolean {
  return unit.at >= 0;
}

/** A land unit aboard a naval unit. */
export function isAboard(unit: UnitState): boolean {
  return unit.carrier !== NONE;
}

/** A side's units in a hex, aboard ones too, in the order of the components. */
export function unitsIn({ pack, state }: Position, side: SideId, hex: number): number[] {
  return pack.army[side].filter((unit) => state.units[unit]!.at === hex);
}

/** Land units on the land part of a hex (WP-2.3.3.h). */
export function landIn(position: Position, side: SideId, hex: number): number[] {
  return unitsIn(position, side, hex).filter(
    (unit) => typeOf(position, unit).type === 'L' && !isAboard(unitAt(position, unit)),
  );
}

export function airIn(position: Position, side: SideId, hex: number): number[] {
  return unitsIn(position, side, hex).filter((unit) => typeOf(position, unit).type === 'A');
}

/** Fleets in a hex; of one part of it where it has two seas. */
export function fleetsIn(position: Position, side: SideId, hex: number, sea?: SeaId | null): number[] {
  return unitsIn(position, side, hex).filter(
    (unit) => typeOf(position, unit).fleet && (sea === undefined || unitAt(position, unit).sea === sea),
  );
}

/** Land units aboard fleets in a hex. */
export function aboardIn(position: Position, side: SideId, hex: number): number[] {
  return unitsIn(position, side, hex).filter((unit) => isAboard(unitAt(position, unit)));
}

/** What a naval unit carries, or NONE. */
export function cargoOf({ state }: Position, naval: number): number {
  return state.units.findIndex((unit) => unit.carrier === naval);
}

/** Strength as the counter shows it now (WP-2.2.2.a). */
export function strengthOf(position: Position, unit: number): number {
  return unitAt(position, unit).damaged ? 0 : typeOf(position, unit).strength;
}

export function strengthSum(position: Position, units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + strengthOf(position, unit), 0);
}

export function isFull(position: Position, unit: number): boolean {
  return !unitAt(position, unit).damaged;
}

/** Place of `pack.waters` in which a fleet is. */
export function waterOf({ pack, state }: Position, unit: number): number {
  const { at, sea } = state.units[unit]!;
  return sea === 'east' && at === pack.split ? pack.eastWater : at;
}

/** The part of the hex with two seas that a place of `pack.waters` is; null: no such part. */
export function seaOfWater(pack: Pack, water: number): SeaId | null {
  if (water === pack.eastWater) return 'east';
  return water === pack.split ? 'west' : null;
}

/** The US is not yet at war (WP-13.4.b). */
export function isUsNeutral(state: WpState): boolean {
  return state.scenario === 'delayed' && !state.usEntered;
}

/** A unit of the neutral US: it does nothing and nothing is done to it (WP-13.4.b). */
export function isNeutral(position: Position, unit: number): boolean {
  return isUsNeutral(position.state) && typeOf(position, unit).nation === 'US';
}

/** A CN unit, or the Air at Chungking, which counts as one (WP-12.2.r). */
export function isChinese({ pack, state }: Position, unit: number): boolean {
  return pack.units[unit]!.nation === 'CN' || state.chungkingAir === unit;
}

/** The BRP of a side this turn (WP-5.1.a, WP-13.4.d). */
export function brpOf({ pack, state }: Position, side: SideId): number {
  const { usEntered, usWarByJapan, turn } = state;
  const reduced = state.scenario === 'delayed' && side === 'A' && (!usEntered || usWarByJapan === turn);
  const before = reduced
    ? pack.file.scenarios.find(({ id }) => id === 'delayed')?.alliedBrpBeforeEntry
    : undefined;
  return before?.[String(turn)] ?? pack.file.turnTrack[turn - 1]!.brp[side];
}

/** An operation of a card that is in force this turn. */
export interface InForce<N extends Op['op']> {
  readonly op: OpOf<N>;
  readonly effect: Effect;
}

/** The operations of one name in force this turn, in the order declared (WP-4.3.b). */
export function inForce<N extends Op['op']>({ pack, state }: Position, name: N): InForce<N>[] {
  const found: InForce<N>[] = [];
  for (const effect of state.effects)
    for (const op of opsOf(pack, effect.card, effect.owner)) if (isOp(op, name)) found.push({ op, effect });
  return found;
}

function isOp<N extends Op['op']>(op: Op, name: N): op is OpOf<N> {
  return op.op === name;
}

/** Half of the BRP, on turn 1 five Allied stacks; cards add to it (WP-10.1.b, f, WP-13.4.d, f). */
export function redeployLimit(position: Position, side: SideId): number {
  const { pack, state } = position;
  const cards = inForce(position, 'redeployLimit').reduce(
    (sum, { op }) => sum + (op.side === side ? op.delta : 0),
    0,
  );
  if (state.turn > 1 || side === 'J') return Math.floor(brpOf(position, side) / 2) + cards;
  const { turn1AlliedRedeploy } = scenarioOf(pack, state.scenario);
  return isUsNeutral(state) && turn1AlliedRedeploy !== undefined
    ? turn1AlliedRedeploy
    : pack.file.tables.redeployLimit.turn1Allied;
}

export function universeOf(pack: Pack): Universe {
  return {
    unit: new Set(pack.unitIndexes.keys()),
    hex: new Set(pack.hexIndexes.keys()),
    card: new Set(pack.cardIndexes.keys()),
  };
}
