import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '../../src/root.js';

const versions = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({ dependencies: versions, devDependencies: versions });
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().default(false),
      optionalDependencies: versions,
    }),
  ),
});
const read = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot(), file), 'utf8'));
const { dependencies, devDependencies } = manifestSchema.parse(read('package.json'));
const { packages } = lockSchema.parse(read('package-lock.json'));

/** The package that Node would find for `name` from the package at `path`. */
function isLocked(name: string, path: string): boolean {
  if (packages[path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`] !== undefined)
    return true;
  return path !== '' && isLocked(name, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))));
}

describe('the packages', () => {
  test('are asked for by exact version, the one that is locked', () => {
    const wanted = Object.entries({ ...dependencies, ...devDependencies });
    expect(wanted.length).toBeGreaterThan(30);
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
    expect(wanted.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual(
      [],
    );
  });

  // A registry that lacks one of them writes a lock file that `npm ci` refuses on every machine.
  test('are locked with their variants for all platforms', () => {
    const variants = Object.entries(packages).flatMap(([path, it]) =>
      Object.keys(it.optionalDependencies).map((name) => ({ name, path, locked: isLocked(name, path) })),
    );
    expect(variants.length).toBeGreaterThan(50);
    expect(variants.filter(({ locked }) => !locked).map(({ name, path }) => `${name} for ${path}`)).toEqual(
      [],
    );
  });
});

/** Under these a bundle of the service may be passed on; the last two while their files stay as they are. */
const LICENCES = [
  ...['MIT', 'MIT-0', 'ISC', 'MIT and ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'Unlicense', '0BSD', 'MPL-2.0', 'EPL-2.0', '(MIT OR EUPL-1.1+)'],
];
/** Packages that name none in their manifest: what their licence file says. */
const NAMED_ELSEWHERE: Readonly<Record<string, string>> = { 'seq-queue': 'MIT' };

describe('what the service is made of', () => {
  const running = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

  test('is locked by digest, package by package', () => {
    const all = Object.entries(packages).filter(([path]) => path !== '');
    expect(
      all.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path),
    ).toEqual([]);
  });

  test('is under licences with which it may be passed on', () => {
    const licences = running.map(([path, { license }]) => [
      nameOf(path),
      license ?? NAMED_ELSEWHERE[nameOf(path)] ?? 'none',
    ]);
    expect(licences.length).toBeGreaterThan(100);
    expect(licences.filter(([, license = '']) => !LICENCES.includes(license))).toEqual([]);
  });

  test('stands in the bill of materials, each with its version', () => {
    const { stdout } = spawnSync('npm', ['run', '-s', 'sbom'], {
      cwd: projectRoot(),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const bill = z
      .object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.object({ purl: z.string() })) })
      .parse(JSON.parse(stdout));
    const told = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
    const direct = { ...dependencies, ...devDependencies };
    for (const [name, version] of Object.entries(direct))
      expect(told).toContain(`pkg:npm/${name}@${version}`);
    expect(told.size).toBeGreaterThan(300);
  });
});
