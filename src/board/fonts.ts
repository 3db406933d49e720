/** The fonts of the map pictures: small cuts made at build time by scripts/fonts.mjs, and which characters they hold. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../root.js';

export interface Fonts {
  /** Cuts that hold the characters of all our games. */
  readonly files: readonly string[];
  /** The whole font, for characters that the cuts lack. Slow. */
  readonly spare: string;
  readonly characters: ReadonlySet<string>;
}

/** The fonts have not been made: a fault of the installation. */
export class FontsMissing extends Error {
  override readonly name = 'FontsMissing';
  readonly code = 'fonts-missing';
}

let loaded: Fonts | undefined;

/** The fonts in dist/fonts, read once a process; throws `FontsMissing` when they are not there. */
export function fonts(): Fonts {
  loaded ??= load();
  return loaded;
}

function load(): Fonts {
  const folder = join(projectRoot(), 'dist/fonts');
  const list = join(folder, 'fonts.json');
  if (!existsSync(list)) throw new FontsMissing('the fonts of the maps are missing: run `node scripts/fonts.mjs`');
  const { characters } = JSON.parse(readFileSync(list, 'utf8')) as { readonly characters: string };
  const files = ['latin-400', 'latin-700', 'kanji-400', 'kanji-700'].map((name) => join(folder, `${name}.ttf`));
  return { files, spare: join(folder, 'spare.ttf'), characters: new Set(characters) };
}

/** Characters drawn in an SVG of ours that the cuts lack, each once. */
export function lackingIn(svg: string): string[] {
  const drawn = Array.from(svg.matchAll(/<t(?:ext|span)[^>]*>([^<]*)</g), (match) => match[1] ?? '').join('');
  return [...new Set(drawn)].filter((character) => !fonts().characters.has(character));
}
