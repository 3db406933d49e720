import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs vitest on these files with our reporter; `file name -> text`. */
function run(files: Readonly<Record<string, string>>): {
  status: number | null;
  firstLine: string;
  lastLine: string;
  lines: readonly string[];
} {
  const cache = join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'denrei-reporter-'));
  try {
    const config = `export default { test: { reporters: ['${ROOT}test/support/reporter.ts'], include: ['*.test.js'], maxWorkers: 1, isolate: false } };`;
    writeFileSync(join(folder, 'vitest.config.mjs'), config);
    for (const [name, text] of Object.entries(files))
      writeFileSync(
        join(folder, name),
        `import { beforeAll, describe, expect, test } from 'vitest';\n${text}`,
      );
    const command = [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      '--config',
      'vitest.config.mjs',
    ];
    const { status, stdout } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined },
    });
    const lines = stdout.trim().split('\n');
    return { status, firstLine: lines[0] ?? '', lastLine: lines.at(-1) ?? '', lines };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the first line of a test run names the Node that it runs on', () => {
  expect(run({ 'a.test.js': "test('a', () => {});" }).firstLine).toBe(`Node ${process.versions.node}`);
});

test('a test that passes only when it is tried again is named', () => {
  const text =
    "let tries = 0; describe('g', () => { test('late', { retry: 1 }, () => expect(++tries).toBe(2)); test('at once', { retry: 1 }, () => {}); });";
  const { lines, lastLine } = run({ 'a.test.js': text });
  expect(lines.filter((line) => line.startsWith('passed only'))).toEqual([
    'passed only when tried again: g > late',
  ]);
  expect(lastLine).toBe('2 passed, 0 failed');
});

describe('the last line of a test run', () => {
  test('counts what passed', () => {
    expect(run({ 'a.test.js': "test('a', () => {}); test.each([1, 2])('b %i', () => {});" })).toMatchObject({
      status: 0,
      lastLine: '3 passed, 0 failed',
    });
  });

  test('counts as failed: tests, files that do not load, groups that cannot be set up, errors outside of any test', () => {
    const files = {
      'fails.test.js': "test('a', () => {}); test('b', () => expect(1).toBe(2));",
      'missing.test.js': "import './no-such-file.js'; test('c', () => {});",
      'group.test.js':
        "describe('g', () => { beforeAll(() => { throw new Error('no'); }); test('e', () => {}); }); test('f', () => {});",
      'outside.test.js': "test('d', () => { void Promise.reject(new Error('nobody waits for this')); });",
    };
    expect(run(files)).toMatchObject({ status: 1, lastLine: '3 passed, 4 failed' });
  });

  test('is one failure when there is no test at all', () => {
    expect(run({})).toMatchObject({ status: 1, lastLine: '0 passed, 1 failed' });
  });
});
