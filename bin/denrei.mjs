#!/usr/bin/env node
/**
 * The `denrei` command. In a working copy the bundle is rebuilt first when a source is newer; an installed
 * one has no sources.
 */
import './node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));
if (existsSync(build)) {
  // Standard output belongs to the command (`denrei try --json`), so the build talks on standard error only.
  const { status } = spawnSync(process.execPath, [build, '--if-needed'], {
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}
process.setSourceMapsEnabled(true);
await import('../dist/main.js');
