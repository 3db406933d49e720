import { describe, expect, test } from 'vitest';
import { chained, type Segment } from '../../../src/games/shared/index.js';

const way = (...xs: readonly number[]): Segment[] =>
  xs.slice(1).map(
    (x, i): Segment => [
      [xs[i]!, 0],
      [x, 0],
    ],
  );

describe('the sides of a river', () => {
  test('become one line, in whatever order and direction they are given', () => {
    const [a, b, c] = way(0, 1, 2, 3);
    const turned: Segment = [b![1], b![0]];
    const [line, ...other] = chained([c!, a!, turned]);
    expect(other).toEqual([]);
    expect([line, [...line!].reverse()]).toContainEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
  });

  test('part where three meet', () => {
    const branch: Segment = [
      [1, 0],
      [1, 5],
    ];
    expect(chained([...way(0, 1, 2), branch]).length).toBe(3);
  });

  test('close to a ring that ends where it began', () => {
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const;
    const sides = corners.map((from, i): Segment => [from, corners[(i + 1) % 4]!]);
    const [ring, ...other] = chained(sides);
    expect(other).toEqual([]);
    expect(ring?.length).toBe(5);
    expect(ring?.at(-1)).toEqual(ring?.[0]);
  });

  test('that do not touch stay apart', () => {
    expect(chained([...way(0, 1), ...way(5, 6)]).length).toBe(2);
  });
});
