/** Who may attack together. MN-10.4. */
import type { Clause } from '../../../../referee/index.js';
import type { Position } from '../../state/state.js';

/**
 * One division, and corps units with it; the Japanese and air units as they like (MN-10.4.b, MN-10.4.c,
 * MN-10.4.d).
 */
export function forbidsFormation(
  { pack }: Position,
  chosen: readonly number[],
  unit: number,
): Clause | undefined {
  const { division, formation } = pack.units[unit]!;
  if (!division) return undefined;
  const other = chosen.some((one) => pack.units[one]!.division && pack.units[one]!.formation !== formation);
  return other ? 'MN-10.4.b' : undefined;
}
