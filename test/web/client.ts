/** The browser's part, built for a test as the build does it. */
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Assets, readAssets } from '../../src/web/index.js';
import { scratchFolder } from '../support/leftovers.js';

const CLIENT = fileURLToPath(new URL('../../src/web/client', import.meta.url));

/** Builds script and stylesheet into a folder of its own, with the manifest that the server reads. */
export async function buildClient(): Promise<Assets> {
  const outdir = await scratchFolder('client');
  const { metafile } = await build({
    entryPoints: [join(CLIENT, 'main.ts'), join(CLIENT, 'early.ts'), join(CLIENT, 'pages.css')],
    splitting: true,
    chunkNames: '[name]-[hash]',
    outdir,
    entryNames: '[name]-[hash]',
    bundle: true,
    loader: { '.md': 'text' },
    minify: true,
    format: 'esm',
    target: 'es2022',
    tsconfig: join(CLIENT, 'tsconfig.json'),
    metafile: true,
  });
  const names = Object.keys(metafile.outputs).map((path) => basename(path));
  const manifest = Object.fromEntries(names.map((name) => [name.replace(/-[A-Z0-9]{8}(?=\.)/, ''), name]));
  await writeFile(join(outdir, 'manifest.json'), JSON.stringify(manifest));
  return readAssets(outdir);
}
