/** The printed map as a drawing: what never changes in a match. */
import { makeGrid } from '../../../hex/index.js';
import type {
  Furniture,
  Ground,
  Locale,
  PrintedSign,
  SceneLabel,
  SceneLine,
  SceneMark,
  ScenePlace,
  SceneTable,
  Tone,
} from '../../../referee/index.js';
import { inEvery, printed, shortOf } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { hexIndex } from '../components/pack.js';
import type { PictureWords, pictureWords } from '../words/index.js';
import { hexName } from './describe.js';

/** Centre to corner, and the room around the map for what is printed outside it. */
const RADIUS = 60;
const MARGIN = 20;

/** A cell of the sheet: a land hex, lagoon or sea. */
interface Cell {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Index of a land hex, or -1. */
  readonly hex: number;
  readonly lagoon: boolean;
}

/**
 * Lays the sheet out: every cell between the outermost land hexes, the sides without land, the ferry, names.
 */
export function makeGrounds(pack: Pack, words: typeof pictureWords): Readonly<Record<Locale, Ground>> {
  const sheet = sheetOf(pack);
  const { cells } = sheet;
  const land = cells.filter(({ hex }) => hex >= 0);
  return inEvery((locale) => ({
    width: Math.ceil(Math.max(...land.map((c) => c.x)) + 1.9 * RADIUS),
    height: Math.ceil(Math.max(...land.map((c) => c.y)) + 1.7 * RADIUS),
    places: cells.map((cell) => placeOf(pack, cell, titleOf(pack, cell, words[locale]))),
    lines: linesOf(pack, sheet, words[locale]),
    labels: labelsOf(pack, sheet, words[locale]),
    marks: marksOf(pack, words[locale]),
    legend: legendOf(words[locale]),
    tables: [tableOf(pack, words[locale])],
    furniture: furnitureOf(sheet, words[locale], pack.file.map.hexKm),
    reef: true,
  }));
}

interface Sheet {
  readonly cells: readonly Cell[];
  /** A place given in millimetres of the printed sheet. */
  readonly spot: (x_mm: number, y_mm: number) => readonly [number, number];
  readonly corner: (hex: number, which: number) => readonly [number, number];
}

function sheetOf(pack: Pack): Sheet {
  const { hexes } = pack.file.map;
  // Sea goes round the land in the south and east; in the north and west it leads on beyond the sheet.
  const cols = range(hexes.map((h) => h.col));
  const rows = range(hexes.map((h) => h.row));
  cols.push(Math.max(...cols) + 1);
  rows.push(Math.max(...rows) + 1);
  const ids = cols.flatMap((col) => rows.map((row) => `${digits(col)}${digits(row)}`));
  const grid = makeGrid({
    ids,
    cols: cols.flatMap((col) => rows.map(() => col)),
    rows: cols.flatMap(() => rows),
    layout: 'flat-odd-down',
  });
  const centres = ids.map((_, i) => grid.centre(i));
  const left = Math.min(...centres.map((c) => c.x)) * RADIUS - RADIUS - MARGIN;
  const top = Math.min(...centres.map((c) => c.y)) * RADIUS - RADIUS - MARGIN;
  const placed = (x: number, y: number) =>
    [Math.round(x * RADIUS - left), Math.round(y * RADIUS - top)] as const;
  const lagoon = lagoonOf(pack, ids, (i) =>
    [...grid.neighbours.subarray(6 * i, 6 * i + 6)].filter((n) => n >= 0),
  );
  const cells = ids.map((id, i): Cell => {
    const [x, y] = placed(centres[i]!.x, centres[i]!.y);
    const hex = pack.grid.index(id);
    return { id, x, y, hex, lagoon: hex < 0 && lagoon.includes(i) };
  });
  const first = hexes[0]!;
  const origin = cells.find((c) => c.id === first.id)!;
  const scale = (RADIUS * Math.sqrt(3)) / pack.file.map.hexFlatToFlat_mm;
  return {
    cells,
    spot: (x, y) => [
      Math.round(origin.x + (x - first.x_mm) * scale),
      Math.round(origin.y + (y - first.y_mm) * scale),
    ],
    corner: (hex, which) => {
      const { x, y } = grid.corner(ids.indexOf(pack.hexes[hex]!.id), which);
      return placed(x, y);
    },
  };
}

function range(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

function digits(n: number): string {
  return String(n).padStart(2, '0');
}

/** The water that the quays of both arrows lie on. */
function lagoonOf(
  pack: Pack,
  ids: readonly string[],
  around: (cell: number) => readonly number[],
): readonly number[] {
  const isWater = (cell: number) => pack.grid.index(ids[cell]!) < 0;
  const shore = (hexes: readonly number[]) =>
    hexes.flatMap((hex) => around(ids.indexOf(pack.hexes[hex]!.id))).filter(isWater);
  const western = shore([pack.blue]);
  for (const start of shore(pack.green)) {
    const water = [start];
    for (const cell of water)
      for (const next of around(cell)) if (isWater(next) && !water.includes(next)) water.push(next);
    if (western.some((cell) => water.includes(cell))) return water;
  }
  return [];
}

/** Hexsides without land, and the ferry. */
function linesOf(pack: Pack, sheet: Sheet, { locale, say }: PictureWords): SceneLine[] {
  const cut = pack.file.map.blockedHexsides.map((side): SceneLine => {
    const [a, b] = [hexIndex(pack, side.between[0]), hexIndex(pack, side.between[1])];
    const direction = pack.grid.direction(a, b);
    const points = [sheet.corner(a, direction), sheet.corner(a, (direction + 1) % 6)];
    return {
      points,
      style: 'wall',
      tone: 'alarm',
      title: say('wall.between', {
        hexes: side.between.join('/'),
        wall: say('wall'),
        reason: side.reason[locale],
      }),
    };
  });
  const at = (hex: number) => {
    const cell = sheet.cells.find((c) => c.hex === hex)!;
    return [cell.x, cell.y] as const;
  };
  const ferries = pack.green.map((hex): SceneLine => {
    return { points: [at(pack.blue), at(hex)], style: 'ferry', tone: 'bank', title: say('ferry') };
  });
  return [...ferries, ...cut];
}

function labelsOf(pack: Pack, sheet: Sheet, words: PictureWords): SceneLabel[] {
  const { locale } = words;
  const names = pack.file.map.hexes.flatMap((hex, i): SceneLabel[] => {
    const cell = sheet.cells.find((c) => c.hex === i)!;
    return hex.name === undefined
      ? []
      : [
          {
            x: cell.x,
            y: Math.round(cell.y + 0.76 * RADIUS),
            text: printed(hex.name[locale], locale),
            ...shortOf(hex.name[locale], locale),
            style: 'town',
          },
        ];
  });
  const lagoon = sheet.cells.filter((c) => c.lagoon);
  const water = pack.file.map.names.filter((name) => name.area !== undefined);
  const areas = water.flatMap((name, i): SceneLabel[] => {
    // The first area is the lagoon itself, the others lie in the open sea in the corner where the sheet has
    // room.
    const middle = i === 0 ? middleOf(lagoon) : sheet.spot(91, 24);
    if (middle === undefined) return [];
    const [x, y] = middle;
    // A word a line: the open sea is narrow on this sheet.
    const lines = i === 0 ? [name[locale]] : name[locale].split(' ');
    const style = i === 0 ? 'area' : 'sea';
    return lines.map((text, line) => ({ x, y: Math.round(y + line * 0.6 * RADIUS), text, style }));
  });
  return [...names, ...areas];
}

/** The title in the lagoon, the compass over the open sea. */
function furnitureOf({ cells }: Sheet, { say }: PictureWords, hexKm: number | undefined): Furniture {
  const land = cells.filter(({ hex }) => hex >= 0);
  const [right, top] = [Math.max(...land.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  const left = Math.min(...cells.map(({ x }) => x));
  return {
    cartouche: { x: left + 2.4 * RADIUS, y: top + 0.4 * RADIUS, lines: [say('title'), say('dates')] },
    compass: { x: right + 0.9 * RADIUS, y: top + 0.4 * RADIUS },
    ...(hexKm === undefined
      ? {}
      : {
          scale: {
            x: left + 0.2 * RADIUS,
            y: Math.max(...land.map(({ y }) => y)) + 0.7 * RADIUS,
            length: (Math.sqrt(3) * RADIUS) / hexKm,
            text: say('km', { n: 1 }),
          },
        }),
  };
}

function middleOf(cells: readonly Cell[]): readonly [number, number] | undefined {
  if (cells.length === 0) return undefined;
  const mean = (values: readonly number[]) =>
    Math.round(values.reduce((sum, v) => sum + v, 0) / values.length);
  return [mean(cells.map((c) => c.x)), mean(cells.map((c) => c.y))];
}

/** The combat results table (SP-2.1.b). */
function tableOf(pack: Pack, { say }: PictureWords): SceneTable {
  const { columns, rows } = pack.file.tables.crt;
  const faces = Object.keys(rows).sort();
  return { title: say('crt'), rows: [['', ...columns], ...faces.map((face) => [face, ...rows[face]!])] };
}

function titleOf(pack: Pack, { hex, lagoon }: Cell, words: PictureWords): string {
  return hex < 0 ? words.say(lagoon ? 'lagoon' : 'water') : hexName(pack, hex, words);
}

/** Land hexes and the water around them; water has no number and is no hex of the game. */
function placeOf(pack: Pack, { x, y, id, hex, lagoon }: Cell, title: string): ScenePlace {
  const spot = { shape: 'flat', x, y, radius: RADIUS } as const;
  if (hex < 0) return { ...spot, id: `water-${id}`, tone: lagoon ? 'lagoon' : 'water', label: '', title };
  const { mission, torahatup } = pack.hexes[hex]!;
  return {
    ...spot,
    id,
    tone: torahatup ? 'hill' : 'forest',
    ...(mission ? { rim: 'fort' as const } : {}),
    label: id,
    title,
  };
}

/** Arrows, palms, the Mission. */
function marksOf(pack: Pack, { say }: PictureWords): SceneMark[] {
  return pack.hexes.flatMap(({ id, green, blue, mission, palm }): SceneMark[] => {
    const sign = (style: PrintedSign, tone: Tone, title: string): SceneMark => {
      return { place: id, style, tone, text: '', title };
    };
    return [
      ...(green ? [sign('arrow', 'third', say('green'))] : []),
      ...(blue ? [sign('arrow', 'choice', say('blue'))] : []),
      ...(palm ? [sign('palm', 'forest', say('palm'))] : []),
      ...(mission ? [sign('church', 'alarm', say('mission'))] : []),
    ];
  });
}

function legendOf({ say }: PictureWords): Ground['legend'] {
  return [
    { tone: 'forest', text: say('land') },
    { tone: 'water', text: [say('lagoon'), say('water')].join(say('comma')) },
    { tone: 'alarm', sign: 'wall', text: say('wall') },
    { tone: 'fort', rim: true, text: say('mission') },
    { tone: 'third', sign: 'arrow', text: say('green') },
    { tone: 'choice', sign: 'arrow', text: say('blue') },
    { tone: 'forest', sign: 'palm', text: say('palm') },
    { tone: 'third', sign: 'card', text: say('side.NZ') },
    { tone: 'first', sign: 'card', text: say('side.JP') },
    { tone: 'alarm', sign: 'worn', text: say('tired') },
    { tone: 'neutral', sign: 'done', text: say('acted') },
  ];
}
