/** What units could still do, as it is said before a phase is ended. */
import { expect, test } from 'vitest';
import { order, type Question } from '../../../src/referee/index.js';
import { makeNarrators } from '../../../src/telling/index.js';
import { leftModel } from '../../../src/web/match/barrier.js';
import { file, game, position, type Where } from '../../games/taiheiyo/support.js';

const question: Question = {
  side: 'J',
  kind: 'passOrOperate',
  clause: 'TS-7.2.b',
  public: false,
  scope: [],
  forms: [order('pass').idly()],
};

/** What is said to Japan before it passes. */
function saidOf(where: Where, locale: 'en' | 'ja') {
  const view = game.position.view(position(file(2, where)), 'J');
  const scene = game.picture.scene(view, locale, []);
  const page = { unused: game.picture.unused(view, question, locale), scene, match: { game } };
  const seat = { page, narrator: makeNarrators()(game, locale), locale };
  return leftModel(seat as unknown as Parameters<typeof leftModel>[0], question);
}

const FLEET = {
  japan: 'jp_akagi jp_kaga jp_soryu jp_hiryu jp_yamato j_air_1',
  truk: 'jp_nagato jp_mutsu* j_air_3',
};

test('many units are told by where they stand, with their number, air units too; those that are done are not', () => {
  expect(saidOf(FLEET, 'en')).toMatchObject({
    units: 8,
    placed: true,
    others: [
      'Japan (6): Akagi, Kaga, Soryu, Hiryu, Yamato, Japanese Air Unit 1',
      'Truk (2): Nagato, Japanese Air Unit 3',
    ],
  });
  expect(saidOf(FLEET, 'ja')?.others[1]).toBe('トラック島に2ユニット：長門、日本軍陸上機3');
});

test('a few units are told by their names', () => {
  expect(saidOf({ japan: 'jp_akagi', truk: 'jp_nagato' }, 'en')).toMatchObject({
    placed: false,
    others: ['Akagi', 'Nagato'],
  });
});
