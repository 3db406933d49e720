/**
 * What stands around the map: the title above, tracks, boxes with units and legend below. Sizes follow the
 * width of the scene.
 */
import type {
  GameMap,
  Ground,
  PrintedSign,
  SceneHolding,
  SceneKey,
  SceneTable,
  SceneTrack,
  Tone,
} from '../../../referee/index.js';
import { inTwo } from '../../text/columns.js';
import { cardOf } from '../counters/card.js';
import { doneSign, wornSign } from '../counters/counter.js';
import { pennantOf } from '../counters/flags.js';
import { anchor, discOf } from '../counters/mark.js';
import { isPrinted, printedSign } from '../counters/printed.js';
import { looseCounter, type StackDrawing } from '../counters/stack.js';
import { type Brush, drawText, widthOf } from '../paint.js';
import { outline } from '../place.js';
import { element, polygon, short } from '../xml.js';

/** Margin, in ems of the surround. */
const MARGIN = 1.4;

/** Size of the small texts around a map. */
export function emOf({ width }: Ground): number {
  return Math.max(10, width / 72);
}

/** The title, across the width. */
export function headOf(b: Brush, { ground, scene }: GameMap): Block {
  const em = emOf(ground);
  const footprint = ground.width - 2 * MARGIN * em;
  const text = drawText(b, scene.title, {
    x: MARGIN * em,
    y: em * 2.1,
    size: em * 1.8,
    ink: 'ink',
    face: 'serif',
    anchor: 'start',
    within: footprint,
  });
  const rule = element('path', {
    d: `M${MARGIN * em} ${em * 2.8}H${ground.width - MARGIN * em}`,
    ...b.paint('none', 'line'),
    'stroke-width': em * 0.08,
  });
  return { width: ground.width, height: em * 3.2, svg: scene.title === '' ? '' : text + rule };
}

/** Tracks, boxes with units, then the legend. */
export function footOf(drawing: StackDrawing, { ground, scene }: GameMap): Block {
  const { b } = drawing;
  const em = emOf(ground);
  const footprint = ground.width - 2 * MARGIN * em;
  const tracks = flow(
    scene.tracks.map((track) => trackOf(b, track, em, footprint)),
    footprint,
    em * 2,
  );
  const holdings = flow(
    (scene.holdings ?? []).map((holding) => holdingOf(drawing, holding, em, footprint)),
    footprint,
    em,
  );
  const tables = flow(
    (ground.tables ?? []).map((table) => tableOf(b, table, em)),
    footprint,
    em * 2,
  );
  const legend = flow(
    ground.legend.map((entry) => legendEntry(b, entry, em)),
    footprint,
    em * 1.6,
  );
  const parts = [tracks, holdings, tables, legend].filter((part) => part.height > 0);
  if (parts.length === 0) return { width: 0, height: em, svg: '' };
  return stacked(parts, em * 1.2, em);
}

/** Blocks below each other, inside the margin. */
function stacked(parts: readonly Block[], gap: number, em: number): Block {
  let y = em * 0.8;
  let svg = '';
  for (const part of parts) {
    svg += element('g', { transform: `translate(${Math.round(MARGIN * em)} ${Math.round(y)})` }, part.svg);
    y += part.height + gap;
  }
  return { width: 0, height: y, svg };
}

/** Blocks beside each other, in as many rows as they need. */
function flow(blocks: readonly Block[], footprint: number, gap: number): Block {
  let [x, y, row] = [0, 0, 0];
  let svg = '';
  for (const block of blocks) {
    if (x > 0 && x + block.width > footprint) [x, y, row] = [0, y + row + gap / 2, 0];
    svg += element(
      'g',
      { transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})` },
      block.svg,
    );
    x += block.width + gap;
    row = Math.max(row, block.height);
  }
  return { width: footprint, height: blocks.length === 0 ? 0 : y + row, svg };
}

/** Ems that a box is wide at most for its own sake; what stands at its foot goes on two lines rather. */
const BROAD = 5.6;

/** A track: its title above a row of boxes, the current one framed and pointed at. */
function trackOf(b: Brush, track: SceneTrack, em: number, footprint: number): Block {
  const feet = track.boxes.map((box) => footLines(box.below ?? ''));
  const widest = Math.max(
    2,
    ...track.boxes.map((box) => widthOf(box.text, 1.2)),
    ...feet.flat().map((line) => widthOf(line, FOOT)),
  );
  const side = (widest + 0.8) * em;
  const high = feet.some((lines) => lines.length > 1) ? 3.7 : 3;
  const boxes = flow(
    track.boxes.map((box, i) => ({
      width: side,
      height: em * high,
      svg: boxOf(b, box, feet[i] ?? [], em, side, em * high),
    })),
    footprint,
    em * 0.3,
  );
  const width = Math.min(footprint, track.boxes.length * (side + em * 0.3));
  const title = drawText(b, track.title, {
    x: 0,
    y: em * 0.9,
    size: em,
    ink: 'faint',
    bold: true,
    anchor: 'start',
  });
  return {
    width: Math.max(width, widthOf(track.title, em)),
    height: boxes.height + em * 1.9,
    svg:
      title + element('g', { transform: `translate(0 ${Math.round(em * 1.9)})`, class: 'track' }, boxes.svg),
  };
}

/** Size of what stands at the foot of a box, in ems. */
const FOOT = 0.8;

function footLines(text: string): string[] {
  if (text === '') return [];
  return widthOf(text, FOOT) <= BROAD ? [text] : inTwo(text);
}

function boxOf(
  b: Brush,
  box: SceneTrack['boxes'][number],
  foot: readonly string[],
  em: number,
  side: number,
  height: number,
): string {
  const ink = `on-${box.tone}` as const;
  const pointer = polygon([
    [side / 2 - em * 0.45, -em * 0.72],
    [side / 2 + em * 0.45, -em * 0.72],
    [side / 2, -em * 0.05],
  ]);
  const frame = { width: side, height, rx: em * 0.2, 'stroke-width': em * (box.current ? 0.28 : 0.08) };
  return (
    element('rect', {
      ...frame,
      ...b.paint(box.tone, box.current ? 'alarm' : 'line', box.current ? 'current' : undefined),
    }) +
    drawText(b, box.text, {
      x: side / 2,
      y: em * (foot.length > 0 ? 1.5 : 1.95),
      size: em * 1.2,
      ink,
      bold: true,
    }) +
    foot
      .map((line, i) =>
        drawText(b, line, {
          x: side / 2,
          y: em * (2.48 + i * 0.85),
          size: em * FOOT,
          ink,
          within: side - em * 0.3,
        }),
      )
      .join('') +
    (box.current ? element('path', { d: pointer, ...b.paint('alarm') }) : '')
  );
}

function legendEntry(b: Brush, entry: SceneKey, em: number): Block {
  return {
    width: em * 2.3 + widthOf(entry.text, em),
    height: em * 1.6,
    svg:
      element('g', { transform: `translate(${em * 0.85} ${em * 0.8})` }, keySample(b, entry, em)) +
      drawText(b, entry.text, { x: em * 2.1, y: em * 1.15, size: em, ink: 'ink', anchor: 'start' }),
  };
}

/** Height of a row, in ems. */
const ROW = 1.5;

function tableOf(b: Brush, { title, rows }: SceneTable, em: number): Block {
  const columns = Math.max(...rows.map((row) => row.length));
  const wide = (Math.max(...rows.flat().map((text) => widthOf(text, 1))) + 0.9) * em;
  const [width, height] = [wide * columns, rows.length * ROW * em];
  const head = drawText(b, title, { x: 0, y: em * 0.9, size: em, ink: 'faint', bold: true, anchor: 'start' });
  const frame = element('rect', { width, height, ...b.paint('town', 'line'), 'stroke-width': em * 0.08 });
  const cells = rows.flatMap((row, line) =>
    row.map((text, column) =>
      drawText(b, text, {
        x: (column + 0.5) * wide,
        y: (line + 0.72) * ROW * em,
        size: em,
        ink: 'on-town',
        bold: line === 0 || column === 0,
      }),
    ),
  );
  return {
    width: Math.max(width, widthOf(title, em)),
    height: height + em * 1.4,
    svg: head + element('g', { transform: `translate(0 ${em * 1.4})` }, frame, ...cells),
  };
}

/** A piece of drawing with its size. */
interface Block {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** Side of a counter in a box, in ems of the surround. */
const SIDE = 3;
const SMALL_SIDE = 2.2;
/** From a counter to the next, in sides. */
const STEP = 1.07;

/** A box with its title and its counters in rows, as narrow as they allow and at most `room` wide. */
function holdingOf(drawing: StackDrawing, holding: SceneHolding, em: number, footprint: number): Block {
  const { b } = drawing;
  const side = holding.small ? SMALL_SIDE : SIDE;
  const pitch = side * STEP;
  const most = Math.max(1, Math.floor((footprint / em - 1) / pitch));
  const rows = Math.ceil(holding.counters.length / most);
  const across = Math.ceil(holding.counters.length / Math.max(1, rows));
  const width = Math.min(footprint, em * Math.max(across * pitch + 0.9, widthOf(holding.title, 1) + 1.6));
  const height = em * (2.1 + rows * pitch + 0.3);
  const counters = holding.counters.map((counter, i) =>
    looseCounter(
      drawing,
      counter,
      [em * (0.6 + pitch * ((i % across) + 0.5)), em * (2 + pitch * (Math.floor(i / across) + 0.5))],
      em * side,
    ),
  );
  return {
    width,
    height,
    svg: element(
      'g',
      { class: 'holding', 'data-holding': holding.id },
      element('rect', {
        width,
        height,
        rx: em * 0.3,
        ...b.paint('none', holding.current ? 'alarm' : 'line', holding.current ? 'current' : undefined),
        'stroke-width': em * (holding.current ? 0.2 : 0.1),
      }),
      drawText(b, holding.title, {
        x: em * 0.8,
        y: em * 1.4,
        size: em,
        ink: 'ink',
        bold: true,
        anchor: 'start',
        within: width - 1.6 * em,
      }),
      ...counters,
    ),
  };
}

/** What an entry looks like on the map, about 1.7 em wide around the origin. */
function keySample(b: Brush, key: SceneKey, em: number): string {
  if (key.sign)
    return isPrinted(key.sign) ? printedSign(b, key.sign, key.tone, em * 3) : SIGNS[key.sign](b, key, em);
  return key.rim
    ? outline({ shape: 'flat' }, em * 0.72, {
        ...b.paint('none', key.hold === 'lost' ? 'faint' : key.tone),
        'stroke-width': em * 0.24,
        'stroke-dasharray':
          key.hold === undefined ? undefined : DASHES[key.hold].map((dash) => short(em * dash)).join(' '),
      })
    : outline({ shape: 'flat' }, em * 0.85, { ...b.paint(key.tone, 'line'), 'stroke-width': em * 0.08 });
}

const DASHES = { whole: [1, 0], watched: [0.45, 0.25], lost: [0.18, 0.14] } as const;

type Sample = (b: Brush, key: SceneKey, em: number) => string;

const SIGNS: { readonly [sign in Exclude<NonNullable<SceneKey['sign']>, PrintedSign>]: Sample } = {
  card: (b, { tone }, em) => {
    const { shape, ground, frame } = cardOf(tone);
    const face = element('path', {
      d: shape,
      ...b.paint(ground, frame ?? 'edge'),
      'stroke-width': frame ? 14 : 4,
    });
    return scaled(em * 0.016, face);
  },
  reversed: (b, _, em) =>
    scaled(
      em * 0.016,
      element('path', { d: 'M-50-50H50V20L20 50H-50Z', ...b.paint('card-worn', 'edge'), 'stroke-width': 5 }),
      element('path', { d: 'M50 20L20 50V20Z', ...b.paint('card', 'edge'), 'stroke-width': 5 }),
    ),
  band: (b, { tone, sample = '' }, em) =>
    scaled(
      em * 0.016,
      element('path', { d: 'M-50-50H50V50H-50Z', ...b.paint('card', 'edge'), 'stroke-width': 5 }),
      element('path', { d: 'M-50-50H-12V50H-50Z', ...b.paint(tone) }),
      drawText(b, sample, { x: -31, y: 40, size: 38, ink: `on-${tone}`, bold: true, within: 34 }),
    ),
  figures: (b, { tone, sample = '' }, em) =>
    element('rect', {
      x: -em * 0.85,
      y: -em * 0.5,
      width: em * 1.7,
      height: em,
      rx: em * 0.1,
      ...b.paint('card', tone),
      'stroke-width': em * 0.12,
    }) +
    drawText(b, sample, {
      x: 0,
      y: em * 0.22,
      size: em * 0.62,
      within: em * 1.45,
      ink: 'card-ink',
      bold: true,
    }),
  done: (b, _, em) => scaled(em * 0.07, doneSign(b)),
  worn: (b, _, em) => scaled(em * 0.06, wornSign(b)),
  anchor: (b, _, em) =>
    element('path', { d: anchor(em * 0.65), ...b.paint('none', 'ink'), 'stroke-width': em * 0.16 }),
  port: (b, { tone }, em) => point(b, 'round', tone, em),
  base: (b, { tone }, em) => point(b, 'square', tone, em),
  route: (b, { tone }, em) => stroke(b, tone, em),
  bead: (b, { tone }, em) =>
    stroke(b, tone, em) +
    element('circle', { r: em * 0.34, ...b.paint(tone, 'casing'), 'stroke-width': em * 0.1 }),
  dotted: (b, { tone }, em) => stroke(b, tone, em, `${short(em * 0.02)} ${short(em * 0.4)}`),
  road: (b, { tone }, em) =>
    stroke(b, tone, em) +
    element('path', {
      d: `M${-em * 0.8} 0H${em * 0.8}`,
      ...b.paint('none', 'way'),
      'stroke-width': em * 0.1,
    }),
  wall: (b, { tone }, em) =>
    element('path', {
      d: `M${-em * 0.7} 0H${em * 0.7}`,
      ...b.paint('none', tone),
      'stroke-width': em * 0.36,
      'stroke-linecap': 'round',
    }),
  flag: (b, { tone }, em) => pennantOf(b, tone, em * 2.8),
  disc: (b, { tone, sample = '' }, em) => discOf(b, tone, sample, em * 3.6),
};

function scaled(by: number, ...inside: readonly string[]): string {
  return element('g', { transform: `scale(${short(by)})` }, ...inside);
}

function point(b: Brush, shape: 'round' | 'square', tone: Tone, em: number): string {
  return outline({ shape }, em * 0.55, { ...b.paint('town', tone), 'stroke-width': em * 0.2 });
}

function stroke(b: Brush, tone: Tone, em: number, dashes?: string): string {
  return element('path', {
    d: `M${-em * 0.8} 0H${em * 0.8}`,
    ...b.paint('none', tone),
    'stroke-width': em * 0.22,
    'stroke-linecap': 'round',
    'stroke-dasharray': dashes,
  });
}
