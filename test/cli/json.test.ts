import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CommandError } from '../../src/cli/fault.js';
import { readJson } from '../../src/cli/json.js';

function faultOf(text: string): string {
  try {
    readJson('f.json', text);
    return 'none';
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return `${error.at} ${error.message}`;
  }
}

describe('a file that is no JSON', () => {
  test.each([
    ['', 'f.json:1:1 the text ends where a value is due'],
    ['{"a": 1,}', 'f.json:1:9 a name in quotes is due here'],
    ['{\n  "a": 1\n  "b": 2\n}', 'f.json:3:3 "," or "}" is due here'],
    ['[1, 2', 'f.json:1:6 the text ends where "," or "]" is due'],
    ['[1,, 2]', 'f.json:1:4 a value is due here'],
    ['[1 2]', 'f.json:1:4 "," or "]" is due here'],
    ['{"a" 1}', 'f.json:1:6 ":" is due here'],
    ["{'a': 1}", 'f.json:1:2 a name in quotes or "}" is due here'],
    ['{"a": tru}', 'f.json:1:7 a value is due here'],
    ['{"a": 01}', 'f.json:1:7 a value is due here'],
    ['{"a": "open}', 'f.json:1:7 a value is due here'],
    ['{"a": "\t"}', 'f.json:1:7 a value is due here'],
    ['{"a": "\\x"}', 'f.json:1:7 a value is due here'],
    ['[1}', 'f.json:1:3 "," or "]" is due here'],
    ['{} {}', 'f.json:1:4 the end is due here'],
    ['{"伝": ["令",\n   -]}', 'f.json:2:4 a value is due here'],
  ])('%j is reported with its place', (text, message) => {
    expect(faultOf(text)).toBe(message);
  });

  test('whatever is broken in it, the place is in the text and all before it is the beginning of good JSON', () => {
    const broken = fc.tuple(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '}', ']', ':', '"', '\\', 'x', '0', ' ', '\u0001'),
    );
    fc.assert(
      fc.property(broken, ([text, at, change]) => {
        const place = at % (text.length + 1);
        const changed = text.slice(0, place) + change + text.slice(place + 1);
        let good = true;
        try {
          JSON.parse(changed);
        } catch {
          good = false;
        }
        const column = Number(/^f\.json:1:(\d+) /.exec(faultOf(changed))?.[1] ?? 0);
        // A text that JSON.parse takes has no fault; the fault of another lies where the change was made, or
        // after it, or at the beginning of the word that it broke.
        expect(good ? 0 : 1).toBe(Math.min(column, 1));
        expect(column).toBeLessThanOrEqual(changed.length + 1);
      }),
      { numRuns: 300, seed: 1904 },
    );
  });
});
