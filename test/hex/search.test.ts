import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheapest, makeGrid, pathTo, reach, shortestPath } from '../../src/hex/index.js';
import { namesOf, rectangle } from './maps.js';

const grid = rectangle('flat-odd-down', [11, 20], [1, 7]);
const everywhere = () => true;
const ids = (path: readonly number[] | undefined) => path?.map((hex) => grid.id(hex));

describe('reach', () => {
  test('counts steps, which on an open map are distances', () => {
    const start = grid.index('1503');
    const steps = reach(grid, [start], everywhere);
    expect([...steps]).toEqual(Array.from({ length: grid.count }, (_, hex) => grid.distance(start, hex)));
  });

  test('stops at the limit and goes around what is forbidden', () => {
    const wall = new Set(['1403', '1404', '1504'].map((id) => grid.index(id)));
    const steps = reach(grid, [grid.index('1503')], (_, to) => !wall.has(to), 1);
    expect(
      namesOf(
        grid,
        [...steps.keys()].filter((hex) => steps[hex] === 1),
      ),
    ).toEqual(['1502', '1603', '1604']);
  });

  test('starts from several places at once', () => {
    const steps = reach(grid, [grid.index('1101'), grid.index('2001')], everywhere);
    expect(steps[grid.index('1901')]).toBe(1);
    expect(steps[grid.index('1201')]).toBe(1);
  });

  test('tells a step how many led there', () => {
    const seen = new Set<number>();
    reach(grid, [grid.index('1503')], (_from, _to, steps) => seen.add(steps) !== undefined, 3);
    expect([...seen]).toEqual([0, 1, 2]);
  });
});

describe('cheapest', () => {
  test('prefers a cheap detour to a dear straight way', () => {
    const dear = grid.index('1502');
    const routes = cheapest(grid, [grid.index('1503')], (_, to) => (to === dear ? 9 : 1));
    expect(ids(pathTo(routes, grid.index('1501')))).not.toContain('1502');
    expect(routes.cost[grid.index('1501')]).toBe(3);
  });

  test('takes the predecessor with the first id among equals, in whatever order the hexes are listed', () => {
    const listed = Array.from({ length: grid.count }, (_, hex) => hex).reverse();
    const turned = makeGrid({
      ids: listed.map((hex) => grid.id(hex)),
      cols: listed.map((hex) => Number(grid.id(hex).slice(0, 2))),
      rows: listed.map((hex) => Number(grid.id(hex).slice(2))),
      layout: 'flat-odd-down',
    });
    for (const goal of ['1101', '2007', '1806', '1202']) {
      const path = shortestPath(turned, turned.index('1503'), turned.index(goal), everywhere);
      expect(path?.map((hex) => turned.id(hex))).toEqual(
        ids(shortestPath(grid, grid.index('1503'), grid.index(goal), everywhere)),
      );
    }
    expect(ids(shortestPath(grid, grid.index('1503'), grid.index('1703'), everywhere))).toEqual([
      '1603',
      '1703',
    ]);
  });

  test('keeps to the limit and finds no way where none is', () => {
    const routes = cheapest(grid, [grid.index('1101')], () => 2, 5);
    expect(routes.cost[grid.index('1301')]).toBe(4);
    expect(routes.cost[grid.index('1401')]).toBe(-1);
    expect(pathTo(routes, grid.index('1401'))).toBeUndefined();
    expect(pathTo(routes, grid.index('1101'))).toEqual([]);
    expect(pathTo(routes, -1)).toBeUndefined();
  });

  test('allows free steps without walking in circles', () => {
    const routes = cheapest(grid, [grid.index('1101')], () => 0);
    expect([...routes.cost].every((cost) => cost === 0)).toBe(true);
    for (let hex = 0; hex < grid.count; hex++) expect(pathTo(routes, hex)?.length).toBeLessThan(grid.count);
  });

  test('costs what its path costs, and no more than any neighbour plus a step', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: grid.count, maxLength: grid.count }),
        fc.nat(grid.count - 1),
        (terrain, start) => {
          const routes = cheapest(grid, [start], (_, to) => terrain[to] ?? -1);
          for (let hex = 0; hex < grid.count; hex++) {
            const path = pathTo(routes, hex) ?? [];
            expect(path.reduce((sum, at) => sum + (terrain[at] ?? 0), 0)).toBe(routes.cost[hex]);
            for (let d = 0; d < 6; d++) {
              const next = grid.neighbour(hex, d);
              if (next >= 0)
                expect(routes.cost[next]).toBeLessThanOrEqual((routes.cost[hex] ?? 0) + (terrain[next] ?? 0));
            }
          }
        },
      ),
      { numRuns: 30, seed: 1904 },
    );
  });
});
