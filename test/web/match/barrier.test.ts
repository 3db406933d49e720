/** What a page says before an order becomes final. */
import { expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.js';
import { LOCALES } from '../../../src/referee/index.js';
import { makeNarrators } from '../../../src/telling/index.js';
import { barrierText } from '../../../src/web/match/barrier.js';

const drawn = (id: string) =>
  LOCALES.map((locale) => barrierText(makeNarrators()(loadGame(id), locale), 'draw'));

test('cards are drawn only where a game has cards', () => {
  for (const id of ['taiheiyo', 'witp']) expect(drawn(id).join()).toMatch(/^(A card|Cards).*カードを引き/);
  for (const id of ['manila45', 'kyuchorei', 'squarepeg'])
    expect(drawn(id).join()).not.toMatch(/card|カード/i);
});
