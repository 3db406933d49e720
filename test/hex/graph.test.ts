import { describe, expect, test } from 'vitest';
import { MapError, makeGraph, reach, shortestPath } from '../../src/hex/index.js';

const sea = makeGraph(
  ['truk', 'japan', 'midway', 'hawaii', 'marianas', 'attu'],
  [
    { from: 'japan', to: 'midway', length: 2 },
    { from: 'midway', to: 'hawaii', length: 1 },
    { from: 'japan', to: 'marianas', length: 1 },
    { from: 'marianas', to: 'truk', length: 1 },
  ],
);
const at = (id: string) => sea.index(id);

describe('a point-to-point map', () => {
  test('has neighbours both ways, in the order of their ids', () => {
    expect(Array.from(sea.next(at('japan')), (point) => sea.id(point))).toEqual(['marianas', 'midway']);
    expect(sea.adjacent(at('truk'), at('marianas'))).toBe(true);
    expect(sea.adjacent(at('truk'), at('japan'))).toBe(false);
    expect(sea.length(at('midway'), at('japan'))).toBe(2);
  });

  test('adds up lengths along the shortest way', () => {
    expect(sea.distance(at('truk'), at('hawaii'))).toBe(5);
    expect(sea.distance(at('truk'), at('attu'))).toBe(-1);
    expect(sea.distances(at('japan'))[at('truk')]).toBe(2);
  });

  test('is searched as a hex map is', () => {
    expect(reach(sea, [at('truk')], () => true)[at('hawaii')]).toBe(4);
    expect(shortestPath(sea, at('truk'), at('midway'), () => true)?.map((point) => sea.id(point))).toEqual([
      'marianas',
      'japan',
      'midway',
    ]);
    expect(shortestPath(sea, at('truk'), at('midway'), (_, to) => to !== at('japan'))).toBeUndefined();
  });

  test('is refused with an edge to nowhere or a broken length', () => {
    expect(() => makeGraph(['a'], [{ from: 'a', to: 'b', length: 1 }])).toThrow(MapError);
    expect(() => makeGraph(['a', 'b'], [{ from: 'a', to: 'b', length: 1.5 }])).toThrow(/length/);
    expect(() => makeGraph(['a', 'a'], [])).toThrow(/twice/);
  });
});
