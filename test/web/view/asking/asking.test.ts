/** What is asked next in an order, and what may be answered. */
import { expect, test } from 'vitest';
import { makeNarrators } from '../../../../src/telling/narrator.js';
import { askingModel } from '../../../../src/web/view/asking/asking.js';
import { askingOf } from '../../../../src/web/view/asking/options.js';
import { readProgress } from '../../../../src/web/view/asking/sentence.js';
import { game, idsOf, match } from '../../../games/manila45/support.js';

test.each(['en', 'ja'] as const)('no answer stands beside one that comes to the same (%s)', (locale) => {
  const { session, state } = match('B', { '1/129': '2828' }, { turn: 3 });
  const [question] = session.questions;
  const form = question?.forms.find((one) => one.do === 'march');
  if (question === undefined || form === undefined) throw new Error('no march');
  const [unit = ''] = idsOf('1/129');
  const query = new URLSearchParams({ unit, path: '2827', open: 'stopIf' });
  const progress = readProgress(form, question, game.universe, query);
  const { field } = progress;
  const asking = askingOf(progress);
  if (field?.name !== 'stopIf' || asking === undefined) throw new Error('not asked when to stop');
  const narrator = makeNarrators()(game, locale);
  const map = { ground: game.ground(locale), scene: game.scene(game.view(state, 'US'), locale, []) };
  const builder = { game, narrator, map, question, address: '', prefix: '' } as const;
  const { links, more } = askingModel(builder, { ...progress, field }, asking);
  const choices = links?.flatMap((one) => one.choices.map(({ text }) => text)) ?? [];
  const texts = [...choices, ...(more ?? []).map(({ text }) => text)];
  expect(texts).toHaveLength(3);
  expect(new Set(texts).size).toBe(3);
});
