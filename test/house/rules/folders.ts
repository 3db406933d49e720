/** Where a test stands. */
import type { Violation } from './source.js';

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string) => /([^/.]+)[^/]*$/.exec(path)?.[1] ?? '';

/**
 * Tests that have the name of a source file of their layer but do not stand in its folder:
 * `test/hex/grid.test.ts` tests `src/hex/grid.ts`. Tests of a subject that several files share have a folder or
 * a name of their own.
 */
export function strayTests(sources: readonly string[], tests: readonly string[]): Violation[] {
  const folders = new Set(sources.map(folderOf));
  return tests
    .filter((path) => path.endsWith('.test.ts'))
    .flatMap((path) => {
      const here = folderOf(path).replace(/^test/, 'src');
      const subjects = sources.filter((source) => nameOf(source) === nameOf(path) && mayTest(path, source));
      const stray =
        folders.has(here) && subjects.length > 0 && !subjects.some((one) => folderOf(one) === here);
      return !stray || here.endsWith(`/${nameOf(path)}`)
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
