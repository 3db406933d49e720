import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { facesOf, messageOf } from '../../../src/journal/dice.js';
import { canonicalJson, digestOf } from '../../../src/journal/index.js';
import { faces as verified } from '../../../src/verifier/chance.js';
import { bytesOf } from '../maker.js';

const seeds = { JP: digestOf('a'), RU: digestOf('b') };
const place = { match: 'm1', chain: 1, seeds, beacon: null };
const key = bytesOf('link');
const message = messageOf(place, 'open', 1);
const thrown = (dice: readonly number[], k = 1) => facesOf(key, messageOf(place, 'open', k), dice);

/** The bytes of the stream, straight from the specification. */
function stream(message: object, blocks: number): number[] {
  const text = Buffer.from(canonicalJson(message));
  const block = (i: number) => [
    ...createHmac('sha256', key)
      .update(text)
      .update(Buffer.from([0, 0, i >> 8, i & 255]))
      .digest(),
  ];
  return Array.from({ length: blocks }, (_, i) => block(i)).flat();
}

/** Pearson's chi-square of 300 messages of 20 dice each. */
function chiSquare(die: number): number {
  const seen = new Array<number>(die).fill(0);
  for (let k = 1; k <= 300; k += 1)
    for (const face of thrown(new Array<number>(20).fill(die), k)) seen[face - 1] = (seen[face - 1] ?? 0) + 1;
  const expected = 6000 / die;
  return seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('faces', () => {
  test('the message holds what decides a roll and nothing else', () => {
    expect(messageOf(place, 'open', 17)).toEqual({
      v: 2,
      match: 'm1',
      stream: 'open',
      chain: 1,
      k: 17,
      seeds,
      beacon: null,
    });
  });

  test.each([6, 100, 256, 7, 255, 129])('of a d%i skip the bytes that would favour low ones', (die) => {
    const limit = 256 - (256 % die);
    const bytes = stream(message, 60);
    const kept = bytes.filter((byte) => byte < limit).slice(0, 600);
    expect(bytes.slice(0, 600).some((byte) => byte >= limit)).toBe(die !== 256);
    expect(thrown(new Array<number>(600).fill(die))).toEqual(kept.map((byte) => 1 + (byte % die)));
  });

  test('of a d1 are ones', () => {
    expect(thrown([1, 1])).toEqual([1, 1]);
  });

  test('go on to the next block of the stream in the middle of a throw', () => {
    const dice = new Array<number>(70).fill(256);
    expect(thrown(dice)).toEqual(
      stream(message, 3)
        .slice(0, 70)
        .map((byte) => byte + 1),
    );
  });

  test('are the same in the verifier, for mixed dice', async () => {
    const dice = [
      6, 100, 256, 2, 6, 13, 250, 20, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
      6, 6,
    ];
    const told = { match: 'm1', stream: 'open', chain: 1, k: 1, seeds, beacon: null } as const;
    expect(await verified(new Uint8Array(key), told, dice)).toEqual(thrown(dice));
  });

  test.each([0, 257, 2.5, -6])('no die has %s faces', (die) => {
    expect(() => thrown([die])).toThrow(expect.objectContaining({ code: 'bad-dice' }));
  });

  // 99.98 % of fair samples lie within these bands (5 and 99 degrees of freedom).
  test('fall evenly on a d6', () => {
    expect(chiSquare(6)).toBeGreaterThan(0.1);
    expect(chiSquare(6)).toBeLessThan(25);
  });
  test('fall evenly on a d100', () => {
    expect(chiSquare(100)).toBeGreaterThan(55);
    expect(chiSquare(100)).toBeLessThan(160);
  });
});
