import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAYOUTS, lineOfHexes } from '../../src/hex/index.js';
import { rectangle } from './maps.js';

const grid = rectangle('flat-odd-down', [11, 20], [1, 7], ['1702']);
const line = (from: string, to: string) =>
  lineOfHexes(grid, grid.index(from), grid.index(to)).map((passage) =>
    passage.map((hex) => (hex < 0 ? '-' : grid.id(hex))).join('|'),
  );

describe('a line of fire', () => {
  test('goes straight down a column', () =>
    expect(line('1503', '1506')).toEqual(['1503', '1504', '1505', '1506']));

  test('reports both hexes where it runs along a hexside, the left one first', () => {
    expect(line('1503', '1703')).toEqual(['1503', '1603|1604', '1703']);
    expect(line('1703', '1503')).toEqual(['1703', '1604|1603', '1503']);
  });

  test('counts a hex of which it only clips a corner', () => {
    expect(line('1101', '1404')).toEqual(['1101', '1202', '1203', '1302', '1303', '1404']);
  });

  test('names a gap in the map', () => expect(line('1701', '1703')).toEqual(['1701', '-', '1703']));

  test('stays where it is when it has no length', () => expect(line('1503', '1503')).toEqual(['1503']));
});

describe.each(LAYOUTS)('on a %s map a line', (layout) => {
  const map = rectangle(layout, [0, 11], [0, 11]);
  const hex = fc.nat(map.count - 1);

  test('goes from neighbour to neighbour and is the same backwards', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const there = lineOfHexes(map, a, b);
        const back = lineOfHexes(map, b, a);
        expect(back.map((passage) => [...passage].reverse()).reverse()).toEqual(
          there.map((passage) => [...passage]),
        );
        expect(there.at(-1)).toEqual([b]);
        for (const [i, passage] of there.entries())
          for (const one of passage)
            for (const next of there[i + 1] ?? [])
              if (one >= 0 && next >= 0) expect(map.adjacent(one, next)).toBe(true);
      }),
      { seed: 1904 },
    );
  });

  test('misses no hex whose inside it enters, looked for in small steps', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const crossed = new Set(lineOfHexes(map, a, b).flat());
        for (const sample of sampled(a, b)) expect(crossed.has(sample)).toBe(true);
      }),
      { numRuns: 15, seed: 1904 },
    );
  });

  /** Hexes in which points of the line lie, clear of every border. */
  function sampled(a: number, b: number): number[] {
    const [from, to] = [map.centre(a), map.centre(b)];
    return Array.from({ length: 200 }, (_, i) => ({
      x: from.x + ((to.x - from.x) * i) / 199,
      y: from.y + ((to.y - from.y) * i) / 199,
    })).flatMap((point) => {
      const near = Array.from({ length: map.count }, (_, at) => ({
        at,
        away: Math.hypot(map.centre(at).x - point.x, map.centre(at).y - point.y),
      }));
      const [first, second] = near.sort((one, other) => one.away - other.away);
      return first && second && second.away - first.away > 1e-6 ? [first.at] : [];
    });
  }
});
