/**
 * Looks for tests that fail by chance: `npm run test:repeat -- 20 [files]` runs the suite, or these files,
 * twenty times over and tells after each run which tests failed. Ends with `N passed, N failed`, counted in
 * runs.
 */
import '../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [times = '', ...files] = process.argv.slice(2);
if (!/^[1-9]\d{0,3}$/.test(times)) {
  console.error('how often? npm run test:repeat -- 20 [files]');
  process.exit(2);
}

/** Whether a run passed; prints the lines of what failed. */
function passes(number) {
  const command = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'fast',
    '--project',
    'browser',
    ...files,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 2 ** 28,
  });
  console.log(`run ${number}: ${stdout.trimEnd().split('\n').at(-1)}`);
  for (const line of `${stdout}${stderr}`.split('\n'))
    if (/^ *FAIL |^\w*Error:/.test(line)) console.log(`  ${line.trim()}`);
  return status === 0;
}

const runs = Array.from({ length: Number(times) }, (_, i) => passes(i + 1));
const passed = runs.filter(Boolean).length;
console.log(`${passed} passed, ${runs.length - passed} failed`);
process.exitCode = passed === runs.length ? 0 : 1;
