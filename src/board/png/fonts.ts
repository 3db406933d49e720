/** The letters of the map pictures, made at build time by scripts/fonts.mjs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../root.js';

/** A character: its width, and its path data from where it begins on the line, both in units of which `em` are an em. */
export type Glyph = readonly [width: number, path: string];

export interface Fonts {
  readonly em: number;
  readonly regular: ReadonlyMap<string, Glyph>;
  readonly bold: ReadonlyMap<string, Glyph>;
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
  readonly weights: { readonly [weight in '400' | '700']: { readonly [character: string]: Glyph } };
}

function load(): Fonts {
  const folder = join(projectRoot(), 'dist/fonts');
  const file = join(folder, 'outlines.json');
  if (!existsSync(file))
    throw new FontsMissingError('the fonts of the maps are missing: run `node scripts/fonts.mjs`');
  const { em, weights } = JSON.parse(readFileSync(file, 'utf8')) as Outlines;
  const glyphs = (weight: keyof typeof weights) => new Map(Object.entries(weights[weight]));
  return { em, regular: glyphs('400'), bold: glyphs('700'), spare: join(folder, 'spare.ttf') };
}

/** Characters that stand as text in a drawing of ours, for want of an outline, each once. */
export function lackingIn(svg: string): string[] {
  const drawn = Array.from(svg.matchAll(/<t(?:ext|span)[^>]*>([^<]*)</g), (match) => match[1] ?? '').join('');
  return [...new Set(drawn)].filter((character) => !fonts().regular.has(character));
}
