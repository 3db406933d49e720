/** The samples of the legend. */
import type { PrintedSign, SceneKey, Tone } from '../../../referee/index.js';
import { cardOf } from '../counters/card.js';
import { doneSign, wornSign } from '../counters/counter.js';
import { pennantOf } from '../counters/flags.js';
import { anchor, discOf } from '../counters/mark.js';
import { isPrinted, printedSign } from '../counters/printed.js';
import { type Brush, drawText } from '../paint.js';
import { outline } from '../place.js';
import { element, short } from '../xml.js';

/** What an entry looks like on the map, about 1.7 em wide around the origin. */
export function keySample(b: Brush, key: SceneKey, em: number): string {
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
