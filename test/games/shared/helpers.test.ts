import { describe, expect, test } from 'vitest';
import { flagsUp, keyed, remembering } from '../../../src/games/shared/index.js';

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
