/** The ids that orders and questions may name. */
import { memoized, type Universe } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';

export const universeOf = memoized(
  (pack: Pack): Universe => ({
    unit: new Set([...pack.units.map(({ id }) => id), ...pack.tokenIds]),
    hex: new Set(pack.hexes.map(({ id }) => id)),
    bridge: new Set(pack.bridges.map(({ id }) => id)),
    formation: new Set(pack.file.formations.map(({ id }) => id)),
  }),
);
