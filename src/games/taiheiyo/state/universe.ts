/** The ids that orders may name. */
import type { Universe } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';

const KNOWN = new WeakMap<Pack, Universe>();

export function universeOf(pack: Pack): Universe {
  const known = KNOWN.get(pack) ?? {
    unit: new Set(pack.unitIndexes.keys()),
    point: new Set(pack.pointIndexes.keys()),
    card: new Set(pack.cardIndexes.keys()),
    event: new Set(pack.events.keys()),
    class: new Set(CLASSES),
  };
  KNOWN.set(pack, known);
  return known;
}

export const CLASSES = ['carrier', 'air', 'battleship', 'cruiser'] as const;

export type UnitClass = (typeof CLASSES)[number];
