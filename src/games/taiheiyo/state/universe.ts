/** The ids that orders may name. */
import { memoized, type Universe } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';

export const universeOf = memoized(
  (pack: Pack): Universe => ({
    unit: new Set(pack.unitIndexes.keys()),
    point: new Set(pack.pointIndexes.keys()),
    card: new Set(pack.cardIndexes.keys()),
    event: new Set(pack.events.keys()),
    class: new Set(CLASSES),
  }),
);

export const CLASSES = ['carrier', 'air', 'battleship', 'cruiser'] as const;

export type UnitClass = (typeof CLASSES)[number];
