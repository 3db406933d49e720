/** A player's number for the dice, made outside of the browser. */
import { expect, test } from 'vitest';
import { digestOfSeed, seedFrom } from '../../../src/journal/index.js';
import { denrei } from '../terminal.js';

const CODE = '5eed '.repeat(16).trim();
const PLACE = { match: 'm1', side: 'JP', chain: 2 };

test('the same code gives the same number and digest, as the browser makes them', async () => {
  const number = seedFrom(Buffer.from(CODE.replaceAll(' ', ''), 'hex'), PLACE);
  const { exit, out } = await denrei(['seed', 'm1', 'JP', '2', '--code', CODE]);
  expect(exit).toBe(0);
  for (const part of [number, digestOfSeed(PLACE, number), CODE]) expect(out).toContain(part);
});

test('without a code a new one is made each time', async () => {
  const [one, other] = [await denrei(['seed', 'm1', 'JP', '1']), await denrei(['seed', 'm1', 'JP', '1'])];
  expect(one.out).not.toBe(other.out);
});

test('a code that is none, or a place that is missing, is refused', async () => {
  expect(await denrei(['seed', 'm1', 'JP', '1', '--code', 'abc'])).toMatchObject({ exit: 2, out: '' });
  expect(await denrei(['seed', 'm1', 'JP'])).toMatchObject({ exit: 2, out: '' });
});
