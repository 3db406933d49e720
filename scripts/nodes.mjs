/**
 * Store, service and start-up tests on the other Nodes that the product runs on: `npm run test:nodes`. They
 * come from the npm registry by their integrity (`nodes.json`) into a cache of the user's. Ends with `N
 * passed, N failed`.
 */
import '../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countOf } from './check/counting.mjs';
import { fetchNode } from './fetch-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { versions, tests } = JSON.parse(readFileSync(join(root, 'scripts/nodes.json'), 'utf8'));
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'denrei', 'nodes');

/** The folder with the binary of a Node, fetched unless it is there. */
function binOf(version) {
  const folder = join(cache, `${process.platform}-${process.arch}-${version}`);
  if (!existsSync(folder)) fetchNode(version, folder);
  return join(folder, 'bin');
}

/** What passed and what failed on one Node. */
function tested(version) {
  console.log(`== Node ${version}`);
  try {
    const bin = binOf(version);
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
    const command = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...tests];
    const { status, stdout } = spawnSync(join(bin, 'node'), command, {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 2 ** 28,
    });
    console.log(stdout);
    return countOf(stdout, status);
  } catch (error) {
    console.log(error.message);
    return { passed: 0, failed: 1 };
  }
}

const counts = versions.map(tested);
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
