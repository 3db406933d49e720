/** Makes a version of a game last: one file of its code and data, which imports nothing, and what it is. */
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** What the folder of a release ends in until it is whole; `releasesIn` reads numbers alone. */
const ASIDE = '.part';

/**
 * Bundles the game of a module. `entry`: a module that exports a `Game` and the function that makes it over
 * components.
 */
async function bundled(root, entry) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `
        import * as module from ${JSON.stringify(entry)};
        const found = Object.values(module);
        export const game = found.find((one) => typeof one === 'object' && one !== null && 'api' in one);
        export const build = found.find((one) => typeof one === 'function');`,
      resolveDir: root,
    },
    bundle: true,
    loader: { '.md': 'text' },
    minify: true,
    keepNames: false,
    charset: 'utf8',
    platform: 'node',
    target: 'node22',
    format: 'cjs',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/**
 * Writes the release of a game into `folder`, `<folder>/<game>/<version>/`; gives that folder. It is written
 * aside and moved into place: half a release would pass for one that is out.
 */
export async function writeRelease({ root, entry, folder, game, version, rules, journals }) {
  const code = await bundled(root, entry);
  const to = join(folder, game, String(version));
  const aside = `${to}${ASIDE}`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(join(aside, 'journals'), { recursive: true });
  try {
    writeFileSync(join(aside, 'rules.cjs'), code);
    const facts = { game, version, rules, code: createHash('sha256').update(code).digest('hex') };
    writeFileSync(join(aside, 'release.json'), `${JSON.stringify(facts, null, 2)}\n`);
    let n = 0;
    for (const text of journals) writeFileSync(join(aside, 'journals', `${++n}.jsonl`), text);
    renameSync(aside, to);
  } catch (cause) {
    rmSync(aside, { recursive: true, force: true });
    throw cause;
  }
  return to;
}
