/**
 * The digest of a game's rules: of the code and data that decide how a match goes on, which is what
 * `games/<id>/rules.ts`, the components and the kernel import. Words, pictures, lessons and the practice
 * opponent are no part of it, nor are comments, line breaks and the places of files.
 */
import { createHash } from 'node:crypto';
import { build } from 'esbuild';

/** Of the kernel what plays a match and what carries plans out. */
const KERNEL = ['playBack', 'RunningPlans', 'Session'];

const entryOf = (game) => `
  export { rulesOf } from './src/games/${game}/rules.ts';
  export { makePack } from './src/games/${game}/components/pack.ts';
  export { default as components } from './src/games/${game}/components/components.json';
  export { ${KERNEL.join(', ')} } from './src/referee/index.ts';
`;

/** No module of ours does anything when it is loaded, so that what nobody uses falls away. */
const withoutEffects = {
  name: 'without-effects',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path, pluginData, ...where }) => {
      if (pluginData === 'resolved') return undefined;
      const found = await resolve(path, { ...where, pluginData: 'resolved' });
      return { ...found, sideEffects: false };
    });
  },
};

/**
 * Digest of the rules of a game below `root`.
 * @throws when the rules do not build
 */
export async function rulesDigest(root, game) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: entryOf(game), resolveDir: root, sourcefile: 'rules-entry.ts', loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    minify: true,
    legalComments: 'none',
    plugins: [withoutEffects],
    write: false,
    logLevel: 'error',
  });
  return createHash('sha256').update(outputFiles[0].contents).digest('hex');
}
