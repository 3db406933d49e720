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

// Whoever printed hears of it (`print`); without a listener the process would end here, with a trace.
process.stdout.on('error', () => {});

process.exitCode = await runCommand(
  {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    env: process.env,
    // A second signal finds no listener any more and ends the process at once.
    stopped: () => Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]),
  },
  process.argv.slice(2),
);
