/** What stands in the corners of a printed map: title in a frame, compass, scale. */
import type { Furniture, Ground } from '../../../referee/index.js';
import { type Brush, drawText, widthOf } from '../paint.js';
import { element, polygon, short } from '../xml.js';

/** All sizes follow the width of the sheet. */
export function furnitureOf(b: Brush, { furniture, width }: Ground): string {
  if (!furniture) return '';
  const em = width / 60;
  const { cartouche, compass, scale } = furniture;
  return element(
    'g',
    { class: 'furniture', 'stroke-linejoin': 'miter' },
    cartouche ? cartoucheOf(b, cartouche, em, width) : '',
    compass ? moved(compass, compassOf(b, em * 1.7)) : '',
    scale ? scaleOf(b, scale, em) : '',
  );
}

function moved({ x, y }: { readonly x: number; readonly y: number }, inside: string): string {
  return element('g', { transform: `translate(${short(x)} ${short(y)})` }, inside);
}

const [TITLE, DATES] = [1.9, 1.05] as const;
/** The serif is narrower than the face that widths are reckoned with. */
const NARROW = 0.96;

function cartoucheOf(
  b: Brush,
  { x, y, lines }: NonNullable<Furniture['cartouche']>,
  em: number,
  width: number,
): string {
  const [title = '', dates = ''] = lines;
  const wide = Math.max(widthOf(title, em * TITLE), widthOf(dates, em * DATES)) * NARROW + em * 2.4;
  const half = wide / 2 + em * 0.8;
  const high = em * 4.5;
  const frame = (inset: number, stroke: number, fill: boolean) =>
    element('rect', {
      x: -wide / 2 + inset,
      y: -high / 2 + inset,
      width: wide - 2 * inset,
      height: high - 2 * inset,
      ...b.paint(fill ? 'paper' : 'none', 'line'),
      'stroke-width': stroke,
    });
  return moved(
    { x: Math.max(half, Math.min(width - half, x)), y },
    frame(0, em * 0.1, true) +
      frame(em * 0.3, em * 0.05, false) +
      drawText(b, title, { x: 0, y: em * 0.1, size: em * TITLE, ink: 'ink', face: 'title' }) +
      drawText(b, dates, {
        x: 0,
        y: em * 1.5,
        size: em * DATES,
        ink: 'ink',
        face: isLatin(dates) ? 'italic' : 'title',
      }),
  );
}

/** Japanese has no slanted letters. */
function isLatin(text: string): boolean {
  return !/[\u3040-\u30ff\u4e00-\u9fff]/.test(text);
}

/** A rose of eight points, its north named. */
function compassOf(b: Brush, r: number): string {
  const circle = (share: number, width: number) =>
    element('circle', { r: r * share, ...b.paint('none', 'ink'), 'stroke-width': r * width });
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => {
    const angle = (eighth * Math.PI) / 4;
    const long = eighth % 2 === 0 ? 0.86 : 0.46;
    const at = (turn: number, far: number) =>
      [Math.sin(angle + turn) * r * far, -Math.cos(angle + turn) * r * far] as const;
    const half = (turn: number) => polygon([[0, 0], at(turn, 0.2), at(0, long)]);
    return (
      element('path', { d: half(-Math.PI / 4), ...b.paint('ink') }) +
      element('path', { d: half(Math.PI / 4), ...b.paint('paper', 'ink'), 'stroke-width': r * 0.03 })
    );
  });
  const north = { x: 0, y: -r * 1.14, size: r * 0.5, ink: 'ink', halo: 'paper', face: 'serif' } as const;
  return circle(0.92, 0.03) + circle(0.62, 0.02) + points.join('') + drawText(b, 'N', north);
}

function scaleOf(b: Brush, { x, y, length, text }: NonNullable<Furniture['scale']>, em: number): string {
  const tick = em * 0.4;
  const d = `M0 ${short(-tick)}V0H${short(length)}V${short(-tick)}M${short(length / 2)} 0V${short(-tick / 2)}`;
  const set = { y: -em * 0.6, size: em * 0.9, ink: 'ink', halo: 'paper', face: 'serif' } as const;
  return moved(
    { x, y },
    element('path', { d, ...b.paint('none', 'ink'), 'stroke-width': em * 0.1 }) +
      drawText(b, '0', { ...set, x: 0 }) +
      drawText(b, text, { ...set, x: length }),
  );
}
