/** Symbols of branches in the manner of staff maps, and silhouettes of ships, in a box of 48 by 28 around the origin. */
import type { SceneSymbol } from '../../../referee/index.js';

type Branch = Exclude<SceneSymbol, 'hidden'>;

const BOX = 'M-24-14H24V14H-24Z';

interface Paths {
  readonly lines: string;
  readonly solids?: string;
}

/** `lines` are stroked, `solids` filled. */
const SYMBOLS: { readonly [branch in Branch]: Paths } = {
  infantry: { lines: `${BOX}M-24-14L24 14M-24 14L24-14` },
  armour: { lines: `${BOX}M-8-7H8A7 7 0 0 1 8 7H-8A7 7 0 0 1-8-7Z` },
  artillery: { lines: BOX, solids: 'M-6 0A6 6 0 0 1 6 0A6 6 0 0 1-6 0Z' },
  engineer: { lines: `${BOX}M-13 8V-6H13V8M0-6V8` },
  cavalry: { lines: `${BOX}M-24 14L24-14` },
  // An aeroplane seen from above, its nose to the right.
  air: {
    lines: '',
    solids:
      'M24 0C24-3 18-3.5 10-3.5H8L-1-15H-6L-1-3.5H-14L-19-9H-23L-20 0L-23 9H-19L-14 3.5H-1L-6 15H-1L8 3.5H10C18 3.5 24 3 24 0Z',
  },
  ship: { lines: 'M-2-4V-14H5V-4M-9-4V-9H-2', solids: 'M-26-3H26L20 11H-19Z' },
  // A flight deck from end to end with the island on it.
  carrier: { lines: 'M10-6V-14', solids: 'M-28-3H28V1H24L19 11H-21L-25 1H-28ZM3-3V-9H14V-3Z' },
  // A tower, a funnel and four heavy turrets.
  battleship: {
    lines: 'M-13-4L-24-7M13-4L25-7M-7-6L-17-10M9-6L19-10',
    solids: 'M-28 1H-19V-4H-13V1H-7V-6H-3V-15H3V-9H8V-6H9V-4H13V1H28L22 11H-22Z',
  },
  // Low and slender: two turrets, a bridge, two thin funnels.
  cruiser: {
    lines: 'M-13 1L-22-2M13 1L22-2',
    solids: 'M-27 4H-17V0H-11V4H-6V-9H-1V-2H2V-7H5V-2H8V4H11V0H17V4H27L22 11H-21Z',
  },
  headquarters: { lines: `${BOX}M-24 14V22`, solids: 'M-24-14H24V-5H-24Z' },
};

export function symbolPaths(branch: Branch): Paths {
  return SYMBOLS[branch];
}

/** Whether a symbol is a picture of the thing, which is never turned on its side. */
export function isSilhouette(symbol: SceneSymbol): boolean {
  return (
    symbol === 'air' ||
    symbol === 'ship' ||
    symbol === 'carrier' ||
    symbol === 'battleship' ||
    symbol === 'cruiser'
  );
}
