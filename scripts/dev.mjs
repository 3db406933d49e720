/**
 * Serves, and builds and serves again whenever a source changes: `npm run dev`. What stands after it goes to
 * `denrei serve`. A build that fails leaves the service of the last good one running.
 */
import '../bin/node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './migrations.mjs';

const WATCHED = ['src', 'templates', 'prisma'];
/** An editor writes a file in several steps. */
const PAUSE = 200;

const say = (text) => process.stderr.write(`dev: ${text}\n`);
const node = (...args) => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });

let server;
let pending;
let stopping = false;
/** One thing after the other: a change during a build is built after it. */
let work = Promise.resolve();

async function buildAndServe() {
  const [status] = await once(node(join(ROOT, 'scripts', 'build.mjs'), '--if-needed'), 'exit');
  if (stopping) return;
  if (status !== 0) return say('the build failed; waiting for a change');
  await stopServer();
  server = node('--enable-source-maps', join(ROOT, 'dist', 'main.js'), 'serve', ...process.argv.slice(2));
}

async function stopServer() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}

function changed(folder, file) {
  if (file?.startsWith('generated')) return;
  clearTimeout(pending);
  pending = setTimeout(() => {
    say(`${join(folder, file ?? '')} has changed`);
    work = work.then(buildAndServe);
  }, PAUSE);
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    stopping = true;
    await stopServer();
    process.exit(0);
  });
for (const folder of WATCHED)
  watch(join(ROOT, folder), { recursive: true }, (_, file) => changed(folder, file));
work = buildAndServe();
