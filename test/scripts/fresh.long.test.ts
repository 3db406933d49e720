import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/root.js';
import { clone, READY, run, servedBy } from './clone.js';

describe('right after npm ci', () => {
  test('the clauses of every game are counted', async () => {
    const { status, stdout } = await run('clauses');
    expect(stdout).toMatch(/^kyuchorei: (\d+) of \1 clauses/m);
    expect(status).toBe(0);
  });

  test('tests run, once and over and over', async () => {
    expect((await run('test', 'test/hex/line.test.ts')).stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
    expect((await run('test:repeat', '1', 'test/hex/line.test.ts')).stdout).toMatch(
      /\n1 passed, 0 failed\n$/,
    );
  });

  test('the command answers', async () =>
    expect((await run('denrei', 'help')).stdout).toContain('denrei try'));

  test('benchmarks are there to be named', async () =>
    expect((await run('bench', 'nothing')).stderr).toContain('no such benchmark: nothing'));

  test('mutation testing asks what to break', async () =>
    expect((await run('mutants')).stderr).toContain(
      'kyuchorei | manila45 | squarepeg | taiheiyo | witp | referee',
    ));

  test('the practice opponent asks which game to play', async () =>
    expect((await run('practice', 'nothing')).stderr).toContain('usage: npm run practice'));

  test('the demo plays only what there is', async () =>
    expect((await run('demo', '--game', 'chess')).stderr).toContain('there is no game chess'));

  test('random playouts ask which game to play', async () =>
    expect((await run('playouts', 'nothing')).stderr).toContain('usage: npm run playouts'));

  test('releasing rules asks whose', async () =>
    expect((await run('release')).stderr).toContain('npm run release -- <game>'));

  test('what a page measures asks what to measure', async () =>
    expect((await run('ux', 'nothing')).stderr).toContain('usage: npm run ux'));

  test('the bill of materials is printed', async () =>
    expect((await run('sbom')).stdout).toContain('CycloneDX'));

  test('the house is drawn', async () => expect((await run('house')).status).toBe(0));

  test('the service starts again when a source changes', async () => {
    const folder = await clone();
    const change = () => appendFileSync(join(folder, 'src', 'root.ts'), '// A word more.\n');
    expect(await servedBy('dev', folder, 2, change)).toEqual([READY, READY]);
  });

  test('every script of package.json is tried here, or by the CI in a clean checkout', () => {
    const manifest: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(projectRoot(), 'package.json'), 'utf8'),
    );
    const names = Object.keys(manifest.scripts).filter((name) => !/^p(?:re|ost)/.test(name));
    const here = [
      'clauses',
      'test',
      'test:repeat',
      'denrei',
      'bench',
      'mutants',
      'practice',
      'demo',
      'playouts',
      'release',
      'ux',
      'sbom',
      'start',
      'dev',
      'house',
    ];
    const byOthers = ['build', 'check', 'test:long', 'test:nodes', 'format'];
    expect(names.sort()).toEqual([...here, ...byOthers].sort());
  });
});
