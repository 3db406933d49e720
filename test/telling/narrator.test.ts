import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/root.js';
import { MAIL_WORDS } from '../../src/telling/narrator.js';
import type { MailKey } from '../../src/telling/words.en.js';
import { KINDS } from '../mail/samples.js';

const KEYS = Object.keys(MAIL_WORDS.en) as MailKey[];

/** Names of all placeholders, in plurals and selections too. */
function placeholders(text: string): string[] {
  const inside = (node: object): string[] => {
    const options =
      'options' in node && node.options
        ? Object.values(node.options as Record<string, { value: object[] }>)
        : [];
    const own =
      'value' in node && typeof node.value === 'string' && 'type' in node && node.type !== 0
        ? [node.value]
        : [];
    return [...own, ...options.flatMap(({ value }) => value.flatMap(inside))];
  };
  return [...new Set(new IntlMessageFormat(text, 'en').getAst().flatMap(inside))].sort();
}

describe('the sentences of mails', () => {
  test('exist in both languages', () => {
    expect(Object.keys(MAIL_WORDS.ja)).toEqual(KEYS);
    expect(
      KEYS.filter((key) => MAIL_WORDS.ja[key].trim() === '' || MAIL_WORDS.en[key].trim() === ''),
    ).toEqual([]);
  });

  test.each(KEYS)('%s takes the same facts in both languages', (key) => {
    expect(placeholders(MAIL_WORDS.ja[key])).toEqual(placeholders(MAIL_WORDS.en[key]));
  });

  test('are Japanese in Japanese, but for the frames that only hold facts', () => {
    const latin = KEYS.filter(
      (key) => !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(MAIL_WORDS.ja[key]),
    );
    expect(latin.filter((key) => /[a-z]{3}/.test(MAIL_WORDS.ja[key].replace(/\{[^{}]*\}/g, '')))).toEqual([
      'list.title',
    ]);
  });

  test('are all said somewhere', () => {
    const code = ['mail', 'telling']
      .map((layer) => join(projectRoot(), 'src', layer))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((path) => path.endsWith('.ts') && !/words[./](?:en|ja)/.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const made = KINDS.flatMap((kind) => [`lead.${kind}`, `what.${kind}`, `link.${kind}`, `wants.${kind}`])
      .concat(['joined', 'committed', 'seeded', 'ordered', 'beaconless'].map((type) => `event.${type}`))
      .concat(['expiredTurn', 'expiredDay', 'units', 'turn'].map((why) => `off.${why}`))
      .concat(['done', 'asFar', 'skipped', 'expired', 'halted'].map((came) => `plan.${came}`))
      .concat(
        ['name', 'locale', 'timeZone', 'mailing', 'listed', 'witness', 'hook', 'en', 'ja'].map(
          (what) => `changed.${what}`,
        ),
      );
    expect(KEYS.filter((key) => !code.includes(`'${key}'`) && !made.includes(key))).toEqual([]);
  });
});
