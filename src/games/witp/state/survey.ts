/**
 * What stands where, read once from the units: control, zones, fleets. Rules that ask many times about one
 * situation take one survey of it; it is true until a unit changes (WP-2.2.3.k).
 */
import type { Pack, SideId } from '../components/pack.js';
import { enemyOf, SIDES } from '../components/pack.js';
import { isAboard, isUsNeutral, type Position, waterOf } from './state.js';

type PerSide<T> = Readonly<Record<SideId, T>>;

export interface Survey {
  /** By hex: how many units of any type, land units ashore, Air, full Air. */
  readonly any: PerSide<Uint8Array>;
  readonly land: PerSide<Uint8Array>;
  readonly air: PerSide<Uint8Array>;
  readonly fullAir: PerSide<Uint8Array>;
  /** By place of `pack.waters`: how many fleets, and their strength. */
  readonly fleets: PerSide<Uint8Array>;
  readonly fleetStrength: PerSide<Uint8Array>;
  /** By hex: whether the zone of this side's Air covers it (WP-2.2.3). */
  readonly zone: PerSide<Uint8Array>;
  /** The same for US Air alone left out (WP-13.4.f). */
  readonly zoneWithoutUs: Uint8Array;
  /** By hex: whose base it is. */
  readonly control: readonly (SideId | undefined)[];
  readonly depot: PerSide<Uint8Array>;
  /** By hex: closed to everybody while the US is neutral (WP-13.4.c). */
  readonly closed: Uint8Array;
}

export function surveyOf(position: Position): Survey {
  const { pack, state } = position;
  const survey = emptySurvey(pack);
  const neutral = isUsNeutral(state);
  for (const [index, unit] of state.units.entries()) {
    if (unit.at < 0) continue;
    count(position, survey, index);
    if (neutral && pack.units[index]!.nation === 'US') survey.closed[unit.at] = 1;
  }
  if (neutral) for (const hex of pack.bases) if (pack.hexes[hex]!.colour === 'US') survey.closed[hex] = 1;
  for (const side of SIDES) for (const hex of state.depots[side]) survey.depot[side][hex] = 1;
  for (const side of SIDES) layZones(position, survey, side);
  return { ...survey, control: controls(pack, survey.land) };
}

type Counting = Omit<Survey, 'control'>;

/** How many counts of a survey are by hex, and by water. */
const [HEX_COUNTS, WATER_COUNTS] = [14, 4];

/** All counts lie in one piece of memory: many small ones take longer to ask for than to fill. */
function emptySurvey(pack: Pack): Counting {
  const memory = new ArrayBuffer(HEX_COUNTS * pack.hexes.length + WATER_COUNTS * pack.waters.count);
  let taken = 0;
  const counts = (length: number) => {
    taken += length;
    return new Uint8Array(memory, taken - length, length);
  };
  const hexes = () => counts(pack.hexes.length);
  const waters = () => counts(pack.waters.count);
  const both = (of: () => Uint8Array) => ({ J: of(), A: of() });
  return {
    any: both(hexes),
    land: both(hexes),
    air: both(hexes),
    fullAir: both(hexes),
    fleets: both(waters),
    fleetStrength: both(waters),
    zone: both(hexes),
    zoneWithoutUs: hexes(),
    depot: both(hexes),
    closed: hexes(),
  };
}

function count(position: Position, survey: Counting, index: number): void {
  const { pack, state } = position;
  const unit = state.units[index]!;
  const { side, type, fleet, strength, nation } = pack.units[index]!;
  const { at, damaged } = unit;
  survey.any[side][at]!++;
  if (fleet) {
    const water = waterOf(position, index);
    survey.fleets[side][water]!++;
    if (!damaged) survey.fleetStrength[side][water]! += strength;
  } else if (type === 'L') {
    if (!isAboard(unit)) survey.land[side][at]!++;
  } else {
    survey.air[side][at]!++;
    if (!damaged && !(nation === 'US' && isUsNeutral(state))) survey.fullAir[side][at]!++;
  }
}

/** The six hexes around each full Air, but those with a full enemy Air (WP-2.2.3.a, e, l). */
function layZones({ pack, state }: Position, survey: Counting, side: SideId): void {
  const negated = survey.fullAir[enemyOf(side)];
  const { neighbours, first } = pack.grid;
  const neutral = isUsNeutral(state);
  for (const index of pack.army[side]) {
    const { type, nation } = pack.units[index]!;
    const unit = state.units[index]!;
    if (type !== 'A' || unit.at < 0 || unit.damaged || (neutral && nation === 'US')) continue;
    for (let link = first[unit.at]!; link < first[unit.at + 1]!; link++) {
      const hex = neighbours[link]!;
      if (hex < 0 || negated[hex]! > 0) continue;
      survey.zone[side][hex] = 1;
      if (side === 'A' && nation !== 'US') survey.zoneWithoutUs[hex] = 1;
    }
  }
}

/** Land ashore by hex, and whose each base is by it: the part of a survey that control depends on. */
export type Ashore = Pick<Survey, 'land' | 'control'>;

export function ashoreOf({ pack, state }: Position): Ashore {
  const land = { J: new Uint8Array(pack.hexes.length), A: new Uint8Array(pack.hexes.length) };
  for (const side of SIDES)
    for (const index of pack.army[side]) {
      const unit = state.units[index]!;
      if (unit.at >= 0 && pack.units[index]!.type === 'L' && !isAboard(unit)) land[side][unit.at]!++;
    }
  return { land, control: controls(pack, land) };
}

function controls(pack: Pack, land: Survey['land']): (SideId | undefined)[] {
  const control: (SideId | undefined)[] = pack.hexes.map(() => undefined);
  for (const hex of pack.bases)
    control[hex] = controller(pack.hexes[hex]!.owner!, land.J[hex]!, land.A[hex]!);
  return control;
}

/** Land units of the other side alone hold a base; else it is of the side of its colour (WP-2.3.3.b to g). */
function controller(owner: SideId, J: number, A: number): SideId {
  const [own, enemy] = owner === 'J' ? [J, A] : [A, J];
  return enemy > 0 && own === 0 ? enemyOf(owner) : owner;
}

/** Whose base a hex has now; undefined: it has none. */
export function controlOf({ pack, state }: Position, hex: number): SideId | undefined {
  const { owner } = pack.hexes[hex]!;
  if (owner === undefined) return undefined;
  const ashore = { J: 0, A: 0 };
  for (const [index, unit] of state.units.entries())
    if (unit.at === hex && pack.units[index]!.type === 'L' && !isAboard(unit))
      ashore[pack.units[index]!.side]++;
  return controller(owner, ashore.J, ashore.A);
}

/** Who controls each base, by hex. */
export function controlMap(position: Position): (SideId | null)[] {
  return ashoreOf(position).control.map((side) => side ?? null);
}
