/**
 * The printed map in one language: the city, its rivers and walls on the sides of hexes, the bridges, the
 * names.
 */
import type {
  Ground,
  LineStyle,
  SceneKey,
  SceneLabel,
  SceneLine,
  SceneMark,
  ScenePlace,
  SceneSide,
  Tone,
} from '../../../referee/index.js';
import { chained, type HexSheet, hexSheet, printed } from '../../shared/index.js';
import { hexIndex, type Pack } from '../components/pack.js';
import type { ComponentFile, Terrain } from '../components/schema.js';
import type { PictureWords } from '../words/index.js';
import { formationTone, hexTitle, SUDDEN_DEATH } from './counters.js';

/** Centre to corner, and the room around the map. */
const RADIUS = 44;
const MARGIN = 24;

const TONES: Readonly<Record<Terrain, Tone>> = {
  clear: 'clear',
  urban: 'urban',
  heavy: 'heavy',
  airfield: 'airfield',
  sea: 'water',
};

/** How far below its middle the name of a hex stands, in radii. */
const NAME = 0.74;

export function groundOf(pack: Pack, words: PictureWords): Ground {
  const sheet = hexSheet(pack.grid, pack.hexes.length, RADIUS, MARGIN);
  return {
    width: sheet.width,
    height: sheet.height,
    places: pack.hexes.map((_, hex) => placeOf(pack, hex, sheet, words)),
    lines: [...sidesOf(pack, sheet, words), ...zoneBorder(pack, sheet, words)],
    sides: bridgesOf(pack, words),
    marks: runwaysOf(pack, words),
    labels: labelsOf(pack, sheet, words),
    legend: legendOf(pack, words),
    furniture: {
      cartouche: {
        x: 6 * RADIUS,
        y: sheet.height - 3 * RADIUS,
        lines: [words.say('title'), words.say('dates')],
      },
      compass: { x: 3 * RADIUS, y: sheet.height - 9 * RADIUS },
      scale: {
        x: 2 * RADIUS,
        y: sheet.height - 12.5 * RADIUS,
        length: (2 * Math.sqrt(3) * RADIUS) / pack.file.scale.hexKm,
        text: words.say('km', { n: 2 }),
      },
    },
  };
}

function placeOf(pack: Pack, hex: number, sheet: HexSheet, words: PictureWords): ScenePlace {
  const { id, terrain, high } = pack.hexes[hex]!;
  const [x, y] = sheet.centre(hex);
  const tone = terrain === 'clear' && high ? 'plateau' : TONES[terrain];
  return { id, shape: 'flat', x, y, radius: RADIUS, tone, label: id, title: hexTitle(pack, hex, words) };
}

type Hexside = ComponentFile['map']['hexsides'][number];

const STYLES: Readonly<Record<Hexside['type'], { readonly style: LineStyle; readonly tone: Tone }>> = {
  contour: { style: 'contour', tone: 'road' },
  'minor-river': { style: 'stream', tone: 'water' },
  'major-river': { style: 'river', tone: 'water' },
  wall: { style: 'rampart', tone: 'border' },
};
const KINDS = ['contour', 'minor-river', 'major-river', 'wall'] as const;

/** Where the area of sudden death meets other land: along the Pasig and the San Juan (MN-4.3.b). */
function zoneBorder({ grid, hexes, victoryZone }: Pack, sheet: HexSheet, { say }: PictureWords): SceneLine[] {
  const zone = new Set(victoryZone);
  const segments = victoryZone.flatMap((hex) =>
    hexes[hex]!.near.filter((other) => !zone.has(other) && hexes[other]!.land).map((other) =>
      sheet.segment(hex, grid.direction(hex, other)),
    ),
  );
  return chained(segments).map((points) => ({
    points,
    style: 'limit',
    tone: SUDDEN_DEATH,
    title: say('zoneBorder'),
  }));
}

/** A runway in every hex of an airfield. */
function runwaysOf(pack: Pack, words: PictureWords): SceneMark[] {
  return pack.hexes.flatMap(({ id, terrain }, hex) =>
    terrain === 'airfield'
      ? [{ place: id, style: 'runway', tone: 'neutral', text: '', title: hexTitle(pack, hex, words) }]
      : [],
  );
}

/** Contours, creeks, rivers, the wall: the lowest first, those of a name joined. */
function sidesOf(pack: Pack, sheet: HexSheet, words: PictureWords): SceneLine[] {
  return KINDS.flatMap((kind) => {
    const sides = pack.file.map.hexsides.filter(({ type }) => type === kind);
    const names = [...new Set(sides.map(({ name }) => name?.en))];
    return names.flatMap((name) =>
      linesOf(
        pack,
        sheet,
        sides.filter((side) => side.name?.en === name),
        words,
      ),
    );
  });
}

function linesOf(pack: Pack, sheet: HexSheet, sides: readonly Hexside[], words: PictureWords): SceneLine[] {
  const [first] = sides;
  if (first === undefined) return [];
  const segments = sides.map(({ a, b }) => {
    const [from, to] = [hexIndex(pack, a), hexIndex(pack, b)];
    return sheet.segment(from, pack.grid.direction(from, to));
  });
  return chained(segments).map((points) => ({
    points,
    ...STYLES[first.type],
    title: sideTitle(first, words),
  }));
}

function sideTitle({ type, name }: Hexside, { locale, say }: PictureWords): string {
  if (type === 'contour' || type === 'wall') return say(type);
  const kind = say(`river.${type}`);
  return name === undefined ? kind : say('river', { name: name[locale], kind });
}

function bridgesOf({ file }: Pack, { locale, say }: PictureWords): SceneSide[] {
  return file.map.bridges.map(({ a, b, name }) => ({
    between: [a, b],
    style: 'bridge',
    title: say('bridge', { name: printed(name[locale], locale), a, b }),
  }));
}

function labelsOf(pack: Pack, sheet: HexSheet, { locale, say }: PictureWords): SceneLabel[] {
  const names = pack.file.map.hexes.flatMap(({ name, terrain }, hex): SceneLabel[] => {
    if (name === undefined) return [];
    const [x, y] = sheet.centre(hex);
    const style = terrain === 'urban' ? 'town' : 'place';
    return [{ x, y: Math.round(y + NAME * RADIUS), text: printed(name[locale], locale), style }];
  });
  const sea = pack.hexes.flatMap(({ land }, hex) => (land ? [] : [sheet.centre(hex)]));
  const middle = (which: 0 | 1) => Math.round(sea.reduce((sum, spot) => sum + spot[which], 0) / sea.length);
  return [...names, { x: middle(0), y: middle(1), text: say('bay'), style: 'sea' }];
}

function legendOf(pack: Pack, { locale, say }: PictureWords): SceneKey[] {
  const terrain = pack.file.tables.terrain.map(({ id, name }) => ({ tone: TONES[id], text: name[locale] }));
  return [
    ...terrain,
    { tone: 'plateau', text: say('highGround') },
    { tone: SUDDEN_DEATH, sign: 'dotted', text: say('zoneBorder') },
    { tone: 'fourth', sign: 'card', text: say('side.US') },
    { tone: 'first', sign: 'card', text: say('side.JP') },
    { tone: 'fourth', sign: 'figures', sample: '8-1', text: say('key') },
    { tone: formationTone('JP-F'), sign: 'band', sample: say('fixedMark'), text: say('fixed') },
    { tone: 'first', sign: 'reversed', text: say('faceDown') },
    { tone: 'neutral', sign: 'done', text: say('acted') },
  ];
}
