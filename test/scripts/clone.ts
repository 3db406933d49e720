/** A clone of the project as it is right after `npm ci`, and its scripts. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { projectRoot } from '../../src/root.js';
import { scratchFolder } from '../support/leftovers.js';

const root = projectRoot();
const ENV = { ...process.env, VITEST: undefined, NODE_ENV: undefined, NO_COLOR: '1' };

/** What the project looks like right after `npm ci`: what is tracked or about to be, and the packages. */
export async function clone(): Promise<string> {
  const folder = await scratchFolder('fresh');
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const files = stdout.split('\0').filter((file) => file !== '');
  expect(files.length).toBeGreaterThan(500);
  for (const file of files)
    cpSync(join(root, file), join(folder, file), { force: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** `npm run <script> -- <args>` in a fresh clone. */
export async function run(script: string, ...args: readonly string[]) {
  const command = ['run', '--silent', script, '--', ...args];
  return spawnSync('npm', command, { cwd: await clone(), encoding: 'utf8', env: ENV, maxBuffer: 2 ** 26 });
}

export const READY = expect.stringMatching(/^Denrei is ready: http:\/\/localhost:\d+$/);

/**
 * What a script says of being ready, until it has been so `times` times; after each but the last comes
 * `between`.
 */
export async function servedBy(
  script: string,
  folder: string,
  times: number,
  between?: () => void,
  more: Readonly<Record<string, string>> = {},
) {
  const env = { ...ENV, ...more, DENREI_PORT: '0', DENREI_DATA: join(folder, 'data') };
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const exited = once(child, 'exit');
  const ready: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    if (!line.startsWith('Denrei is ready')) continue;
    ready.push(line);
    if (ready.length < times) between?.();
    else process.kill(-child.pid!, 'SIGTERM');
  }
  await exited;
  return ready;
}
