/** Addresses in headers, and what is none. */
import { expect, test } from 'vitest';
import { addressesIn } from '../../../src/mail/inbound/head.js';

test.each([
  ['a@e.example', ['a@e.example']],
  ['Anna <a@e.example>, "B, C" <b@e.example> (c@e.example)', ['a@e.example', 'b@e.example', 'c@e.example']],
  ['<a@b@e.example>', ['a@b@e.example']],
  ['@e.example a@ @ @@', []],
  ['undisclosed-recipients:;', []],
  ['', []],
])('"%s" holds %j', (value, addresses) => {
  expect(addressesIn(value)).toEqual(addresses);
});

test('a word as long as a mail without an address holds none', () => {
  expect(addressesIn('a'.repeat(256 * 1024))).toEqual([]);
});
