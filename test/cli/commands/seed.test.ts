/** A player's number for the dice, made outside of the browser. */
import { expect, test } from 'vitest';
import { digestOfSeed, seedFrom, seedFromWords } from '../../../src/journal/index.js';
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

test('own words give their number, however they are spelled', async () => {
  const [one, other] = [
    await denrei(['seed', 'm1', 'JP', '2', '--words', '4616 2253 14']),
    await denrei(['seed', 'm1', 'JP', '2', '--words', '4616-2253-l4']),
  ];
  expect(one.exit).toBe(0);
  expect(one.out).toContain(seedFromWords(PLACE, '4616225314'));
  expect(other.out).toBe(one.out);
});

test('words of which too little remains, or words beside a code, are refused', async () => {
  for (const more of [
    ['--words', '123'],
    ['--words', 'x'.repeat(65)],
    ['--words', '4616225314', '--code', CODE],
  ])
    expect(await denrei(['seed', 'm1', 'JP', '1', ...more])).toMatchObject({ exit: 2, out: '' });
});

test('a code that is none, or a place that is missing, is refused', async () => {
  expect(await denrei(['seed', 'm1', 'JP', '1', '--code', 'abc'])).toMatchObject({ exit: 2, out: '' });
  expect(await denrei(['seed', 'm1', 'JP'])).toMatchObject({ exit: 2, out: '' });
});
