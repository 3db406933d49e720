import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { canonicalJson, digestOf, JournalError } from '../../src/journal/index.js';
import { canonical } from '../../src/verifier/json.js';

describe('canonical JSON', () => {
  test.each([
    [
      'sorts keys by UTF-16 code units',
      { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f602}': 5, '\u0080': 6, ö: 7 },
    ],
    ['writes no blanks', { b: [1, 2, { c: null }], a: true }],
    ['escapes only what it must', ['\u0000\b\t\n\f\r"\\/\u001f', '伝令', '\u2028']],
    ['takes the largest whole numbers', [9007199254740991, -9007199254740991, 0]],
  ])('%s, in the journal as in the verifier', (_, value) => {
    expect(canonicalJson(value)).toBe(canonical(value));
    expect(JSON.parse(canonicalJson(value))).toEqual(value);
  });

  test('is the text of RFC 8785', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '1': 'One',
      '\u{1f602}': 'Smiley',
      '\ufb33': 'Hebrew',
    };
    expect(canonicalJson(value)).toBe(
      '{"\\r":"Carriage Return","1":"One","€":"Euro Sign","\u{1f602}":"Smiley","\ufb33":"Hebrew"}',
    );
  });

  const circular: { self?: object } = {};
  circular.self = circular;
  test.each([
    ['a fraction', { a: [1.5] }, 'a.0'],
    ['a number too large to be exact', [2 ** 53], '0'],
    ['no number', { n: Number.NaN }, 'n'],
    ['infinity', [-Infinity], '0'],
    ['undefined in an object', { a: { b: undefined } }, 'a.b'],
    ['undefined in an array', [undefined], '0'],
    ['a lone surrogate', { a: '\ud800' }, 'a'],
    ['a lone surrogate in a key', { '\udc00x': 1 }, '\udc00x'],
    ['a function', { f: () => 1 }, 'f'],
    ['a date', { at: new Date(0) }, 'at'],
    ['a map', { units: new Map() }, 'units'],
    ['a bigint', [1n], '0'],
  ])('refuses %s and says where', (_, value, at) => {
    expect(() => canonicalJson(value)).toThrow(expect.objectContaining({ code: 'not-canonical', at }));
    expect(() => canonicalJson(value)).toThrow(JournalError);
  });

  test('refuses what is circular', () => {
    expect(() => canonicalJson(circular)).toThrow(expect.objectContaining({ code: 'not-canonical' }));
  });

  test('is digested as UTF-8', () => {
    expect(digestOf({ 駒: '零戦' })).toBe(createHash('sha256').update('{"駒":"零戦"}', 'utf8').digest('hex'));
  });
});
