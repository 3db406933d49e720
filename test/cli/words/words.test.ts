/** The commands say the same in both languages. */
import { expect, test } from 'vitest';
import { COMMAND_WORDS_EN } from '../../../src/cli/words/en.js';
import { COMMAND_WORDS_JA } from '../../../src/cli/words/ja.js';
import { messageIn } from '../../../src/messages/index.js';

const keys = Object.keys(COMMAND_WORDS_EN);

test('every sentence takes the same facts in Japanese as in English', () => {
  expect(Object.keys(COMMAND_WORDS_JA).sort()).toEqual([...keys].sort());
  for (const key of keys) {
    const params = (['en', 'ja'] as const).map((locale) =>
      [
        ...new Set(messageIn(locale === 'en' ? COMMAND_WORDS_EN : COMMAND_WORDS_JA, locale, key).params),
      ].sort(),
    );
    expect({ key, params: params[1] }).toEqual({ key, params: params[0] });
  }
});
