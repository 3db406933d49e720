/** Who fires at a mover: what the seat has said of each unit, then the group. From the owner's view alone. */
import type { SideId } from '../components/pack.js';
import { chanceAgainst, shootersAt } from '../rules/fire/defensive.js';
import { columnOf, strengthOf } from '../rules/fire/table.js';
import { isFaceDown, unitAt } from '../state/questions.js';
import type { Position } from '../state/state.js';

/** What was said of a unit's fire. */
export interface FireSetting {
  /** It never fires at this mover. */
  readonly never: boolean;
  /** Faces of the die that must eliminate. */
  readonly least: number;
  readonly fewest: boolean;
  /** Nothing was said: a face-down one joins only where it makes the chance better. */
  readonly usual: boolean;
}

/** The units that fire; none: hold. */
export function fireGroup(
  p: Position,
  side: SideId,
  mover: number,
  settingOf: (unit: number) => FireSetting,
): number[] {
  const willing = shootersAt(p, side, unitAt(p, mover).at).filter((unit) => !settingOf(unit).never);
  const groups = companies(p, willing).map((group) => groupOf(p, group, mover, settingOf));
  return bestOf(p, groups, mover);
}

/** Who may fire together: of the US side one division and the corps units. */
function companies({ pack }: Position, units: readonly number[]): readonly number[][] {
  const formations = pack.file.formations.map(({ id }) => id);
  const divisions = formations.filter((id) =>
    units.some((unit) => pack.units[unit]!.division && pack.units[unit]!.formation === id),
  );
  if (divisions.length === 0) return [[...units]];
  return divisions.map((id) =>
    units.filter((unit) => !pack.units[unit]!.division || pack.units[unit]!.formation === id),
  );
}

/** The best chance, then the fewest units, then the order of the formations. */
function bestOf(p: Position, groups: readonly number[][], mover: number): number[] {
  const [first, ...others] = groups.filter((group) => group.length > 0);
  if (first === undefined) return [];
  return others.reduce((best, group) => {
    const [a, b] = [chanceAgainst(p, best, mover), chanceAgainst(p, group, mover)];
    return b > a || (b === a && group.length < best.length) ? group : best;
  }, first);
}

function groupOf(
  p: Position,
  willing: readonly number[],
  mover: number,
  settingOf: (unit: number) => FireSetting,
): number[] {
  const settings = new Map(willing.map((unit) => [unit, settingOf(unit)]));
  const always = willing.filter((unit) => settings.get(unit)!.least === 0);
  const others = willing.filter((unit) => settings.get(unit)!.least > 0);
  let best: Fire | undefined;
  for (const some of [[], ...subsets(others)]) {
    const fire = fireOf(p, [...always, ...some], mover, settings);
    const isWanted = fire.units.every((unit) => settings.get(unit)!.least <= fire.chance);
    if (isWanted && (best === undefined || isBetter(fire, best))) best = fire;
  }
  const group = best?.units ?? [];
  const fewest = group.length > 0 && group.every((unit) => settings.get(unit)!.fewest);
  return fewest ? fewestOf(p, group, mover) : group;
}

interface Fire {
  readonly units: number[];
  readonly chance: number;
  /** Units that nobody has told to give themselves away. */
  readonly hidden: number;
}

function fireOf(
  p: Position,
  group: readonly number[],
  mover: number,
  settings: ReadonlyMap<number, FireSetting>,
): Fire {
  const units = [...group].sort((a, b) => a - b);
  const hidden = units.filter((unit) => isFaceDown(p, unit) && settings.get(unit)!.usual).length;
  return { units, hidden, chance: units.length === 0 ? 0 : chanceAgainst(p, units, mover) };
}

/**
 * The better chance, with fewer face-down units, then with more of the others: MN-9.1.b. A unit that fires
 * uphill or over a wall can make the chance of all worse (MN-10.12.e, MN-10.12.f) and stays out of it.
 */
function isBetter(a: Fire, b: Fire): boolean {
  const [chance, hidden] = [a.chance - b.chance, b.hidden - a.hidden];
  return (chance || hidden || a.units.length - b.units.length || orderOf(b.units, a.units)) > 0;
}

/** Some of the units, none excepted; smaller groups first, then in the order of the list. */
function subsets(units: readonly number[]): number[][] {
  const all: number[][] = [];
  for (const unit of units) all.push(...all.map((some) => [...some, unit]), [unit]);
  return all.sort((a, b) => a.length - b.length || orderOf(a, b));
}

function orderOf(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((unit, i) => unit !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** The fewest units with the same column and no worse a chance. */
function fewestOf(p: Position, group: readonly number[], mover: number): number[] {
  const column = columnOf(p.pack, strengthOf(p.pack, group));
  const chance = chanceAgainst(p, group, mover);
  const same = (some: readonly number[]) =>
    columnOf(p.pack, strengthOf(p.pack, some)) === column && chanceAgainst(p, some, mover) >= chance;
  return subsets(group).find(same) ?? [...group];
}
