import { describe, expect, test } from 'vitest';
import { show, sourcesOf } from './rules/source.js';
import { luckyWords, testHoles, traces, unsteadyWords } from './rules/words.js';

const rulesCode = [...sourcesOf('src/referee'), ...sourcesOf('src/games')];
const tests = sourcesOf('test');

const planted = (text: string) =>
  unsteadyWords([{ path: 'src/games/toy/x.ts', text }]).map(({ what }) => what);

describe('the referee and the games', () => {
  test('depend on state, orders and rolls alone', () => {
    expect(rulesCode.length).toBeGreaterThan(12);
    expect(unsteadyWords(rulesCode).map(show)).toEqual([]);
  });

  test.each([
    ['const now = Date.now();', 'Date'],
    ['return new Date();', 'Date'],
    ['const die = 1 + Math.floor(6 * Math.random());', 'Math.random'],
    ['ids.sort((a, b) => a.localeCompare(b));', 'localeCompare'],
    ['new Intl.ListFormat(locale)', 'Intl'],
    ['n.toLocaleString()', 'toLocaleString'],
    ['setTimeout(next, 0);', 'setTimeout'],
    ['const text = `${new Date()}`;', 'Date'],
    ['if (process.env.X) {}', 'process'],
    ['await store.read();', 'await'],
  ])('would be caught at `%s`', (text, word) => {
    expect(planted(text)).toEqual([word]);
  });

  test('may speak of such things in comments, texts and longer names', () => {
    expect(
      planted(
        "/** No Date, no Math.random. */\nconst update = 'Date'; // Intl\nconst outdated = `setTimeout ${update} Intl`;",
      ),
    ).toEqual([]);
  });
});

describe('the tests', () => {
  test('all run', () => {
    expect(tests.length).toBeGreaterThan(5);
    expect(testHoles(tests).map(show)).toEqual([]);
  });

  test.each(['skip', 'only', 'todo', 'skipIf', 'fails'])('are caught when one says .%s', (word) => {
    expect(testHoles([{ path: 'test/x.test.ts', text: `test.${word}('a', () => {});` }])).toHaveLength(1);
    expect(testHoles([{ path: 'test/x.test.ts', text: `describe . ${word}('a', () => {});` }])).toHaveLength(
      1,
    );
  });

  test('bring the same in every run', () => {
    // Which port is free does not depend on the test.
    expect(luckyWords(tests.filter(({ path }) => path !== 'test/support/port.ts')).map(show)).toEqual([]);
  });

  test.each([
    'const die = Math.random();',
    'const key = randomBytes(8);',
    'fc.assert(fc.property(hex, (a) => a > 0));',
    'fc.assert(fc.property(hex, (a) => a > 0), { numRuns: 3 });',
  ])('are caught at `%s`', (text) => {
    expect(luckyWords([{ path: 'test/x.test.ts', text }])).toHaveLength(1);
  });

  test('leave no trace in the modules and globals that they share', () => {
    expect(traces(tests).map(show)).toEqual([]);
  });

  test.each([
    "vi.mock('../src/clock.js');",
    "vi.stubEnv('DENREI_URL', url);",
    'vi.useFakeTimers();',
    "process.env.DENREI_DATA = '/tmp';",
    "process.env['DENREI_DATA'] = '/tmp';",
    'delete process.env.DENREI_DATA;',
    "vi.spyOn(console, 'log');",
  ])('are caught when they do by `%s`', (text) => {
    expect(traces([{ path: 'test/x.test.ts', text }])).toHaveLength(1);
  });

  test('may read what surrounds them and watch what is their own', () => {
    const text = "if (process.env.CI === '1') vi.spyOn(store, 'readMatch');";
    expect(traces([{ path: 'test/x.test.ts', text }])).toEqual([]);
  });
});
