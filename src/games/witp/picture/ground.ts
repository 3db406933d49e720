/**
 * The printed map in one language: seas, shallows and land, ports and airfields, what bars fleets and joins
 * shallows.
 */
import type {
  Ground,
  SceneKey,
  SceneLabel,
  SceneLine,
  SceneMark,
  ScenePlace,
  Tone,
} from '../../../referee/index.js';
import { chained, type HexSheet, hexSheet, printed, type Segment } from '../../shared/index.js';
import { hexIndex, type Nation, type Pack } from '../components/pack.js';
import { hexTitle } from './hexes.js';
import type { PictureWords } from './messages.js';

/** Centre to corner, and the room around the map. */
const RADIUS = 64;
const MARGIN = 26;
/** Side of a counter. */
const COUNTER = 40;

const TONES = { sea: 'deep', shallow: 'shallow', land: 'clear', mountain: 'mountain' } as const;
const WATERS = ['sea', 'shallow'];

/** How far below its middle the name of a hex stands, in radii. */
const NAME = 0.76;

export function groundOf(pack: Pack, words: PictureWords): Ground {
  const sheet = hexSheet(pack.grid, pack.hexes.length, RADIUS, MARGIN);
  return {
    width: sheet.width,
    height: sheet.height,
    places: pack.hexes.map((_, hex) => placeOf(pack, hex, sheet, words)),
    lines: [...joinsOf(pack, sheet, words), ...coastOf(pack, sheet, words), ...barsOf(pack, sheet, words)],
    labels: labelsOf(pack, sheet, words),
    marks: pack.hexes.flatMap((_, hex) => marksOf(pack, hex, words)),
    legend: legendOf(words),
  };
}

function placeOf(pack: Pack, hex: number, sheet: HexSheet, words: PictureWords): ScenePlace {
  const { id, terrain, jungle } = pack.hexes[hex]!;
  const [x, y] = sheet.centre(hex);
  const tone: Tone = jungle ? 'jungle' : TONES[terrain];
  const rest = { dx: 0, dy: 0, side: COUNTER };
  return {
    id,
    shape: 'flat',
    x,
    y,
    radius: RADIUS,
    tone,
    label: id,
    rest,
    title: hexTitle(pack, hex, words),
  };
}

function isWater(pack: Pack, hex: number): boolean {
  return WATERS.includes(pack.hexes[hex]?.terrain ?? '');
}

/** Where the mainland meets the sea. */
function coastOf(pack: Pack, sheet: HexSheet, { say }: PictureWords): SceneLine[] {
  const { grid, hexes } = pack;
  const segments = hexes.flatMap((_, hex): Segment[] => {
    if (isWater(pack, hex)) return [];
    const sea = [0, 1, 2, 3, 4, 5].filter(
      (d) => grid.neighbour(hex, d) >= 0 && isWater(pack, grid.neighbour(hex, d)),
    );
    return sea.map((direction) => sheet.segment(hex, direction));
  });
  return chained(segments).map((points) => ({ points, style: 'coast', tone: 'border', title: say('coast') }));
}

/** Land between waters, which no fleet crosses (WP-2.3.1.a, WP-8.5.i). */
function barsOf(pack: Pack, sheet: HexSheet, { say }: PictureWords): SceneLine[] {
  const sides = sidesOf(pack, 'land').filter(([a, b]) => isWater(pack, a) && isWater(pack, b));
  const segments = sides.map(([a, b]) => sheet.segment(a, pack.grid.direction(a, b)));
  return chained(segments).map((points) => ({
    points,
    style: 'wall',
    tone: 'border',
    title: say('noFleets'),
  }));
}

/** Shallows that count as joined by land (WP-2.3.2.e). */
function joinsOf(pack: Pack, sheet: HexSheet, { say }: PictureWords): SceneLine[] {
  return sidesOf(pack, 'shallow').map(([a, b]) => ({
    points: [sheet.centre(a), sheet.centre(b)],
    style: 'track',
    tone: 'road',
    title: say('joined'),
  }));
}

function sidesOf(pack: Pack, type: 'land' | 'shallow'): (readonly [number, number])[] {
  const sides = pack.file.map.hexsides.filter((side) => side.type === type);
  return sides.map(({ a, b }) => [hexIndex(pack, a), hexIndex(pack, b)] as const);
}

function labelsOf(pack: Pack, sheet: HexSheet, { locale }: PictureWords): SceneLabel[] {
  return pack.file.map.hexes.flatMap((hex, i): SceneLabel[] => {
    const name = hex[locale];
    if (name === undefined) return [];
    const [x, y] = sheet.centre(i);
    return [{ x, y: Math.round(y + NAME * RADIUS), text: printed(name, locale), style: 'place' }];
  });
}

/** A tone for what belongs to a nation. */
export function nationTone(nation: Nation): Tone {
  return `nation-${nation}`;
}

/** Port or airfield in the colour of its nation, supply source, oil. */
function marksOf(pack: Pack, hex: number, { say }: PictureWords): SceneMark[] {
  const { id, base, colour, source, resource } = pack.hexes[hex]!;
  const disc = (tone: Tone, text: string, title: string): SceneMark => ({
    place: id,
    style: 'disc',
    tone,
    text,
    title,
  });
  return [
    ...(base === undefined || colour === undefined
      ? []
      : [
          disc(
            nationTone(colour),
            say(`mark.${base}`),
            say('base.of', { base: say(`base.${base}`), nation: say(`nation.${colour}`) }),
          ),
        ]),
    ...(source === undefined ? [] : [disc(nationTone(source), say('mark.source'), say('source'))]),
    ...(resource ? [disc('neutral', say('mark.oil'), say('oil'))] : []),
  ];
}

function legendOf({ say }: PictureWords): SceneKey[] {
  const terrain = (['sea', 'shallow', 'land', 'mountain'] as const).map((id) => ({
    tone: TONES[id],
    text: say(`terrain.${id}`),
  }));
  const nations = (['JP', 'US', 'UK', 'CN'] as const).map(
    (nation): SceneKey => ({
      tone: nationTone(nation),
      sign: 'disc',
      sample: say('mark.port'),
      text: say('base.of', { base: say('base.port'), nation: say(`nation.${nation}`) }),
    }),
  );
  return [
    ...terrain,
    { tone: 'jungle', text: say('jungle') },
    ...nations,
    { tone: nationTone('JP'), sign: 'disc', sample: say('mark.airfield'), text: say('base.airfield') },
    { tone: nationTone('JP'), sign: 'disc', sample: say('mark.source'), text: say('source') },
    { tone: 'neutral', sign: 'disc', sample: say('mark.oil'), text: say('oil') },
    { tone: 'border', sign: 'wall', text: say('noFleets') },
    { tone: 'first', sign: 'card', text: say('side.J') },
    { tone: 'second', sign: 'card', text: say('side.A') },
    { tone: 'second', sign: 'figures', sample: '2', text: say('key') },
    { tone: 'neutral', sign: 'worn', text: say('damaged') },
    { tone: 'neutral', sign: 'done', text: say('acted') },
  ];
}
