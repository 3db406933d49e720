/** Who knows that the round of a throw was not known when it was named. */
import { expect, test } from 'vitest';
import { testimonyOn } from '../../src/verifier/index.js';

const thrown = { ordered: 12, hash: 'ab'.repeat(32), round: 7, due: 1_000, played: 13, signature: '' };
const head = { number: 12, hash: thrown.hash };

test('a mail that had the head before the round is a witness, whatever a browser kept', () => {
  const kept = [{ ...head, at: 999 }];
  expect(testimonyOn(thrown, { mailed: [{ ...head, at: 999 }], kept })).toBe('witnessed');
});

test('a browser that was shown the head before the round has seen it in time', () => {
  expect(testimonyOn(thrown, { kept: [{ ...head, at: 999 }] })).toBe('seen');
});

test.each([
  ['came when the round was known', { ...head, at: 1_000 }],
  ['has no time', { ...head, at: 0 }],
  ['is of another event', { ...head, number: 11, at: 999 }],
  ['is of another journal', { ...head, hash: 'cd'.repeat(32), at: 999 }],
])('a head that %s leaves the word to the server', (_, given) => {
  expect(testimonyOn(thrown, { mailed: [given], kept: [given] })).toBe('server');
});
