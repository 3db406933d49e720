/** Walks of the fields of standing orders: those of the house, and any id of this game. */
import type { Walk } from '../../../referee/index.js';
import { anyId as idOf } from '../../shared/index.js';

export { anyNumber, anyOf, noDoubles, onlyIf } from '../../shared/index.js';

/** One of some ids of a universe. */
export function anyId(ids: readonly string[], clause = 'TS-0.a'): Walk<object> {
  return idOf(ids, clause);
}
