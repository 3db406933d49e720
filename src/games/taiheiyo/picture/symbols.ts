/** Silhouettes of aeroplanes and ships. */
import type { SymbolPaths } from '../../../referee/index.js';

export const SILHOUETTES = {
  // An aeroplane seen from above, its nose to the right.
  air: {
    lines: '',
    solids:
      'M24 0C24-3 18-3.5 10-3.5H8L-1-15H-6L-1-3.5H-14L-19-9H-23L-20 0L-23 9H-19L-14 3.5H-1L-6 15H-1L8 3.5H10C18 3.5 24 3 24 0Z',
    silhouette: true,
  },
  // A flight deck from end to end with the island on it.
  carrier: {
    lines: 'M10-6V-14',
    solids: 'M-28-3H28V1H24L19 11H-21L-25 1H-28ZM3-3V-9H14V-3Z',
    silhouette: true,
  },
  // A tower, a funnel and four heavy turrets.
  battleship: {
    lines: 'M-13-4L-24-7M13-4L25-7M-7-6L-17-10M9-6L19-10',
    solids: 'M-28 1H-19V-4H-13V1H-7V-6H-3V-15H3V-9H8V-6H9V-4H13V1H28L22 11H-22Z',
    silhouette: true,
  },
  // Low and slender: two turrets, a bridge, two thin funnels.
  cruiser: {
    lines: 'M-13 1L-22-2M13 1L22-2',
    solids: 'M-27 4H-17V0H-11V4H-6V-9H-1V-2H2V-7H5V-2H8V4H11V0H17V4H27L22 11H-21Z',
    silhouette: true,
  },
} as const satisfies { readonly [symbol: string]: SymbolPaths };
