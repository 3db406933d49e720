/** The line above a map. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../../../src/games/index.js';
import { makeNarrators } from '../../../../src/telling/index.js';
import { preparedBar } from '../../../../src/web/view/desk/bar.js';

const STYLE = new URL('../../../../src/web/client/match.css', import.meta.url);
const seats = games().flatMap((game) => game.sides.map((side) => ({ game, side, name: game.id })));

describe.each(seats)('the bar of the seat of $side in $name', ({ game, side }) => {
  const narrator = makeNarrators()(game, 'en');
  const view = game.view(game.start({ scenario: game.scenarios[0]?.id ?? '', options: {} }), side);
  const { colour } = preparedBar({ game, view, side }, narrator, '');

  test('shows the colour that the legend gives its counters, before any of them is on the map', () => {
    const card = game
      .ground('en')
      .legend?.find(({ sign, text }) => sign === 'card' && text === narrator.side(side));
    expect(colour).toBe(card?.tone);
  });

  test('shows a score below nought with a minus', () => {
    const aim = game.aim?.(view);
    if (aim === undefined) throw new Error('nothing is played for');
    const behind = { ...game, aim: () => ({ ...aim, score: '-6' }) };
    expect(preparedBar({ game: behind, view, side }, narrator, '').aim?.score).toBe('−6');
  });

  test('shows no other colour than that of the style', () => {
    // The first side's is that of every bar unless it is told otherwise.
    const styled = readFileSync(STYLE, 'utf8').matchAll(/\[data-side-colour="(\w+)"\]/g);
    expect(['first', ...[...styled].map(([, tone]) => tone)]).toContain(colour);
  });
});
