/** The list of standing orders: by occasion where the game names occasions, with what holds without each. */
import { expect, test } from 'vitest';
import type { BaseState, Game } from '../../../src/referee/index.js';
import { makeNarrators } from '../../../src/telling/narrator.js';
import { standingGroups } from '../../../src/web/match/standing.js';
import { game as kyuchorei } from '../../games/kyuchorei/support.js';
import { game as squarepeg } from '../../games/squarepeg/support.js';
import { game as taiheiyo } from '../../games/taiheiyo/support.js';
import { spoken } from '../spoken.js';

const listed = <S extends BaseState>(game: Game<S>, side: string, locale: 'en' | 'ja') =>
  standingGroups(makeNarrators()(game, locale), game.standing.forms(side), '/standing');

test('many standing orders stand under the occasions of the game, each once, with what holds without it', () => {
  for (const side of taiheiyo.sides) {
    const groups = listed(taiheiyo, side, 'ja');
    expect(groups.map(({ heading }) => heading)).toEqual([
      '全般',
      '主導権と作戦',
      'カード',
      '敵の進入',
      '戦闘',
      '補給フェイズと増援',
    ]);
    const hrefs = groups.flatMap(({ items }) => items.map(({ href }) => href));
    expect(hrefs).toHaveLength(taiheiyo.standing.forms(side).length);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(groups[4]?.items.find(({ href }) => href.endsWith('do=extend'))).toEqual({
      text: '戦闘の延長',
      otherwise: '初期設定：そのつど尋ねる',
      href: '/standing?do=extend',
    });
  }
});

test('the hex games list what answers the enemy and what an attack leads to; what is planned is none of them', () => {
  const headings = [...listed(kyuchorei, 'RU', 'ja'), ...listed(squarepeg, 'NZ', 'ja')].map(
    ({ heading }) => heading,
  );
  expect(headings).toEqual(['退却と前進', '戦闘と移動の結果']);
});

test('a game with few lists them without headings', () => {
  const groups = listed(spoken, 'BLUE', 'en');
  expect(groups.map(({ heading }) => heading)).toEqual([null]);
  expect(groups[0]?.items[0]).toMatchObject({ text: 'Ambushes', otherwise: null });
});
