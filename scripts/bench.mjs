/**
 * Runs the benchmarks: every exported function `bench…` of `scripts/bench/*.ts` and of its folder `service`,
 * one file after the other, each printing its method and figures. `npm run bench -- board` runs one file;
 * numbers after a name are its sizes (`-- growth 100000`). Benchmarks inform; they never fail a build.
 */
import '../bin/node.mjs';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTs } from './load-ts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const given = process.argv.slice(2);
const [sizes, wanted] = [
  given.filter((word) => /^\d+$/.test(word)),
  given.filter((word) => !/^\d+$/.test(word)),
];
const files = ['scripts/bench', 'scripts/bench/service']
  .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.ts')));
if (files.length === 0) throw new Error(`no such benchmark: ${wanted.join(', ')}`);

for (const file of files) {
  const benches = Object.entries(await loadTs(file)).filter(([key]) => key.startsWith('bench'));
  if (benches.length > 0) console.log(`== ${basename(file, '.ts')}`);
  for (const [, bench] of benches) await bench(...sizes);
}
