/** Other processes of a test, written in TypeScript like the rest. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { tidyAfterDeath } from './leftovers.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles `entry` (below the project's root) to where Node finds the packages; returns the file to
 * `startChild` with.
 */
export async function bundleChild(entry: string): Promise<string> {
  const cache = join(ROOT, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'denrei-child-'));
  tidyAfterDeath(folder);
  const outfile = join(folder, `${basename(entry, '.ts')}.mjs`);
  const form = { bundle: true, platform: 'node', format: 'esm', packages: 'external' } as const;
  const loader = { '.md': 'text' } as const;
  await build({ entryPoints: [join(ROOT, entry)], outfile, loader, ...form });
  return outfile;
}

/** Starts a bundle; it talks by `process.send`. */
export function startChild(file: string, parameters: readonly string[]): ChildProcess {
  return fork(file, [...parameters], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/** Waits for the end: the exit code, or the signal. */
export function ending(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
}
