/** Symbols of branches in the manner of staff maps, and pictures of ships, tanks and aeroplanes. */
import type { HouseSymbol, SceneLook, SceneSymbol, SymbolPaths } from '../../../referee/index.js';

const BOX = 'M-24-14H24V14H-24Z';
const CROSSED = 'M-24-14L24 14M-24 14L24-14';

function boxed(lines: string, solids?: string): SymbolPaths {
  return { lines: `${BOX}${lines}`, ...(solids === undefined ? {} : { solids }) };
}

const BRANCHES = {
  infantry: boxed(CROSSED),
  armour: boxed('M-8-7H8A7 7 0 0 1 8 7H-8A7 7 0 0 1-8-7Z'),
  artillery: boxed('', 'M-6 0A6 6 0 0 1 6 0A6 6 0 0 1-6 0Z'),
  engineer: boxed('M-13 8V-6H13V8M0-6V8'),
  cavalry: boxed('M-24 14L24-14'),
  headquarters: { lines: `${BOX}M-24 14V22`, solids: 'M-24-14H24V-5H-24Z' },
  'combat-engineer': boxed('M-24-14L-9-5M24-14L9-5M-9 14V3H9V14M0 3V14'),
  'bridging-engineer': boxed('M-14-7L-9-3H9L14-7M-14 7L-9 3H9L14 7'),
  paratroop: boxed(`${CROSSED}M-10 14A5 5 0 0 1 0 14A5 5 0 0 1 10 14`),
  'glider-infantry': boxed(`${CROSSED}M-17 0H17`),
  'naval-infantry': boxed(
    'M-24-14L-8-5M24-14L8-5M0-8V11M-6-3H6M-11 4A11 8 0 0 0 11 4M-2-9A2 2 0 1 1 2-9A2 2 0 1 1-2-9',
  ),
  'heavy-weapons': boxed('M-24-14L-6-4M24-14L6-4M0 12V-10M-5-5L0-10L5-5M-6 7H6'),
  mortar: boxed('M0 4V-11M-5-6L0-11L5-6M-4 8A4 4 0 1 1 4 8A4 4 0 1 1-4 8'),
  'heavy-mortar': boxed('M0 3V-11M-5-6L0-11L5-6M-4 7A4 4 0 1 1 4 7A4 4 0 1 1-4 7M-11-9V9M11-9V9'),
  'heavy-rocket': boxed('M0 11V-11M-6-5L0-11L6-5M-6 1L0-5L6 1'),
  'heavy-artillery': boxed('M-12-9V9M12-9V9', 'M-6 0A6 6 0 0 1 6 0A6 6 0 0 1-6 0Z'),
  'anti-tank': boxed('M-24 14L0-14L24 14'),
  'anti-aircraft': boxed('M-24 14A24 19 0 0 1 24 14'),
  'heavy-anti-aircraft': boxed('M-24 14A24 19 0 0 1 24 14M-24 14A24 11 0 0 1 24 14'),
  'armoured-cavalry': boxed('M-8-7H8A7 7 0 0 1 8 7H-8A7 7 0 0 1-8-7ZM-24 14L24-14'),
  'self-propelled-artillery': boxed(
    'M-9-8H9A8 8 0 0 1 9 8H-9A8 8 0 0 1-9-8Z',
    'M-4 0A4 4 0 0 1 4 0A4 4 0 0 1-4 0Z',
  ),
  'amphibious-tractor': boxed('M-8-10H8A6 6 0 0 1 8 2H-8A6 6 0 0 1-8-10ZM-18 8Q-13.5 4-9 8T0 8T9 8T18 8'),
  'military-police': boxed('M-15 7V-7L-9.5 1L-4-7V7M5 7V-7H10A3.8 3.8 0 0 1 10 1H5'),
  'rear-echelon': boxed('M-24 7H24'),
} as const;

const PICTURES = {
  tank: {
    lines: 'M9-8H27',
    solids: 'M-9-12H5L10-4H21L25 1H-25L-21-4H-13ZM-22 3H22A5 5 0 0 1 22 13H-22A5 5 0 0 1-22 3Z',
  },
  // A flight deck from end to end with the island on it.
  carrier: {
    lines: 'M10-6V-14',
    solids: 'M-28-3H28V1H24L19 11H-21L-25 1H-28ZM3-3V-9H14V-3Z',
  },
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
  submarine: {
    lines: 'M2-5V-12',
    solids: 'M-28 3C-22 1-12 0-6 0L-4-6H6L8 0C16 0 24 1 28 3C24 8 14 9 0 9S-24 8-28 3Z',
  },
  // Holds and a bridge amidships, a mast at each end.
  transport: {
    lines: 'M-18 0V-11M18 0V-11M-18-11L-12 0M18-11L12 0',
    solids: 'M-28-2H-22V1H-7V-10H-2V-13H3V-10H7V1H23V-2H28L23 11H-23Z',
  },
  // An aeroplane seen from above, its nose to the right.
  air: {
    lines: '',
    solids:
      'M24 0C24-3 18-3.5 10-3.5H8L-1-15H-6L-1-3.5H-14L-19-9H-23L-20 0L-23 9H-19L-14 3.5H-1L-6 15H-1L8 3.5H10C18 3.5 24 3 24 0Z',
  },
} as const;

type Drawn = Exclude<HouseSymbol, 'hidden'>;
type Pictured = keyof typeof PICTURES;

const SYMBOLS: { readonly [name in Exclude<Drawn, Pictured>]: SymbolPaths } = BRANCHES;
const SILHOUETTES: { readonly [name in Pictured]: SymbolPaths } = PICTURES;

const KNOWN: ReadonlyMap<SceneSymbol, SymbolPaths> = new Map([
  ...Object.entries(SYMBOLS),
  ...Object.entries(SILHOUETTES).map(([symbol, paths]) => [symbol, { ...paths, silhouette: true }] as const),
]);

/**
 * A picture of a ship, an aeroplane or a tank as path data in a box of 60 by 34 around the origin, for lists;
 * nothing for branches, whose names say more.
 */
export function silhouetteOf(symbol: SceneSymbol): SymbolPaths | undefined {
  const paths = KNOWN.get(symbol);
  return paths?.silhouette ? paths : undefined;
}

/** What is drawn for a symbol: the board's own, or that of the game's look. */
export function symbolPaths(symbol: SceneSymbol, { symbols = {} }: SceneLook): SymbolPaths {
  const paths = KNOWN.get(symbol) ?? symbols[symbol];
  if (paths === undefined) throw new RangeError(`no symbol "${symbol}"`);
  return paths;
}
