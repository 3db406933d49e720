/** Symbols of branches in the manner of staff maps, in a box of 48 by 28 around the origin. */
import type { SceneCounter } from '../referee/index.js';

type Branch = Exclude<SceneCounter['symbol'], 'hidden'>;

const BOX = 'M-24-14H24V14H-24Z';

/** What is drawn inside the box: `lines` stroked, `solids` filled. */
const SYMBOLS: { readonly [branch in Branch]: { readonly lines: string; readonly solids?: string } } = {
  infantry: { lines: `${BOX}M-24-14L24 14M-24 14L24-14` },
  armour: { lines: `${BOX}M-8-7H8A7 7 0 0 1 8 7H-8A7 7 0 0 1-8-7Z` },
  artillery: { lines: BOX, solids: 'M-6 0A6 6 0 0 1 6 0A6 6 0 0 1-6 0Z' },
  engineer: { lines: `${BOX}M-13 8V-6H13V8M0-6V8` },
  cavalry: { lines: `${BOX}M-24 14L24-14` },
  air: { lines: BOX, solids: 'M0 0L-15-6A6 6 0 0 0-15 6ZM0 0L15-6A6 6 0 0 1 15 6Z' },
  ship: { lines: 'M-2-4V-14H5V-4M-9-4V-9H-2', solids: 'M-26-3H26L20 11H-19Z' },
  headquarters: { lines: `${BOX}M-24 14V22`, solids: 'M-24-14H24V-5H-24Z' },
};

export function symbolPaths(branch: Branch): { readonly lines: string; readonly solids?: string } {
  return SYMBOLS[branch];
}
