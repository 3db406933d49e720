/** What is asked next in an order, and what may be answered. */
import { expect, test } from 'vitest';
import { order } from '../../../src/referee/index.js';
import { makeNarrators } from '../../../src/telling/narrator.js';
import { askingModel } from '../../../src/web/parts/asking.js';
import { byFormation } from '../../../src/web/parts/choices.js';
import { askingOf } from '../../../src/web/parts/options.js';
import { readProgress } from '../../../src/web/parts/sentence.js';
import { filledInWords } from '../../../src/web/parts/values.js';
import { game, idOf, idsOf, match } from '../../games/manila45/support.js';

test('a field that was left empty says so', () => {
  const form = order('attack').list('air', 'unit', { candidates: () => [], forbids: () => undefined });
  const said = filledInWords(game, makeNarrators()(game, 'ja'), form, { do: 'attack', air: [] }, '');
  expect(said?.text).toMatch(/：なし$/);
});

test('of a long way, which lies on the map, the ends are named', () => {
  const form = match('B', { '1/129': '2828' }, { turn: 3 }).session.questions[0]?.forms.find(
    (one) => one.do === 'march',
  );
  if (form === undefined) throw new Error('no march');
  const said = (path: readonly string[]) =>
    filledInWords(game, makeNarrators()(game, 'en'), form, { do: 'march', path }, '')?.text;
  expect(said(['2827', '2826', '2825', '2824'])).toContain('2827, 2826, 2825, 2824');
  expect(said(['2827', '2826', '2825', '2824', '2823'])).toMatch(/: 2827 … 2823$/);
});

test.each(['en', 'ja'] as const)('no answer stands beside one that comes to the same (%s)', (locale) => {
  const { session, state } = match('B', { '1/129': '2828' }, { turn: 3 });
  const [question] = session.questions;
  const form = question?.forms.find((one) => one.do === 'march');
  if (question === undefined || form === undefined) throw new Error('no march');
  const [unit = ''] = idsOf('1/129');
  const query = new URLSearchParams({ unit, path: '2827', open: 'stopIf' });
  const progress = readProgress(form, question, game.rules.universe, query);
  const { field } = progress;
  const asking = askingOf(progress);
  if (field?.name !== 'stopIf' || asking === undefined) throw new Error('not asked when to stop');
  const narrator = makeNarrators()(game, locale);
  const map = {
    ground: game.picture.ground(locale),
    scene: game.picture.scene(game.position.view(state, 'US'), locale, []),
  };
  const builder = { game, narrator, map, question, address: '', prefix: '' } as const;
  const { links, more } = askingModel(builder, { ...progress, field }, asking);
  const choices = links?.flatMap((one) => one.choices.map(({ text }) => text)) ?? [];
  const texts = [...choices, ...(more ?? []).map(({ text }) => text)];
  expect(texts).toHaveLength(3);
  expect(new Set(texts).size).toBe(3);
});

test('units to be ticked stand formation by formation, in the order of the components', () => {
  const places = {
    672: '2828',
    117: '2827',
    '1/187': '2826',
    '2/129': '2825',
    '1/129': '2825',
    '1/5': '2823',
  };
  const { state } = match('B', places, { turn: 3 });
  const map = {
    ground: game.picture.ground('en'),
    scene: game.picture.scene(game.position.view(state, 'US'), 'en', []),
  };
  const builder = { game, narrator: makeNarrators()(game, 'en'), map, address: '', prefix: '' } as const;
  const units = order('attack').set('units', 'unit', { candidates: () => [], forbids: () => undefined });
  const [field] = units.fields;
  if (field === undefined) throw new Error('no field');
  const ids = (...names: readonly string[]) => names.map(idOf);
  const mixed = ids('117', '1/129', '1/187', '1/5', '2/129', '672');
  expect(byFormation(builder, field, ['US-AIR-1', ...mixed])).toEqual([
    ...ids('1/5', '1/129', '2/129', '1/187', '117', '672'),
    'US-AIR-1',
  ]);
});

test('the target that was chosen is named beside its attackers, for the map to keep in sight', () => {
  const places = { '1/129': '2828', '2/129': '2827', 'JP-01': '2728' };
  const { session, state } = match('C', places, { turn: 3 });
  const [question] = session.questions;
  if (question?.kind !== 'attack') throw new Error(`asked ${question?.kind}`);
  const map = {
    ground: game.picture.ground('en'),
    scene: game.picture.scene(game.position.view(state, 'US'), 'en', []),
  };
  const narrator = makeNarrators()(game, 'en');
  const builder = { game, narrator, map, question, address: '', prefix: '' } as const;
  const givenIn = (query: string) => {
    const form = question.forms.find((one) => one.do === 'attack');
    if (form === undefined) throw new Error('no attack');
    const progress = readProgress(form, question, game.rules.universe, new URLSearchParams(query));
    const [{ field }, asking] = [progress, askingOf(progress)];
    if (field === undefined || asking === undefined) throw new Error('nothing is asked');
    return askingModel(builder, { ...progress, field }, asking).given;
  };
  expect(givenIn('')).toBeNull();
  expect(givenIn('target=2728')).toBe('2728');
});
