/** Loads a TypeScript module of the project from a plain script. */
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './migrations.mjs';

/**
 * The exports of `path` (below the project's root). The bundle is kept where Node finds the packages it
 * imports.
 */
export async function loadTs(path) {
  const folder = join(ROOT, 'node_modules', '.cache', 'denrei');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${basename(path, '.ts')}.mjs`);
  await build({
    entryPoints: [join(ROOT, path)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  return import(pathToFileURL(outfile).href);
}
