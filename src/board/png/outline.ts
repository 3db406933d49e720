/** Sets texts as outlines, for pictures: a renderer that is given letters opens the font for each text. */

import type { Ink } from '../svg/palette.js';
import { type Attributes, element } from '../svg/xml.js';
import type { Face, Fonts, Glyph } from './fonts.js';

/**
 * Texts of one size and face, `spaced` by so many ems, in scene units, as a path; nothing when a character
 * has no outline.
 */
export function outlined(
  fonts: Fonts,
  { face, size, spaced = 0 }: { readonly face: Face; readonly size: number; readonly spaced?: number },
  texts: readonly { readonly content: string; readonly spec: Pick<TextSpec, 'x' | 'y' | 'anchor'> }[],
  paint: Attributes,
): string | undefined {
  const unit = size / fonts.em;
  const gap = Math.round(spaced * fonts.em);
  let d = '';
  for (const { content, spec } of texts) {
    const glyphs = glyphsOf(fonts, face, content);
    if (!glyphs) return undefined;
    let pen = Math.round(
      spec.x / unit - (widthOf(glyphs) + gap * (glyphs.length - 1)) * SHARES[spec.anchor ?? 'middle'],
    );
    const y = Math.round(spec.y / unit);
    for (const [width, path] of glyphs) {
      if (path !== '') d += `M${pen} ${y}${path}`;
      pen += width + gap;
    }
  }
  return d === '' ? '' : element('path', { d, transform: `scale(${Number(unit.toPrecision(7))})`, ...paint });
}

/** How much of a text stands before its spot. */
const SHARES = { start: 0, middle: 0.5, end: 1 } as const;

function glyphsOf({ faces }: Fonts, face: Face, content: string): Glyph[] | undefined {
  const found: Glyph[] = [];
  for (const character of content) {
    const glyph = faces[face].get(character) ?? faces.regular.get(character);
    if (!glyph) return undefined;
    found.push(glyph);
  }
  return found;
}

function widthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, [width]) => sum + width, 0);
}

export interface TextSpec {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: Ink;
  readonly bold?: boolean;
  /** Set in the serif face of names: upright or slanted. */
  readonly face?: 'serif' | 'italic';
  /** Ems between letters. */
  readonly spaced?: number;
  readonly anchor?: 'start' | 'end';
  /** Shrinks the text where it would be wider. */
  readonly within?: number;
  /** A border in this colour, so that the text is legible across lines. */
  readonly halo?: Ink;
  readonly names?: string;
}
