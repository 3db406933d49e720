/** Components by their ids, and a copy of them with something changed. */
import { components, pack } from '../support.js';

export const point = (id: string) => pack.points[pack.pointIndexes.get(id) ?? -1];

export const unit = (id: string) => pack.units[pack.unitIndexes.get(id) ?? -1];

export const changed = (change: (copy: typeof components) => void) => {
  const copy = structuredClone(components);
  change(copy);
  return copy;
};
