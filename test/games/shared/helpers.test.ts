import { describe, expect, test } from 'vitest';
import {
  finder,
  flagsUp,
  hexGrid,
  idsIn,
  indexesOf,
  keyed,
  knownIndex,
  remembering,
} from '../../../src/games/shared/index.js';
import { ComponentError } from '../../../src/referee/index.js';

describe('a question that is remembered', () => {
  test('is not put again for the same thing, and is for another one', () => {
    const asked: string[] = [];
    const lengthOf = remembering((word: string) => {
      asked.push(word);
      return word.length;
    });
    expect([lengthOf('aa'), lengthOf('aa'), lengthOf('b'), lengthOf('aa')]).toEqual([2, 2, 1, 2]);
    expect(asked).toEqual(['aa', 'b', 'aa']);
  });

  test('is not put again where its answer was that there is none', () => {
    let asked = 0;
    const none = remembering((_: string): number | undefined => {
      asked += 1;
      return undefined;
    });
    expect([none('a'), none('a')]).toEqual([undefined, undefined]);
    expect(asked).toBe(1);
  });
});

describe('objects by keys', () => {
  test('hold a value for each thing in their order, without those that have none', () => {
    const ids = ['b', 'x', 'a'];
    const made = keyed(
      [3, 0, 5],
      (i) => ids[i] ?? '',
      (n) => (n === 0 ? undefined : n),
    );
    expect(Object.entries(made)).toEqual([
      ['b', 3],
      ['a', 5],
    ]);
  });

  test('name the flags that are up', () => {
    expect(flagsUp(['moved', 'fired', 'hit'], { moved: true, fired: false })).toEqual({ moved: true });
  });
});

describe('ids', () => {
  const units = indexesOf('units', [{ id: 'a' }, { id: 'b' }]);

  test('are those of a set, list or path, and none where something else stands', () => {
    expect([idsIn(['a', 'b']), idsIn('a'), idsIn(undefined)]).toEqual([['a', 'b'], [], []]);
  });

  test('have the index of their place in the list; one that stands twice names the list', () => {
    expect([...units]).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
    expect(faultOf(() => indexesOf('units', [{ id: 'a' }, { id: 'a' }]))).toEqual([
      'units',
      'an id stands twice',
    ]);
  });

  test('that are unknown are a fault at the place where they stand', () => {
    expect(finder('units', units)('b', 'setup.0')).toBe(1);
    expect(faultOf(() => finder('units', units)('x', 'setup.0'))).toEqual(['setup.0', 'x is not in units']);
    expect(faultOf(() => knownIndex(units, 'x', 'unit'))).toEqual(['x', 'no such unit']);
  });
});

test('a map of hexes of which two have one place is a fault of its list', () => {
  const hex = { id: '0101', col: 1, row: 1 };
  expect(hexGrid([hex]).index('0101')).toBe(0);
  expect(faultOf(() => hexGrid([hex, { ...hex, id: '0102' }]))[0]).toBe('map.hexes');
});

function faultOf(make: () => unknown): readonly [at: string, message: string] {
  try {
    make();
  } catch (fault) {
    if (fault instanceof ComponentError) return [fault.at, fault.fault];
    throw fault;
  }
  throw new Error('no fault');
}
