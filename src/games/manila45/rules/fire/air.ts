/** Chapter 10.23: air support. */
import type { Clause, Walk } from '../../../../referee/index.js';
import { type SideId, unitIndex } from '../../components/pack.js';
import { ids, unitAt } from '../../state/questions.js';
import type { Position } from '../../state/state.js';

/** The clause that keeps an air unit out of an attack (MN-10.23.a, MN-10.23.b). */
export function forbidsAir(p: Position, side: SideId, unit: number): Clause | undefined {
  if (side !== 'US' || unit < 0 || !p.pack.units[unit]!.air) return 'MN-10.23.a';
  if (!p.pack.turns[p.state.turn - 1]!.air) return 'MN-10.23.a';
  return unitAt(p, unit).used ? 'MN-10.23.b' : undefined;
}

/** Air units that join, if any. */
export function airWalk(p: Position, side: SideId): Walk<object> {
  return {
    applies: () => side === 'US',
    candidates: () => ids(p.pack, p.pack.air),
    forbids: (_, __, id) => forbidsAir(p, side, unitIndex(p.pack, id)),
  };
}

/** Each comes back next turn. */
export function returnAir({ pack, state }: Position): void {
  for (const unit of pack.air) state.units[unit]!.used = false;
}
