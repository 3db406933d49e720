/** Makes a version of a game last: one file of its code and data, which imports nothing, and what it is. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

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
        export const game = found.find((one) => typeof one === 'object' && one !== null && 'steps' in one);
        export const build = found.find((one) => typeof one === 'function');`,
      resolveDir: root,
    },
    bundle: true,
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

/** Writes the release of a game into `folder`, `<folder>/<game>/<version>/`; gives that folder. */
export async function writeRelease({ root, entry, folder, game, version, rules }) {
  const code = await bundled(root, entry);
  const to = join(folder, game, String(version));
  mkdirSync(join(to, 'journals'), { recursive: true });
  writeFileSync(join(to, 'rules.cjs'), code);
  const facts = { game, version, rules, code: createHash('sha256').update(code).digest('hex') };
  writeFileSync(join(to, 'release.json'), `${JSON.stringify(facts, null, 2)}\n`);
  return to;
}
