/**
 * What the rules of a game are made of, and their digest: the code and data that decide how a match goes on.
 * Words, pictures, lessons and the practice opponent are no part of it, nor are comments and line breaks.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, transform } from 'esbuild';

/** Parts of a game that decide nothing. */
const TOLD = ['words', 'picture', 'rulebook', 'lessons', 'opponent'];
/** Of the kernel what only the practice opponent goes by: how it chooses among orders that are legal. */
const CHOOSING = ['src/referee/choose.ts', 'src/referee/foresee.ts'];

/** Whether a file below the project's root decides how a match of `game` goes on. */
export function decides(path, game) {
  if (CHOOSING.includes(path)) return false;
  if (path.startsWith('src/referee/') || path.startsWith('src/hex/')) return true;
  if (!path.startsWith(`src/games/${game}/`)) return path.startsWith('src/games/shared/');
  const [part, ...below] = path.slice(`src/games/${game}/`.length).split('/');
  return below.length > 0 && !TOLD.includes(part);
}

/** Digest of the rules of a game below `root`. */
export async function rulesDigest(root, game) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`src/games/${game}/index.ts`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
    write: false,
    outdir: 'dist',
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const path of Object.keys(metafile.inputs).sort()) {
    if (!decides(path, game)) continue;
    hash.update(`${path}\n${await essence(join(root, path))}\n`);
  }
  return hash.digest('hex');
}

/** A file without what only its readers need. */
async function essence(file) {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.stringify(JSON.parse(text));
  return (await transform(text, { loader: 'ts', minify: true })).code;
}
