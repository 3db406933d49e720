/** Symbols of branches in the manner of staff maps. */
import type { HouseSymbol, SceneLook, SceneSymbol, SymbolPaths } from '../../../referee/index.js';

const BOX = 'M-24-14H24V14H-24Z';

const SYMBOLS: { readonly [branch in Exclude<HouseSymbol, 'hidden'>]: SymbolPaths } = {
  infantry: { lines: `${BOX}M-24-14L24 14M-24 14L24-14` },
  armour: { lines: `${BOX}M-8-7H8A7 7 0 0 1 8 7H-8A7 7 0 0 1-8-7Z` },
  artillery: { lines: BOX, solids: 'M-6 0A6 6 0 0 1 6 0A6 6 0 0 1-6 0Z' },
  engineer: { lines: `${BOX}M-13 8V-6H13V8M0-6V8` },
  cavalry: { lines: `${BOX}M-24 14L24-14` },
  headquarters: { lines: `${BOX}M-24 14V22`, solids: 'M-24-14H24V-5H-24Z' },
};

const BRANCHES: ReadonlyMap<SceneSymbol, SymbolPaths> = new Map(Object.entries(SYMBOLS));

/** What is drawn for a symbol: the board's own, or that of the game's look. */
export function symbolPaths(symbol: SceneSymbol, { symbols = {} }: SceneLook): SymbolPaths {
  const paths = BRANCHES.get(symbol) ?? symbols[symbol];
  if (paths === undefined) throw new RangeError(`no symbol "${symbol}"`);
  return paths;
}
