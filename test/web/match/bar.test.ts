/** The line above a map. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import { LOCALES } from '../../../src/referee/index.js';
import { makeNarrators } from '../../../src/telling/index.js';
import { preparedBar } from '../../../src/web/match/bar.js';
import * as taiheiyo from '../../games/taiheiyo/support.js';

const STYLE = new URL('../../../src/web/client/match.css', import.meta.url);
const seats = games().flatMap((game) => game.sides.map((side) => ({ game, side, name: game.id })));

describe.each(seats)('the bar of the seat of $side in $name', ({ game, side }) => {
  const narrator = makeNarrators()(game, 'en');
  const view = game.position.view(
    game.rules.start({ scenario: game.scenarios[0]?.id ?? '', options: {} }),
    side,
  );
  const { colour } = preparedBar({ game, view, side }, narrator, '');

  test('shows the colour that the legend gives its counters, before any of them is on the map', () => {
    const card = game.picture
      .ground('en')
      .legend?.find(({ sign, text }) => sign === 'card' && text === narrator.side(side));
    expect(colour).toBe(card?.tone);
  });

  test('shows no other colour than that of the style', () => {
    // The first side's is that of every bar unless it is told otherwise.
    const styled = readFileSync(STYLE, 'utf8').matchAll(/\[data-side-colour="(\w+)"\]/g);
    expect(['first', ...[...styled].map(([, tone]) => tone)]).toContain(colour);
  });
});

test('a bare number never stands for a lead: the bar says whose it is', () => {
  const { game, position, file } = taiheiyo;
  const bar = (score: number) =>
    LOCALES.map((locale) => {
      const view = game.position.view(position(file(2, {}, { score })), 'A');
      const {
        what,
        short,
        score: shown,
      } = preparedBar({ game, view, side: 'A' }, makeNarrators()(game, locale), '').aim!;
      return `${what} ${shown}, ${short} ${shown}`;
    });
  expect(bar(-7)).toEqual(['Allied lead 7, Allies 7', '連合軍のリード 7, 連合軍 7']);
  expect(bar(3)).toEqual(['Japanese lead 3, Japan 3', '日本軍のリード 3, 日本軍 3']);
  expect(bar(0)).toEqual(['Score 0, Score 0', '得点 0, 得点 0']);
});
