/**
 * Writes `src/generated/`: the Prisma client of each provider, and the migrations as a module, so that a
 * bundle carries them. Does nothing when the newest input is older than the last run; `--force` runs anyway.
 */
import '../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROVIDERS, ROOT, readMigrations } from './migrations.mjs';

const OUTPUT = join(ROOT, 'src', 'generated');
/** Written last, so that a run that broke off is done again. */
const MIGRATIONS = join(OUTPUT, 'migrations.ts');
const INPUTS = ['prisma', 'prisma.config.ts', 'scripts/generate.mjs', 'node_modules/prisma/package.json'];

/** When the newest file or folder below `path` changed; a folder changes when a file in it comes or goes. */
function newest(path) {
  const stat = statSync(path);
  const below = stat.isDirectory() ? readdirSync(path).map((name) => newest(join(path, name))) : [];
  return Math.max(stat.mtimeMs, ...below);
}

function isCurrent() {
  const outputs = [MIGRATIONS, ...PROVIDERS.map((provider) => join(OUTPUT, provider, 'client.ts'))];
  if (!outputs.every((output) => existsSync(output))) return false;
  return INPUTS.every((input) => newest(join(ROOT, input)) <= statSync(MIGRATIONS).mtimeMs);
}

function generateClient(provider) {
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

function writeMigrations() {
  const all = Object.fromEntries(PROVIDERS.map((provider) => [provider, readMigrations(provider)]));
  const head = '/** Written by scripts/generate.mjs from prisma/<provider>/migrations. */\n';
  writeFileSync(MIGRATIONS, `${head}export const migrations = ${JSON.stringify(all, null, 2)};\n`);
}

if (process.argv.includes('--force') || !isCurrent()) {
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  PROVIDERS.forEach(generateClient);
  writeMigrations();
}
