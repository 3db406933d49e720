/**
 * Sizes of files and functions in src, against the limits of the house: files of at most 300 lines (here 400 is the end),
 * functions of a median of 8 lines, a ninetieth percentile of 25 and a maximum of 60. Data tables are exempt.
 * Exits 1 when a file is longer than 400 lines.
 */
import '../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LIMITS = { file: 300, end: 400, function: 60 };
const isDataTable = (path) => /\.(?:en|ja)\.ts$|\/words\/(?:en|ja)(?:\/|\.ts$)/.test(path);

function filesOf(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => path.endsWith('.ts') && !path.startsWith('src/generated/') && !isDataTable(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length }));
}

/** Lines of the body of every function longer than a line, as biome's parser sees them. */
function functionsOf(folder) {
  const command = [
    'lint',
    '--config-path=scripts/sizes.json',
    '--only=complexity/noExcessiveLinesPerFunction',
    '--reporter=json',
  ];
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, [...command, '--max-diagnostics=none', folder], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout)
    .diagnostics.filter(({ location }) => !location.path.includes('src/generated/'))
    .map(({ message, location }) => ({
      path: `${location.path}:${location.start.line}`,
      lines: Number(/\((\d+)\)/.exec(message)[1]),
    }));
}

function summary(name, sizes) {
  const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `${name}: ${sorted.length}, median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)} lines`;
}

function longerThan(limit, sizes) {
  const long = sizes.filter(({ lines }) => lines > limit).sort((a, b) => b.lines - a.lines);
  return long.map(({ path, lines }) => `  ${path}: ${lines} lines (limit ${limit})`);
}

const files = filesOf('src');
const functions = functionsOf('src');
console.log(summary('files', files));
console.log(summary('functions of more than a line', functions));
for (const line of [...longerThan(LIMITS.file, files), ...longerThan(LIMITS.function, functions)])
  console.log(line);
process.exitCode = files.some(({ lines }) => lines > LIMITS.end) ? 1 : 0;
