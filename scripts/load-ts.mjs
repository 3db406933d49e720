/** Loads a TypeScript module of the project from a plain script. */
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
    // Games from outside import the kit by the name that it has in the package.
    alias: { 'denrei/kit': join(ROOT, 'src', 'kit', 'index.ts') },
    loader: { '.md': 'text' },
    plugins: [ownAddresses],
  });
  return import(pathToFileURL(outfile).href);
}

/** A module that looks for files beside itself finds them, wherever the bundle lies. */
const ownAddresses = {
  name: 'own addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return {
        contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts',
      };
    }),
};
