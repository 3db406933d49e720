/** The printed map of a hex game out of its components, and zones of control laid over it. */
import type {
  Clause,
  GameLayer,
  Ground,
  Locale,
  SceneLine,
  SceneMark,
  ScenePlace,
  Side,
  Tone,
  View,
  Words,
} from '../referee/index.js';
import { chained } from './chains.js';
import type { HexPack } from './hex-pack.js';
import { hexSheet } from './sheet.js';

/** How a kind of terrain looks, and what it is called. */
export interface TerrainLook {
  readonly tone: Tone;
  readonly words: Words;
  /** Printed in each hex of it. */
  readonly sign?: SceneMark['style'];
}

interface Looks {
  readonly terrain: { readonly [terrain: string]: TerrainLook };
  readonly river?: Words;
  readonly bridge?: Words;
  /** The counters of each side, for the legend. */
  readonly sides: { readonly [side: Side]: Tone };
}

/** Centre to corner, and the room around the map. */
const RADIUS = 48;
const MARGIN = 24;

export function hexGround(pack: HexPack, looks: Looks, locale: Locale): Ground {
  const { file, grid } = pack;
  const sheet = hexSheet(grid, file.hexes.length, RADIUS, MARGIN);
  const lookOf = (terrain: string) =>
    looks.terrain[terrain] ?? { tone: 'clear', words: { en: terrain, ja: terrain } };
  const places = file.hexes.map(({ id, terrain, name }, hex): ScenePlace => {
    const [x, y] = sheet.centre(hex);
    const { tone, words } = lookOf(terrain);
    const title = [id, words[locale], ...(name === undefined ? [] : [name[locale]])].join(' ');
    return {
      id,
      shape: grid.layout.startsWith('flat') ? 'flat' : 'pointy',
      x,
      y,
      radius: RADIUS,
      tone,
      label: id,
      title,
    };
  });
  const labels = file.hexes.flatMap(({ name }, hex) => {
    if (name === undefined) return [];
    const [x, y] = sheet.centre(hex);
    return [{ x, y: Math.round(y + 0.79 * RADIUS), text: name[locale], style: 'town' as const }];
  });
  const marks = file.hexes.flatMap(({ id, terrain }): SceneMark[] => {
    const { sign, words } = lookOf(terrain);
    return sign === undefined
      ? []
      : [{ place: id, style: sign, tone: 'road', text: '', title: words[locale] }];
  });
  return {
    width: sheet.width,
    height: sheet.height,
    places,
    lines: riverOf(pack, sheet, looks, locale),
    sides: (file.bridge ?? []).map((side) => {
      const [a = '', b = ''] = side.split('-');
      return { between: [a, b] as const, style: 'bridge' as const, title: looks.bridge?.[locale] ?? '' };
    }),
    labels,
    marks,
    legend: [
      ...Object.values(looks.terrain).map(({ tone, words }) => ({ tone, text: words[locale] })),
      ...file.sides.map((side) => ({
        tone: looks.sides[side.id] ?? 'neutral',
        sign: 'card' as const,
        text: side[locale],
      })),
    ],
  };
}

function riverOf(
  { file, grid }: HexPack,
  sheet: ReturnType<typeof hexSheet>,
  looks: Looks,
  locale: Locale,
): SceneLine[] {
  const segments = (file.river ?? []).map((side) => {
    const [a = '', b = ''] = side.split('-');
    return sheet.segment(grid.index(a), grid.direction(grid.index(a), grid.index(b)));
  });
  return chained(segments).map((points) => ({
    points,
    style: 'river',
    tone: 'water',
    title: looks.river?.[locale] ?? '',
  }));
}

interface Zones {
  readonly pack: HexPack;
  readonly side: Side;
  readonly tone: Tone;
  readonly words: Words;
  /** Refusals to the enemy that the layer makes plain. */
  readonly clauses: readonly Clause[];
  reaches(view: View, hex: string): boolean;
}

/** The zones of control of a side, as a layer over the map. */
export function zonesLayer({ pack, side, tone, words, clauses, reaches }: Zones): GameLayer {
  return {
    id: `zones.${side}`,
    words,
    explains: { to: pack.enemyOf(side), clauses },
    over: (view, locale) => {
      const hexes = pack.hexIds.filter((hex) => reaches(view, hex));
      return {
        alt: `${words[locale]} ${hexes.join(' ')}`.trim(),
        tints: hexes.map((place) => ({ place, tone })),
      };
    },
  };
}
