/** Draws things that a map is printed with as what they are: palms, arrows, villages, ports. */
import type { PrintedSign, SceneKey, SceneMark, Tone } from '../../../referee/index.js';
import { hashed } from '../ground/relief/noise.js';
import type { Brush } from '../paint.js';
import { type Attributes, element, polygon, short } from '../xml.js';

type Draw = (b: Brush, tone: Tone, r: number) => string;

/** Each around the origin, in a hex of radius `r`. */
const SIGNS: { readonly [sign in PrintedSign]: Draw } = {
  palm: (b, _, r) =>
    path('M-.02.26C.02.12.02.02-.03-.12', r, { ...b.paint('none', 'building'), 'stroke-width': 0.06 }) +
    path(
      'M-.03-.12C-.1-.26-.2-.26-.27-.18C-.19-.2-.12-.17-.03-.12C-.16-.13-.23-.06-.24.05C-.18-.03-.12-.08-.03-.12C.06-.08.14-.03.18.06C.19-.05.12-.12-.03-.12C.08-.17.15-.18.22-.14C.16-.24.06-.26-.03-.12C-.02-.24-.06-.3-.13-.32C-.08-.25-.05-.2-.03-.12Z',
      r,
      { ...b.paint('palm', 'palm-edge'), 'stroke-width': 0.022 },
    ),
  church: (b, _, r) =>
    path('M-.17.2V-.03L0-.17L.17-.03V.2Z', r, { ...b.paint('card', 'building'), 'stroke-width': 0.04 }) +
    path('M0-.17V-.4M-.09-.32H.09M-.04.2V.08H.04V.2', r, {
      ...b.paint('none', 'building'),
      'stroke-width': 0.045,
    }),
  arrow: (b, tone, r) =>
    path('M-.3-.09H.06V-.2L.32 0L.06.2V.09H-.3L-.22 0Z', r, {
      ...b.paint(tone, 'casing'),
      'stroke-width': 0.045,
    }),
  village: (b, _, r) => element('path', { d: blocks(r), ...b.paint('ink') }),
  summit: (b, _, r) => path('M0-.13L.13.1H-.13Z', r, b.paint('ink')),
  pass: (b, _, r) =>
    path('M-.2-.2C-.08-.1-.08.1-.2.2M.2-.2C.08-.1.08.1.2.2', r, {
      ...b.paint('none', 'ink'),
      'stroke-width': 0.05,
    }),
  harbour: (b, tone, r) =>
    disc(b, tone, r) +
    path(
      'M0-.07V.12M-.055-.02H.055M-.11.03C-.1.15.1.15.11.03M0-.125A.03.03 0 1 1 0-.065A.03.03 0 1 1 0-.125Z',
      r,
      {
        ...b.paint('none', tone),
        'stroke-width': 0.034,
      },
    ),
  airfield: (b, tone, r) =>
    disc(b, tone, r) +
    path('M-.13.05L.1-.09L.13-.05L-.1.09Z', r, b.paint(tone)) +
    path('M-.07.045L.07-.04', r, {
      ...b.paint('none', 'card'),
      'stroke-width': 0.02,
      'stroke-dasharray': '.04 .03',
    }),
  runway: (b, tone, r) =>
    path('M-.62.13L.58-.25L.62-.13L-.58.25Z', r, { ...b.paint(tone, 'line'), 'stroke-width': 0.025 }) +
    path('M-.5.15L.5-.15', r, {
      ...b.paint('none', 'card'),
      'stroke-width': 0.035,
      'stroke-dasharray': '.1 .08',
    }),
  source: (b, tone, r) => disc(b, tone, r) + path('M0-.11L.1 0L.05 0V.11H-.05V0L-.1 0Z', r, b.paint(tone)),
  oil: (b, _, r) =>
    path('M0-.17C.06-.07.11-.02.11.05A.11.11 0 1 1-.11.05C-.11-.02-.06-.07 0-.17Z', r, {
      ...b.paint('edge', 'card'),
      'stroke-width': 0.03,
    }),
};

const NAMES = new Set<string>(Object.keys(SIGNS));

export function isPrinted(style: SceneMark['style'] | SceneKey['sign']): style is PrintedSign {
  return style !== undefined && NAMES.has(style);
}

export function printedSign(b: Brush, sign: PrintedSign, tone: Tone, r: number): string {
  return SIGNS[sign](b, tone, r);
}

/** Where a sign stands that is not in a corner of its hex, in radii. */
export const SPOTS: { readonly [sign in PrintedSign]?: readonly [number, number] } = {
  arrow: [-0.74, 0],
  village: [0, 0.3],
  summit: [0, 0.06],
  pass: [0.3, 0.16],
  runway: [0, 0.2],
};

/** Path data for a radius of one, at its size. */
function path(d: string, r: number, attributes: Attributes): string {
  return element('path', { d, transform: `scale(${short(r)})`, 'stroke-linecap': 'round', ...attributes });
}

function disc(b: Brush, tone: Tone, r: number): string {
  return element('circle', { r: r * 0.19, ...b.paint('card', tone), 'stroke-width': r * 0.035 });
}

/** The houses of a village, thrown by their numbers. */
function blocks(r: number): string {
  return Array.from({ length: 7 }, (_, i) => {
    const at = (seed: number, spread: number) => (hashed(i * 11 + 5, seed * 17, 4) - 0.5) * spread * r;
    const [x, y] = [(i - 3) * 0.09 * r + at(1, 0.1), ((i % 3) - 1) * 0.1 * r + at(2, 0.08)];
    const [w, h] = [r * (0.035 + 0.025 * hashed(i * 7, 3, 3)), r * 0.034];
    return polygon([
      [x - w, y - h],
      [x + w, y - h * 0.7],
      [x + w, y + h],
      [x - w, y + h * 0.8],
    ]);
  }).join('');
}
