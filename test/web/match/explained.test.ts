/** What a game tells of an order before it is given, in words. */
import { expect, test } from 'vitest';
import { makeNarrators } from '../../../src/telling/narrator.js';
import { explanationsOf } from '../../../src/web/parts/values.js';
import { battle, game } from '../../games/taiheiyo/support.js';

test('an answer without fields tells its odds too: shifts by name and clause, the chance of each number of hits', () => {
  const { question } = battle(2, 'midway', 'J', 'jp_nagato us_chester', { step: 'surface' });
  const form = question.forms.find((one) => one.do === 'yes');
  if (form === undefined) throw new Error('no such answer');
  const [told, ...more] = explanationsOf(game, makeNarrators()(game, 'en'), form, { do: 'yes' });
  expect(more).toEqual([]);
  expect(told?.lines).toEqual([
    'Allies, gunfire: strength 1, column 1; chance of hits 0→4/6 and 1→2/6.',
    'Your gunfire: strength 4, column 4-5.',
  ]);
  expect(told?.chances.map(({ result, of, in: all, percent }) => [result, of, all, percent])).toEqual([
    ['no hit', 2, 6, 33],
    ['1 hit', 2, 6, 33],
    ['2 hits', 2, 6, 33],
  ]);
});

test('an answer that brings nothing tells nothing', () => {
  const { question } = battle(2, 'midway', 'J', 'jp_nagato us_chester', { step: 'surface' });
  const form = question.forms.find((one) => one.do === 'no');
  if (form === undefined) throw new Error('no such answer');
  expect(explanationsOf(game, makeNarrators()(game, 'ja'), form, { do: 'no' })).toEqual([]);
});
