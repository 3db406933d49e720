/**
 * Mutation testing by Stryker: breaks the rules one small change at a time and counts what the tests notice,
 * clause by clause. `npm run mutants -- <game|referee> [--files <glob>] [--sample <n>] [--clauses <n>]
 * [--seed <s>] [--part <i>/<n>] [--patience <seconds>]`: all files of rules or those of the glob; all
 * mutants, a sample of n that the seed draws, or one mutant of each of n clauses that the seed draws; of these
 * the i-th of n parts, so that a long run can be done in several. Tests that take half as long again as they
 * should, and the patience more, count as having noticed: beside other work it has to be longer. Runs that
 * scope's own tests, without the slow ones that play whole matches. Survivors that are accepted stand with
 * their reasons in `docs/mutants/<scope>.json`. By name and not in CI: it takes long.
 */
import '../bin/node.mjs';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawClauses } from './mutants/clauses.mjs';
import { installTools } from './mutants/install.mjs';
import { report } from './mutants/report.mjs';
import { drawSample, partOf } from './mutants/sample.mjs';
import scopes from './mutants/scope.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
const OPTIONS = {
  files: { type: 'string' },
  sample: { type: 'string' },
  clauses: { type: 'string' },
  seed: { type: 'string', default: '1' },
  part: { type: 'string', default: '1/1' },
  concurrency: { type: 'string', default: '2' },
  patience: { type: 'string', default: '20' },
};

function fail(text) {
  console.error(text);
  process.exit(2);
}

/** The files to break: those of the scope that hold rules, or what the glob leaves of them. */
function filesOf(scope, glob) {
  const rules = fs.globSync(scope.files, { cwd: root, exclude: scopes.notRules });
  const wanted = glob === undefined ? rules : fs.globSync(glob, { cwd: root });
  return rules.filter((path) => wanted.includes(path)).sort();
}

async function run(name, files, { concurrency, patience }, folder, sample) {
  process.env.DENREI_MUTANTS_SCOPE = name;
  const sampled = join(folder, 'sample.json');
  if (sample !== undefined) {
    writeFileSync(sampled, JSON.stringify(sample.keys));
    process.env.DENREI_MUTANTS_SAMPLE = sampled;
  }
  // Not above: it may not be installed yet, and it refuses an old Node that only waits for the newer one.
  const { Stryker } = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'tools/mutants/checker.mjs')],
    checkers: sample === undefined ? [] : ['sample'],
    concurrency: Number(concurrency),
    // Of what is built the tests of pictures need the fonts.
    ignorePatterns: [
      'data',
      'docs',
      'coverage',
      'dist/*',
      '!dist/fonts',
      'src/generated',
      'reports',
      'tools/node_modules',
    ],
    tempDirName: join('node_modules', '.cache', 'denrei-mutants'),
    reporters: process.stderr.isTTY ? ['progress'] : ['progress-append-only'],
    disableTypeChecks: false,
    // TypeScript 7 has no API to rewrite it with, and nothing in it points outside: it is copied as it is.
    tsconfigFile: 'none',
    logLevel: 'warn',
    // Tests play their matches while they load, so nearly every mutant counts as static.
    warnings: { slow: false },
    timeoutMS: Number(patience) * 1000,
    // On a machine that does much else the first run of all tests takes longer than five minutes.
    dryRunTimeoutMinutes: 60,
  });
  return stryker.runMutationTest();
}

/** The mutants to try, where not all are; says how many. */
async function drawn({ prefix }, { sample, clauses, seed, part }) {
  if (sample === undefined && clauses === undefined) return undefined;
  const found =
    clauses === undefined
      ? await drawSample(files, Number(sample), seed)
      : await drawClauses(files, prefix, Number(clauses), seed);
  const of = clauses === undefined ? 'mutants' : 'clauses, a mutant of each';
  console.log(`${found.keys.length} of ${found.total} ${of}, drawn by seed ${seed}; part ${part}`);
  const keys = partOf(found.keys, part);
  if (keys === undefined) fail(`no part ${part}: --part 1/3 is the first of three`);
  return { ...found, keys };
}

const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
const [name] = positionals;
const scope = scopes.scopes[name];
if (scope === undefined) fail(`which? npm run mutants -- ${Object.keys(scopes.scopes).join(' | ')}`);
const files = filesOf(scope, values.files);
if (files.length === 0) fail(`no file of ${name}'s rules fits ${values.files}`);
process.chdir(root);
if (!installTools()) fail('mutants: the tools could not be installed; npm says why above');
const folder = mkdtempSync(join(tmpdir(), 'denrei-mutants-'));
try {
  const sample = await drawn(scope, values);
  const results = await run(name, files, values, folder, sample);
  const { text, survivors } = report(name, scope, results);
  console.log(text);
  mkdirSync('reports', { recursive: true });
  writeFileSync(join('reports', `mutants-${name}.json`), `${JSON.stringify(survivors, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
