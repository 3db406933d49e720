/**
 * What stands around the map: the title above, tracks, boxes with units and legend below. Sizes follow the
 * width of the scene.
 */
import type { GameMap, Ground, SceneKey, SceneTrack } from '../../../referee/index.js';
import { inTwo } from '../../text/columns.js';
import type { StackDrawing } from '../counters/stack.js';
import { type Brush, drawText, widthOf } from '../paint.js';
import { element, polygon } from '../xml.js';
import { type Block, holdingOf } from './holding.js';
import { keySample } from './legend.js';
import { tableOf } from './table.js';

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
