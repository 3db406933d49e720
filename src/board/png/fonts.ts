/** The letters of the map pictures, made at build time by scripts/build/fonts.mjs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../root.js';

/**
 * A character: its width, and its path data from where it begins on the line, both in units of which `em` are
 * an em.
 */
export type Glyph = readonly [width: number, path: string];

export type Face = 'regular' | 'bold' | 'serif' | 'italic' | 'title';

export interface Fonts {
  readonly em: number;
  /** By face and character. `serif` and `italic` are for names and have Latin letters alone, `title` those of
   * Japanese titles too. */
  readonly faces: { readonly [face in Face]: ReadonlyMap<string, Glyph> };
  /** The file of the whole font, for characters that have no outline. Slow. */
  readonly spare: string;
}

/** The fonts have not been made: a fault of the installation. */
export class FontsMissingError extends Error {
  override readonly name = 'FontsMissing';
  readonly code = 'fonts-missing';
}

let loaded: Fonts | undefined;

/** The letters in dist/fonts, read once a process; throws `FontsMissing` when they are not there. */
export function fonts(): Fonts {
  loaded ??= load();
  return loaded;
}

interface Outlines {
  readonly em: number;
  readonly faces: { readonly [face in Face]: { readonly [character: string]: Glyph } };
}

function load(): Fonts {
  const folder = join(projectRoot(), 'dist/fonts');
  const file = join(folder, 'outlines.json');
  if (!existsSync(file))
    throw new FontsMissingError('the fonts of the maps are missing: run `node scripts/build/fonts.mjs`');
  const { em, faces } = JSON.parse(readFileSync(file, 'utf8')) as Outlines;
  const glyphs = (face: Face) => new Map(Object.entries(faces[face]));
  return {
    em,
    faces: {
      regular: glyphs('regular'),
      bold: glyphs('bold'),
      serif: glyphs('serif'),
      italic: glyphs('italic'),
      title: glyphs('title'),
    },
    spare: join(folder, 'spare.ttf'),
  };
}

/** Characters that stand as text in a drawing of ours, for want of an outline, each once. */
export function lackingIn(svg: string): string[] {
  const drawn = Array.from(svg.matchAll(/<t(?:ext|span)[^>]*>([^<]*)</g), (match) => match[1] ?? '').join('');
  return [...new Set(drawn)].filter((character) => !fonts().faces.regular.has(character));
}

/** A Latin face as a file for browsers, as stylesheets call it. */
export interface WebFace {
  readonly name: Face;
  readonly family: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  readonly bytes: Buffer;
}

const NARROW = 'Barlow Semi Condensed';
const GARAMOND = 'EB Garamond';
const WEB_FACES: readonly Omit<WebFace, 'bytes'>[] = [
  { name: 'regular', family: NARROW, weight: 400, style: 'normal' },
  { name: 'bold', family: NARROW, weight: 700, style: 'normal' },
  { name: 'serif', family: GARAMOND, weight: 400, style: 'normal' },
  { name: 'italic', family: GARAMOND, weight: 400, style: 'italic' },
];

/** The Latin faces that maps in pages are set in; none where they were not made. */
export function webFaces(): readonly WebFace[] {
  const fileOf = ({ name }: Pick<WebFace, 'name'>) => join(projectRoot(), 'dist/fonts', `${name}.woff2`);
  const made = WEB_FACES.filter((face) => existsSync(fileOf(face)));
  return made.map((face) => ({ ...face, bytes: readFileSync(fileOf(face)) }));
}

/** The letters for drawings that texts may stand in too, where the fonts were not made. */
export function fontsIfMade(): Fonts | undefined {
  return existsSync(join(projectRoot(), 'dist/fonts/outlines.json')) ? fonts() : undefined;
}
