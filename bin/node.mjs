/**
 * To be imported before anything else: on a Node that is too old (the database's native part ends such a
 * process without a word) the program goes on in the Node that `npm ci` fetched; where there is none, a line
 * says which is needed. Written for old Nodes: nothing here is newer than they are.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { BROUGHT, isFit, OLDEST } from './node-version.mjs';

const SIGNALS = ['SIGTERM', 'SIGHUP'];

/**
 * Hands arguments, streams and signals to another Node, and ends as it ends. Options of the old one are not
 * for the new one.
 */
function goOnIn(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  // At a terminal the child hears the interrupt itself.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('error', (error) => refuse(error.message));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function refuse(why) {
  const needed = `Denrei needs Node ${OLDEST.join('.')} or newer (24 is best): this is ${process.versions.node}`;
  process.stderr.write(`denrei: ${needed}, ${why} [old-node]\n`);
  process.exit(2);
}

if (!isFit(process.versions.node)) {
  if (!existsSync(BROUGHT)) refuse('and npm ci could not fetch one');
  goOnIn(BROUGHT);
  // Nothing that imports this module begins here.
  await new Promise(() => {});
}
