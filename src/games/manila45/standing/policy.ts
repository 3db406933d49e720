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

/**
 * Who may fire together: of the US side a division with all corps units, corps units alone only where no
 * division is there.
 */
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
  const hidden = willing.filter((unit) => isFaceDown(p, unit) && settingOf(unit).usual);
  const sure = willing.filter((unit) => !hidden.includes(unit));
  const group = dropping(p, joined(p, sure, hidden, mover), mover, settingOf);
  const fewest = group.length > 0 && group.every((unit) => settingOf(unit).fewest);
  return fewest ? fewestOf(p, group, mover) : group;
}

/**
 * All that are sure to fire, and the fewest of the others with the best chance that any group of theirs has.
 */
function joined(p: Position, sure: readonly number[], others: readonly number[], mover: number): number[] {
  let best: readonly number[] = [...sure];
  let chance = sure.length === 0 ? 0 : chanceAgainst(p, sure, mover);
  for (const some of subsets(others)) {
    const group = [...sure, ...some];
    const found = chanceAgainst(p, group, mover);
    if (found > chance || (found === chance && best.length > group.length && chance > 0))
      [best, chance] = [group, found];
  }
  return [...best].sort((a, b) => a - b);
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

/** While somebody wants a better chance than the group has, the last such unit of the list drops out. */
function dropping(
  p: Position,
  group: readonly number[],
  mover: number,
  settingOf: (unit: number) => FireSetting,
): number[] {
  let left = [...group];
  while (left.length > 0) {
    const chance = chanceAgainst(p, left, mover);
    const unwilling = left.findLast((unit) => settingOf(unit).least > chance);
    if (unwilling === undefined) return left;
    left = left.filter((unit) => unit !== unwilling);
  }
  return left;
}

/** The fewest units with the same column and no worse a chance. */
function fewestOf(p: Position, group: readonly number[], mover: number): number[] {
  const column = columnOf(p.pack, strengthOf(p.pack, group));
  const chance = chanceAgainst(p, group, mover);
  const same = (some: readonly number[]) =>
    columnOf(p.pack, strengthOf(p.pack, some)) === column && chanceAgainst(p, some, mover) >= chance;
  return subsets(group).find(same) ?? [...group];
}
