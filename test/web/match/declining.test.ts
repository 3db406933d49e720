/** What the page asks before a “no”: which thing is declined, in a sentence of the game. */
import { expect, test } from 'vitest';
import { taiheiyo } from '../../../src/games/taiheiyo/index.js';
import { LOCALES, type Order, sampleOrder } from '../../../src/referee/index.js';
import { begin, good, guardOf } from '../../match/harness.js';
import { makeWorld, seatedAt } from '../world.js';

test.each(LOCALES)('who declines the initiative is asked so, in %s', async (locale) => {
  const world = await makeWorld({ games: [taiheiyo] });
  const seats = ['J', 'A'].map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale,
    timeZone: 'UTC',
  }));
  const opened = { game: 'taiheiyo', scenario: taiheiyo.scenarios[0]?.id ?? '', options: {}, pack: null };
  const match = await begin(world, { ...opened, opener: 'J', seats });
  for (let given = 0; given < 300; given++) {
    const [side = ''] = (await world.matches.info(match))?.waitsFor ?? [];
    const page = good(await world.matches.page(match, side));
    const { question } = page;
    if (question === undefined) throw new Error('nobody is asked');
    if (question.kind === 'initiative') {
      const { text } = await (await seatedAt(world, match, side)).open(`/m/${match}/${side}/order?do=no`);
      const [title, button] =
        locale === 'en' ? ['Decline the initiative?', 'Decline'] : ['主導権を見送りますか', '見送る'];
      expect(/<h2 id="question-title"[^>]*>([^<]*)</.exec(text)?.[1]).toBe(title);
      expect(text).toMatch(new RegExp(`<button class="main[^>]*>${button}<`));
      return;
    }
    const order: Order | undefined =
      question.forms.some(({ do: word }) => word === 'template') && given % 2 === 0
        ? sampleOrder(
            { ...question, forms: question.forms.filter(({ do: word }) => word === 'template') },
            world.pick,
          )
        : sampleOrder(question, world.pick);
    good(await world.matches.order(match, side, { ...guardOf(page), order: order ?? { do: 'end' } }));
  }
  throw new Error('the initiative never came up');
});
