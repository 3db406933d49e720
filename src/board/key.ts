/** The samples of the legend. */
import type { SceneKey } from '../referee/index.js';
import { cardOf } from './card.js';
import { doneSign, wornSign } from './counter.js';
import { anchor } from './mark.js';
import { type Brush, textOf } from './paint.js';
import { outline } from './place.js';
import { element, short } from './xml.js';

/** What an entry looks like on the map, about 1.7 em wide around the origin. */
export function keySample(b: Brush, { tone, rim, sign, sample = '' }: SceneKey, em: number): string {
  const scaled = (by: number, ...inside: readonly string[]) => element('g', { transform: `scale(${short(em * by)})` }, ...inside);
  const card = cardOf(tone);
  const line = (dashes?: string) =>
    element('path', {
      d: `M${-em * 0.8} 0H${em * 0.8}`,
      ...b.paint('none', tone),
      'stroke-width': em * 0.22,
      'stroke-linecap': 'round',
      'stroke-dasharray': dashes,
    });
  const point = (shape: 'round' | 'square') =>
    outline({ shape }, em * 0.55, { ...b.paint('town', tone), 'stroke-width': em * 0.2 });
  switch (sign) {
    case 'card':
      return scaled(
        0.016,
        element('path', { d: card.shape, ...b.paint(card.ground, card.frame ?? 'edge'), 'stroke-width': card.frame ? 14 : 4 }),
      );
    case 'reversed':
      return scaled(
        0.016,
        element('path', { d: 'M-50-50H50V20L20 50H-50Z', ...b.paint('card-worn', 'edge'), 'stroke-width': 5 }),
        element('path', { d: 'M50 20L20 50V20Z', ...b.paint('card', 'edge'), 'stroke-width': 5 }),
      );
    case 'band':
      return scaled(
        0.016,
        element('path', { d: 'M-50-50H50V-14H-50Z', ...b.paint('edge') }),
        element('path', { d: 'M-50-50H50V50H-50Z', ...b.paint('none', 'edge'), 'stroke-width': 5 }),
      );
    case 'done':
      return scaled(0.07, doneSign(b));
    case 'worn':
      return scaled(0.06, wornSign(b));
    case 'anchor':
      return element('path', { d: anchor(em * 0.65), ...b.paint('none', 'ink'), 'stroke-width': em * 0.16 });
    case 'figures':
      return (
        element('rect', {
          x: -em * 0.85,
          y: -em * 0.5,
          width: em * 1.7,
          height: em,
          rx: em * 0.1,
          ...b.paint('card', tone),
          'stroke-width': em * 0.12,
        }) + textOf(b, sample, { x: 0, y: em * 0.22, size: em * 0.62, within: em * 1.45, ink: 'card-ink', bold: true })
      );
    case 'port':
      return point('round');
    case 'base':
      return point('square');
    case 'route':
      return line();
    case 'bead':
      return line() + element('circle', { r: em * 0.34, ...b.paint(tone, 'casing'), 'stroke-width': em * 0.1 });
    case 'dotted':
      return line(`${short(em * 0.02)} ${short(em * 0.4)}`);
    case 'road':
      return line(`${short(em * 0.4)} ${short(em * 0.35)}`);
    default:
      return rim
        ? outline({ shape: 'flat' }, em * 0.72, { ...b.paint('none', tone), 'stroke-width': em * 0.24 })
        : outline({ shape: 'flat' }, em * 0.85, { ...b.paint(tone, 'line'), 'stroke-width': em * 0.08 });
  }
}
