/** An invitation sells the match. */
import { describe, expect, test } from 'vitest';
import { game, payloadOf } from '../samples.js';
import { arrived, joined, WAITING_FOR_JOIN } from './arrived.js';

const COMMON = { week: '1111111', grace: 12, absence: 21, timeouts: 2 } as const;
const introduction = game.introduction;
if (introduction === undefined) throw new Error('a game without introduction');

describe.each([
  ['en', '8 turns, about 45 minutes at one sitting. Easy to learn.', 'You each have 3 days per turn.'],
  ['ja', '全8ターン。続けて遊べば約45分。難しさ：やさしい。', '1手番ごとに3日あります。'],
] as const)('an invitation in %s', (locale, length, time) => {
  const invited = { locale, ...WAITING_FOR_JOIN };
  const days = { by: 'days', days: 3, ...COMMON } as const;

  test('says what the game is, which side is played for what, how long it takes and how much time there is', async () => {
    const { text = '', html = '' } = await arrived(payloadOf('invitation', { agreed: days }), invited);
    const said = [introduction.pitch[locale], introduction.goals.RU?.[locale] ?? 'no goal', length, time];
    for (const line of said) {
      expect(joined(text)).toContain(joined(line));
      expect(html).toContain(line.replaceAll("'", '&#x27;'));
    }
    expect(html.match(/class="go"/g)).toHaveLength(1);
    // The picture before what was agreed.
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('Ivan Petrov</p>'));
    expect(html.indexOf('<img')).toBeGreaterThan(0);
    expect(html).not.toContain(
      game.picture.describe(
        game.position.view(game.rules.start({ scenario: 'standard', options: {} }), 'RU'),
        locale,
      )[0]?.title,
    );
  });

  test('says in the opener’s own words why, as plain text', async () => {
    const said = ['<b>Revenge</b> & more'];
    const { text = '', html = '' } = await arrived(payloadOf('invitation', { said }), invited);
    expect(text).toContain('| <b>Revenge</b> & more');
    expect(html).toContain('&lt;b&gt;Revenge&lt;/b&gt; &amp; more');
    expect(html.indexOf('Revenge')).toBeLessThan(html.indexOf('class="go"'));
  });
});

test.each([
  [
    { by: 'bank', bank: 10, increment: 24, ...COMMON } as const,
    'You each have 10 days in all, plus 24 hours per turn.',
  ],
  [undefined, 'No clock: take your time.'],
])('an invitation tells the clock %j in plain words', async (agreed, line) => {
  const { text = '' } = await arrived(
    payloadOf('invitation', agreed === undefined ? {} : { agreed }),
    WAITING_FOR_JOIN,
  );
  expect(joined(text)).toContain(joined(line));
});

test('a turn mail tells none of it', async () => {
  const { text = '' } = await arrived(payloadOf('turn'));
  expect(joined(text)).not.toContain(joined(introduction.pitch.en));
});
