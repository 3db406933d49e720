import { expect, test } from 'vitest';
import { clone, READY, servedBy } from './clone.js';

test('right after npm ci the service starts', async () => {
  expect(await servedBy('start', await clone(), 1)).toEqual([READY]);
});
