/** Paints parts of the board: colours as presentation attributes, and in theme `auto` as classes too. */

import type { SceneLook } from '../../referee/index.js';
import type { Fonts } from '../png/fonts.js';
import { outlined, type TextSpec } from '../png/outline.js';
import { ems, fitted } from '../text/columns.js';
import { colour, type Ink, inkClass, type Light, type Theme } from './palette.js';
import { type Attributes, element, escaped, short } from './xml.js';

export interface Brush {
  /** For a picture that nobody hovers over or clicks: no titles, hexes of a tone in one path. */
  readonly bare: boolean;
  /** What texts are set from as outlines; without, they stay texts. */
  readonly letters: Fonts | undefined;
  /** For pixels, where the length of the drawing does not matter. */
  readonly pixels: boolean;
  /**
   * What is drawn more than once: by its markup the name that it goes by. Left out: everything is drawn where
   * it stands.
   */
  readonly shared?: Map<string, string>;
  /**
   * Strokes that keep their size on a screen while the map is scaled: a unit of theirs in pixels. Left out:
   * all strokes grow with the map.
   */
  readonly steady?: number | undefined;
  /** The game's own tones and symbols. */
  readonly look: SceneLook;
  /** Attributes for a fill and a stroke; undefined leaves the part as its group has it. */
  paint(fill?: Ink | 'none', stroke?: Ink | 'none', names?: string): Attributes;
}

/** A brush for a theme and a game's look; for a picture with the letters that it is drawn with. */
export function brush(theme: Theme | 'night', look: SceneLook = {}, bare = false, letters?: Fonts): Brush {
  const shade: Light = theme === 'auto' ? 'light' : theme;
  const value = (ink: Ink | 'none' | undefined) =>
    ink === undefined || ink === 'none' ? ink : colour(shade, ink, look);
  return {
    bare,
    letters,
    pixels: letters !== undefined,
    look,
    paint: (fill, stroke, names) => ({
      class: theme === 'auto' ? classes(look, fill, stroke, names) : names,
      fill: value(fill),
      stroke: value(stroke),
    }),
  };
}

function classes(
  look: SceneLook,
  fill: Ink | 'none' | undefined,
  stroke: Ink | 'none' | undefined,
  names: string | undefined,
): string | undefined {
  const found = [
    names,
    fill && fill !== 'none' && `f-${inkClass(fill, look)}`,
    stroke && stroke !== 'none' && `s-${inkClass(stroke, look)}`,
  ].filter(Boolean);
  return found.length > 0 ? found.join(' ') : undefined;
}

/** How broad a stroke is that may keep its size on a screen, and its dashes. */
export function strokeOf({ steady }: Brush, width: number, dashes?: readonly number[]): Attributes {
  const share = steady ?? 1;
  return {
    'stroke-width': width * share,
    'stroke-dasharray': dashes?.map((dash) => short(dash * share)).join(' '),
    'vector-effect': steady === undefined ? undefined : 'non-scaling-stroke',
  };
}

/** A text that is so much of its room, or more, is held to it. */
const SPARE = 0.8;

export const FAMILY = "'Barlow Semi Condensed','BIZ UDGothic',sans-serif";
const SERIF = "'EB Garamond','BIZ UDGothic',serif";

/** A piece of drawing that many have in common: once in the drawing, and referred to from where it stands. */
export function sharedPiece({ shared }: Brush, prefix: string, markup: string): string {
  if (shared === undefined || markup === '') return markup;
  const name = shared.get(markup) ?? `${prefix}-s${shared.size}`;
  shared.set(markup, name);
  return element('use', { href: `#${name}` });
}

/** What was shared, to be put into the drawing. */
export function sharedPieces({ shared }: Brush): string {
  if (shared === undefined || shared.size === 0) return '';
  const pieces = [...shared].map(([markup, name]) => element('g', { id: name }, markup));
  return element('defs', {}, ...pieces);
}

interface Text {
  readonly content: string;
  readonly spec: TextSpec;
}

/** A line of text, centred unless `anchor` says otherwise; nothing for an empty one. */
export function drawText(b: Brush, content: string, spec: TextSpec): string {
  if (content === '') return '';
  return outlineOf(b, [{ content, spec }]) ?? plainOf(b, { content, spec });
}

/** Many texts, each at its own spot. A picture gets those of a kind as one path. */
export function textsOf(b: Brush, texts: readonly Text[]): string[] {
  const kinds = new Map<string, Text[]>();
  for (const text of texts) {
    if (text.content === '') continue;
    const { ink, halo = '', bold = '', face = '', capitals = '' } = text.spec;
    const key = b.letters ? `${sizeOf(text)} ${ink} ${halo} ${bold} ${face} ${capitals}` : `${kinds.size}`;
    const kind = kinds.get(key);
    if (kind) kind.push(text);
    else kinds.set(key, [text]);
  }
  return [...kinds.values()].map(
    (kind) => outlineOf(b, kind) ?? kind.map((text) => plainOf(b, text)).join(''),
  );
}

/** Texts of one size, weight and paint as outlines; nothing where there are no letters for them. */
function outlineOf(b: Brush, texts: readonly Text[]): string | undefined {
  const [first] = texts;
  if (!b.letters || !first) return undefined;
  const {
    ink,
    halo,
    bold = false,
    face = bold ? 'bold' : 'regular',
    spaced = 0,
    capitals = false,
  } = first.spec;
  const paint = { ...b.paint(ink, halo), ...(halo && haloOf(b.letters.em)) };
  return outlined(b.letters, { face, size: sizeOf(first), spaced, capitals }, texts, paint);
}

function plainOf(b: Brush, text: Text): string {
  const { content, spec } = text;
  const size = sizeOf(text);
  // A reader's own font may be wider than the one that was reckoned with; a picture is drawn with that one.
  const natural = ems(content) * spec.size;
  // The serif is narrower: it would be stretched.
  const held = spec.within !== undefined && !spec.face && !b.bare && natural > spec.within * SPARE;
  return element(
    'text',
    {
      x: spec.x,
      y: spec.y,
      'font-size': size,
      'font-weight': spec.bold ? 700 : undefined,
      'font-family': spec.face && SERIF,
      'font-style': spec.face === 'italic' ? 'italic' : undefined,
      'font-variant': spec.capitals ? 'small-caps' : undefined,
      'letter-spacing': spec.spaced && `${short(spec.spaced)}em`,
      'text-anchor': spec.anchor,
      ...(held ? { textLength: Math.round(ems(content) * size), lengthAdjust: 'spacingAndGlyphs' } : {}),
      ...b.paint(spec.ink, spec.halo, spec.names),
      ...(spec.halo && haloOf(size)),
    },
    escaped(content),
  );
}

function sizeOf({ content, spec }: Text): number {
  return spec.within === undefined ? spec.size : fitted(content, spec.size, spec.within);
}

/** The border of a text of a size. */
function haloOf(size: number): Attributes {
  return { 'stroke-width': size * 0.22, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
}

/** Width of a text drawn at `size`. */
export function widthOf(content: string, size: number): number {
  return ems(content) * size;
}

/** The words that a screen reader speaks and a pointer shows. */
export function drawTitle(b: Brush, text: string): string {
  return b.bare ? '' : element('title', {}, escaped(text));
}
