/** Statistics of dice against values worked out by hand or by enumeration. */
import { describe, expect, test } from 'vitest';
import {
  bandOf,
  chiSquareTail,
  fitOf,
  luckBands,
  luckOf,
  rowsOf,
  sumsOf,
  type Thrown,
} from '../../src/audit/index.js';

const TABLE: Thrown['outcomes'] = [
  [1, 'eliminated'],
  [3, 'retreat'],
  [6, 'none'],
];

function thrown(faces: readonly number[], change: Partial<Thrown> = {}): Thrown {
  const dice = faces.map(() => 6);
  return { dice, faces, modifiers: [], total: faces.reduce((a, b) => a + b, 0), outcomes: TABLE, ...change };
}

describe('the sums of dice', () => {
  test('two dice make 7 in 6 of 36 throws and 2 in one', () => {
    const sums = sumsOf([6, 6]);
    expect(sums.get(7)).toBeCloseTo(6 / 36, 12);
    expect(sums.get(2)).toBeCloseTo(1 / 36, 12);
  });

  test('one die against another is equal in 6 of 36 throws', () => {
    expect(sumsOf([6, 6], [1, -1]).get(0)).toBeCloseTo(6 / 36, 12);
  });
});

describe('the rows of a table', () => {
  test('have the chances of their faces', () => {
    expect(
      rowsOf(thrown([4])).map(({ from, to, outcome, chance }) => [from, to, outcome, Math.round(chance * 6)]),
    ).toEqual([
      [1, 1, 'eliminated', 1],
      [2, 3, 'retreat', 2],
      [4, 6, 'none', 3],
    ]);
  });

  test('a modifier on the die moves what can be reached, one on the defence does not', () => {
    const modifiers = [
      { amount: 3, on: 'die' },
      { amount: 5, on: 'defence' },
    ];
    expect(rowsOf(thrown([4], { modifiers })).map(({ from, to, outcome }) => [from, to, outcome])).toEqual([
      [4, 6, 'none'],
      [7, 9, null],
    ]);
  });

  test('neighbours with the same result are one', () => {
    const outcomes: Thrown['outcomes'] = [
      [2, 'hit'],
      [4, 'hit'],
      [6, 'none'],
    ];
    expect(rowsOf(thrown([1], { outcomes })).map(({ from, to }) => [from, to])).toEqual([
      [1, 4],
      [5, 6],
    ]);
  });
});

describe('luck', () => {
  test('of a row is the chance of worse ones and half its own, less a half', () => {
    // Low is good: worse than a retreat (2 of 6) is "none" (3 of 6), so 3/6 + 1/6 - 1/2.
    expect(luckOf(thrown([2]), 'low').luck).toBeCloseTo(1 / 6, 12);
    expect(luckOf(thrown([1]), 'low').luck).toBeCloseTo(5 / 12, 12);
    expect(luckOf(thrown([6]), 'low').luck).toBeCloseTo(-1 / 4, 12);
    expect(luckOf(thrown([6]), 'high').luck).toBeCloseTo(1 / 4, 12);
  });

  test('faces that do the same are equally lucky', () => {
    expect(luckOf(thrown([4]), 'low').luck).toBe(luckOf(thrown([6]), 'low').luck);
  });

  test('without a table is the rank of the sum', () => {
    expect(luckOf(thrown([6], { outcomes: [] }), 'high').luck).toBeCloseTo(5 / 12, 12);
    expect(luckOf(thrown([3, 4], { outcomes: [] }), 'high').luck).toBeCloseTo(0, 12);
  });

  test('of one die against another is the same with the sign turned round', () => {
    const roll = thrown([6, 2], { outcomes: [] });
    expect(luckOf(roll, 'high', [1, -1]).luck).toBeCloseTo(-luckOf(roll, 'high', [-1, 1]).luck, 12);
    // A lead of 4 or more: 3 of 36; of exactly 4: 2 of 36.
    expect(luckOf(roll, 'high', [1, -1]).luck).toBeCloseTo(1 - 3 / 36 + 1 / 36 - 1 / 2, 12);
  });

  test('is nothing where the result was sure', () => {
    expect(luckOf(thrown([2], { outcomes: [[6, 'none']] }), 'low').luck).toBeCloseTo(0, 12);
  });

  test('is nothing on average, and its ranks are what the faces give', () => {
    for (const outcomes of [TABLE, [] as Thrown['outcomes']]) {
      const all = [1, 2, 3, 4, 5, 6].map((face) => luckOf(thrown([face], { outcomes }), 'low'));
      expect(all.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 12);
      for (const { luck, chance } of all[0]?.ranks ?? [])
        expect(all.filter((one) => one.luck === luck).length / 6).toBeCloseTo(chance, 12);
    }
  });
});

describe('the range of a count', () => {
  test('is that of the binomial distribution', () => {
    // Ten coins: 2 to 8 has 1002 of 1024 ways, 3 to 7 only 912.
    expect(bandOf(10, 1 / 2)).toEqual({ low: 2, high: 8 });
    // Six dice: no six in 0.335, three at most in 0.9913, two at most in 0.9377.
    expect(bandOf(6, 1 / 6)).toEqual({ low: 0, high: 3 });
    expect(bandOf(1, 1 / 6)).toEqual({ low: 0, high: 1 });
    expect(bandOf(0, 1 / 6)).toEqual({ low: 0, high: 0 });
    expect(bandOf(7, 1)).toEqual({ low: 7, high: 7 });
  });

  test('holds 95 of 100 cases or more, and a narrower one does not, for long series too', () => {
    const { low, high } = bandOf(60_000, 1 / 6);
    expect([low, high]).toEqual([
      expect.closeTo(10_000 - 1.96 * 91.29, -1),
      expect.closeTo(10_000 + 1.96 * 91.29, -1),
    ]);
  });

  test('of a sum of luck is counted out while the rolls are few', () => {
    // A coin is worth ±1/4 of luck. Five of them: all alike in 2 of 32 cases, more than 5 of 100; six: in 2
    // of 64.
    const coin = luckOf(thrown([1], { dice: [2], outcomes: [] }), 'high');
    const bands = luckBands(Array.from({ length: 6 }, () => coin));
    expect(bands[0]).toEqual({ low: -0.25, high: 0.25 });
    expect(bands[4]).toEqual({ low: -1.25, high: 1.25 });
    expect(bands[5]).toEqual({ low: -1, high: 1 });
  });

  test('of a long sum of luck grows with the root of its variance, and dice that share no scale are taken so at once', () => {
    const coin = luckOf(thrown([1], { dice: [2], outcomes: [] }), 'high');
    const bands = luckBands(Array.from({ length: 100 }, () => coin));
    expect(bands[99]?.high).toBeCloseTo(1.96 * Math.sqrt(100 / 16), 10);
    const odd = [13, 17, 19].map((faces) => luckOf(thrown([1], { dice: [faces], outcomes: [] }), 'high'));
    expect(luckBands(odd)[0]?.high).toBeCloseTo(1.96 * Math.sqrt((1 - 1 / 169) / 12), 10);
  });
});

describe('how well faces fit fair dice', () => {
  test('few throws are counted out: three of a kind is one of nine for dice of three faces', () => {
    const fit = fitOf([3, 0, 0]);
    expect(fit).toMatchObject({ exact: true });
    expect(fit?.statistic).toBeCloseTo(6, 12);
    expect(fit?.chance).toBeCloseTo(1 / 9, 12);
  });

  test('counted out as by throwing every way there is', () => {
    const faces = 4;
    const n = 5;
    const ways = Array.from({ length: faces ** n }, (_, way) =>
      Array.from({ length: n }, (_, i) => Math.floor(way / faces ** i) % faces),
    );
    const squares = (throws: readonly number[]) =>
      [0, 1, 2, 3].reduce((sum, face) => sum + throws.filter((one) => one === face).length ** 2, 0);
    const counts = [3, 1, 1, 0];
    const least = counts.reduce((sum, count) => sum + count * count, 0);
    const expected = ways.filter((throws) => squares(throws) >= least).length / ways.length;
    expect(fitOf(counts)?.chance).toBeCloseTo(expected, 12);
  });

  test('many throws by the chi-square table', () => {
    // The 5 % points for 1, 5 and 10 degrees of freedom.
    expect(chiSquareTail(3.841, 1)).toBeCloseTo(0.05, 3);
    expect(chiSquareTail(11.07, 5)).toBeCloseTo(0.05, 3);
    expect(chiSquareTail(18.307, 10)).toBeCloseTo(0.05, 3);
    expect(chiSquareTail(0, 5)).toBe(1);
    const fit = fitOf([5, 8, 9, 8, 10, 20]);
    expect(fit).toMatchObject({ exact: false });
    expect(fit?.statistic).toBeCloseTo(13.4, 10);
    expect(fit?.chance).toBeCloseTo(0.0199, 4);
  });

  test('is not told of no dice, of a die with one face, or where neither way is good', () => {
    expect(fitOf([0, 0])).toBeUndefined();
    expect(fitOf([4])).toBeUndefined();
    expect(fitOf(Array.from({ length: 20 }, () => 3))).toBeUndefined();
  });
});
