/** Draws the places of a map: hexes and points, their rims, numbers, and what is printed in them. */
import type { SceneMark, ScenePlace } from '../referee/index.js';
import { type Brush, textOf, titleOf } from './paint.js';
import { type Attributes, element, polygon, short } from './xml.js';

/** What a client can click: the ids of places and units that are legal answers now. `idPrefix` keeps ids unique on a page. */
export interface Interactive {
  readonly choices: { readonly places: readonly string[]; readonly units: readonly string[] };
  readonly idPrefix: string;
}

/** Attributes by which a client, a stylesheet and the keyboard find something; choices are buttons. */
export function handle(kind: 'place' | 'unit', id: string, interactive: Interactive | undefined): Attributes {
  const chosen = interactive?.choices[kind === 'place' ? 'places' : 'units'].includes(id) ?? false;
  return {
    class: chosen ? `${kind} choice` : kind,
    [`data-${kind}`]: id,
    id: interactive && `${interactive.idPrefix}-${kind}-${id}`,
    tabindex: chosen ? '0' : undefined,
    role: chosen ? 'button' : undefined,
  };
}

export function isChoice(attributes: Attributes): boolean {
  return attributes.role === 'button';
}

/** A place with its title, and a ring if it is a legal answer. Coordinates inside are relative to its centre. */
export function placeOf(b: Brush, place: ScenePlace, interactive: Interactive | undefined): string {
  const r = place.radius;
  const attributes = handle('place', place.id, interactive);
  const ring = (share: number, width: number, attributes_: Attributes) =>
    outline(place, r * share, { ...attributes_, 'stroke-width': r * width });
  return element(
    'g',
    { ...attributes, transform: `translate(${Math.round(place.x * 10) / 10} ${Math.round(place.y * 10) / 10})` },
    titleOf(b, place.title),
    outline(place, r, b.paint(place.tone, 'line')),
    rimOf(b, place),
    isChoice(attributes)
      ? ring(0.9, 0.09, { ...b.paint('none', 'choice', 'choice-ring'), 'stroke-dasharray': `${r * 0.18} ${r * 0.1}` })
      : '',
  );
}

/** The same places without titles or handles: those of a tone in one path, which a renderer does in half the time. */
export function groundOf(b: Brush, places: readonly ScenePlace[]): string[] {
  const tones = [...new Set(places.map((place) => place.tone))];
  const hexes = tones.map((tone) => {
    const of = places.filter((place) => place.tone === tone && place.shape !== 'round');
    const d = of.map((place) => hexagon(place.shape === 'flat' ? 'flat' : 'pointy', place.radius, place)).join('');
    return d === '' ? '' : element('path', { d, ...b.paint(tone, 'line') });
  });
  const rest = places
    .filter((place) => place.rim || place.shape === 'round')
    .map((place) => {
      const disc = place.shape === 'round' ? outline(place, place.radius, b.paint(place.tone, 'line')) : '';
      return element('g', { transform: `translate(${short(place.x)} ${short(place.y)})` }, disc, rimOf(b, place));
    });
  return [...hexes, ...rest];
}

function rimOf(b: Brush, place: ScenePlace): string {
  const r = place.radius;
  return place.rim ? outline(place, r * 0.91, { ...b.paint('none', place.rim, 'rim'), 'stroke-width': r * 0.11 }) : '';
}

/** A hex of the place's shape around its centre, or a disc. */
export function outline(place: Pick<ScenePlace, 'shape'>, r: number, attributes: Attributes): string {
  if (place.shape === 'round') return element('circle', { r, ...attributes });
  return element('path', { d: hexagon(place.shape, r), ...attributes });
}

function hexagon(
  shape: 'flat' | 'pointy',
  r: number,
  { x, y }: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): string {
  const turn = shape === 'flat' ? 0 : 30;
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => around(degrees + turn, r));
  return polygon(corners.map(([dx, dy]) => [x + dx, y + dy]));
}

/** A point at `r` from the origin; 0 degrees is to the right, clockwise. */
export function around(degrees: number, r: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * r, Math.sin(angle) * r];
}

/** A hex carries its number below its upper edge (with a halo where a line runs through), a point its name below it. */
export function labelOf(b: Brush, { x, y, shape, radius: r, label, tone }: ScenePlace, crossed: boolean, share: number): string {
  if (shape === 'round') return textOf(b, label, { x, y: y + r * 1.36, size: r * 0.3, ink: 'ink', halo: 'paper', bold: true });
  const spot = {
    x: Math.round(x * 10) / 10,
    y: Math.round((y - r * 0.6) * 10) / 10,
    size: r * share,
    ink: `on-${tone}`,
    within: r * 0.9,
  } as const;
  return textOf(b, label, crossed ? { ...spot, halo: tone } : spot);
}

/** Where marks that are no squares stand, so that counters in the middle leave them visible. */
const CORNERS = [
  [-0.73, 0.04],
  [0.73, 0.04],
  [-0.54, -0.5],
  [0.54, -0.5],
] as const;

/** A mark; `nth` counts the marks of the same place that are no squares. */
export function markOf(b: Brush, mark: SceneMark, place: ScenePlace, nth: number): string {
  const r = place.radius;
  const [dx, dy] = mark.style === 'square' ? [0, 0.03] : (CORNERS[nth % CORNERS.length] as readonly [number, number]);
  return element(
    'g',
    {
      class: 'mark',
      transform: `translate(${Math.round((place.x + dx * r) * 10) / 10} ${Math.round((place.y + dy * r) * 10) / 10})`,
    },
    titleOf(b, mark.title),
    shapeOf(b, mark, r),
  );
}

function shapeOf(b: Brush, { style, tone, text }: SceneMark, r: number): string {
  if (style === 'square') return squareOf(b, tone, text, r);
  if (style === 'disc') {
    return (
      element('circle', { r: r * 0.17, ...b.paint(tone, 'edge'), 'stroke-width': r * 0.025 }) +
      textOf(b, text, { x: 0, y: r * 0.07, size: r * 0.2, ink: `on-${tone}`, bold: true, within: r * 0.28 })
    );
  }
  const below = textOf(b, text, { x: 0, y: r * 0.33, size: r * 0.16, ink: 'ink', halo: 'paper', within: r * 0.5 });
  if (style === 'cross')
    return element('path', { d: cross(r * 0.13), ...b.paint('none', tone), 'stroke-width': r * 0.07 }) + below;
  const cloth = polygon([
    [-r * 0.1, -r * 0.2],
    [r * 0.16, -r * 0.11],
    [-r * 0.1, -r * 0.02],
  ]);
  const pole = `M${-r * 0.1} ${-r * 0.2}V${r * 0.2}`;
  return (
    element('path', { d: pole, ...b.paint('none', 'edge'), 'stroke-width': r * 0.04 }) +
    element('path', { d: cloth, ...b.paint(tone) }) +
    below
  );
}

/** A printed square, a little larger than a counter so that one standing on it leaves it visible, with its text below. */
function squareOf(b: Brush, tone: SceneMark['tone'], text: string, r: number): string {
  const half = r * 0.59;
  return (
    element('rect', {
      x: -half,
      y: -half,
      width: half * 2,
      height: half * 2,
      rx: r * 0.04,
      ...b.paint('card', tone),
      'stroke-width': r * 0.05,
    }) + textOf(b, text, { x: 0, y: r * 0.775, size: r * 0.175, ink: 'ink', halo: 'paper', bold: true, within: r * 0.98 })
  );
}

/** Path data of a diagonal cross around the origin. */
export function cross(arm: number): string {
  return `M${-arm} ${-arm}L${arm} ${arm}M${-arm} ${arm}L${arm} ${-arm}`;
}
