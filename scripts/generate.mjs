/**
 * Writes `src/generated/`: the Prisma client of each provider as one bundled file, and the migrations as a
 * module, so that a bundle carries them. Those are committed: nothing that runs needs this script. The types of
 * the clients, forty thousand lines a provider, are not; type checks need them, and `npm run check` makes them.
 * Does nothing when the inputs are those of the last run. `--check` makes everything anew and exits 1 when a
 * committed file changes.
 */
import '../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { PROVIDERS, ROOT, readMigrations } from './migrations.mjs';

const OUTPUT = join(ROOT, 'src', 'generated');
const at = (name) => join(OUTPUT, name);
/** A digest of the inputs of the last run, written last: a run that broke off is done again. */
const STAMP = at('inputs.sha256');
const INPUTS = ['prisma', 'prisma.config.ts', 'scripts/generate.mjs', 'node_modules/prisma/package.json'];
const COMMITTED = [
  'migrations.ts',
  ...PROVIDERS.flatMap((provider) => [`${provider}.js`, `${provider}.d.ts`]),
];

function digestInputs() {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  };
  for (const input of INPUTS) add(join(ROOT, input));
  return hash.digest('hex');
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

function generateClient(provider) {
  rmSync(at(provider), { recursive: true, force: true });
  const prisma = join(ROOT, 'node_modules', 'prisma', 'build', 'index.js');
  const env = {
    ...process.env,
    DENREI_DB_PROVIDER: provider,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [prisma, 'generate'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  if (status === 0) return;
  process.stderr.write(
    `${stdout}${stderr}generate: the Prisma client for ${provider} could not be written\n`,
  );
  process.exit(1);
}

/** Prisma's own packages stay imports; those of types alone leave nothing. */
const runtimeOutside = {
  name: 'runtime outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@prisma\// }, ({ path }) => ({ path, external: true, sideEffects: false })),
};

/** What runs of a client, and beside it where its types are. */
async function bundleClient(provider) {
  await build({
    absWorkingDir: ROOT,
    entryPoints: [join(OUTPUT, provider, 'client.ts')],
    outfile: at(`${provider}.js`),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    plugins: [runtimeOutside],
    banner: { js: '// Written by scripts/generate.mjs from prisma/.' },
    logLevel: 'warning',
  });
  writeFileSync(at(`${provider}.d.ts`), `export * from './${provider}/client.js';\n`);
}

function writeMigrations() {
  const all = Object.fromEntries(PROVIDERS.map((provider) => [provider, readMigrations(provider)]));
  const head = '// Written by scripts/generate.mjs from prisma/<provider>/migrations.\n';
  writeFileSync(at('migrations.ts'), `${head}export const migrations = ${JSON.stringify(all, null, 2)};\n`);
}

const check = process.argv.includes('--check');
const before = COMMITTED.map((name) => read(at(name)));
const inputs = digestInputs();
const isCurrent =
  read(STAMP) === inputs && [...PROVIDERS, ...COMMITTED].every((name) => existsSync(at(name)));
if (check || !isCurrent) {
  mkdirSync(OUTPUT, { recursive: true });
  for (const provider of PROVIDERS) {
    generateClient(provider);
    await bundleClient(provider);
  }
  writeMigrations();
  writeFileSync(STAMP, inputs);
  const changed = COMMITTED.filter((name, i) => read(at(name)) !== before[i]);
  if (check && changed.length > 0) {
    process.stderr.write(
      `generate: not as prisma/ has it, written anew: ${changed.join(', ')}. Commit it.\n`,
    );
    process.exitCode = 1;
  }
}
