/**
 * Draws a counter on a square of 100 by 100 around the origin: name, size mark and symbol, figures.
 * The first side has square corners and a coloured frame on light card, the second round corners on dark card, others cut corners.
 */
import type { SceneCounter, Tone } from '../referee/index.js';
import { type Brush, textOf, widthOf } from './paint.js';
import type { Ink } from './palette.js';
import { symbolPaths } from './symbol.js';
import { element } from './xml.js';

/** Height of the part of a covered counter that stays visible. */
export const STRIP = 26;

interface Card {
  readonly shape: string;
  readonly ground: Ink;
  readonly worn: Ink;
  readonly text: Ink;
  readonly wornText: Ink;
  /** A coloured frame inside the edge. */
  readonly frame?: Ink;
  readonly band: string;
}

const SQUARE = 'M-48-50H48A2 2 0 0 1 50-48V48A2 2 0 0 1 48 50H-48A2 2 0 0 1-50 48V-48A2 2 0 0 1-48-50Z';
const ROUND = 'M-34-50H34A16 16 0 0 1 50-34V34A16 16 0 0 1 34 50H-34A16 16 0 0 1-50 34V-34A16 16 0 0 1-34-50Z';
const CUT = 'M-38-50H38L50-38V38L38 50H-38L-50 38V-38Z';

function cardOf(tone: Tone): Card {
  if (tone === 'first') {
    const frame = 'first';
    return {
      shape: SQUARE,
      ground: 'card',
      worn: 'card-worn',
      text: 'card-ink',
      wornText: 'card-ink',
      frame,
      band: 'M-44-44H44V-24H-44Z',
    };
  }
  if (tone === 'second') {
    const band = 'M-34-50H34A16 16 0 0 1 50-34V-24H-50V-34A16 16 0 0 1-34-50Z';
    return { shape: ROUND, ground: 'second', worn: 'second-worn', text: 'on-second', wornText: 'on-second-worn', band };
  }
  return {
    shape: CUT,
    ground: tone,
    worn: 'neutral-worn',
    text: `on-${tone}`,
    wornText: 'on-neutral-worn',
    band: 'M-38-50H38L50-38V-24H-50V-38Z',
  };
}

/** A counter that nothing covers. */
export function counterFace(b: Brush, counter: SceneCounter): string {
  const ink = textInk(counter);
  return cardBody(b, counter) + nameOnTop(b, counter) + middle(b, counter, ink) + figuresBelow(b, counter, ink);
}

/** A counter under others: name and figures share the strip that is seen. */
export function coveredFace(b: Brush, counter: SceneCounter): string {
  const from = counter.worn ? -24 : -41;
  const to = counter.done ? 24 : 41;
  const figures = Math.min(widthOf(counter.figures, 20), (to - from) / 2);
  return (
    cardBody(b, counter) +
    textOf(b, counter.name, {
      x: from,
      y: -28,
      size: 20,
      ink: nameInk(counter),
      bold: true,
      anchor: 'start',
      within: to - from - figures - 4,
    }) +
    textOf(b, counter.figures, { x: to, y: -28, size: 20, ink: nameInk(counter), bold: true, anchor: 'end', within: figures }) +
    signs(b, counter, -33, 35, -35)
  );
}

function textInk(counter: SceneCounter): Ink {
  const card = cardOf(counter.tone);
  return counter.worn ? card.wornText : card.text;
}

function nameInk(counter: SceneCounter): Ink {
  return counter.band ? 'on-edge' : textInk(counter);
}

function cardBody(b: Brush, counter: SceneCounter): string {
  const card = cardOf(counter.tone);
  return (
    element('path', { d: card.shape, transform: 'translate(3 4)', ...b.paint('edge'), 'fill-opacity': 0.25 }) +
    element('path', { d: card.shape, ...b.paint(counter.worn ? card.worn : card.ground, 'edge'), 'stroke-width': 2 }) +
    (counter.worn ? hatching(b, textInk(counter)) : '') +
    (card.frame ? element('path', { d: 'M-46-46H46V46H-46Z', ...b.paint('none', card.frame), 'stroke-width': 5 }) : '') +
    (counter.band ? element('path', { d: card.band, ...b.paint('edge') }) : '')
  );
}

/** Diagonals across the card, faint enough to read through: a worn counter is known without its colour. */
const HATCHING = [-72, -48, -24, 0, 24, 48, 72].map(
  (d) => `M${Math.max(-46, d - 46)} ${Math.min(46, d + 46)}L${Math.min(46, d + 46)} ${Math.max(-46, d - 46)}`,
);

function hatching(b: Brush, ink: Ink): string {
  return element('path', { d: HATCHING.join(''), ...b.paint('none', ink), 'stroke-width': 4, 'stroke-opacity': 0.16 });
}

function nameOnTop(b: Brush, counter: SceneCounter): string {
  return textOf(b, counter.name, { x: 0, y: -28, size: 21, ink: nameInk(counter), bold: true, within: 86 });
}

function middle(b: Brush, counter: SceneCounter, ink: Ink): string {
  if (counter.symbol === 'hidden') {
    return textOf(b, '?', { x: 0, y: 19, size: 52, ink, bold: true }) + signs(b, counter, -36, 36, 4);
  }
  const size = counter.size === undefined ? '' : textOf(b, counter.size, { x: 0, y: -12, size: 15, ink, bold: true });
  return size + symbolOf(b, counter.symbol, ink, counter.worn ?? false) + signs(b, counter, -36, 36, 4);
}

/** The symbol; that of a worn unit lies on its side. */
function symbolOf(b: Brush, symbol: Exclude<SceneCounter['symbol'], 'hidden'>, ink: Ink, worn: boolean): string {
  const { lines, solids } = symbolPaths(symbol);
  return element(
    'g',
    { transform: worn ? 'translate(0 5) rotate(90) scale(.58 .8)' : 'translate(0 5)' },
    element('path', { d: lines, ...b.paint('none', ink), 'stroke-width': 2.6 }),
    solids ? element('path', { d: solids, ...b.paint(ink) }) : '',
  );
}

/** An exclamation mark for a worn counter, a tick for one that has acted. */
function signs(b: Brush, counter: SceneCounter, left: number, right: number, y: number): string {
  const at = (x: number) => ({ transform: `translate(${x} ${y})` });
  const worn =
    element('path', { d: 'M0-12L12 0L0 12L-12 0Z', ...b.paint('alarm', 'on-alarm'), 'stroke-width': 1.5 }) +
    textOf(b, '!', { x: 0, y: 6, size: 17, ink: 'on-alarm', bold: true });
  const done =
    element('circle', { r: 9.5, ...b.paint('edge', 'on-edge'), 'stroke-width': 1.5 }) +
    element('path', { d: 'M-4.5 0L-1 4L5-4', ...b.paint('none', 'on-edge'), 'stroke-width': 2.6 });
  return (counter.worn ? element('g', at(left), worn) : '') + (counter.done ? element('g', at(right), done) : '');
}

function figuresBelow(b: Brush, counter: SceneCounter, ink: Ink): string {
  return textOf(b, counter.figures, { x: 0, y: 41, size: 26, ink, bold: true, within: 82 });
}
