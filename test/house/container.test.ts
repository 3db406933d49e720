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
  test('is the package that scripts/pack.mjs makes, and the builder is given all that goes into it', () => {
    expect(lines.find((line) => line.startsWith('RUN') && line.includes('scripts/pack.mjs'))).toContain(
      'npm install --global --prefix /denrei',
    );
    expect(valuesOf('COPY', last)).toEqual(['--from=build /denrei /usr/local']);
    const [, packed = ''] = /for \(const path of \[(.+)\]\)/.exec(read('scripts/pack.mjs')) ?? [];
    const paths = [...packed.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
    expect(paths).toContain('templates');
    const fromSource = paths.filter((path) => path !== 'dist');
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
    // An operator may give the base by its digest: it is named once, before the first stage.
    expect(bases[0]).toBe('${NODE_IMAGE}');
    expect(lines.indexOf('ARG NODE_IMAGE=node:24-bookworm-slim')).toBeLessThan(
      lines.findIndex((line) => line.startsWith('FROM ')),
    );
    expect(lines).toContain('ARG NODE_IMAGE=node:24-bookworm-slim');
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

describe('the house of several machines (compose.yaml)', () => {
  const compose = read('compose.yaml');

  test('sets settings that there are, and roles that a process can have', () => {
    const known = read('src/cli/config.ts');
    const set = [...compose.matchAll(/^\s+([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
    const ours = set.filter((name) => !name.startsWith('POSTGRES_'));
    expect(ours).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'DENREI_BASE_URL', 'DENREI_ROLE', 'SMTP_URL']),
    );
    expect(ours.filter((name) => !known.includes(`  ${name}:`))).toEqual([]);
    const roles = [...compose.matchAll(/DENREI_ROLE: (\w+)/g)].map(([, role]) => role);
    expect(roles.sort()).toEqual(['web', 'worker']);
  });

  test('has two web processes on the port that the image listens on, and a volume where it keeps its keys', () => {
    expect(compose).toMatch(/web:\n(?:.*\n)*? +replicas: 2/);
    const [port] = valuesOf('EXPOSE', last);
    expect(compose).toContain(`--to web:${port}`);
    expect(compose).toContain(`- data:${valuesOf('VOLUME', last)[0]}`);
  });
});
