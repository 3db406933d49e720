/** The smallest questions about a situation. */
import type { Pack, SideId } from '../components/pack.js';
import { OUT, sideOf, unitIndex } from '../components/pack.js';
import type { Position, UnitState } from './state.js';

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
