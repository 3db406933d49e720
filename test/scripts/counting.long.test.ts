import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countOf } from '../../scripts/check/counting.mjs';
import { projectRoot } from '../../src/root.js';

test.each([
  ['a\n3 passed, 0 failed\n', 0, { passed: 3, failed: 0 }],
  ['3 passed, 2 failed\n', 1, { passed: 3, failed: 2 }],
  ['3 passed, 0 failed\n', 1, { passed: 3, failed: 1 }],
  ['3 passed, 0 failed\nAborted\n', 134, { passed: 0, failed: 1 }],
  ['', null, { passed: 0, failed: 1 }],
])('a run that printed %j and ended with %s counts as %j', (output, status, count) => {
  expect(countOf(output, status)).toEqual(count);
});

test('files are run as often as one asks', () => {
  const repeat = [join(projectRoot(), 'scripts/repeat.mjs'), '2', 'test/hex/line.test.ts'];
  const { status, stdout } = spawnSync(process.execPath, repeat, {
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined },
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^run 1: \d+ passed, 0 failed\nrun 2: \d+ passed, 0 failed\n2 passed, 0 failed\n$/);
});
