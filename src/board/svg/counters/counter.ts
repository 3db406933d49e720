/**
 * Draws a counter on a square of 100 by 100 around the origin: name, size mark and symbol, figures.
 * The first side has square corners and a coloured frame on light card, the second round corners on dark card, the third cut
 * corners and a stripe on its left.
 */
import type { SceneCounter, SceneSymbol } from '../../../referee/index.js';
import { ems } from '../../text/columns.js';
import { type Brush, drawText, widthOf } from '../paint.js';
import type { Ink } from '../palette.js';
import { element } from '../xml.js';
import { type Card, cardOf } from './card.js';
import { symbolPaths } from './symbol.js';

/** Height of the part of a covered counter that stays visible. */
export const STRIP = 26;

/** A counter that nothing covers. */
export function counterFace(b: Brush, counter: SceneCounter): string {
  const ink = textInk(counter);
  return (
    cardBody(b, counter) + nameOnTop(b, counter) + middle(b, counter, ink) + figuresBelow(b, counter, ink)
  );
}

/** A counter under others: name and figures share the strip that is seen; the symbol below it shows when the stack is fanned out. */
export function coveredFace(b: Brush, counter: SceneCounter): string {
  const from = counter.worn ? -24 : -41;
  const to = counter.done ? 24 : 41;
  const figures = Math.min(widthOf(counter.figures, 20), (to - from) / 2);
  return (
    cardBody(b, counter) +
    drawText(b, counter.name, {
      x: from,
      y: -28,
      size: 20,
      ink: nameInk(counter),
      bold: true,
      anchor: 'start',
      within: to - from - figures - 4,
    }) +
    drawText(b, counter.figures, {
      x: to,
      y: -28,
      size: 20,
      ink: nameInk(counter),
      bold: true,
      anchor: 'end',
      within: figures,
    }) +
    signs(b, counter, -33, 35, -35) +
    (b.bare ? '' : underneath(b, counter))
  );
}

function underneath(b: Brush, counter: SceneCounter): string {
  const ink = textInk(counter);
  const inside =
    counter.symbol === 'hidden'
      ? drawText(b, '?', { x: 0, y: 13, size: 52, ink, bold: true })
      : symbolOf(b, counter.symbol, ink, counter.worn ?? false);
  return element('g', { transform: 'translate(0 8) scale(1.15)' }, inside);
}

function textInk(counter: SceneCounter): Ink {
  const card = cardOf(counter.tone);
  return isGrey(counter) ? card.wornText : card.text;
}

function isGrey(counter: SceneCounter): boolean {
  return (counter.worn ?? false) || (counter.reversed ?? false);
}

function nameInk(counter: SceneCounter): Ink {
  return counter.band ? 'on-edge' : textInk(counter);
}

function cardBody(b: Brush, counter: SceneCounter): string {
  const card = cardOf(counter.tone);
  return (
    element('path', {
      d: card.shape,
      transform: 'translate(3 4)',
      ...b.paint('edge'),
      'fill-opacity': 0.25,
    }) +
    element('path', {
      d: card.shape,
      ...b.paint(isGrey(counter) ? card.worn : card.ground, 'edge'),
      'stroke-width': 2,
    }) +
    (counter.worn ? hatching(b, textInk(counter)) : '') +
    trimOf(b, card) +
    (counter.band ? element('path', { d: card.band, ...b.paint('edge') }) : '') +
    (counter.reversed ? foldedCorner(b) : '')
  );
}

/** What tells a side's card besides its ground: a coloured frame, or a stripe. */
function trimOf(b: Brush, card: Card): string {
  if (card.frame)
    return element('path', { d: 'M-46-46H46V46H-46Z', ...b.paint('none', card.frame), 'stroke-width': 5 });
  return card.stripe ? element('path', { d: 'M-50-38L-44-44V44L-50 38Z', ...b.paint('edge') }) : '';
}

/** The lower right corner turned up: a counter that lies on its face. */
function foldedCorner(b: Brush): string {
  return (
    element('path', { d: 'M53 26V53H26Z', ...b.paint('casing') }) +
    element('path', { d: 'M50 26L26 50V30A4 4 0 0 1 30 26Z', ...b.paint('card', 'edge'), 'stroke-width': 2 })
  );
}

/** Diagonals across the card, faint enough to read through: a worn counter is known without its colour. */
const HATCHING = [-72, -48, -24, 0, 24, 48, 72].map(
  (d) => `M${Math.max(-46, d - 46)} ${Math.min(46, d + 46)}L${Math.min(46, d + 46)} ${Math.max(-46, d - 46)}`,
);

function hatching(b: Brush, ink: Ink): string {
  return element('path', {
    d: HATCHING.join(''),
    ...b.paint('none', ink),
    'stroke-width': 4,
    'stroke-opacity': 0.16,
  });
}

/** Longer names than this, in ems, are broken in two where they can be. */
const LONG = 5.5;

function nameOnTop(b: Brush, counter: SceneCounter): string {
  const line = { x: 0, ink: nameInk(counter), bold: true, within: 88 } as const;
  const [first, second] = ems(counter.name) > LONG ? halves(counter.name) : [counter.name];
  if (second === undefined) return drawText(b, counter.name, { ...line, y: -26, size: 20 });
  return (
    drawText(b, first, { ...line, y: -31, size: 14.5 }) + drawText(b, second, { ...line, y: -17, size: 14.5 })
  );
}

/** A name broken at the space or the dot nearest its middle; whole where it has none. */
function halves(name: string): readonly [string, string?] {
  const breaks = [...name.matchAll(/[ ・]/g)].map(({ index }) => index);
  const [best] = breaks.sort((a, z) => Math.abs(a - name.length / 2) - Math.abs(z - name.length / 2));
  return best === undefined ? [name] : [name.slice(0, best + 1).trimEnd(), name.slice(best + 1)];
}

function middle(b: Brush, counter: SceneCounter, ink: Ink): string {
  if (counter.symbol === 'hidden') {
    return drawText(b, '?', { x: 0, y: 19, size: 52, ink, bold: true }) + signs(b, counter, -36, 36, 4);
  }
  const size =
    counter.size === undefined ? '' : drawText(b, counter.size, { x: 0, y: -11, size: 14, ink, bold: true });
  return size + symbolOf(b, counter.symbol, ink, counter.worn ?? false) + signs(b, counter, -36, 36, 4);
}

/** The symbol; that of a worn unit lies on its side, unless it is a picture of a thing. */
function symbolOf(b: Brush, symbol: SceneSymbol, ink: Ink, worn: boolean): string {
  if (symbolPaths(symbol, b.look).silhouette)
    return element('g', { transform: 'translate(0 3) scale(1.1)' }, symbolShape(b, symbol, ink));
  return element(
    'g',
    { transform: worn ? 'translate(0 6) rotate(90) scale(.58 .8)' : 'translate(0 6)' },
    symbolShape(b, symbol, ink),
  );
}

/** The lines and solids of a symbol, 48 by 28 around the origin. */
export function symbolShape(b: Brush, symbol: SceneSymbol, ink: Ink): string {
  const { lines, solids } = symbolPaths(symbol, b.look);
  return (
    (lines ? element('path', { d: lines, ...b.paint('none', ink), 'stroke-width': 2.6 }) : '') +
    (solids ? element('path', { d: solids, ...b.paint(ink) }) : '')
  );
}

/** An exclamation mark for a worn counter, a tick for one that has acted. */
function signs(b: Brush, counter: SceneCounter, left: number, right: number, y: number): string {
  const at = (x: number) => ({ transform: `translate(${x} ${y})` });
  return (
    (counter.worn ? element('g', at(left), wornSign(b)) : '') +
    (counter.done ? element('g', at(right), doneSign(b)) : '')
  );
}

/** An exclamation mark on a lozenge, 24 high around the origin. */
export function wornSign(b: Brush): string {
  return (
    element('path', { d: 'M0-12L12 0L0 12L-12 0Z', ...b.paint('alarm', 'on-alarm'), 'stroke-width': 1.5 }) +
    drawText(b, '!', { x: 0, y: 6, size: 17, ink: 'on-alarm', bold: true })
  );
}

/** A tick on a disc, 20 high around the origin. */
export function doneSign(b: Brush): string {
  return (
    element('circle', { r: 9.5, ...b.paint('edge', 'on-edge'), 'stroke-width': 1.5 }) +
    element('path', { d: 'M-4.5 0L-1 4L5-4', ...b.paint('none', 'on-edge'), 'stroke-width': 2.6 })
  );
}

function figuresBelow(b: Brush, counter: SceneCounter, ink: Ink): string {
  const shift = counter.reversed ? -11 : 0;
  return drawText(b, counter.figures, {
    x: shift,
    y: 41,
    size: 26,
    ink,
    bold: true,
    within: counter.reversed ? 68 : 82,
  });
}
