import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grid, LAYOUTS, type Layout, MapError, makeGrid } from '../../src/hex/index.js';
import { namesOf, rectangle } from './maps.js';

/** The map of Kyuchorei: columns 11 to 20, rows 1 to 7, odd columns half a hex lower. */
const kyuchorei = rectangle('flat-odd-down', [11, 20], [1, 7]);

describe('a hex map with odd columns shoved down', () => {
  test('has 1502, 1504, 1403, 1404, 1603 and 1604 around 1503', () => {
    expect(namesOf(kyuchorei, kyuchorei.within(kyuchorei.index('1503'), 1))).toEqual([
      '1403',
      '1404',
      '1502',
      '1503',
      '1504',
      '1603',
      '1604',
    ]);
  });

  test('lists neighbours clockwise from the north', () => {
    const around = [0, 1, 2, 3, 4, 5].map((d) =>
      kyuchorei.id(kyuchorei.neighbour(kyuchorei.index('1503'), d)),
    );
    expect(around).toEqual(['1502', '1603', '1604', '1504', '1404', '1403']);
  });

  test('counts two hexes from 1404 to 1604', () => {
    expect(kyuchorei.distance(kyuchorei.index('1404'), kyuchorei.index('1604'))).toBe(2);
    expect(kyuchorei.adjacent(kyuchorei.index('1404'), kyuchorei.index('1604'))).toBe(false);
    expect(kyuchorei.adjacent(kyuchorei.index('1503'), kyuchorei.index('1604'))).toBe(true);
  });

  test('ends at its edge', () => {
    const corner = kyuchorei.index('1101');
    expect([0, 1, 2, 3, 4, 5].map((d) => kyuchorei.neighbour(corner, d))).toEqual([
      -1,
      kyuchorei.index('1201'),
      kyuchorei.index('1202'),
      kyuchorei.index('1102'),
      -1,
      -1,
    ]);
  });

  test('draws 1503 half a hex lower than 1403', () => {
    const [low, high] = ['1503', '1403'].map((id) => kyuchorei.centre(kyuchorei.index(id)));
    expect((low?.y ?? 0) - (high?.y ?? 0)).toBeCloseTo(Math.sqrt(3) / 2);
    expect((low?.x ?? 0) - (high?.x ?? 0)).toBeCloseTo(1.5);
  });

  test('knows no foreign id', () => {
    expect(kyuchorei.index('9999')).toBe(-1);
    expect(() => kyuchorei.id(70)).toThrow(MapError);
    expect(() => kyuchorei.distance(0, 70)).toThrow(MapError);
  });
});

test('with even columns shoved down, 1503 lies between other hexes of column 14', () => {
  const grid = rectangle('flat-even-down', [11, 20], [1, 7]);
  expect(namesOf(grid, grid.within(grid.index('1503'), 1))).toEqual([
    '1402',
    '1403',
    '1502',
    '1503',
    '1504',
    '1602',
    '1603',
  ]);
});

test.each([
  ['pointy-odd-right', ['0203', '0302', '0303', '0304', '0402', '0403', '0404']],
  ['pointy-even-right', ['0202', '0203', '0204', '0302', '0303', '0304', '0403']],
] as const)(
  '%s: a hex has a neighbour on either hand, and two each in the rows above and below',
  (layout, around) => {
    const grid = rectangle(layout, [1, 6], [1, 6]);
    expect(namesOf(grid, grid.within(grid.index('0303'), 1))).toEqual(around);
  },
);

describe.each(LAYOUTS)('a %s map', (layout: Layout) => {
  const grid = rectangle(layout, [0, 8], [0, 7]);
  const hex = fc.integer({ min: 0, max: grid.count - 1 });

  test('measures the same distance both ways, and no detour is shorter', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(grid.distance(a, b)).toBe(grid.distance(b, a));
        expect(grid.distance(a, c)).toBeLessThanOrEqual(grid.distance(a, b) + grid.distance(b, c));
        expect(grid.distance(a, b) === 0).toBe(a === b);
      }),
      { seed: 1904 },
    );
  });

  test('has neighbours that are neighbours of each other, in opposite directions, one hex away', () => {
    for (let a = 0; a < grid.count; a++)
      for (let d = 0; d < 6; d++) {
        const b = grid.neighbour(a, d);
        if (b < 0) continue;
        expect(grid.neighbour(b, (d + 3) % 6)).toBe(a);
        expect(grid.direction(a, b)).toBe(d);
        expect(grid.adjacent(a, b)).toBe(true);
      }
  });

  test('draws every neighbour one hex height away, with the common side between its corners', () => {
    for (const [a, b, d] of pairs(grid)) {
      const [p, q] = [grid.centre(a), grid.centre(b)];
      expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeCloseTo(Math.sqrt(3));
      const [from, to] = [grid.corner(a, d), grid.corner(a, d + 1)];
      expect((from.x + to.x) / 2).toBeCloseTo((p.x + q.x) / 2);
      expect((from.y + to.y) / 2).toBeCloseTo((p.y + q.y) / 2);
    }
  });
});

function pairs(grid: Grid): [number, number, number][] {
  return [...grid.neighbours].flatMap((to, at): [number, number, number][] =>
    to < 0 ? [] : [[Math.floor(at / 6), to, at % 6]],
  );
}

describe('a faulty list of hexes is refused', () => {
  const fault = (ids: string[], cols: number[], rows: number[]) => {
    try {
      makeGrid({ ids, cols, rows, layout: 'flat-odd-down' });
    } catch (error) {
      return error instanceof MapError ? error.code : error;
    }
    return undefined;
  };

  test('with an id twice', () => expect(fault(['a', 'a'], [1, 2], [1, 1])).toBe('double-id'));
  test('with a place twice', () => expect(fault(['a', 'b'], [1, 1], [1, 1])).toBe('double-place'));
  test('with a row missing', () => expect(fault(['a', 'b'], [1, 2], [1])).toBe('lengths'));
});
