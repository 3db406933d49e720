import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/root.js';

const read = (file: string) => readFileSync(join(projectRoot(), file), 'utf8');
const lines = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n');
const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
const valuesOf = (word: string, from: readonly string[]) =>
  from.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
const allowed = new Set([...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path));

describe('the container image', () => {
  test('is copied together from things that exist, and that the builder is given or makes', () => {
    const copied = valuesOf('COPY', last).flatMap((line) =>
      [...line.matchAll(/\/app\/(\S+)/g)].map(([, path]) => path ?? ''),
    );
    expect(copied).toContain('dist');
    const fromSource = copied.filter((path) => path !== 'dist');
    expect(fromSource.filter((path) => !existsSync(join(projectRoot(), path)))).toEqual([]);
    expect(fromSource.filter((path) => !allowed.has(path))).toEqual([]);
  });

  test('gives the builder every folder and setting that the build reads', () => {
    expect([...allowed]).toEqual(
      expect.arrayContaining([
        'src',
        'scripts',
        'prisma',
        'prisma.config.ts',
        'package-lock.json',
        'tsconfig.json',
      ]),
    );
  });

  test('is built and run on the same base', () => {
    const bases = valuesOf('FROM', lines).map((base) => base.replace(/ AS .*/, ''));
    expect(bases).toHaveLength(2);
    expect(new Set(bases).size).toBe(1);
  });

  test('runs without npm and not as root, keeps its data in a volume and is asked for its health', () => {
    expect(last.filter((line) => /\bnpm\b/.test(line))).toEqual([]);
    expect(valuesOf('USER', last)).toEqual(['node']);
    expect(valuesOf('VOLUME', last)).toEqual(['/data']);
    expect(valuesOf('HEALTHCHECK', last).join()).toContain('/healthz');
  });

  test('listens where it says', () => {
    const port = /DENREI_PORT=(\d+)/.exec(valuesOf('ENV', last).join())?.[1];
    expect(valuesOf('EXPOSE', last)).toEqual([port]);
  });
});
