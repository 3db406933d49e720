/**
 * `npm ci` runs this last: on a machine whose Node is too old it fetches a newer one from npm, so that `npm
 * start` and `npm test` run there too. Everywhere else it does nothing. Without a network the install stands
 * as it is, and a line says what is missing.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BINARY, BROUGHT, isFit } from '../bin/node-version.mjs';
import { fetchNode, isOffered } from './fetch-node.mjs';

const VERSION = '24.21.0';
const root = fileURLToPath(new URL('..', import.meta.url));

/** Puts the Node where npm's scripts look first. */
function link() {
  const bin = join(root, 'node_modules', '.bin');
  const to = join(bin, BINARY);
  mkdirSync(bin, { recursive: true });
  rmSync(to, { force: true });
  if (process.platform === 'win32') copyFileSync(BROUGHT, to);
  else symlinkSync(relative(bin, BROUGHT), to);
}

function bringNode() {
  const here = `this machine has Node ${process.versions.node}, and Denrei needs 22.12 or newer`;
  if (!isOffered(VERSION)) {
    console.error(`ready: ${here}; npm has none for ${process.platform} ${process.arch}: install one.`);
    return;
  }
  try {
    if (!existsSync(BROUGHT)) fetchNode(VERSION, join(BROUGHT, '..', '..'));
    link();
    console.error(`ready: ${here}; Node ${VERSION} now stands in node_modules for npm's scripts.`);
  } catch (error) {
    console.error(`ready: ${here}. It could not be fetched: ${error.message}`);
    console.error('ready: install a newer Node, or run npm ci again when the registry answers.');
  }
}

if (!isFit(process.versions.node)) bringNode();
