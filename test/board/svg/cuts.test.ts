/** Parts of a map where something changed, for mails. */
import { describe, expect, test } from 'vitest';
import { changeCuts } from '../../../src/board/index.js';
import type { GameMap, SceneChange } from '../../../src/referee/index.js';

/** A map of squares, 100 apart: `c12r3` is the thirteenth of the fourth row. */
function mapOf(columns: number, rows: number, changes: readonly SceneChange[]): GameMap {
  const places = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const at = { x: 50 + 100 * column, y: 50 + 100 * row };
    return { id: `c${column}r${row}`, ...at, radius: 50, shape: 'hex', tone: 'plain', title: '' };
  });
  const ground = { width: columns * 100, height: rows * 100, places, lines: [], labels: [], legend: [] };
  const scene = { title: '', alt: '', marks: [], counters: [], changes, tracks: [] };
  return { ground, scene } as unknown as GameMap;
}

const loss = (at: string): SceneChange => ({ style: 'loss', at, title: `lost at ${at}` });
const move = (from: string, to: string): SceneChange => ({
  style: 'move',
  from,
  to,
  title: `${from} to ${to}`,
});
const told = (map: GameMap, most = 3) => changeCuts(map, most).map(({ changes }) => changes);

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

  test('are of one size, and hold the places of their changes', () => {
    for (const { cut } of changeCuts(map, 4)) {
      expect(cut.places.length).toBeGreaterThan(14);
      expect(cut.places.length).toBeLessThan(31);
    }
    expect(changeCuts(map, 3)[0]?.cut.places).toEqual(
      expect.arrayContaining(['c2r2', 'c3r3', 'c2r3', 'c3r2']),
    );
    expect(changeCuts(map, 3)[2]?.cut.places).toContain('c30r18');
  });

  test('do not show the same by half', () => {
    const row = ['c1r0', 'c2r0', 'c3r0', 'c4r0', 'c5r0', 'c6r0'].map(loss);
    expect(told(mapOf(9, 6, [...row, loss('c8r0')]))).toHaveLength(1);
    expect(told(mapOf(40, 6, [...row, loss('c20r0')]))).toHaveLength(2);
  });

  test('are the same for the same map', () => {
    expect(changeCuts(map, 3)).toEqual(changeCuts(map, 3));
  });
});

test('nothing is cut out of a map that can be read as it is, nor where nothing changed', () => {
  expect(told(mapOf(7, 6, [loss('c2r2')]))).toEqual([]);
  expect(told(mapOf(40, 20, []))).toEqual([]);
  expect(told(mapOf(40, 20, [loss('off the map')]))).toEqual([]);
});
