/** Addresses that carry a capability in their local part. */
import { describe, expect, test } from 'vitest';
import { makeLinkKeys, readMailAddress, signMailAddress } from '../../src/links/index.js';

const keys = makeLinkKeys([{ id: 'a', secret: Buffer.alloc(32, 1) }]);
const BOX = 'orders@denrei.example';
const ADDRESS = { use: 'orders', match: '2k4m7p9rtvwx', seat: 1, generation: 3, event: 1234 } as const;
const signed = signMailAddress(keys, BOX, ADDRESS) ?? '';
const read = (text: string) => readMailAddress(keys, BOX, text);

describe('the address of a seat', () => {
  test('comes back as it was made, whatever case a relay gives it', () => {
    expect(read(signed)).toEqual(ADDRESS);
    expect(read(signed.toUpperCase())).toEqual(ADDRESS);
  });

  test('is one mailbox name of at most 64 letters', () => {
    const longest = { ...ADDRESS, generation: 36 ** 6 - 1, event: 36 ** 6 - 1 };
    const local = (signMailAddress(keys, BOX, longest) ?? '').split('@')[0] ?? '';
    expect(local.length).toBeLessThanOrEqual(64);
    expect(local).toMatch(/^orders\+[a-z0-9-]+$/);
  });

  test('is void when one letter of it is another', () => {
    const at = signed.indexOf('+') + 1;
    for (let i = at; i < signed.indexOf('@'); i++) {
      const other = signed[i] === 'b' ? 'c' : 'b';
      expect(read(signed.slice(0, i) + other + signed.slice(i + 1))).toBeUndefined();
    }
  });

  test('is void at another mailbox and under another key', () => {
    expect(readMailAddress(keys, 'other@denrei.example', signed)).toBeUndefined();
    const others = makeLinkKeys([{ id: 'b', secret: Buffer.alloc(32, 2) }]);
    expect(readMailAddress(others, BOX, signed)).toBeUndefined();
  });

  test('outlives the key that signs, as long as it is known', () => {
    const rotated = makeLinkKeys([
      { id: 'b', secret: Buffer.alloc(32, 2) },
      { id: 'a', secret: Buffer.alloc(32, 1) },
    ]);
    expect(readMailAddress(rotated, BOX, signed)).toEqual(ADDRESS);
  });

  test('for bounces gives no orders', () => {
    const bounce = signMailAddress(keys, BOX, { ...ADDRESS, use: 'bounce' }) ?? '';
    expect(read(bounce)).toEqual({ ...ADDRESS, use: 'bounce' });
    expect(read(bounce.replace('+b', '+o'))).toBeUndefined();
  });

  test('is not made where it would not survive: ids that need capitals, mailboxes with long names', () => {
    expect(signMailAddress(keys, BOX, { ...ADDRESS, match: 'Abc' })).toBeUndefined();
    expect(signMailAddress(keys, `${'o'.repeat(40)}@denrei.example`, ADDRESS)).toBeUndefined();
  });
});
