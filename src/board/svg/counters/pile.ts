/**
 * Draws the summary of a stack that is too high to show its counters: a card with a row for each kind of
 * unit.
 */
import type { ScenePile } from '../../../referee/index.js';
import { type Brush, drawText, drawTitle, widthOf } from '../paint.js';
import type { Ink } from '../palette.js';
import { element, short } from '../xml.js';
import { cardOf } from './card.js';
import { doneSign, symbolShape } from './counter.js';

/** In sides of a counter: height of a row, height of its text, margin above the first and below the last. */
const ROW = 0.37;
const TEXT = 0.31;
const MARGIN = 0.11;
/** Where the columns stand: middle of the picture, end of the number, beginning of the strength. */
const PICTURE = 0.4;
const NUMBER = 1.12;
const STRENGTH = 1.22;

export interface PileSize {
  readonly width: number;
  readonly height: number;
}

/** Room that a summary takes beside counters of side `side`. */
export function pileSize(pile: ScenePile, side: number): PileSize {
  const texts = Math.max(...pile.rows.map((row) => widthOf(row.text, TEXT)));
  const reversed = pile.rows.some((row) => row.reversed > 0);
  return {
    width: side * (STRENGTH + texts + 0.14 + (reversed ? 0.58 : 0)),
    // No lower than the counters below it.
    height: side * Math.max(1.02, 2 * MARGIN + ROW * pile.rows.length),
  };
}

/** The summary with its middle at x, y; ringed when one of its units may be chosen. */
export function pileOf(
  b: Brush,
  pile: ScenePile,
  side: number,
  { x, y }: { readonly x: number; readonly y: number },
  choice: boolean,
): string {
  const { width, height } = pileSize(pile, side);
  const card = cardOf(pile.tone);
  const edge = (shift: number, ground: Ink) =>
    element('rect', {
      x: shift * side,
      y: shift * side,
      width,
      height,
      rx: side * (pile.tone === 'first' ? 0.03 : 0.14),
      ...b.paint(ground, 'edge'),
      'stroke-width': side * 0.025,
    });
  const frame = card.frame
    ? element('rect', {
        ...inset(width, height, side * 0.045),
        ...b.paint('none', card.frame),
        'stroke-width': side * 0.05,
      })
    : '';
  return element(
    'g',
    { class: 'pile', transform: `translate(${short(x - width / 2)} ${short(y - height / 2)})` },
    drawTitle(b, pile.title),
    edge(0.1, card.worn),
    edge(0.05, card.worn),
    edge(0, card.ground),
    frame,
    ...pile.rows.map((row, i) =>
      rowOf(b, row, card.text, side, height / 2 + side * ROW * (i + 0.5 - pile.rows.length / 2), width),
    ),
    choice
      ? element('rect', {
          ...inset(width, height, side * -0.05),
          rx: side * 0.1,
          ...b.paint('none', 'choice', 'choice-ring'),
          'stroke-width': side * 0.08,
        })
      : '',
  );
}

function inset(width: number, height: number, by: number) {
  return { x: by, y: by, width: width - 2 * by, height: height - 2 * by };
}

function rowOf(
  b: Brush,
  row: ScenePile['rows'][number],
  ink: Ink,
  side: number,
  y: number,
  width: number,
): string {
  const text = { y: y + side * TEXT * 0.36, size: side * TEXT, ink, bold: true } as const;
  const picture = row.symbol === 'hidden' ? '' : symbolShape(b, row.symbol, ink);
  const reversed =
    row.reversed === 0
      ? ''
      : element(
          'g',
          {
            transform: `translate(${short(width - side * 0.47)} ${short(y)}) scale(${short(side * 0.0115)})`,
          },
          doneSign(b),
        ) +
        drawText(b, String(row.reversed), {
          ...text,
          x: width - side * 0.12,
          anchor: 'end',
          size: side * TEXT * 0.85,
          within: side * 0.2,
        });
  return (
    element(
      'g',
      { transform: `translate(${short(side * PICTURE)} ${short(y)}) scale(${short(side * 0.0112)})` },
      picture,
    ) +
    drawText(b, String(row.count), { ...text, x: side * NUMBER, anchor: 'end' }) +
    drawText(b, row.text, { ...text, x: side * STRENGTH, anchor: 'start', bold: false }) +
    reversed
  );
}
