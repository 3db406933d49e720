/** Draws the places of a map: hexes and points, their rims, numbers and values. */
import type { Hold, PlaceLook, ScenePlace, SceneSide, Tone } from '../../referee/index.js';
import type { TextSpec } from '../png/outline.js';
import { isPoint } from './counters/mark.js';
import { type Brush, drawText, drawTitle } from './paint.js';
import { type Attributes, element, polygon, short } from './xml.js';

/**
 * What a client can click: places, units and hexsides that are legal answers now. `idPrefix` keeps ids unique
 * on a page.
 */
export interface Interactive {
  readonly choices: {
    readonly places: readonly string[];
    readonly units: readonly string[];
    readonly sides: readonly { readonly id: string; readonly between: SceneSide['between'] }[];
  };
  readonly idPrefix: string;
  /** What the reader is told of: those of them that he is to press, or where his order leads. */
  readonly pointed?: readonly string[];
  /** Places where the map begins while nothing on it can be chosen. */
  readonly ahead?: readonly string[];
}

/** Attributes by which a client, a stylesheet and the keyboard find something; choices are buttons. */
export function handle(kind: 'place' | 'unit', id: string, interactive: Interactive | undefined): Attributes {
  const chosen = interactive?.choices[kind === 'place' ? 'places' : 'units'].includes(id) ?? false;
  return handleOf(kind, id, interactive, chosen);
}

/** The same for what is known to be a legal answer, or to be none. */
export function handleOf(
  kind: 'place' | 'unit' | 'side',
  id: string,
  interactive: Interactive | undefined,
  chosen: boolean,
): Attributes {
  const told = interactive?.pointed?.includes(id) ? ' pointed' : '';
  return {
    class: chosen ? `${kind} choice${told}` : kind,
    [`data-${kind}`]: id,
    id: chosen ? `${interactive?.idPrefix}-${kind}-${id}` : undefined,
    tabindex: chosen ? '0' : undefined,
    role: chosen ? 'button' : undefined,
  };
}

export function isChoice(attributes: Attributes): boolean {
  return attributes.role === 'button';
}

/**
 * A place with its title, and a ring if it is a legal answer. Coordinates inside are relative to its centre.
 */
export function drawPlace(
  b: Brush,
  place: ScenePlace,
  interactive: Interactive | undefined,
  more: string,
): string {
  return placeAt(
    b,
    place,
    handle('place', place.id, interactive),
    body(b, place) + more,
    hasManyChoices(interactive),
  );
}

/** So many places to choose from that heavy rings would hide the map. */
const MANY = 40;

export function hasManyChoices(interactive: Interactive | undefined): boolean {
  return (interactive?.choices.places.length ?? 0) > MANY;
}

export function placeAt(
  b: Brush,
  place: ScenePlace,
  attributes: Attributes,
  inside: string,
  many: boolean,
): string {
  return element(
    'g',
    {
      ...attributes,
      transform: `translate(${tenth(place.x)} ${tenth(place.y)})`,
    },
    drawTitle(b, place.title),
    inside,
    isChoice(attributes) ? choiceRing(b, place, many) : '',
  );
}

/** Near enough for where a place stands. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * Where the ring of a choice runs, in radii, how broad it is and how far the pale ring below it stands out on
 * both sides.
 */
function ringOf(place: ScenePlace, many: boolean): readonly [share: number, width: number, casing: number] {
  if (isPoint(place)) return [1.3, 0.15, 0.07];
  if (many) return [0.95, 0.03, 0.02];
  // Below a name, beside the number, and so that the border of a fort is still seen inside.
  return [0.955, 0.06, 0.03];
}

/** What may be chosen is known by a broken ring between two pale ones, whatever the colour below. */
function choiceRing(b: Brush, place: ScenePlace, many: boolean): string {
  const r = place.radius;
  const [share, width, casing] = ringOf(place, many);
  return (
    outline(place, r * share, {
      ...b.paint('none', 'casing', 'choice-casing'),
      'stroke-width': r * (width + casing),
    }) +
    outline(place, r * share, {
      ...b.paint('none', 'choice', 'choice-ring'),
      'stroke-width': r * width,
      'stroke-dasharray': `${short(r * 0.2)} ${short(r * 0.1)}`,
    })
  );
}

/**
 * The same places without titles or handles: those of a tone in one path, which a renderer does in half the
 * time.
 */
export function drawGround(b: Brush, places: readonly ScenePlace[]): string[] {
  const hexes = places.filter((place) => !isPoint(place));
  const tones = [...new Set(hexes.map((place) => place.tone))];
  const ground = tones.map((tone) => {
    const d = hexes
      .flatMap((place) => (place.tone === tone ? [shapePath(place, place.radius, place)] : []))
      .join('');
    return element('path', { d, ...b.paint(tone, 'line') });
  });
  const points = places
    .filter(isPoint)
    .map((place) =>
      element('g', { transform: `translate(${short(place.x)} ${short(place.y)})` }, body(b, place)),
    );
  return [...ground, ...rimsOf(b, places), ...points];
}

/** Dashes of a border, in radii. */
const DASHES: { readonly [hold in Hold]: readonly number[] | undefined } = {
  whole: undefined,
  watched: [0.3, 0.17],
  lost: [0.11, 0.09],
};

/** A place with what its border says. */
type Rimmed = ScenePlace & Pick<PlaceLook, 'hold'>;

/** The borders inside hexes that are fought for. */
export function rimsOf(b: Brush, places: readonly Rimmed[]): string[] {
  return places
    .filter((place) => place.rim && !isPoint(place))
    .map((place) =>
      element('g', { transform: `translate(${short(place.x)} ${short(place.y)})` }, rimOf(b, place)),
    );
}

/** A point stands on pale card with a heavy border in the tone of its owner and what it is worth inside. */
function body(b: Brush, place: ScenePlace): string {
  const r = place.radius;
  if (!isPoint(place)) return outline(place, r, b.paint(place.tone, 'line')) + rimOf(b, place);
  const value = drawText(b, place.value ?? '', {
    x: 0,
    y: r * 0.4,
    size: r * 1.15,
    ink: `on-${place.tone}`,
    bold: true,
    within: r * 1.3,
  });
  return (
    outline(place, r, { ...b.paint(place.tone, 'casing'), 'stroke-width': r * 0.42 }) +
    outline(place, r, {
      ...b.paint(place.tone, place.rim ?? 'faint', 'rim'),
      'stroke-width': r * 0.24,
      // Nobody's ring is broken.
      ...(place.rim ? {} : { 'stroke-dasharray': `${short(r * 0.3)} ${short(r * 0.2)}` }),
    }) +
    otherHalf(b, place) +
    value
  );
}

/** The right half of a ring in a second tone, with gaps between the halves. */
function otherHalf(b: Brush, place: ScenePlace & { readonly contested?: Tone }): string {
  if (!place.contested) return '';
  const r = place.radius;
  const gap = `M0 ${short(-r * 1.15)}V${short(-r * 0.85)}M0 ${short(r * 0.85)}V${short(r * 1.15)}`;
  return (
    element('path', {
      d: `M0 ${short(-r)}A${short(r)} ${short(r)} 0 0 1 0 ${short(r)}`,
      ...b.paint('none', place.contested),
      'stroke-width': r * 0.24,
    }) + element('path', { d: gap, ...b.paint('none', 'casing'), 'stroke-width': r * 0.16 })
  );
}

function rimOf(b: Brush, place: Rimmed): string {
  const r = place.radius;
  const { rim, hold = 'whole' } = place;
  if (!rim) return '';
  const dashes = DASHES[hold];
  const ticks = outline(place, r * 0.84, {
    ...b.paint('none', rim),
    'stroke-width': r * 0.06,
    'stroke-dasharray': `${short(r * 0.025)} ${short(r * 0.07)}`,
  });
  return (
    outline(place, r * 0.92, { ...b.paint('none', 'casing'), 'stroke-width': r * 0.1 }) +
    outline(place, r * 0.92, {
      ...b.paint('none', hold === 'lost' ? 'faint' : rim, 'rim'),
      'stroke-width': r * 0.055,
      'stroke-dasharray': dashes?.map((dash) => short(r * dash)).join(' '),
    }) +
    (hold === 'lost' ? '' : ticks)
  );
}

/** A hex of the place's shape around its centre, a disc, or a smaller one. */
export function outline(place: Pick<ScenePlace, 'shape'>, r: number, attributes: Attributes): string {
  if (place.shape === 'round') return element('circle', { r, ...attributes });
  return element('path', { d: shapePath(place, r), ...attributes });
}

const ORIGIN = { x: 0, y: 0 } as const;

/** Path data of a hex, or of the smaller ring of a point without a value. */
export function shapePath(
  { shape }: Pick<ScenePlace, 'shape'>,
  r: number,
  { x, y }: { readonly x: number; readonly y: number } = ORIGIN,
): string {
  if (shape === 'square') return ring(x, y, r * 0.76);
  const turn = shape === 'flat' ? 0 : 30;
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => around(degrees + turn, r));
  return polygon(corners.map(([dx, dy]) => [x + dx, y + dy]));
}

function ring(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1${short(-2 * r)} 0Z`;
}

/** A point at `r` from the origin; 0 degrees is to the right, clockwise. */
export function around(degrees: number, r: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * r, Math.sin(angle) * r];
}

/**
 * How a hex carries its number below its upper edge (with a halo where a line runs through), a point its name
 * below it.
 */
export function labelSpec(
  { x, y, shape, radius: r, tone }: ScenePlace,
  crossed: boolean,
  share: number,
): TextSpec {
  if (isPoint({ shape })) return { x, y: y + r * 1.36, size: r * 0.3, ink: 'ink', halo: 'paper', bold: true };
  const spot = {
    x: Math.round(x * 10) / 10,
    y: Math.round((y - r * 0.6) * 10) / 10,
    size: r * share,
    ink: `on-${tone}`,
    within: r * 0.9,
  } as const;
  return crossed ? { ...spot, halo: tone } : spot;
}
