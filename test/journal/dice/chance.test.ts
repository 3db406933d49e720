import { describe, expect, test } from 'vitest';
import { ChainLinks, LiveChance, newChain, sha256Hex } from '../../../src/journal/index.js';
import { bytesOf } from '../maker.js';

const { checkpoints } = newChain(bytesOf('root'));
const seeds = { JP: sha256Hex('a'), RU: sha256Hex('b') };
const roots = {
  match: 'm1',
  chain: 1,
  seeds,
  beacon: null,
  links: new ChainLinks(checkpoints),
  secretRoot: bytesOf('secret'),
  nextRoll: 1,
  nextDraw: 1,
};
const d6 = { purpose: 'melee', dice: [6, 6, 6, 6] };
const hand = { side: 'JP', purpose: 'hand', from: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8'], take: 4 };

describe('chance of a running match', () => {
  test('uses one link after the other and says how far it went', () => {
    const chance = new LiveChance({ ...roots, nextRoll: 64 });
    expect([chance.roll(d6), chance.roll(d6)].map(({ proof }) => proof)).toEqual(
      [64, 65].map((k) => ({ chain: 1, k, link: Buffer.from(roots.links.at(k)).toString('hex') })),
    );
    expect(chance.used).toEqual({ nextRoll: 66, nextDraw: 1 });
  });

  test('rolls the same again in a run that starts from the same counts: what was not committed was seen by nobody', () => {
    expect(new LiveChance(roots).roll(d6)).toEqual(new LiveChance(roots).roll(d6));
  });

  test.each([
    ['a seed', { ...roots, seeds: { ...seeds, RU: sha256Hex('c') } }],
    ['the match', { ...roots, match: 'm2' }],
    ['its count', { ...roots, nextRoll: 2 }],
    ['the chain', { ...roots, chain: 2 }],
    ['the round of the beacon', { ...roots, beacon: sha256Hex('a round') }],
  ])('rolls otherwise when %s is another', (_, other) => {
    expect(new LiveChance(other).roll(d6).faces).not.toEqual(new LiveChance(roots).roll(d6).faces);
  });

  test('rolls the same whatever it is said to be for: blanks behind a purpose turn no three into a six', () => {
    const faces = (purpose: string) => new LiveChance(roots).roll({ ...d6, purpose }).faces;
    expect(faces('melee ')).toEqual(faces('melee'));
  });

  test('reports a chain that is used up, after its last link', () => {
    const chance = new LiveChance({ ...roots, nextRoll: 4095 });
    expect(chance.roll(d6).proof).toMatchObject({ k: 4095, link: bytesOf('root').toString('hex') });
    expect(() => chance.roll(d6)).toThrow(expect.objectContaining({ code: 'chain-used-up' }));
    expect(chance.used.nextRoll).toBe(4096);
  });
});

describe('a secret draw', () => {
  test('takes different ids out of the pool and counts for itself', () => {
    const chance = new LiveChance(roots);
    const { ids, proof } = chance.draw(hand);
    expect(new Set(ids).size).toBe(4);
    expect(hand.from).toEqual(expect.arrayContaining([...ids]));
    expect(proof).toEqual({ k: 1 });
    expect(chance.used).toEqual({ nextRoll: 1, nextDraw: 2 });
  });

  test('does not depend on the order in which the pool is given', () => {
    const reversed = { ...hand, from: [...hand.from].reverse() };
    expect(new LiveChance(roots).draw(reversed).ids).toEqual(new LiveChance(roots).draw(hand).ids);
  });

  test('is another for another count, and so is that of the other side at its own count', () => {
    const chance = new LiveChance(roots);
    expect(chance.draw(hand).ids).not.toEqual(chance.draw({ ...hand, side: 'RU' }).ids);
  });

  test('of the whole pool shuffles it', () => {
    const { ids } = new LiveChance(roots).draw({ ...hand, take: 8 });
    expect([...ids].sort()).toEqual(hand.from);
    expect(ids).not.toEqual(hand.from);
  });

  test('of every pair out of five is about as frequent as any other', () => {
    const chance = new LiveChance(roots);
    const seen = new Map<string, number>();
    for (let i = 0; i < 2000; i += 1) {
      const pair = chance.draw({ ...hand, from: ['A', 'B', 'C', 'D', 'E'], take: 2 }).ids.join('');
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
    }
    expect(seen.size).toBe(20);
    expect(Math.min(...seen.values())).toBeGreaterThan(60);
    expect(Math.max(...seen.values())).toBeLessThan(145);
  });

  test.each([
    ['more ids than there are', { ...hand, take: 9 }],
    ['an id that is there twice', { ...hand, from: ['C1', 'C1'], take: 1 }],
    ['half an id', { ...hand, take: 0.5 }],
    ['out of more than 256 ids', { ...hand, from: Array.from({ length: 257 }, (_, i) => `C${i}`) }],
  ])('never takes %s', (_, spec) => {
    expect(() => new LiveChance(roots).draw(spec)).toThrow(expect.objectContaining({ code: 'bad-pool' }));
  });
});
