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
  {
    face,
    size,
    spaced = 0,
    capitals = false,
  }: Pick<TextSpec, 'spaced' | 'capitals'> & { readonly face: Face; readonly size: number },
  texts: readonly { readonly content: string; readonly spec: Pick<TextSpec, 'x' | 'y' | 'anchor'> }[],
  paint: Attributes,
): string | undefined {
  const unit = size / fonts.em;
  const gap = Math.round(spaced * fonts.em);
  // Capitals in full size and those that stand for small letters have a path each.
  const data = { full: '', small: '' };
  for (const { content, spec } of texts) {
    const glyphs = glyphsOf(fonts, face, content, capitals);
    if (!glyphs) return undefined;
    let pen = Math.round(
      spec.x / unit - (widthOf(glyphs) + gap * (glyphs.length - 1)) * SHARES[spec.anchor ?? 'middle'],
    );
    for (const { width, path, small } of glyphs) {
      const scale = small ? SMALL : 1;
      const y = Math.round(spec.y / unit / scale);
      if (path !== '') data[small ? 'small' : 'full'] += `M${Math.round(pen / scale)} ${y}${path}`;
      pen += width + gap;
    }
  }
  const drawn = (d: string, scale: number) =>
    d === ''
      ? ''
      : element('path', { d, transform: `scale(${Number((unit * scale).toPrecision(7))})`, ...paint });
  return drawn(data.full, 1) + drawn(data.small, SMALL);
}

/** The size of small capitals. */
const SMALL = 0.78;

/** How much of a text stands before its spot. */
const SHARES = { start: 0, middle: 0.5, end: 1 } as const;

interface Letter {
  readonly width: number;
  readonly path: string;
  readonly small: boolean;
}

function glyphsOf({ faces }: Fonts, face: Face, content: string, capitals: boolean): Letter[] | undefined {
  const found: Letter[] = [];
  for (const character of content) {
    const capital = capitals ? character.toUpperCase() : character;
    const small = capital !== character && capital.length === 1;
    const glyph: Glyph | undefined =
      faces[face].get(small ? capital : character) ?? faces.regular.get(character);
    if (!glyph) return undefined;
    const [width, path] = glyph;
    found.push({ width: small ? Math.round(width * SMALL) : width, path, small });
  }
  return found;
}

function widthOf(letters: readonly Letter[]): number {
  return letters.reduce((sum, { width }) => sum + width, 0);
}

export interface TextSpec {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: Ink;
  readonly bold?: boolean;
  /** Set in the serif face of names, upright or slanted, or in that of titles. */
  readonly face?: 'serif' | 'italic' | 'title';
  /** Ems between letters. */
  readonly spaced?: number;
  /** Small letters as capitals that are smaller. */
  readonly capitals?: boolean;
  readonly anchor?: 'start' | 'end';
  /** Shrinks the text where it would be wider. */
  readonly within?: number;
  /** A border in this colour, so that the text is legible across lines. */
  readonly halo?: Ink;
  readonly names?: string;
}
