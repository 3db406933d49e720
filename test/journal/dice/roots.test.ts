import { describe, expect, test } from 'vitest';
import { decryptRoot, encryptRoot, newChain } from '../../../src/journal/index.js';
import { bytesOf } from '../maker.js';

const key = { id: '2026', bytes: bytesOf('key') };
const old = { id: '2025', bytes: bytesOf('old key') };
const place = { match: 'm1', kind: 'secret', chain: 1 } as const;
const root = bytesOf('root');

describe('roots at rest', () => {
  test('come back from their envelope, whichever of the keys closed it', () => {
    expect(decryptRoot([key, old], place, encryptRoot(key, place, root))).toEqual(root);
    expect(decryptRoot([key, old], place, encryptRoot(old, place, root))).toEqual(root);
    const { checkpoints } = newChain(root);
    expect(new Uint8Array(decryptRoot([key], place, encryptRoot(key, place, checkpoints)))).toEqual(
      checkpoints,
    );
  });

  test('are closed differently each time, and named by key and version', () => {
    expect(encryptRoot(key, place, root)).not.toBe(encryptRoot(key, place, root));
    expect(encryptRoot(key, place, root)).toMatch(/^v1\.2026\.[\w-]+$/);
    expect(encryptRoot(key, place, root)).not.toContain(root.toString('base64url').slice(0, 20));
  });

  test.each([
    ['another match', { ...place, match: 'm2' }],
    ['another use', { ...place, kind: 'open' as const }],
    ['another chain', { ...place, chain: 2 }],
  ])('do not open for %s', (_, other) => {
    expect(() => decryptRoot([key], other, encryptRoot(key, place, root))).toThrow(
      expect.objectContaining({ code: 'wrong-key-or-place' }),
    );
  });

  test('do not open with another key of the same name', () => {
    const wrong = { ...old, id: '2026' };
    expect(() => decryptRoot([wrong], place, encryptRoot(key, place, root))).toThrow(
      expect.objectContaining({ code: 'wrong-key-or-place' }),
    );
  });

  test('name a key that the server no longer has', () => {
    expect(() => decryptRoot([key], place, encryptRoot(old, place, root))).toThrow(
      expect.objectContaining({ code: 'unknown-key' }),
    );
  });

  test('do not open with one bit changed', () => {
    const envelope = encryptRoot(key, place, root);
    const [head = '', body = ''] = [envelope.slice(0, 8), envelope.slice(8)];
    const bytes = Buffer.from(body, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => decryptRoot([key], place, head + changed.toString('base64url'))).toThrow(
        expect.objectContaining({ code: 'wrong-key-or-place' }),
      );
    }
  });

  test.each(['', 'v1', 'v1.2026.AAAA', 'v2.2026.AAAA', 'v1.2026.AAAA.AAAA'])(
    'are not looked for in %j',
    (envelope) => {
      expect(() => decryptRoot([key], place, envelope)).toThrow(
        expect.objectContaining({ code: 'bad-envelope' }),
      );
    },
  );
});
