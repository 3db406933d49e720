import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byLot, lotFor } from '../../../src/club/model/lots.js';
import { circle, groupSizes, groupsOf, opensNow, pairingsOf } from '../../../src/club/model/schedule.js';
import { LARGEST_GROUP, MEETINGS, MOST_AT_A_TIME } from '../../../src/club/model/types.js';

const SIZES = Array.from({ length: LARGEST_GROUP - 1 }, (_, n) => n + 2);
const LIMITS = Array.from({ length: MOST_AT_A_TIME }, (_, n) => n + 1);
const LOTS = ['a', 'b', 'c', 'd'];

const group = (size: number) => ({ group: 0, entries: Array.from({ length: size }, (_, n) => n + 11) });
const key = (pair: readonly number[]) => [...pair].sort((a, b) => a - b).join('-');

describe.each(SIZES)('a group of %i', (size) => {
  test('lets everybody meet everybody once', () => {
    const pairs = circle(size);
    expect(pairs).toHaveLength((size * (size - 1)) / 2);
    expect(new Set(pairs.map(key)).size).toBe(pairs.length);
    expect(pairs.every(([a, b]) => a < b && b < size)).toBe(true);
  });

  test('has nobody twice in a round of the circle', () => {
    const meetings = Math.floor(size / 2);
    const pairs = circle(size);
    for (let from = 0; from < pairs.length; from += meetings) {
      const round = pairs.slice(from, from + meetings).flat();
      expect(new Set(round).size).toBe(round.length);
    }
  });

  test.each(LOTS)('gives nobody one side more than once more often than the other, lot %s', (lot) => {
    const pairings = pairingsOf(0, group(size), 'single', lot);
    for (const entry of group(size).entries) {
      const own = pairings.filter(({ entries }) => entries.includes(entry));
      const first = own.filter(({ legs }) => legs[0]?.seats[0] === entry).length;
      expect(Math.abs(2 * first - own.length)).toBeLessThanOrEqual(1);
    }
  });

  test('switches the sides in the second match of a duel', () => {
    for (const { legs, entries } of pairingsOf(0, group(size), 'duel', 'a')) {
      expect(legs.map(({ leg }) => leg)).toEqual([1, 2]);
      expect([...(legs[1]?.seats ?? [])].reverse()).toEqual(legs[0]?.seats);
      expect(key(legs[0]?.seats ?? [])).toBe(key(entries));
    }
  });

  test.each(LIMITS)('keeps everybody busy and nobody above %i pairings at a time', (atATime) => {
    fc.assert(
      fc.property(fc.constantFrom(...MEETINGS), fc.infiniteStream(fc.nat()), (meeting, chance) => {
        const pairings = pairingsOf(0, group(size), meeting, 'a');
        const over = new Set<string>();
        const underWay = new Set<string>();
        const stateOf = (id: string) => (over.has(id) ? 'over' : underWay.has(id) ? 'underWay' : 'waiting');
        const busy = (entry: number) =>
          pairings.filter(({ id, entries }) => underWay.has(id) && entries.includes(entry)).length;
        while (over.size < pairings.length) {
          for (const id of opensNow(pairings, stateOf, atATime)) underWay.add(id);
          for (const entry of group(size).entries) expect(busy(entry)).toBeLessThanOrEqual(atATime);
          const idle = pairings.filter(
            ({ id, entries }) => stateOf(id) === 'waiting' && entries.every((one) => busy(one) < atATime),
          );
          expect(idle).toEqual([]);
          // Somebody finishes next, whoever it is.
          const done = [...underWay][(chance.next().value ?? 0) % underWay.size] ?? '';
          underWay.delete(done);
          over.add(done);
        }
      }),
      { seed: 7, numRuns: 20 },
    );
  });
});

describe('pairings open', () => {
  test('in the order of the circle', () => {
    const pairings = pairingsOf(0, group(4), 'single', 'a');
    expect(opensNow(pairings, () => 'waiting', 1)).toEqual(['0.0.0', '0.0.1']);
    expect(opensNow([...pairings].reverse(), () => 'waiting', 1)).toEqual(['0.0.0', '0.0.1']);
  });
});

describe('groups', () => {
  test.each([
    [24, 8, [8, 8, 8]],
    [9, 8, [5, 4]],
    [7, 6, [4, 3]],
    [8, 2, [2, 2, 2, 2]],
    [5, 2, [3, 2]],
    [3, 2, [3]],
    [2, 8, [2]],
    [13, 3, [3, 3, 3, 2, 2]],
  ])('of %i entries, %i to a group, have sizes %j', (entries, groupSize, sizes) => {
    expect(groupSizes(entries, { groupSize })).toEqual(sizes);
  });

  test('leave nobody alone and take no more than their size, unless it is two', () => {
    for (let entries = 2; entries <= 256; entries += 1)
      for (const groupSize of SIZES) {
        const sizes = groupSizes(entries, { groupSize });
        expect(sizes.reduce((sum, size) => sum + size)).toBe(entries);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.max(3, groupSize));
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }
  });

  const seeds = (count: number) => Array.from({ length: count }, (_, n) => ({ entry: n + 1, from: null }));

  test('spread the strongest', () => {
    const drawn = groupsOf(seeds(8), { groupSize: 4, draw: 'seeded' });
    expect(drawn.map(({ entries }) => entries)).toEqual([
      [1, 4, 5, 8],
      [2, 3, 6, 7],
    ]);
    const cup = groupsOf(seeds(8), { groupSize: 2, draw: 'seeded' });
    expect(cup.map(({ entries }) => entries)).toEqual([
      [1, 8],
      [2, 7],
      [3, 6],
      [4, 5],
    ]);
  });

  test('of divisions follow the order', () => {
    const drawn = groupsOf(seeds(7), { groupSize: 4, draw: 'divisions' });
    expect(drawn.map(({ entries }) => entries)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7],
    ]);
  });

  test('keep those apart who have just met', () => {
    // Winners of groups 0 and 1, then those who came second in group 1 and group 0.
    const qualified = [
      { entry: 1, from: 0 },
      { entry: 2, from: 1 },
      { entry: 3, from: 1 },
      { entry: 4, from: 0 },
    ];
    const drawn = groupsOf(qualified, { groupSize: 2, draw: 'seeded' });
    expect(drawn.map(({ entries }) => entries)).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });
});

describe('the lot', () => {
  test('puts everybody in an order that anybody can work out again', () => {
    const order = byLot('round 5', 0, [1, 2, 3, 4, 5, 6]);
    expect([...order].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(byLot('round 5', 0, [6, 4, 2, 5, 3, 1])).toEqual(order);
    expect(byLot('round 6', 0, [1, 2, 3, 4, 5, 6])).not.toEqual(order);
    expect(byLot('round 5', 1, [1, 2, 3, 4, 5, 6])).not.toEqual(order);
  });

  test('is the SHA-256 of what was published and what it is for', () => {
    expect(lotFor('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
