/** The program: `denrei <command>`, as the bundle dist/main.js. */
import { once } from 'node:events';
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

/**
 * Resolves when the parent process is gone. npm passes a signal to the shell that it runs a script in, and
 * the shell dies without passing it on.
 */
function parentGone(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
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
