/**
 * Copies the packages that cannot be bundled (native code), with all they need at run time, from node_modules
 * to `dist/node_modules`: then `dist/` runs without any other package. For container images; run after the
 * build.
 */
import '../../bin/node.mjs';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NATIVE } from './externals.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Where Node would find `name` from the package at `path`: the nearest node_modules upwards that has it. */
function resolve(name, path) {
  const candidate = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (packages[candidate] !== undefined || path === '') return candidate;
  return resolve(name, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))));
}

/** The package at `path` and everything below it that is installed on this platform. */
function withDependencies(path, seen) {
  if (seen.has(path) || !existsSync(join(root, path))) return;
  seen.add(path);
  const { dependencies = {}, optionalDependencies = {} } = packages[path];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
    withDependencies(resolve(name, path), seen);
}

/** Sources that only a compiler needs, and native code of other platforms (better-sqlite3 brings eight). */
const isNeeded = (path) => {
  const [, platform] = /\/better-sqlite3\/prebuilds\/(.+)\.node$/.exec(path) ?? [];
  if (platform !== undefined) return platform === `${process.platform}-${process.arch}`;
  return !/\/better-sqlite3\/(?:deps|src)(?:\/|$)/.test(path);
};

const found = new Set();
for (const name of NATIVE) withDependencies(`node_modules/${name}`, found);
rmSync(join(root, 'dist/node_modules'), { recursive: true, force: true });
for (const path of found)
  cpSync(join(root, path), join(root, 'dist', path), { recursive: true, filter: isNeeded });
process.stderr.write(`native: ${[...found].map((path) => path.replace('node_modules/', '')).join(', ')}\n`);
