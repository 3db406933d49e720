import { expect, test } from 'vitest';
import { fitting } from './durations.js';

test('takes long tests in a fixed order until the time is over, and names the rest', () => {
  const files = ['test/e2e/none.ts', 'test/web/none.ts', 'test/service/b.ts', 'test/service/a.ts'];
  // Files that nobody measured count a second each.
  expect(fitting(files, 3 / 60, 1)).toEqual({
    taken: ['test/service/a.ts', 'test/service/b.ts', 'test/web/none.ts'],
    left: ['test/e2e/none.ts'],
  });
  expect(fitting(files, Number.POSITIVE_INFINITY, 2).left).toEqual([]);
});
