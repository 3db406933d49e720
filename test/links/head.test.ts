/** Heads that a page or the live news showed, signed. */
import { describe, expect, test } from 'vitest';
import { makeLinkKeys, readSignedHead, signHead } from '../../src/links/index.js';

const keys = makeLinkKeys([{ id: 'k1', secret: Buffer.alloc(32, 1) }]);
const head = { match: 'm1', head: { number: 12, hash: 'ab'.repeat(32) }, chain: 2 };

describe('a signed head', () => {
  test('says what was signed, also when another key signs by now', () => {
    const text = signHead(keys, head);
    const later = makeLinkKeys([
      { id: 'k2', secret: Buffer.alloc(32, 2) },
      { id: 'k1', secret: Buffer.alloc(32, 1) },
    ]);
    for (const read of [readSignedHead(keys, 'm1', text), readSignedHead(later, 'm1', text)])
      expect(read).toEqual({ match: 'm1', head: { number: 12, hash: 'ab'.repeat(8) }, chain: 2 });
  });

  test.each([
    ['number', (text: string) => text.replace('.12.', '.13.')],
    ['chain', (text: string) => text.replace('.2.', '.3.')],
    ['hash', (text: string) => text.replace('abab', 'abac')],
    ['key', (text: string) => text.replace('k1', 'k9')],
    ['mac', (text: string) => `${text.slice(0, -1)}${text.endsWith('A') ? 'Q' : 'A'}`],
  ])('with another %s says nothing', (_, change) => {
    const text = signHead(keys, head);
    expect(change(text)).not.toBe(text);
    expect(readSignedHead(keys, 'm1', change(text))).toBeUndefined();
  });

  test('of another match says nothing, and so does any other text', () => {
    expect(readSignedHead(keys, 'm2', signHead(keys, head))).toBeUndefined();
    for (const text of ['', 'x', '1.2.3.4.5', 'k1.12.2.abababababababab.']) {
      expect(readSignedHead(keys, 'm1', text)).toBeUndefined();
    }
  });
});
