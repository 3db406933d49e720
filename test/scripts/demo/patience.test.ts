/** Waiting ends where there is no headway, however long it has taken until then. */
import { describe, expect, test } from 'vitest';
import { waitPatiently } from '../../../scripts/demo/patience.js';

/** Something that is there after so many looks, and comes on a step every so many. */
function slow(after: number, every: number) {
  let looks = 0;
  return {
    isThere: async () => looks >= after,
    headway: () => Math.floor(looks / every),
    pause: async () => {
      looks++;
    },
  };
}

describe('waiting patiently', () => {
  test('goes on while there is headway, far past the looks that it would wait without', async () => {
    expect(await waitPatiently(slow(100, 4), 5)).toBe(true);
  });

  test('gives up where nothing comes on any more', async () => {
    expect(await waitPatiently(slow(100, 50), 5)).toBe(false);
  });
});
