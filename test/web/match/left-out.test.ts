/** A field that may be left out says what leaving it out comes to. */
import { expect, test } from 'vitest';
import { games, loadGame } from '../../../src/games/index.js';
import { begin, REQUEST } from '../../match/harness.js';
import { makeWorld, seatedAt } from '../world.js';

test.each([
  ['kyuchorei', 'retreat', '全ユニット', 'All units'],
  ['squarepeg', 'advance', 'すべてのヘクス', 'All hexes'],
  ['taiheiyo', 'victory', 'すべてのポイント', 'Everywhere'],
])('in %s, of the standing order to %s', async (id, form, ...words) => {
  const world = await makeWorld({ games: games() });
  const [first = '', second = ''] = loadGame(id).sides;
  const seats = REQUEST.seats.map((seat, i) => ({ ...seat, side: i === 0 ? first : second }));
  const scenario = loadGame(id).scenarios[0]?.id ?? '';
  const match = await begin(world, { ...REQUEST, game: id, scenario, opener: first, seats });
  for (const [i, { side }] of seats.entries()) {
    const page = await (await seatedAt(world, match, side)).get(`/m/${match}/${side}/standing?do=${form}`);
    expect(page.text).toContain(`>${words[i]}</a>`);
  }
});
