import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { ONLOOKERS, PUBLICATIONS, SIDE_CHOICES, TAKE_BACKS } from '../../src/match/model/charter.js';
import type { ReplyTold } from '../../src/match/model/told.js';
import { CAME, type Why } from '../../src/referee/plan/plan.js';
import { projectRoot } from '../../src/root.js';
import { MAIL_WORDS } from '../../src/telling/narrator.js';
import type { MailKey } from '../../src/telling/words/en.js';
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

type Fault = Exclude<NonNullable<ReplyTold['fault']>, 'mistake'>;
type Mistake = NonNullable<ReplyTold['mistake']>['why'];
const BECAME = { played: 0, given: 0, kept: 0, closing: 0, refused: 0 } satisfies {
  [became in ReplyTold['became']]: 0;
};
const FAULTS = {
  empty: 0,
  old: 0,
  closed: 0,
  notAsked: 0,
  answered: 0,
  handing: 0,
  plan: 0,
  many: 0,
  unreadable: 0,
} satisfies {
  [fault in Fault]: 0;
};
const MISTAKES = { unknown: 0, ambiguous: 0, unfinished: 0, clause: 0, beyond: 0, byHand: 0 } satisfies {
  [why in Mistake]: 0;
};
const WHYS = { clause: 0, condition: 0, stakes: 0, nothing: 0 } satisfies { [why in Why['for']]: 0 };

/** Keys that the code puts together: how each begins, and what its end may be. */
const MADE: readonly (readonly [string, readonly string[]])[] = [
  ...['lead', 'what', 'link', 'wants'].map((of) => [of, [...KINDS, 'reply']] as const),
  ['event', ['joined', 'committed', 'seeded', 'ordered', 'beaconless']],
  ['off', ['expiredTurn', 'expiredDay', 'units', 'turn']],
  [
    'changed',
    ['name', 'locale', 'timeZone', 'mailing', 'listed', 'ownWitness', 'witness', 'hook', 'en', 'ja'],
  ],
  ['charter.takeBack', TAKE_BACKS],
  ['charter.onlookers', ONLOOKERS],
  ['charter.publication', PUBLICATIONS],
  ['charter.sides', SIDE_CHOICES],
  ['plan', CAME],
  ['plan.why', Object.keys(WHYS)],
  ['lead.reply', Object.keys(BECAME)],
  ['reply', ['given', 'kept']],
  ['reply.came', CAME],
  ['reply.fault', Object.keys(FAULTS)],
  ['reply.why', Object.keys(MISTAKES)],
];

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
      .filter((path) => path.endsWith('.ts') && !/\.(?:en|ja)\.ts$/.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const made = MADE.flatMap(([begins, ends]) => ends.map((end) => `${begins}.${end}`));
    expect(KEYS.filter((key) => !code.includes(`'${key}'`) && !made.includes(key))).toEqual([]);
  });
});
