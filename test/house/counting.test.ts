import { expect, test } from 'vitest';
import { countedHouse } from './rules/counting.js';

test('counts files, folders, lines, modules with one importer, and folders that import each other', () => {
  const sources = [
    { path: 'src/match/index.ts', text: "export * from './a.js';\n" },
    { path: 'src/match/a.ts', text: "import { b } from './b.js';\nimport { c } from './read/c.js';\n" },
    { path: 'src/match/b.ts', text: '\n' },
    { path: 'src/match/read/c.ts', text: "import type { b } from '../b.js';\n" },
  ];
  expect(
    countedHouse(sources, [{ path: 'test/a.test.ts', text: '\n\n' }]).map(([, figure]) => figure),
  ).toEqual([4, 2, 5, 2, 1, 0, 1]);
});
