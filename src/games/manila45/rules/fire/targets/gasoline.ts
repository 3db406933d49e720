/** Chapter 10.22: flamethrowers and gasoline. */
import type { Clause } from '../../../../../referee/index.js';
import { unitAt } from '../../../state/questions.js';
import type { Position } from '../../../state/state.js';
import { mayAssault } from '../assault.js';
import type { Offensive } from '../offensive.js';

/** Half of the six directions. */
const OPPOSITE = 3;

/**
 * The clause that forbids it: from turn 3, at buildings, with two that assault from opposite sides
 * (MN-10.22.a to MN-10.22.c).
 */
export function forbidsGasoline(p: Position, attack: Offensive): Clause | undefined {
  const { pack, state } = p;
  if (!pack.turns[state.turn - 1]!.fga || !pack.hexes[attack.target]!.building) return 'MN-10.22.a';
  const sides = attack.units
    .filter((unit) => mayAssault(p, unit, attack.target, attack.helped))
    .map((unit) => pack.grid.direction(attack.target, unitAt(p, unit).at));
  return sides.some((side) => sides.includes((side + OPPOSITE) % 6)) ? undefined : 'MN-10.22.b';
}
