/** Chapter 6.1 to 6.4: which units may lie in one hex. MN-6.1, MN-6.2, MN-6.3. */
import type { Clause } from '../../../referee/index.js';
import { sideOf } from '../components/pack.js';
import { unitsIn } from './questions.js';
import type { Position } from './state.js';

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
