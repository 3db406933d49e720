/** A mail goes on from what left before it, not from what had left when it was written. */
import { expect, test } from 'vitest';
import { payloadOf } from '../samples.js';
import { mailOf } from './arrived.js';

test('a mail that leaves behind another does not tell again what that told', async () => {
  const payload = payloadOf('turn');
  const headings = async (lastMailedEvent: number) =>
    (await mailOf(payload, { lastMailedEvent })).text.match(/^#\d+/gm) ?? [];
  expect(await headings(0)).toEqual(['#41', '#42']);
  expect(await headings(41)).toEqual(['#42']);
  expect(await headings(42)).toEqual([]);
  expect((await mailOf(payload, { lastMailedEvent: 42 })).text).toMatch(/^It is your turn/);
});
