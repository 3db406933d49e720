/**
 * The program: `denrei <command>`, as the bundle dist/main.js.
 *
 * command    the commands by name            commands/  what each does, a file a command
 * arguments  what each takes                 help       what is printed about them
 * config     settings of the environment     keys       of links and roots
 * service    all that a running house is     preparing  maps drawn once it runs
 * closing    how a server ends               fault      what goes wrong outside, as one line
 * terminal   the world around a command      progress   how far long work is
 * json       files written by hand           text       texts that people hand over
 * old-node   what a Node too old is told     words/     all of it, by language
 * demo/      a match by mail, unattended     care/      looking after the database
 * running/   what a running house does         puzzle/   a position, a task, your move
 */
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
