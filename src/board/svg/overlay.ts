/** Draws what a reader can have laid over the map: each layer a group that a page shows or hides. */
import type { SceneLayer, ScenePlace, Tone } from '../../referee/index.js';
import { isPoint } from './counters/mark.js';
import { linesOf } from './ground/line.js';
import { type Brush, drawText, drawTitle } from './paint.js';
import { outline } from './place.js';
import type { Sheet } from './sheet.js';
import { element, short } from './xml.js';

/** Layers in their order; `data-layer` counts from 1. */
export function overlaysOf(b: Brush, sheet: Sheet, layers: readonly SceneLayer[]): string[] {
  const places = new Map(sheet.places.map((place) => [place.id, place]));
  return layers.map(({ alt, tints, lines = [], shown = false }, i) => {
    const tones = [...new Set(tints.map(({ tone }) => tone))];
    const hatched = tones.map((tone, nth) => {
      const own = tints.flatMap((tint) => (tint.tone === tone ? (places.get(tint.place) ?? []) : []));
      return hatchingOf(b, own, tone, nth);
    });
    const texts = tints.map(({ place, tone, text }) => discOn(b, places.get(place), tone, text));
    return element(
      'g',
      { class: shown ? 'layer laid' : 'layer', 'data-layer': i + 1, role: 'img', 'pointer-events': 'none' },
      drawTitle(b, alt),
      ...hatched,
      ...linesOf(b, lines, sheet.u),
      ...texts,
    );
  });
}

/**
 * Strokes across the places of a tone, in a direction of their own, each place with a border; a point gets a
 * ring.
 */
function hatchingOf(b: Brush, places: readonly ScenePlace[], tone: Tone, nth: number): string {
  const hexes = places.filter((place) => !isPoint(place));
  const strokes = hexes.map((place) => strokesIn(place, nth)).join('');
  const rings = places.filter(isPoint).map((place) =>
    outline(place, place.radius * (1.3 + 0.22 * nth), {
      transform: `translate(${short(place.x)} ${short(place.y)})`,
      ...b.paint('none', tone),
      'stroke-width': place.radius * 0.14,
    }),
  );
  const width = (hexes[0]?.radius ?? 0) * 0.036;
  const drawn = (ink: Tone | 'casing', more: number) =>
    element('path', { d: strokes, ...b.paint('none', ink), 'stroke-width': width + more });
  return strokes === '' ? rings.join('') : drawn('casing', width * 0.8) + drawn(tone, 0) + rings.join('');
}

/** Where the strokes of a hatching begin and end, in radii along and across them: those of a hexagon. */
const STROKES = [-0.6, -0.3, 0, 0.3, 0.6] as const;

/** Five parallel strokes, rising for the first tone, falling for the second. */
function strokesIn({ x, y, radius: r }: ScenePlace, nth: number): string {
  const angle = ((nth % 2 === 0 ? -60 : 60) * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  return STROKES.map((off) => {
    const half = 0.86 - Math.abs(off) * 0.56;
    const at = (along: number) =>
      `${short(x + r * (ux * along - uy * off))} ${short(y + r * (uy * along + ux * off))}`;
    return `M${at(-half)}L${at(half)}`;
  }).join('');
}

/** A number or a word on a disc to the lower right of the place. */
function discOn(b: Brush, place: ScenePlace | undefined, tone: Tone, text: string | undefined): string {
  if (!place || text === undefined) return '';
  const r = place.radius * (isPoint(place) ? 0.5 : 0.26);
  const off = place.radius * (isPoint(place) ? 0.95 : 0.6);
  return element(
    'g',
    { transform: `translate(${short(place.x + off)} ${short(place.y + off)})` },
    element('circle', { r, ...b.paint(tone, 'casing'), 'stroke-width': r * 0.16 }),
    drawText(b, text, { x: 0, y: r * 0.36, size: r, ink: `on-${tone}`, bold: true, within: r * 1.7 }),
  );
}
