/** The ids that orders and questions may name. */
import type { Universe } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';

const KNOWN = new WeakMap<Pack, Universe>();

export function universeOf(pack: Pack): Universe {
  const known = KNOWN.get(pack) ?? {
    unit: new Set([...pack.units.map(({ id }) => id), ...pack.tokenIds]),
    hex: new Set(pack.hexes.map(({ id }) => id)),
    bridge: new Set(pack.bridges.map(({ id }) => id)),
    formation: new Set(pack.file.formations.map(({ id }) => id)),
  };
  KNOWN.set(pack, known);
  return known;
}
