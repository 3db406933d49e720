import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CHAIN_LENGTH, ChainLinks, LAST_ROLL, newChain } from '../../../src/journal/index.js';
import { bytesOf } from '../maker.js';

const root = bytesOf('root');
const data = newChain(root);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a hash chain', () => {
  test('goes from the root, its last link, down to the commitment in 4095 hashes', () => {
    let link = root;
    for (let i = 1; i < CHAIN_LENGTH; i += 1) link = createHash('sha256').update(link).digest();
    expect(link.toString('hex')).toBe(data.commitment);
    expect(Buffer.from(new ChainLinks(data.checkpoints).at(LAST_ROLL))).toEqual(root);
  });

  test('gives links each of which hashes to the one before, forwards and backwards', () => {
    const links = new ChainLinks(data.checkpoints);
    const hex = (k: number) => Buffer.from(links.at(k)).toString('hex');
    expect(hex(0)).toBe(data.commitment);
    for (let k = 1; k <= LAST_ROLL; k += 1) expect(sha256(links.at(k)), `link ${k}`).toBe(hex(k - 1));
    for (const k of [4095, 4032, 4031, 128, 64, 63, 1]) expect(sha256(links.at(k))).toBe(hex(k - 1));
  });

  test('keeps every 64th link', () => {
    expect(data.checkpoints.length).toBe(64 * 32);
  });

  test.each([-1, 4096, 1.5, Number.NaN])('has no link %s', (k) => {
    expect(() => new ChainLinks(data.checkpoints).at(k)).toThrow(RangeError);
  });

  test('is made of a root of 32 bytes and read from 64 checkpoints', () => {
    expect(() => newChain(Buffer.alloc(31))).toThrow(RangeError);
    expect(() => new ChainLinks(Buffer.alloc(2047))).toThrow(RangeError);
  });
});
