/**
 * Draws a counter on a square of 100 by 100 around the origin: name and size mark above, the symbol in its
 * box, large figures below. Sides differ in lightness, corners and colour; the state of a unit is said by
 * shape and letter too.
 */
import type { SceneCounter, SceneSymbol } from '../../../referee/index.js';
import { ems } from '../../text/columns.js';
import { type Brush, drawText, sharedPiece, widthOf } from '../paint.js';
import type { Ink } from '../palette.js';
import { type Attributes, element } from '../xml.js';
import { type Card, cardOf } from './card.js';
import { star } from './flags.js';
import { symbolPaths } from './symbol.js';

/** Height of the part of a covered counter that stays visible. */
export const STRIP = 26;

/** A counter that nothing covers. */
export function counterFace(b: Brush, counter: SceneCounter): string {
  const card = cardOf(counter.tone);
  return finished(b, counter, card, bodyOf(b, counter, card) + faceOf(b, counter, card));
}

/**
 * A counter under others: name and figures share the strip that is seen; the symbol below it shows when the
 * stack is fanned out.
 */
export function coveredFace(b: Brush, counter: SceneCounter): string {
  const card = cardOf(counter.tone);
  const [from, to] = [leftOf(counter) - 2, counter.worn ? 20 : 43];
  const figures = Math.min(widthOf(counter.figures, 21), (to - from) / 2);
  const line = { y: -29, bold: true } as const;
  const name = drawText(b, counter.name, {
    ...line,
    x: from,
    size: 18,
    ink: card.text,
    anchor: 'start',
    within: to - from - figures - 4,
  });
  const values = drawText(b, counter.figures, {
    ...line,
    x: to,
    size: 21,
    ink: counter.worn && !isHidden(counter) ? wornInk(card) : card.text,
    anchor: 'end',
    within: figures,
  });
  const below = b.bare || isHidden(counter) ? '' : symbolIn(b, counter, card, 12);
  return finished(b, counter, card, bodyOf(b, counter, card) + name + values + below);
}

function isHidden({ symbol }: SceneCounter): boolean {
  return symbol === 'hidden';
}

/** Where the face begins: beside the stripe of a formation. */
function leftOf({ formation }: SceneCounter): number {
  return formation ? -31 : -43;
}

function faceOf(b: Brush, counter: SceneCounter, card: Card): string {
  if (isHidden(counter)) return backOf(b, counter, card);
  return (
    heading(b, counter, card) +
    symbolIn(b, counter, card, -4) +
    sharedPiece(b, PREFIX, valuesBelow(b, counter, card))
  );
}

/** Many counters have card, formation, symbol and figures in common: in a page each is drawn once. */
function bodyOf(b: Brush, counter: SceneCounter, card: Card): string {
  return sharedPiece(b, PREFIX, cardBody(b, counter, card));
}

/** What the names of shared pieces begin with: short, for they are said a thousand times. */
const PREFIX = 'm';

function cardBody(b: Brush, counter: SceneCounter, card: Card): string {
  const ground = counter.worn || counter.reversed ? card.worn : card.ground;
  const lying = counter.done || counter.stale;
  return (
    (lying
      ? ''
      : element('path', {
          d: card.shape,
          transform: 'translate(4.5 4.5)',
          ...b.paint('shadow'),
          'fill-opacity': 0.32,
        })) +
    element('path', {
      d: card.shape,
      ...b.paint(ground, card.edge),
      'stroke-width': 3,
      'stroke-dasharray': counter.stale ? '9 7' : undefined,
    }) +
    (counter.formation ? stripe(b, counter.formation, card) : '')
  );
}

/** The stripe of a formation, with its number at its foot. */
function stripe(b: Brush, { tone, text }: NonNullable<SceneCounter['formation']>, card: Card): string {
  return (
    element('path', { d: card.stripe, ...b.paint(tone, card.edge), 'stroke-width': 2 }) +
    drawText(b, text, { x: -42.5, y: 43, size: 14.5, ink: `on-${tone}`, bold: true, within: 13 })
  );
}

/**
 * What lies over the face: the corner of a worn one, the veil and the tick of one that has acted, a corner
 * turned up.
 */
function finished(b: Brush, counter: SceneCounter, card: Card, face: string): string {
  const veiled = counter.done || counter.stale;
  const over =
    (counter.reversed ? foldedCorner(b, card) : '') +
    (veiled ? element('path', { d: card.shape, ...b.paint('paper'), 'fill-opacity': 0.42 }) : '') +
    (counter.worn ? corner(b, counter.sign ?? '!') : '') +
    (counter.done ? element('g', { transform: 'translate(38 38)' }, doneSign(b)) : '');
  return face + sharedPiece(b, PREFIX, over);
}

/** Longer names than this, in ems, are broken in two where they can be. */
const LONG = 5.5;

/** Designation at the upper left, the size mark at the upper right. */
function heading(b: Brush, counter: SceneCounter, card: Card): string {
  const left = leftOf(counter);
  const mark = counter.worn ? '' : echelon(b, counter.size ?? '', card);
  const right = counter.worn ? 14 : counter.size === undefined ? 44 : 42 - echelonWidth(counter.size);
  const line = { x: left, ink: card.text, bold: true, anchor: 'start', within: right - left } as const;
  const [first, second] = ems(counter.name) > LONG ? halves(counter.name) : [counter.name];
  if (second === undefined) return mark + drawText(b, counter.name, { ...line, y: -31, size: 17 });
  return (
    mark +
    drawText(b, first, { ...line, y: -36, size: 13.5 }) +
    drawText(b, second, { ...line, y: -24.5, size: 13.5, within: 88 })
  );
}

/** Strokes for companies to regiments; what is no such number is written. */
function echelon(b: Brush, size: string, card: Card): string {
  if (!/^I+$/.test(size))
    return drawText(b, size, { x: 43, y: -32, size: 14, ink: card.text, bold: true, anchor: 'end' });
  const strokes = [...size].map((_, i) => `M${42 - i * 6}-43.5V-34`).join('');
  return sharedPiece(
    b,
    PREFIX,
    element('path', { d: strokes, ...b.paint('none', card.text), 'stroke-width': 3 }),
  );
}

function echelonWidth(size: string): number {
  return /^I+$/.test(size) ? size.length * 6 + 3 : widthOf(size, 14) + 3;
}

/** A name broken at the space or the dot nearest its middle; whole where it has none. */
function halves(name: string): readonly [string, string?] {
  const breaks = [...name.matchAll(/[ ・]/g)].map(({ index }) => index);
  const [best] = breaks.sort((a, z) => Math.abs(a - name.length / 2) - Math.abs(z - name.length / 2));
  return best === undefined ? [name] : [name.slice(0, best + 1).trimEnd(), name.slice(best + 1)];
}

/** The symbol around a height, in a box of its own ground; a picture of a thing needs no box. */
function symbolIn(b: Brush, counter: SceneCounter, card: Card, y: number): string {
  const { silhouette = false } = symbolPaths(counter.symbol, b.look);
  const scale = silhouette ? 1.5 : counter.formation ? 1.25 : 1.33;
  const x = counter.formation ? 6.5 : 0;
  const box =
    silhouette || counter.worn || counter.reversed
      ? ''
      : element('path', { d: 'M-24-14H24V14H-24Z', ...b.paint(card.box) });
  const drawn = element(
    'g',
    { transform: `translate(${x} ${y}) scale(${scale})` },
    box,
    symbolShape(b, counter.symbol, card.text),
  );
  return sharedPiece(b, PREFIX, drawn);
}

/** The lines and solids of a symbol, 48 by 28 around the origin. */
export function symbolShape(b: Brush, symbol: SceneSymbol, ink: Ink): string {
  const { lines, solids } = symbolPaths(symbol, b.look);
  return (
    (lines ? element('path', { d: lines, ...b.paint('none', ink), 'stroke-width': 2 }) : '') +
    (solids ? element('path', { d: solids, ...b.paint(ink) }) : '')
  );
}

function wornInk(card: Card): Ink {
  return card.text === 'card-ink' ? 'alarm' : card.text;
}

/** The figures, the largest thing on a counter; those of a worn one red on a pale plate. */
function valuesBelow(b: Brush, counter: SceneCounter, card: Card): string {
  if (counter.figures === '') return '';
  const shift = (counter.formation ? 6.5 : 0) - (counter.reversed ? 9 : 0) - (counter.done ? 6 : 0);
  const within = counter.formation || counter.reversed || counter.done ? 70 : 86;
  const size = 31;
  const half = Math.min(widthOf(counter.figures, size), within) / 2 + 5;
  const plate = { x: shift - half, y: 18, width: half * 2, height: 29, rx: 5 };
  const text = { x: shift, y: 43, size, bold: true, within } as const;
  if (!counter.worn) return drawText(b, counter.figures, { ...text, ink: card.text });
  return (
    element('rect', { ...plate, ...b.paint('plate') }) +
    drawText(b, counter.figures, { ...text, ink: 'alarm' })
  );
}

/**
 * Face down: the back of its side with a disc or a star; several that nobody may tell apart with their
 * number.
 */
function backOf(b: Brush, counter: SceneCounter, card: Card): string {
  const ink: Ink = `on-${card.back}`;
  const many = counter.count !== undefined && counter.count > 1;
  const field = element('rect', { x: -41, y: -41, width: 82, height: 82, rx: 6, ...b.paint(card.back) });
  const r = many ? 12 : 21;
  const at: Attributes = { transform: `translate(0 ${many ? -24 : -8})` };
  const emblem =
    card.back === 'first'
      ? element('circle', { r, ...at, ...b.paint(ink) })
      : element('path', { d: star(r * 1.15), ...at, ...b.paint(ink) });
  const inside = many
    ? drawText(b, String(counter.count), { x: 0, y: 21, size: 34, ink, bold: true, within: 70 })
    : card.back === 'first'
      ? drawText(b, '?', { x: 0, y: 3, size: 31, ink: card.back, bold: true })
      : '';
  return (
    field +
    emblem +
    inside +
    drawText(b, counter.name, { x: 0, y: 36, size: 14.5, ink, bold: true, within: 76 })
  );
}

/** The lower right corner turned up: a counter that lies on its face. */
function foldedCorner(b: Brush, card: Card): string {
  return (
    element('path', { d: 'M53 26V53H26Z', ...b.paint('casing') }) +
    element('path', {
      d: 'M50 26L26 50V30A4 4 0 0 1 30 26Z',
      ...b.paint(card.box, 'edge'),
      'stroke-width': 2,
    })
  );
}

/** The red corner of a worn counter, with the letter of its state. */
function corner(b: Brush, sign: string): string {
  return (
    element('path', {
      d: 'M10-50H45A5 5 0 0 1 50-45V-10Z',
      ...b.paint('alarm', 'plate'),
      'stroke-width': 2,
    }) + drawText(b, sign, { x: 36, y: -29, size: 19, ink: 'plate', bold: true, within: 22 })
  );
}

/** The corner as a sign by itself, 24 high around the origin. */
export function wornSign(b: Brush, sign = '!'): string {
  return (
    element('path', { d: 'M-13-12H9A3 3 0 0 1 12-9V13Z', ...b.paint('alarm', 'plate'), 'stroke-width': 1 }) +
    drawText(b, sign, { x: 4, y: 2, size: 14, ink: 'plate', bold: true })
  );
}

/** A tick on a disc, 20 high around the origin. */
export function doneSign(b: Brush): string {
  return (
    element('circle', { r: 9.5, ...b.paint('edge', 'on-edge'), 'stroke-width': 1.5 }) +
    element('path', { d: 'M-4.5 0L-1 4L5-4', ...b.paint('none', 'on-edge'), 'stroke-width': 2.6 })
  );
}
