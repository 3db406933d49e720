/** Installs what tools/package.json names. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tools = fileURLToPath(new URL('..', import.meta.url));

/** Installs Stryker unless the packages of the lock file are there; returns whether they are. */
export function installTools() {
  const installed = join(tools, 'node_modules', '.package-lock.json');
  const isCurrent =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(tools, 'package-lock.json')).mtimeMs;
  if (isCurrent) return true;
  console.error('mutants: installing the packages of tools/package.json');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: tools,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}
