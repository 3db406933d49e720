/** The program: `denrei <command>`, as the bundle dist/main.js. */
import { once } from 'node:events';
import { runCommand } from './command.js';

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
