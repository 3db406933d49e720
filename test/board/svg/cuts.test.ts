/** Parts of a map for mails: where something changed, else what is asked about, else the reader's army. */
import { describe, expect, test } from 'vitest';
import { type CutReader, cutsFor } from '../../../src/board/index.js';
import type { GameMap, SceneChange } from '../../../src/referee/index.js';

/** A map of squares, 100 apart: `c12r3` is the thirteenth of the fourth row. */
function mapOf(
  columns: number,
  rows: number,
  changes: readonly SceneChange[],
  standing: Readonly<Record<string, string>> = {},
): GameMap {
  const places = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const at = { x: 50 + 100 * column, y: 50 + 100 * row };
    return { id: `c${column}r${row}`, ...at, radius: 50, shape: 'hex', tone: 'plain', title: '' };
  });
  const ground = { width: columns * 100, height: rows * 100, places, lines: [], labels: [], legend: [] };
  const counters = Object.entries(standing).map(([place, id]) => ({ id, place, side: id.slice(0, 1) }));
  const scene = { title: '', alt: '', marks: [], counters, changes, tracks: [] };
  return { ground, scene } as unknown as GameMap;
}

const loss = (at: string): SceneChange => ({ style: 'loss', at, unit: null, title: `lost at ${at}` });
const move = (from: string, to: string): SceneChange => ({
  style: 'move',
  from,
  to,
  title: `${from} to ${to}`,
});
const reader: CutReader = { side: 'A', asked: [] };
const told = (map: GameMap, most = 3) => cutsFor(map, most, reader).map(({ changes }) => changes);
const shows = ({ ground }: GameMap, { window }: ReturnType<typeof cutsFor>[number]) =>
  ground.places
    .filter(
      ({ x, y, radius: r }) =>
        x - r >= window.x &&
        x + r <= window.x + window.width &&
        y - r >= window.y &&
        y + r <= window.y + window.height,
    )
    .map(({ id }) => id);

describe('the parts of a large map', () => {
  const changes = [
    loss('c2r2'),
    loss('c3r3'),
    move('c2r3', 'c3r2'),
    loss('c20r2'),
    loss('c30r18'),
    loss('c10r10'),
  ];
  const map = mapOf(40, 20, changes);

  test('show what changed close together in one, the most crowded first, no more than are wanted', () => {
    expect(told(map)).toEqual([
      ['lost at c2r2', 'lost at c3r3', 'c2r3 to c3r2'],
      ['lost at c20r2'],
      ['lost at c30r18'],
    ]);
    expect(told(map, 1)).toHaveLength(1);
  });

  test('are large enough for a phone: a hex of 60 pixels in a mail 340 wide', () => {
    for (const { window } of cutsFor(map, 4, reader)) {
      expect((100 * 340) / window.width).toBeGreaterThanOrEqual(60);
      expect(window.height).toBeLessThan(window.width);
    }
  });

  test('hold the places of their changes, whole', () => {
    const [first, , third] = cutsFor(map, 3, reader);
    expect(first && shows(map, first)).toEqual(expect.arrayContaining(['c2r2', 'c3r3', 'c2r3', 'c3r2']));
    expect(third && shows(map, third)).toContain('c30r18');
  });

  test('do not show the same by half', () => {
    const row = ['c1r0', 'c2r0', 'c3r0', 'c4r0', 'c5r0'].map(loss);
    expect(told(mapOf(9, 6, [...row, loss('c7r0')]))).toHaveLength(1);
    expect(told(mapOf(40, 6, [...row, loss('c20r0')]))).toHaveLength(2);
  });

  test('show a loss before any number of the reader’s own moves', () => {
    const own = ['c5r5', 'c6r5', 'c5r6', 'c6r6', 'c7r7', 'c7r6'];
    const marched = own.map((to) => move('c5r4', to));
    const at = (side: string) => Object.fromEntries(own.map((place, i) => [place, `${side}${i}`]));
    const first = (side: string) => told(mapOf(40, 20, [...marched, loss('c30r18')], at(side)), 1)[0]?.[0];
    expect(first('A')).toBe('lost at c30r18');
    expect(first('B')).toBe('c5r4 to c5r5');
  });

  test('are the same for the same map', () => {
    expect(cutsFor(map, 3, reader)).toEqual(cutsFor(map, 3, reader));
  });
});

describe('where nothing changed', () => {
  const standing = { c2r2: 'A1', c3r3: 'A2', c20r10: 'A3', c35r15: 'B1', c36r15: 'B2', c36r16: 'B3' };
  const only = (changes: readonly SceneChange[], more: Partial<CutReader>) => {
    const map = mapOf(40, 20, changes, standing);
    const cuts = cutsFor(map, 3, { ...reader, ...more });
    expect(cuts).toHaveLength(1);
    return cuts.map((cut) => ({ why: cut.why, shows: shows(map, cut) }))[0];
  };

  test('one part shows what the question names: a place, or where a unit stands', () => {
    expect(only([], { asked: ['c30r4'] })).toMatchObject({ why: 'asked' });
    expect(only([], { asked: ['c30r4'] })?.shows).toContain('c30r4');
    expect(only([], { asked: ['B1', 'no id of the map'] })?.shows).toContain('c35r15');
  });

  test('else where most of the reader’s units stand, or anybody’s while none of his is on the map', () => {
    expect(only([], {})).toMatchObject({ why: 'army' });
    expect(only([], {})?.shows).toEqual(expect.arrayContaining(['c2r2', 'c3r3']));
    expect(only([], { side: 'C' })?.shows).toEqual(expect.arrayContaining(['c35r15', 'c36r16']));
  });

  test('a side that was set up is no news', () => {
    const came = ['c35r15', 'c36r15', 'c36r16'].map(
      (at): SceneChange => ({
        style: 'arrival',
        at,
        title: `came to ${at}`,
      }),
    );
    expect(only(came, {})).toMatchObject({ why: 'army' });
  });
});

test('nothing is cut out of a map that can be read as it is, nor of one that nobody stands on', () => {
  expect(told(mapOf(5, 6, [loss('c2r2')]))).toEqual([]);
  expect(told(mapOf(40, 20, []))).toEqual([]);
  expect(told(mapOf(40, 20, [loss('off the map')]))).toEqual([]);
});
