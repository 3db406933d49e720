/** Where a test stands. */
import type { Violation } from './source.js';

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string) => /([^/.]+)[^/]*$/.exec(path)?.[1] ?? '';

/**
 * Tests that do not stand where their subject stands: `test/hex/grid.test.ts` tests `src/hex/grid.ts`. One
 * that spans several files stands in their folder, under a name of its own or the folder's. Folders of tests
 * that src has not are left alone.
 */
export function strayTests(sources: readonly string[], tests: readonly string[]): Violation[] {
  const layers = new Set(sources.map((path) => path.split('/')[1]));
  return tests
    .filter(
      (path) => path.endsWith('.test.ts') && path.split('/').length > 2 && layers.has(path.split('/')[1]),
    )
    .flatMap((path) => {
      const here = folderOf(path).replace(/^test/, 'src');
      if (!sources.some((source) => source.startsWith(`${here}/`)))
        return [{ path, rule: 'stands where src has no folder', what: here }];
      const subjects = sources.filter((source) => nameOf(source) === nameOf(path) && mayTest(path, source));
      const right = subjects.length === 0 || subjects.some((subject) => folderOf(subject) === here);
      return right || here.endsWith(`/${nameOf(path)}`)
        ? []
        : [{ path, rule: 'does not stand where its subject stands', what: subjects.join(', ') }];
    });
}

/** Of the same layer, of games the same game. Words and the browser's part have tests of their own kinds. */
function mayTest(test: string, source: string): boolean {
  const [of, by] = [test, source].map((path) => path.split('/').slice(1, path.includes('/games/') ? 3 : 2));
  const layer = of?.join('/').replace(/\.test\.ts$/, '');
  return layer === by?.join('/') && !/\/(?:words|client)\//.test(source);
}
