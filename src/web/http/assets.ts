/** The browser's files, named by their content, as the build left them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

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
