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
  'src/match/write/behind.ts': "import { a } from '../core/a.js';\nexport const behind = a;\n",
  'src/match/core/a.ts':
    "export const a = 1;\nexport const at = new URL('../../notes.json', import.meta.url);\n",
  'src/match/index.ts':
    "export { behind } from './clock/behind.js';\nexport type { A } from './core/a.js';\n",
  'src/notes.json':
    '{"file": "src/match/write/behind.ts", "folder": "src/match/core", "other": "src/match/corewards"}\n',
  'test/match/clock/behind.test.ts': "import { behind } from '../../../src/match/clock/behind.js';\n",
  'guide/page.md': 'See [a](../src/match/core/a.ts) and `src/match/core/a.ts`.\n',
};

test('takes imports, tests and named paths along', async () => {
  const { status, paths, text } = await moved(
    FILES,
    '# the writer\nsrc/match/clock/behind.ts src/match/write/late.ts\nsrc/match/core src/match/model/\n',
  );
  expect(status).toBe(0);
  expect(paths).toEqual([
    'guide/page.md',
    'src/match/index.ts',
    'src/match/model/a.ts',
    'src/match/write/late.ts',
    'src/notes.json',
    'test/match/write/late.test.ts',
  ]);
  expect(text('src/match/index.ts')).toBe(
    "export { behind } from './write/late.js';\nexport type { A } from './model/a.js';\n",
  );
  expect(text('src/match/write/late.ts')).toContain("from '../model/a.js'");
  expect(text('src/match/model/a.ts')).toContain("new URL('../../notes.json', import.meta.url)");
  expect(text('test/match/write/late.test.ts')).toContain("from '../../../src/match/write/late.js'");
  expect(JSON.parse(text('src/notes.json'))).toEqual({
    file: 'src/match/write/late.ts',
    folder: 'src/match/model',
    other: 'src/match/corewards',
  });
  expect(text('guide/page.md')).toContain('`src/match/model/a.ts`');
});

test.each([
  ['a target that is there', 'src/match/write/behind.ts src/match/core/a.ts', 'is there already'],
  ['a path that git does not know', 'src/nothing.ts src/something.ts', 'git tracks no src/nothing.ts'],
  ['a line with one path', 'src/match/core', 'two paths are needed'],
  [
    'two files to one path',
    'src/match/core/a.ts x.ts\nsrc/match/index.ts x.ts',
    'two files would become x.ts',
  ],
])('moves nothing for %s', async (_, moves, said) => {
  const { status, stderr, paths } = await moved(FILES, moves);
  expect(status).toBe(2);
  expect(stderr).toContain(said);
  expect(paths).toEqual(Object.keys(FILES).sort());
});
