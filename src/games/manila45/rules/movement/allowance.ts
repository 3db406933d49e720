/** Movement points. MN-2.9.a, MN-3.5.b, MN-3.5.c, MN-8.1.a. */
import type { Position } from '../../state/state.js';

/** What a unit has for its move. XIV Corps has less in turn 1; the marker stands on turn 1 when it enters. */
export function allowanceOf({ pack, state }: Position, unit: number): number {
  const { corps, movement } = pack.units[unit]!;
  if (!corps) return movement;
  return Math.min(movement, pack.turns[state.turn - 1]!.xivCorpsMove);
}
