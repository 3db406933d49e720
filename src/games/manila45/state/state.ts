/** The situation as plain JSON. */
import { type BaseState, type Clause, memoized, type Play, type Universe } from '../../../referee/index.js';
import { OFF, OUT, type Pack, type SideId, sideOf, unitIndex } from '../components/pack.js';
import { PHASES, type Phase } from '../components/schema.js';

export interface UnitState {
  /** Hex, OUT (eliminated) or OFF (not yet on the map; air units always). */
  at: number;
  /** A Japanese unit that lies face up for good (MN-6.5.f). */
  revealed: boolean;
  /** A Japanese counter that has moved, hence known to be mobile (MN-6.5.g). */
  roamed: boolean;
  /** A US unit below another one. */
  under: boolean;
  /** What it has done in this phase; an air unit in this turn. */
  moved: boolean;
  attacked: boolean;
  used: boolean;
  /** Where the Japanese player saw a US unit's face last, or OUT (MN-6.5.m). */
  seen: number;
}

/** When a march ends before its goal. */
export const STOP_RULES = ['newEnemyRevealed', 'firedAt', 'never'] as const;
export type StopRule = (typeof STOP_RULES)[number];

/** The unit on its way. */
export interface Move {
  readonly unit: number;
  /** Where it began, or OFF. */
  readonly from: number;
  /** Movement points. */
  left: number;
  /** Hexes entered that the log has not told of yet. */
  trail: number[];
  /** What was ordered beyond the hex that it has reached. Its owner's business. */
  rest: number[];
  readonly stop: StopRule;
  /** The help of the 672nd is wanted at the next river (MN-8.8.i). */
  help: boolean;
  /** Who is to lie on top where it stops, or OUT. */
  top: number;
}

/** The attack whose advance is open. */
export interface Attack {
  readonly target: number;
  readonly attackers: readonly number[];
  /** The unit that the 672nd helps, or OUT. */
  readonly helped: number;
}

export interface Pontoon {
  readonly builder: number;
  readonly from: number;
  readonly to: number;
}

/** What the start of the US movement phase fixed (MN-8.8.a, MN-8.10.a). */
export interface Landing {
  /** Where the 672nd stood, or OUT. */
  readonly at: number;
  /** The unit that was stacked with it, or OUT. */
  readonly with: number;
  jumped: boolean;
  carried: number;
}

export interface MnState extends BaseState {
  turn: number;
  /** By unit of the pack. */
  units: UnitState[];
  /** The Japanese unit under each token. */
  tokens: number[];
  rubble: number[];
  /** Bridges. */
  destroyed: number[];
  pontoons: Pontoon[];
  /** The help of the 672nd is used in this phase. */
  helped: boolean;
  /** Formations that have taken their replacement in this turn. */
  replaced: string[];
  /** Hexes and bridges that were attacked in this phase. */
  targets: { readonly hexes: number[]; readonly bridges: number[] };
  landing?: Landing;
  move?: Move;
  attack?: Attack;
}

/** What the rules are asked about. */
export interface Position {
  readonly pack: Pack;
  readonly state: MnState;
}

/** A position that a script plays on. */
export interface Turn extends Position {
  readonly play: Play<MnState>;
}

export function turnOf(pack: Pack, play: Play<MnState>): Turn {
  return { pack, state: play.state, play };
}

/** The sequence of play has one step a phase, so the step is the phase. */
export function phaseOf({ state }: Position): Phase {
  return PHASES.find((phase) => phase === state.step) ?? 'S1';
}

export function freshUnit(at: number): UnitState {
  return {
    at,
    revealed: false,
    roamed: false,
    under: false,
    moved: false,
    attacked: false,
    used: false,
    seen: OUT,
  };
}

/** The situation before the first order: nobody is on the map (MN-3.1.a, MN-3.3.a). */
export function startState(pack: Pack): MnState {
  return {
    step: 'S1',
    turn: 1,
    units: pack.units.map(() => freshUnit(OFF)),
    tokens: [...pack.army.JP],
    rubble: [],
    destroyed: [],
    pontoons: [],
    helped: false,
    replaced: [],
    targets: { hexes: [], bridges: [] },
  };
}

export function unitAt({ state }: Position, unit: number): UnitState {
  return state.units[unit]!;
}

export function isOnMap({ state }: Position, unit: number): boolean {
  return state.units[unit]!.at >= 0;
}

/** Whether it is a ground unit of a side that is on the map; any index may be asked about. */
export function isGroundUnitOf(p: Position, side: SideId, unit: number): boolean {
  return unit >= 0 && sideOf(p.pack, unit) === side && !p.pack.units[unit]!.air && isOnMap(p, unit);
}

/** Hexes with units of either side. */
export function occupiedHexes(p: Position): ReadonlySet<number> {
  return new Set([...unitsOf(p, 'US'), ...unitsOf(p, 'JP')].map((unit) => unitAt(p, unit).at));
}

export function unitsOf(p: Position, side: SideId): number[] {
  return p.pack.army[side].filter((unit) => isOnMap(p, unit));
}

/** A side's units in a hex, in the order of the unit list. */
export function unitsIn({ pack, state }: Position, side: SideId, hex: number): number[] {
  const found: number[] = [];
  for (const unit of pack.army[side]) if (state.units[unit]!.at === hex) found.push(unit);
  return found;
}

export function hasUnits({ pack, state }: Position, side: SideId, hex: number): boolean {
  for (const unit of pack.army[side]) if (state.units[unit]!.at === hex) return true;
  return false;
}

/** A side's units next to a hex. */
export function unitsNear({ pack, state }: Position, side: SideId, hex: number): number[] {
  const { near } = pack.hexes[hex]!;
  return pack.army[side].filter((unit) => near.includes(state.units[unit]!.at));
}

/** Counters of a side next to a hex: everybody sees them. */
export function isNextTo({ pack, state }: Position, side: SideId, hex: number): boolean {
  const { near } = pack.hexes[hex]!;
  return pack.army[side].some((unit) => near.includes(state.units[unit]!.at));
}

/** The other unit of its side in its hex, or OUT. */
export function companionOf(p: Position, unit: number): number {
  const { at } = unitAt(p, unit);
  return unitsIn(p, sideOf(p.pack, unit), at).find((other) => other !== unit) ?? OUT;
}

/** A Japanese counter whose face the US player has not seen. */
export function isFaceDown({ pack, state }: Position, unit: number): boolean {
  const { at, revealed } = state.units[unit]!;
  return sideOf(pack, unit) === 'JP' && !revealed && at !== OUT;
}

/** The id that everybody may be told: the unit's own, or the token of one that lies face down. */
export function openId(p: Position, unit: number): string {
  const { pack, state } = p;
  if (!isFaceDown(p, unit)) return pack.units[unit]!.id;
  return pack.tokenIds[state.tokens.indexOf(unit)]!;
}

/** The unit under a token that lies face down, or the unit of this id; -1 for none. */
export function unitCalled(p: Position, id: string): number {
  const token = p.pack.tokenIds.indexOf(id);
  if (token < 0) return unitIndex(p.pack, id);
  const unit = p.state.tokens[token]!;
  return isFaceDown(p, unit) ? unit : -1;
}

export function ids(pack: Pack, units: readonly number[]): string[] {
  return units.map((unit) => pack.units[unit]!.id);
}

/** Puts a US unit on top of whatever lies in its hex; everybody sees its face. */
export function layOnTop(p: Position, unit: number): void {
  const one = unitAt(p, unit);
  for (const other of unitsIn(p, 'US', one.at)) unitAt(p, other).under = other !== unit;
  one.seen = one.at;
}

/** A unit that lay below is seen again once it lies alone. */
export function uncover(p: Position, hex: number): void {
  const [only, second] = unitsIn(p, 'US', hex);
  if (only !== undefined && second === undefined) layOnTop(p, only);
}

/** The Japanese player sees the face of units where they stand (MN-6.5.m). */
export function showFaces(p: Position, units: readonly number[]): void {
  for (const unit of units) unitAt(p, unit).seen = unitAt(p, unit).at;
}

/**
 * The clause that keeps a unit out of a hex for the units of its side that are there, were it only for a
 * moment (MN-6.4.a).
 */
export function forbidsStack(p: Position, unit: number, hex: number): Clause | undefined {
  const there = unitsIn(p, sideOf(p.pack, unit), hex).filter((other) => other !== unit);
  return forbidsCompany(p, unit, there);
}

/** The clause that keeps a unit from lying with those. */
export function forbidsCompany(p: Position, unit: number, there: readonly number[]): Clause | undefined {
  if (there.length === 0) return undefined;
  const { pack } = p;
  if (there.length >= pack.stackLimit) return 'MN-6.1.a';
  if (sideOf(pack, unit) === 'US')
    return there.every((other) => mayStack(p, unit, other)) ? undefined : 'MN-6.2.a';
  const fixed = [unit, ...there].filter((other) => pack.units[other]!.fixed).length;
  return fixed > pack.fixedLimit ? 'MN-6.3.a' : undefined;
}

/** MN-6.2.a: never two divisions. */
export function mayStack({ pack }: Position, unit: number, other: number): boolean {
  const [one, two] = [pack.units[unit]!, pack.units[other]!];
  return !one.division || !two.division || one.formation === two.formation;
}

// What follows from the rest of a situation where nobody has said it: who lies on top, what was seen, who may
// be helped.

/**
 * Of two in a hex one lies on top: the first of the unit list, unless one of them alone is said to lie below.
 */
export function settleStacks(p: Position): void {
  for (const unit of unitsOf(p, 'US')) {
    const companion = companionOf(p, unit);
    const one = unitAt(p, unit);
    if (companion === OUT) one.under = false;
    else if (one.under === unitAt(p, companion).under) one.under = unit > companion;
  }
}

/** A US unit on top has been seen where it stands (MN-6.5.d). */
export function settleFaces(p: Position): void {
  for (const unit of unitsOf(p, 'US')) {
    const one = unitAt(p, unit);
    if (!one.under) one.seen = one.at;
  }
}

/** The 672nd and who is stacked with it when the movement phase starts (MN-8.8.a, MN-8.10.a). */
export function landingOf(p: Position): Landing | undefined {
  if (phaseOf(p) !== 'B') return undefined;
  const { amphibian } = p.pack;
  const one = unitAt(p, amphibian);
  if (one.at < 0 || one.moved) return { at: OUT, with: OUT, jumped: false, carried: OUT };
  const companion = companionOf(p, amphibian);
  const stayed = companion !== OUT && !unitAt(p, companion).moved;
  return { at: one.at, with: stayed ? companion : OUT, jumped: false, carried: OUT };
}

/** A hex with units of both sides, if there is one. */
export function sharedHex(p: Position): number | undefined {
  const found = unitsOf(p, 'US').find((unit) => hasUnits(p, 'JP', unitAt(p, unit).at));
  return found === undefined ? undefined : unitAt(p, found).at;
}

export const universeOf = memoized(
  (pack: Pack): Universe => ({
    unit: new Set([...pack.units.map(({ id }) => id), ...pack.tokenIds]),
    hex: new Set(pack.hexes.map(({ id }) => id)),
    bridge: new Set(pack.bridges.map(({ id }) => id)),
    formation: new Set(pack.file.formations.map(({ id }) => id)),
  }),
);
