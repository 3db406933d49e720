import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../src/root.js';

const elsewhere = mkdtempSync(join(tmpdir(), 'denrei-root-'));
afterAll(() => rmSync(elsewhere, { recursive: true }));

/**
 * Bundles the question into `folder` and asks it from a working directory that has nothing to do with the
 * project.
 */
function rootSeenFrom(folder: string): string {
  const outfile = join(folder, 'root-question.mjs');
  const stdin = {
    contents: "import { projectRoot } from './src/root.js'; console.log(projectRoot());",
    resolveDir: projectRoot(),
  };
  buildSync({ stdin, outfile, bundle: true, platform: 'node', format: 'esm' });
  try {
    return execFileSync(process.execPath, [outfile], {
      cwd: elsewhere,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } finally {
    rmSync(outfile);
  }
}

describe('the root of the project', () => {
  test('holds package.json and the sources', () => {
    expect(existsSync(join(projectRoot(), 'package.json'))).toBe(true);
    expect(existsSync(join(projectRoot(), 'src', 'root.ts'))).toBe(true);
  });

  test('is the same for a bundle below it, whatever the working directory', () => {
    const folder = join(projectRoot(), 'dist');
    mkdirSync(folder, { recursive: true });
    expect(rootSeenFrom(folder)).toBe(projectRoot());
  });

  test('is missed loudly by a bundle that lies elsewhere', () => {
    expect(() => rootSeenFrom(elsewhere)).toThrow(/no package\.json of denrei above/);
  });
});
