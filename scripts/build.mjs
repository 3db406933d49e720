/**
 * Builds what runs: the subset fonts (build/fonts.mjs), `dist/main.js` (server and command, with the parts that
 * they share), `dist/rules.json` (digests of the rules),
 * `dist/kit.js` (for authors of games), `dist/thinking-thread.js`, `dist/drawing-thread.js` and `dist/reading-thread.js` (the threads) and
 * `dist/client/` (the browser's part, named by content, with `manifest.json`). `--if-needed`: bundles only
 * when a source is newer than the last build. Says what it does on standard error.
 */
import '../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILER, NATIVE } from './build/externals.mjs';
import { rulesDigest } from './build/rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => join(root, ...parts);
const STAMP = at('dist', 'built');
/** The program and the threads that it starts. */
const ENTRIES = [
  'src/cli/main.ts',
  'src/practice/thinking-thread.ts',
  'src/practice/foretelling-thread.ts',
  'src/board/png/drawing-thread.ts',
  'src/mail/inbound/reading-thread.ts',
];
/** What the names of shared parts of the program begin with. */
const PART = 'part-';
const INPUTS = [
  'src',
  'scripts/build.mjs',
  'scripts/build/externals.mjs',
  'scripts/build/rules.mjs',
  'package-lock.json',
  'tsconfig.json',
];

const say = (text) => process.stderr.write(`build: ${text}\n`);

function fail(text) {
  say(text);
  process.exit(1);
}

/**
 * Milliseconds of the youngest file or folder below `path`: a folder's own time changes when a file in it
 * goes away.
 */
function youngest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => youngest(join(path, name))));
}

function isUpToDate() {
  if (
    ![STAMP, ...ENTRIES.map((path) => at('dist', `${basename(path, '.ts')}.js`))].every((path) =>
      existsSync(path),
    )
  )
    return false;
  const built = statSync(STAMP).mtimeMs;
  return INPUTS.every((input) => youngest(at(input)) <= built);
}

/** Runs a step that knows by itself whether it has anything to do. */
function step(script) {
  const { status } = spawnSync(process.execPath, [at('scripts', script)], {
    cwd: root,
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  if (status !== 0) fail(`scripts/${script} failed`);
}

function entry(path) {
  if (!existsSync(at(path))) fail(`${path} is missing: it is the file that everything is bundled from`);
  return at(path);
}

async function buildServer() {
  const { build } = await import('esbuild');
  for (const name of existsSync(at('dist')) ? readdirSync(at('dist')) : [])
    if (name.startsWith(PART)) rmSync(at('dist', name));
  await build({
    absWorkingDir: root,
    entryPoints: ENTRIES.map(entry),
    outdir: at('dist'),
    entryNames: '[name]',
    // What a command alone needs is loaded by that command alone.
    splitting: true,
    chunkNames: `${PART}[name]-[hash]`,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    // The rules of a game are bundled as text.
    loader: { '.md': 'text' },
    external: [...NATIVE, COMPILER],
    // Bundled CommonJS packages call `require` for Node's own modules.
    banner: {
      js: "import { createRequire as denreiRequire } from 'node:module';\nconst require = denreiRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

/** What authors of games import as `denrei/kit`. */
async function buildKit() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [entry('src/kit/index.ts')],
    outfile: at('dist/kit.js'),
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    format: 'esm',
    logLevel: 'warning',
  });
}

/** The digests of the present rules: a match that is opened names its own. */
async function noteRules() {
  const games = readdirSync(at('src/games'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(at('src/games', entry.name, 'game.ts')),
  );
  const noted = await Promise.all(games.map(async ({ name }) => [name, await rulesDigest(root, name)]));
  writeFileSync(at('dist/rules.json'), `${JSON.stringify(Object.fromEntries(noted), null, 2)}\n`);
}

async function buildClient() {
  const { build } = await import('esbuild');
  rmSync(at('dist/client'), { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      entry('src/web/client/main.ts'),
      entry('src/web/client/early.ts'),
      entry('src/web/client/pages.css'),
    ],
    outdir: at('dist/client'),
    entryNames: '[name]-[hash]',
    // What a page alone needs (`await import('./audit.js')`) is fetched by that page alone.
    splitting: true,
    chunkNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    tsconfig: at('src/web/client/tsconfig.json'),
    // The rules of a game are bundled as text.
    loader: { '.md': 'text' },
    metafile: true,
    logLevel: 'warning',
  });
  writeFileSync(at('dist/client/manifest.json'), `${JSON.stringify(manifestOf(metafile), null, 2)}\n`);
}

/** `main-2BX5JGQK.js` under the name that pages ask for: `main.js`. */
function manifestOf(metafile) {
  const names = Object.keys(metafile.outputs).map((path) => basename(path));
  return Object.fromEntries(names.map((name) => [name.replace(/-[A-Z0-9]{8}(?=\.)/, ''), name]));
}

step('build/fonts.mjs');
const begun = new Date();
if (process.argv.includes('--if-needed') && isUpToDate()) process.exit(0);
await buildServer();
await buildKit();
await noteRules();
await buildClient();
writeFileSync(STAMP, '');
// A source saved while the build ran must look newer than it.
utimesSync(STAMP, begun, begun);
say(`dist/main.js and dist/client in ${Date.now() - begun.getTime()} ms`);
