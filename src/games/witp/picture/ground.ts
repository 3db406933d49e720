/**
 * The printed map in one language: seas, shallows and land, ports and airfields, what bars fleets and joins
 * shallows.
 */
import type {
  Ground,
  PrintedSign,
  SceneIsle,
  SceneKey,
  SceneLabel,
  SceneLine,
  SceneMark,
  ScenePlace,
  Tone,
} from '../../../referee/index.js';
import { chained, type HexSheet, hexSheet, printed } from '../../shared/index.js';
import { hexIndex, type Nation, type Pack } from '../components/pack.js';
import type { PictureWords } from '../words/index.js';
import { hexTitle } from './counters.js';

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
    isles: islesOf(pack, sheet),
    lines: barsOf(pack, sheet, words),
    labels: labelsOf(pack, sheet, words),
    marks: pack.hexes.flatMap((_, hex) => marksOf(pack, hex, words)),
    legend: legendOf(words),
    furniture: {
      cartouche: { x: 3.1 * RADIUS, y: 1.5 * RADIUS, lines: [words.say('title'), words.say('dates')] },
    },
  };
}

function placeOf(pack: Pack, hex: number, sheet: HexSheet, words: PictureWords): ScenePlace {
  const { id, terrain, jungle } = pack.hexes[hex]!;
  const [x, y] = sheet.centre(hex);
  const tone: Tone = jungle && !isWater(pack, hex) ? 'jungle' : TONES[terrain];
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

/** Land in a hex of shallows, in radii: a coast or large island, a jungle island, a neck to the next one. */
const LAND = { island: 0.56, jungle: 0.5, land: 0.46, shallow: 0.28, atoll: 0.13 } as const;
/** Where the islets of an atoll lie, in radii. */
const ATOLL = [
  [-0.4, -0.12],
  [-0.12, -0.34],
  [0.26, -0.24],
  [0.4, 0.1],
  [0.06, 0.26],
] as const;

/**
 * Land in the shallows, as the data knows it: large where a hexside beside it carries land or is a coast,
 * else islets; nothing in shallows that are named after nothing.
 */
function islesOf(pack: Pack, sheet: HexSheet): SceneIsle[] {
  const joins = (['land', 'shallow'] as const).flatMap((kind) =>
    sidesOf(pack, kind).map((between) => ({ kind, between })),
  );
  const joined = new Set(joins.flatMap(({ between }) => between));
  const toneOf = (hex: number): Tone => (pack.hexes[hex]!.jungle ? 'jungle' : 'clear');
  const necks = joins.map(({ kind, between: [a, b] }): SceneIsle => {
    const tone = pack.hexes[a]!.jungle && pack.hexes[b]!.jungle ? 'jungle' : 'clear';
    return { from: sheet.centre(a), to: sheet.centre(b), radius: LAND[kind] * RADIUS, tone };
  });
  const lands = pack.hexes.flatMap(({ jungle, base }, hex): SceneIsle[] => {
    const { region } = pack.file.map.hexes[hex]!;
    if (!isWater(pack, hex) || (base === undefined && region === undefined)) return [];
    const [x, y] = sheet.centre(hex);
    const disc = (dx: number, dy: number, radius: number): SceneIsle => {
      const spot = [Math.round(x + dx * RADIUS), Math.round(y + dy * RADIUS)] as const;
      return { from: spot, to: spot, radius: radius * RADIUS, tone: toneOf(hex) };
    };
    if (jungle || joined.has(hex)) return [disc(0, 0, jungle ? LAND.jungle : LAND.island)];
    return ATOLL.map(([dx, dy]) => disc(dx, dy, LAND.atoll));
  });
  return [...necks, ...lands];
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

function sidesOf(pack: Pack, type: 'land' | 'shallow'): (readonly [number, number])[] {
  const sides = pack.file.map.hexsides.filter((side) => side.type === type);
  return sides.map(({ a, b }) => [hexIndex(pack, a), hexIndex(pack, b)] as const);
}

function labelsOf(pack: Pack, sheet: HexSheet, { locale }: PictureWords): SceneLabel[] {
  return pack.file.map.hexes.flatMap((hex, i): SceneLabel[] => {
    const name = hex[locale];
    if (name === undefined) return [];
    const [x, y] = sheet.centre(i);
    const at = { x, y: Math.round(y + NAME * RADIUS), text: printed(name, locale) };
    const open = hex.terrain === 'sea';
    return [{ ...at, ...(open ? { y } : {}), style: hex.base ? 'town' : open ? 'inlet' : 'place' }];
  });
}

/** A tone for what belongs to a nation. */
export function nationTone(nation: Nation): Tone {
  return `nation-${nation}`;
}

const SIGNS = { port: 'harbour', airfield: 'airfield' } as const;

/** Port or airfield in the colour of its nation, supply source, oil. */
function marksOf(pack: Pack, hex: number, { say }: PictureWords): SceneMark[] {
  const { id, base, colour, source, resource } = pack.hexes[hex]!;
  const sign = (style: PrintedSign, tone: Tone, title: string): SceneMark => ({
    place: id,
    style,
    tone,
    text: '',
    title,
  });
  return [
    ...(base === undefined || colour === undefined
      ? []
      : [
          sign(
            SIGNS[base],
            nationTone(colour),
            say('base.of', { base: say(`base.${base}`), nation: say(`nation.${colour}`) }),
          ),
        ]),
    ...(source === undefined ? [] : [sign('source', nationTone(source), say('source'))]),
    ...(resource ? [sign('oil', 'neutral', say('oil'))] : []),
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
      sign: 'harbour',
      text: say('base.of', { base: say('base.port'), nation: say(`nation.${nation}`) }),
    }),
  );
  return [
    ...terrain,
    { tone: 'jungle', text: say('jungle') },
    ...nations,
    { tone: nationTone('JP'), sign: 'airfield', text: say('base.airfield') },
    { tone: nationTone('JP'), sign: 'source', text: say('source') },
    { tone: 'neutral', sign: 'oil', text: say('oil') },
    { tone: 'border', sign: 'wall', text: say('noFleets') },
    { tone: 'first', sign: 'card', text: say('side.J') },
    { tone: 'rose', sign: 'card', text: say('card.land', { nation: say('nation.JP') }) },
    { tone: 'fifth', sign: 'card', text: say('side.A') },
    { tone: 'fourth', sign: 'card', text: say('card.land', { nation: say('nation.US') }) },
    { tone: 'ochre', sign: 'card', text: say('card.units', { nation: say('nation.UK') }) },
    { tone: 'violet', sign: 'card', text: say('card.units', { nation: say('nation.CN') }) },
    { tone: 'fifth', sign: 'figures', sample: '2', text: say('key') },
    { tone: 'neutral', sign: 'worn', text: say('damaged') },
    { tone: 'neutral', sign: 'done', text: say('acted') },
  ];
}
