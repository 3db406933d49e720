/** Walks of the fields of standing orders: those of the house, and any id of this game. */
import type { Walk } from '../../../referee/index.js';
import { anyId as idOf } from '../../shared/index.js';
import { type Pack, type SideId, unitIds } from '../components/pack.js';

export { anyNumber, anyOf, noDoubles, onlyIf } from '../../shared/index.js';

/** One of some ids of a universe. */
export function anyId(ids: readonly string[], clause = 'TS-0.a'): Walk<object> {
  return idOf(ids, clause);
}

/** Ships or air units of a side. */
export function unitsOf(pack: Pack, side: SideId, ships: boolean): string[] {
  return unitIds(
    pack,
    pack.army[side].filter((unit) => pack.units[unit]!.ship === ships),
  );
}
