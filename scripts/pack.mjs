/**
 * Makes `denrei-<version>.tgz`, which npm installs by itself: `node scripts/pack.mjs [folder]` (default: the
 * project's). Everything is bundled in it but the two packages with native code; it has no source maps.
 */
import '../bin/node.mjs';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILER, NATIVE } from './build/externals.mjs';

const LARGEST_MB = 12;
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? root);
const { name, version, description, license, type, engines, bin, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const manifest = {
  name,
  version,
  description,
  license,
  private: true,
  type,
  engines,
  bin,
  exports: { './kit': { types: './dist/types/kit/index.d.ts', default: './dist/kit.js' } },
  dependencies: Object.fromEntries(NATIVE.map((dependency) => [dependency, dependencies[dependency]])),
  optionalDependencies: { [COMPILER]: devDependencies[COMPILER] },
};
const README = `# Denrei ${version}

${description}. It needs Node ${engines.node.replace('>=', '')} or newer.

    npm install --global ./${name}-${version}.tgz
    denrei              # serves http://localhost:3000, with its data in ./data
    denrei doctor       # checks settings, database, mail and DNS
    denrei help

docs/host.md in the repository explains the settings.
`;

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', process.stderr, 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

run(process.execPath, [join(root, 'scripts', 'build.mjs'), '--if-needed'], root);
const stage = mkdtempSync(join(tmpdir(), 'denrei-pack-'));
try {
  for (const path of ['bin', 'dist', 'games', 'templates', 'releases', 'LICENSE'])
    cpSync(join(root, path), join(stage, path), {
      recursive: true,
      filter: (file) => !/\.(?:map|d\.mts)$|dist\/(?:built|node_modules)$/.test(file),
    });
  run(
    process.execPath,
    [
      join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
      ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--rootDir', 'src'],
      ...[
        '--target',
        'es2022',
        '--lib',
        'es2023',
        '--types',
        'node',
        '--module',
        'nodenext',
        '--strict',
        '--skipLibCheck',
        '--resolveJsonModule',
      ],
      ...['--exactOptionalPropertyTypes', '--outDir', join(stage, 'dist', 'types'), 'src/kit/index.ts'],
    ],
    root,
  );
  writeFileSync(join(stage, 'README.md'), README);
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  run('npm', ['pack', '--silent', '--pack-destination', folder], stage);
} finally {
  rmSync(stage, { recursive: true, force: true });
}
const file = join(folder, `${name}-${version}.tgz`);
const megabytes = statSync(file).size / 1e6;
process.stdout.write(`${file}\n`);
process.stderr.write(`pack: ${megabytes.toFixed(1)} MB\n`);
if (megabytes > LARGEST_MB) {
  process.stderr.write(`pack: more than ${LARGEST_MB} MB\n`);
  process.exitCode = 1;
}
