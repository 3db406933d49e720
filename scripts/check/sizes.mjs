/**
 * Sizes of files, functions and folders, and the width of code, against the limits of the house: files of at
 * most 300 lines, functions of at most 60 (a median of 8 and a ninetieth percentile of 25 are aimed at),
 * lines of at most 110 columns. Tables of words are exempt; a text in quotes and an address may be wider.
 * A folder holds at most 15 files. Exits 1 when anything is over its limit.
 */
import '../../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTs } from '../load-ts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LIMITS = { file: 300, function: 60, width: 110 };
const isDataTable = (path) => /\.(?:en|ja)\.ts$|\/words\/(?:en|ja)(?:\/|\.ts$)/.test(path);

function filesOf(folder, ending = /\.ts$/) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => ending.test(path) && !path.startsWith('src/generated/') && !isDataTable(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length }));
}

/** Lines of the body of every function longer than a line, as biome's parser sees them. */
function functionsOf(folder) {
  const command = [
    'lint',
    '--config-path=scripts/check/sizes.json',
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

/** What stands in quotes, between backticks or is a pattern: the formatter cannot break it either. */
const LITERAL =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?:[^/\\\s*]|\\.)(?:[^/\\]|\\.)*\/[a-z]*/g;

const isComment = (line) => /^\s*(?:\/?\*|\/\/)/.test(line) && !/https?:\/\//.test(line);

/** Lines over the width: of code without their literals, of comment as they stand. */
function wideLines(path) {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  return lines.flatMap((line, i) =>
    line.length > LIMITS.width && (isComment(line) || line.replace(LITERAL, '').length > LIMITS.width)
      ? [`  ${path}:${i + 1}: ${line.length} columns (limit ${LIMITS.width})`]
      : [],
  );
}

const files = filesOf('src');
const scripts = filesOf('scripts', /\.(?:m?[jt]s|json)$/);
const functions = functionsOf('src');
console.log(summary('files', files));
console.log(summary('functions of more than a line', functions));
// The house test of the same rule names the fault too; here it is found before anything is landed.
const { crowdedFolders } = await loadTs('test/house/rules/folders.ts');
const paths = [...files, ...filesOf('test'), ...scripts].map(({ path }) => path);
const over = [
  ...longerThan(LIMITS.file, files),
  ...longerThan(LIMITS.function, functions),
  ...[...files, ...filesOf('test')].flatMap(({ path }) => wideLines(path)),
  ...crowdedFolders(paths).map(({ path, rule, what }) => `  ${path}: ${rule}: ${what}`),
];
for (const line of over) console.log(line);
process.exitCode = over.length > 0 ? 1 : 0;
