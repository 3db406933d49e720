/** Paints parts of the board: colours as presentation attributes, and in theme `auto` as classes too. */
import { ems, fitted } from './columns.js';
import { colour, type Ink, type Shade, type Theme } from './palette.js';
import { type Attributes, element, escaped } from './xml.js';

export interface Brush {
  /** For a picture that nobody hovers over or clicks: no titles, hexes of a tone in one path. */
  readonly bare: boolean;
  /** Attributes for a fill and a stroke; undefined leaves the part as its group has it. */
  paint(fill?: Ink | 'none', stroke?: Ink | 'none', names?: string): Attributes;
}

/** A brush for a theme. */
export function brush(theme: Theme, bare = false): Brush {
  const shade: Shade = theme === 'dark' ? 'dark' : 'light';
  const value = (ink: Ink | 'none' | undefined) => (ink === undefined || ink === 'none' ? ink : colour(shade, ink));
  return {
    bare,
    paint: (fill, stroke, names) => ({
      class: theme === 'auto' ? classes(fill, stroke, names) : names,
      fill: value(fill),
      stroke: value(stroke),
    }),
  };
}

function classes(
  fill: Ink | 'none' | undefined,
  stroke: Ink | 'none' | undefined,
  names: string | undefined,
): string | undefined {
  const found = [names, fill && fill !== 'none' && `f-${fill}`, stroke && stroke !== 'none' && `s-${stroke}`].filter(Boolean);
  return found.length > 0 ? found.join(' ') : undefined;
}

/** Draws ASCII from a tiny font file: the renderer opens the file again for every text. */
export const LATIN = "'Denrei Latin','BIZ UDGothic',sans-serif";
const KANJI = "'Denrei Kanji','BIZ UDGothic',sans-serif";
const ASCII_ONLY = /^[ -~]*$/;

export interface TextSpec {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: Ink;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'end';
  /** Shrinks the text where it would be wider. */
  readonly within?: number;
  /** A border in this colour, so that the text is legible across lines. */
  readonly halo?: Ink;
  readonly names?: string;
}

/** A line of text, centred unless `anchor` says otherwise; nothing for an empty one. */
export function textOf(b: Brush, content: string, spec: TextSpec): string {
  if (content === '') return '';
  return element('text', { x: spec.x, y: spec.y, ...typeOf(b, content, spec) }, escaped(content));
}

/**
 * Many texts, each at its own spot. A picture gets those of a kind in one element: the renderer opens the font once for it
 * and not a thousand times.
 */
export function textsOf(b: Brush, texts: readonly { readonly content: string; readonly spec: TextSpec }[]): string[] {
  if (!b.bare) return texts.map(({ content, spec }) => textOf(b, content, spec));
  const kinds = new Map<string, { readonly type: Attributes; readonly spans: string[] }>();
  for (const { content, spec } of texts) {
    if (content === '') continue;
    const type = typeOf(b, content, spec);
    const key = Object.values(type).join(' ');
    const kind = kinds.get(key) ?? { type, spans: [] };
    kind.spans.push(element('tspan', { x: spec.x, y: spec.y }, escaped(content)));
    kinds.set(key, kind);
  }
  return [...kinds.values()].map(({ type, spans }) => element('text', type, ...spans));
}

/** All attributes of a text but its spot. */
function typeOf(b: Brush, content: string, spec: TextSpec): Attributes {
  const size = spec.within === undefined ? spec.size : fitted(content, spec.size, spec.within);
  const halo = spec.halo && { 'stroke-width': size * 0.22, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  // A reader's own font may be wider than the one that was reckoned with; a picture is drawn with that one.
  const held = spec.within !== undefined && !b.bare;
  return {
    'font-size': size,
    'font-family': ASCII_ONLY.test(content) ? undefined : KANJI,
    'font-weight': spec.bold ? 700 : undefined,
    'text-anchor': spec.anchor,
    ...(held ? { textLength: Math.round(ems(content) * size), lengthAdjust: 'spacingAndGlyphs' } : {}),
    ...b.paint(spec.ink, spec.halo, spec.names),
    ...halo,
  };
}

/** Width of a text drawn at `size`. */
export function widthOf(content: string, size: number): number {
  return ems(content) * size;
}

/** The words that a screen reader speaks and a pointer shows. */
export function titleOf(b: Brush, text: string): string {
  return b.bare ? '' : element('title', {}, escaped(text));
}
