/** The ids that orders may name. */
import type { Universe } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';

export function universeOf(pack: Pack): Universe {
  return {
    unit: new Set(pack.unitIndexes.keys()),
    hex: new Set(pack.hexIndexes.keys()),
    card: new Set(pack.cardIndexes.keys()),
  };
}
