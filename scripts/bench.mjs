/**
 * Runs the benchmarks: every exported function `bench…` of `scripts/bench/*.ts`, one file after the other,
 * each printing its method and figures. `npm run bench -- board` runs one file; numbers after a name are its
 * sizes (`-- growth 100000`). Benchmarks inform; they never fail a build.
 */
import '../bin/node.mjs';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTs } from './load-ts.mjs';

const folder = fileURLToPath(new URL('bench', import.meta.url));
const given = process.argv.slice(2);
const [sizes, wanted] = [
  given.filter((word) => /^\d+$/.test(word)),
  given.filter((word) => !/^\d+$/.test(word)),
];
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
if (names.length === 0) throw new Error(`no such benchmark: ${wanted.join(', ')}`);

for (const name of names) {
  console.log(`== ${name}`);
  const module = await loadTs(join('scripts', 'bench', `${name}.ts`));
  for (const [key, bench] of Object.entries(module)) if (key.startsWith('bench')) await bench(...sizes);
}
