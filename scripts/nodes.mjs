/**
 * Store, service and start-up tests on the other Nodes that the product runs on: `npm run test:nodes`. They
 * come from the npm registry by their integrity (`nodes.json`) into a cache of the user's. Ends with `N
 * passed, N failed`.
 */
import '../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countOf } from './check/counting.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { versions, tests, integrity } = JSON.parse(readFileSync(join(root, 'scripts/nodes.json'), 'utf8'));
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'denrei', 'nodes');

/** The folder with the binary of a Node, fetched unless it is there. */
function fetched(version) {
  const name = `node-${process.platform}-${process.arch}@${version}`;
  const folder = join(cache, name);
  if (!existsSync(folder)) fetchInto(folder, name);
  return join(folder, 'package', 'bin');
}

function fetchInto(folder, name) {
  if (integrity[name] === undefined) throw new Error(`there is no ${name} in scripts/nodes.json`);
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    const packed = must('npm', ['pack', '--silent', '--pack-destination', draft, name])
      .trim()
      .split('\n')
      .at(-1);
    const archive = join(draft, packed);
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== integrity[name]) throw new Error(`${name} is not what scripts/nodes.json says`);
    must('tar', ['-xzf', archive, '-C', draft]);
    rmSync(archive);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

function must(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** What passed and what failed on one Node. */
function tested(version) {
  console.log(`== Node ${version}`);
  try {
    const bin = fetched(version);
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
