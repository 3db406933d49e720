/** Draws flags and pennants: of sides, and of who holds what is fought for. */
import type { HoldSign, SceneMark, Tone } from '../../../referee/index.js';
import type { Brush } from '../paint.js';
import { element, polygon, short } from '../xml.js';

/** A small flag on a staff. */
export function pennantOf(b: Brush, tone: Tone, r: number): string {
  const cloth = polygon([
    [-r * 0.1, -r * 0.2],
    [r * 0.16, -r * 0.11],
    [-r * 0.1, -r * 0.02],
  ]);
  const pole = `M${-r * 0.1} ${-r * 0.2}V${r * 0.2}`;
  return (
    element('path', { d: pole, ...b.paint('none', 'ink'), 'stroke-width': r * 0.04 }) +
    element('path', { d: cloth, ...b.paint(tone, 'edge'), 'stroke-width': r * 0.02 })
  );
}

/** The flag of a side, `w` wide: a disc on white card for the first, a star on dark card for the second. */
export function ensignOf(b: Brush, tone: Tone, w: number): string {
  const [left, top, height] = [-w / 2, -w / 3, (w * 2) / 3];
  const emblem =
    tone === 'first'
      ? element('circle', { r: height * 0.3, ...b.paint('first') })
      : element('path', { d: star(height * 0.4), ...b.paint(`on-${tone}`) });
  return (
    element('rect', {
      x: left,
      y: top,
      width: w,
      height,
      ...b.paint(tone === 'first' ? 'card' : tone, 'edge'),
      'stroke-width': w * 0.045,
    }) + emblem
  );
}

/** What a side's flag carries, without the cloth: on a base, whose ring has the side's colour. */
export function emblemOf(b: Brush, tone: Tone, r: number): string {
  return tone === 'first'
    ? element('circle', { r: r * 0.8, ...b.paint('first') })
    : element('path', { d: star(r), ...b.paint(tone) });
}

/** Path data of a five-pointed star around the origin. */
export function star(r: number): string {
  return polygon(
    Array.from({ length: 10 }, (_, i) => {
      const [angle, arm] = [((i * 36 - 90) * Math.PI) / 180, i % 2 === 0 ? r : r * 0.4];
      return [Math.cos(angle) * arm, Math.sin(angle) * arm] as const;
    }),
  );
}

/** Whether a mark says who holds what is fought for. */
export function isHoldSign(style: SceneMark['style']): style is HoldSign {
  return style === 'pennant' || style === 'ghost' || style === 'captured';
}

/** A pennant on its staff, a pale one with a broken edge, or the flag of who has taken the place. */
export function holdSignOf(b: Brush, style: HoldSign, tone: Tone, r: number): string {
  const staff = element('path', {
    d: `M0 ${short(r * 0.34)}V${short(-r * 0.26)}`,
    ...b.paint('none', 'ink'),
    'stroke-width': r * 0.05,
  });
  if (style === 'captured')
    return (
      staff +
      element(
        'g',
        { transform: `translate(${short(r * 0.2)} ${short(-r * 0.12)})` },
        ensignOf(b, tone, r * 0.42),
      )
    );
  const cloth = polygon([
    [0, -r * 0.26],
    [r * 0.36, -r * 0.13],
    [0, 0],
  ]);
  const pale = style === 'ghost';
  return (
    staff +
    element('path', {
      d: cloth,
      ...b.paint(pale ? 'paper' : tone, pale ? tone : 'edge'),
      'stroke-width': r * 0.03,
      'stroke-dasharray': pale ? `${short(r * 0.06)} ${short(r * 0.05)}` : undefined,
    })
  );
}
