/** Replies of the programs that players write with: two orders in each, and nothing else. */
import { expect, test } from 'vitest';
import { ownLines } from '../../../src/mail/inbound/letter.js';
import { ORDERS, REPLIES } from './replies.js';

test.each(REPLIES)('%s: the two orders are read', (_, text) => {
  expect(ownLines(text)).toEqual(ORDERS);
});

test.each(REPLIES)('%s, with the line ends of mail', (_, text) => {
  expect(ownLines(text.replaceAll('\n', '\r\n'))).toEqual(ORDERS);
});
