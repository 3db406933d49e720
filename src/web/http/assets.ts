/** The browser's files, named by their content, as the build left them. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { boardStylesheet, type WebFace, webFaces } from '../../board/index.js';
import type { Game } from '../../referee/index.js';

export interface Assets {
  /** The folder they are served from. */
  readonly folder: string;
  /** Addresses of the script, of the stylesheet, and of that which pages beside the match have besides. */
  readonly script: string;
  /** The address of the small script that runs before the page is there. */
  readonly early: string;
  readonly style: string;
  readonly pages: string;
}

/** Where the files are served. */
export const ASSET_PATH = '/client';

const manifestSchema = z.object({
  'main.js': z.string(),
  'early.js': z.string(),
  'main.css': z.string(),
  'pages.css': z.string(),
});

/** The browser's files were not built. */
export class AssetsMissingError extends Error {
  readonly code = 'no-assets';
  constructor(folder: string) {
    super(`${folder} holds no built client: run "npm run build"`);
  }
}

/** Reads `manifest.json` of a folder that the build wrote. @throws NoAssets */
export function readAssets(folder: string): Assets {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) throw new AssetsMissingError(folder);
  const manifest = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.success) throw new AssetsMissingError(folder);
  const { 'main.js': script, 'early.js': early, 'main.css': style, 'pages.css': pages } = manifest.data;
  const at = (name: string) => `${ASSET_PATH}/${name}`;
  return { folder, script: at(script), early: at(early), style: at(style), pages: at(pages) };
}

// The stylesheet that darkens a board, with the faces that its texts are set in; each under a name made of
// its content.

export interface BoardStyle {
  readonly path: string;
  readonly css: string;
  /** Files that it refers to, by their addresses. */
  readonly fonts: ReadonlyMap<string, Buffer>;
}

/** The stylesheet of the boards of these games, and where it is served. */
export function makeBoardStyle(games: readonly Game[]): BoardStyle {
  const faces = webFaces().map((face) => ({ face, path: pathOf(`font-${face.name}`, face.bytes, 'woff2') }));
  const css =
    faces.map(({ face, path }) => ruleOf(face, path)).join('') +
    boardStylesheet(games.map(({ picture: { look = {} } }) => look));
  return {
    css,
    path: pathOf('board', css, 'css'),
    fonts: new Map(faces.map(({ face, path }) => [path, face.bytes])),
  };
}

function ruleOf({ family, weight, style }: WebFace, path: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:swap;src:url(${path}) format("woff2")}\n`;
}

function pathOf(name: string, content: string | Buffer, ending: string): string {
  return `${ASSET_PATH}/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${ending}`;
}
