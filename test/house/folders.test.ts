/** A test stands where somebody looks for it. */
import { describe, expect, test } from 'vitest';
import { strayTests } from './rules/folders.js';
import { show, sourcesOf } from './rules/source.js';

const sources = sourcesOf('src').map(({ path }) => path);
const tests = sourcesOf('test').map(({ path }) => path);

describe('tests', () => {
  test('stand where their subject stands', () => {
    expect(strayTests(sources, tests).map(show)).toEqual([]);
  });

  test.each([
    ['of a file in another folder', 'test/store/outbox.test.ts'],
    ['of a second part of it', 'test/store/outbox.second.test.ts'],
    ['of a rule, in the folder of another chapter', 'test/games/toy/standing/zoc.test.ts'],
  ])('%s would be found', (_, path) => {
    const planted = [
      'src/store/mail/outbox.ts',
      'src/store/open.ts',
      'src/games/toy/rules/zoc.ts',
      'src/games/toy/standing/forms.ts',
    ];
    expect(strayTests(planted, [path])).toHaveLength(1);
  });

  test.each([
    'test/store/mail/outbox.test.ts',
    'test/store/mail/mail.test.ts',
    'test/store/crash.test.ts',
    'test/e2e/outbox.test.ts',
    'test/store/several/several.test.ts',
    'test/games/zoc.test.ts',
  ])('%s may stand there', (path) => {
    const planted = ['src/store/mail/outbox.ts', 'src/store/open.ts', 'src/games/toy/rules/zoc.ts'];
    expect(strayTests(planted, [path])).toEqual([]);
  });
});
