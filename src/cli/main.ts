/** The program: `denrei <command>`, as the bundle dist/main.js. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from './command.js';
import { EXIT } from './fault.js';
import { refusedNode } from './old-node.js';

const refused = refusedNode(process.versions.node);
if (refused !== undefined) {
  process.stderr.write(`${refused}\n`);
  process.exit(EXIT.bad);
}

// `print` reports a closed output; without a listener the process would end here, with a trace.
process.stdout.on('error', () => {});

/** Read while the program loads: the shell may be gone before the service is up. */
const parent = process.ppid;

/** Whether process 1 took this one over before it could look. It may be npm itself, in a container. */
function isOrphan(): boolean {
  if (parent !== 1) return false;
  const init = '/proc/1/cmdline';
  return !(existsSync(init) && readFileSync(init, 'utf8').includes('npm'));
}

/**
 * Resolves when the parent process is gone. npm passes a signal to the shell that it runs a script in, and
 * the shell dies without passing it on.
 */
function parentGone(): Promise<void> {
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (process.ppid === parent && !isOrphan()) return;
      clearInterval(watch);
      resolve();
    }, 250);
    watch.unref();
  });
}

process.exitCode = await runCommand(
  {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    env: process.env,
    // A second signal finds no listener any more and ends the process at once.
    stopped: () =>
      Promise.race([
        once(process, 'SIGTERM'),
        once(process, 'SIGINT'),
        ...(process.env.npm_lifecycle_event === undefined ? [] : [parentGone()]),
      ]),
  },
  process.argv.slice(2),
);
