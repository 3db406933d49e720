/**
 * A whole match by e-mail between two random players, on this machine: `npm run demo -- --game kyuchorei --out
 * demo`. It leaves the journal, every e-mail and every map in a folder.
 */
import '../bin/node.mjs';
import { parseArgs } from 'node:util';
import { loadTs } from './load-ts.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'kyuchorei' },
    out: { type: 'string' },
    /** Decides everything: choices, dice, time of day. */
    seed: { type: 'string' },
    port: { type: 'string', default: '0' },
  },
});
const { demo } = await loadTs('scripts/demo/demo.ts');
const terminal = {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
  stopped: async () => {},
};
const { game, out, seed, port } = values;
process.exitCode = await demo(terminal, {
  game,
  out,
  seed: seed === undefined ? undefined : Number(seed),
  port: Number(port),
});
