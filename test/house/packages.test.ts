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
    z.object({ version: z.string().optional(), optionalDependencies: versions }),
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
