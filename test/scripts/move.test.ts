import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/root.js';
import { scratchFolder } from '../support/leftovers.js';

const SCRIPT = join(projectRoot(), 'scripts/move.mjs');

/** A repository with these files, and what the script makes of these moves. */
async function moved(files: Readonly<Record<string, string>>, moves: string) {
  const folder = await scratchFolder('move');
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  for (const [path, text] of Object.entries({ ...files, moves })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git('init', '--quiet');
  git('add', '--', ...Object.keys(files));
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, 'moves'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const paths = git('ls-files').stdout.trim().split('\n');
  return { status, stderr, paths, text: (path: string) => readFileSync(join(folder, path), 'utf8') };
}

const FILES = {
  'src/duel/clock/behind.ts': "import { a } from '../core/a.js';\nexport const behind = a;\n",
  'src/duel/core/a.ts':
    "export const a = 1;\nexport const at = new URL('../../notes.json', import.meta.url);\n",
  'src/duel/index.ts': "export { behind } from './clock/behind.js';\nexport type { A } from './core/a.js';\n",
  'src/notes.json':
    '{"file": "src/duel/clock/behind.ts", "folder": "src/duel/core", "other": "src/duel/corewards"}\n',
  'test/duel/clock/behind.test.ts': "import { behind } from '../../../src/duel/clock/behind.js';\n",
  'guide/page.md': 'See [a](../src/duel/core/a.ts) and `src/duel/core/a.ts`.\n',
};

test('takes imports, tests and named paths along', async () => {
  const { status, paths, text } = await moved(
    FILES,
    '# the writer\nsrc/duel/clock/behind.ts src/duel/write/late.ts\nsrc/duel/core src/duel/model/\n',
  );
  expect(status).toBe(0);
  expect(paths).toEqual([
    'guide/page.md',
    'src/duel/index.ts',
    'src/duel/model/a.ts',
    'src/duel/write/late.ts',
    'src/notes.json',
    'test/duel/write/late.test.ts',
  ]);
  expect(text('src/duel/index.ts')).toBe(
    "export { behind } from './write/late.js';\nexport type { A } from './model/a.js';\n",
  );
  expect(text('src/duel/write/late.ts')).toContain("from '../model/a.js'");
  expect(text('src/duel/model/a.ts')).toContain("new URL('../../notes.json', import.meta.url)");
  expect(text('test/duel/write/late.test.ts')).toContain("from '../../../src/duel/write/late.js'");
  expect(JSON.parse(text('src/notes.json'))).toEqual({
    file: 'src/duel/write/late.ts',
    folder: 'src/duel/model',
    other: 'src/duel/corewards',
  });
  expect(text('guide/page.md')).toContain('`src/duel/model/a.ts`');
});

test.each([
  ['a target that is there', 'src/duel/clock/behind.ts src/duel/core/a.ts', 'is there already'],
  ['a path that git does not know', 'src/nothing.ts src/something.ts', 'git tracks no src/nothing.ts'],
  ['a line with one path', 'src/duel/core', 'two paths are needed'],
  ['two files to one path', 'src/duel/core/a.ts x.ts\nsrc/duel/index.ts x.ts', 'two files would become x.ts'],
])('moves nothing for %s', async (_, moves, said) => {
  const { status, stderr, paths } = await moved(FILES, moves);
  expect(status).toBe(2);
  expect(stderr).toContain(said);
  expect(paths).toEqual(Object.keys(FILES).sort());
});
