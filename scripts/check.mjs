/**
 * Everything that can be found without running the product: types, style, dead code, migrations that the
 * data model lacks, the rules of the house. Prints the output of what fails and ends with `N passed, N failed`; exits 1 when
 * anything failed.
 */
import '../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const CHECKS = [
  ['generated code is as prisma/ has it', 'scripts/generate.mjs', '--check'],
  ['types of server and tests', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
  ['types of the browser client', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', 'src/web/client'],
  ['types of the browser tests', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', 'test/e2e'],
  [
    'style',
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--colors=off',
    '--diagnostic-level=warn',
    '--error-on-warnings',
    '.',
  ],
  ['no dead code', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  ['every change of the data model has its migration', 'scripts/migrate-dev.mjs', '--check'],
  ['rules of the house', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'house'],
];

/** Runs one check; says how it went, and why when it failed. */
function passes([name, ...command]) {
  const begun = Date.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
}

const results = CHECKS.map(passes);
const passed = results.filter(Boolean).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
