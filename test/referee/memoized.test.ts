/** What is worked out once for an object. */
import { expect, test } from 'vitest';
import { memoized } from '../../src/referee/index.js';

test('is made once for the same object, also where nothing was made, and anew for another like it', () => {
  const asked: object[] = [];
  const nothing = memoized((of: object) => {
    asked.push(of);
    return undefined;
  });
  const [one, another] = [{}, {}];
  nothing(one);
  nothing(one);
  nothing(another);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toBe(one);
  expect(asked[1]).toBe(another);
});
