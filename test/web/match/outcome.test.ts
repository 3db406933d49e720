/** What stands in the desk at once: the end of a set-up that is done, and what the reader's roll came to. */
import { expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { squarepeg } from '../../../src/games/squarepeg/index.js';
import type { Game, Side } from '../../../src/referee/index.js';
import { begin } from '../../match/harness.js';
import { mainOf } from '../html.js';
import { makeWorld, seatedAt } from '../world.js';
import { giveAt } from './two.js';

const seat = (side: string) => ({
  side,
  name: side,
  address: `${side}@example.org`,
  locale: 'en' as const,
  timeZone: 'UTC',
});

/** A match of two, by the seat that sets up first. */
async function begun(game: Game, opener: Side, other: Side) {
  const world = await makeWorld({ games: [game] });
  const opened = { game: game.id, scenario: 'standard', options: {}, pack: null, opener };
  const match = await begin(world, { ...opened, seats: [seat(opener), seat(other)] });
  return { home: `/m/${match}/${opener}`, first: await seatedAt(world, match, opener) };
}

test('the end of a set-up stands in the foot once all is placed; a roll is told above the next question', async () => {
  const { home, first: japan } = await begun(kyuchorei, 'JP', 'RU');
  // Who sat down and what was given to the dice is no news to begin a match with.
  expect((await japan.open(home)).text).not.toContain('class="story"');
  const foot = async () => (await japan.open(home)).text.split('class="desk-foot"')[1] ?? '';
  expect(await foot()).not.toContain('data-form="end"');
  await giveAt(japan, home, { do: 'template' });
  expect(await foot()).toContain('data-form="end"');
  await giveAt(japan, home, { do: 'end' });
  await giveAt(japan, home, { do: 'choose', mode: 'fire' });
  const units = ['J-II-29', 'J-II-4'];
  const since = (await japan.read(home)).body.event as number;
  await giveAt(japan, home, { do: 'fire', target: '1404', units });
  const told = mainOf((await japan.open(`${home}?since=${since}`)).text);
  expect(told).toMatch(
    /class="story"><p[^>]*>II\/29 and II\/4 fired at II\/33 in 1404[^<]*<span class="thrown"><svg class="die"/,
  );
  const rolled = (await japan.read(home)).body.event as number;
  await giveAt(japan, home, { do: 'end' });
  expect(mainOf((await japan.open(`${home}?since=${rolled}`)).text)).not.toContain('class="story"');
});

test('what is rolled for behind the deed itself is told there too', async () => {
  const { home, first: nz } = await begun(squarepeg, 'NZ', 'JP');
  const first = { 'NZ-35': '0601', 'NZ-37': '0602', 'NZ-14': '0603', 'NZ-T1': '0602', 'NZ-T3': '0603' };
  for (const [unit, at] of Object.entries(first)) await giveAt(nz, home, { do: 'place', unit, at });
  await giveAt(nz, home, { do: 'end' });
  const since = (await nz.read(home)).body.event as number;
  await giveAt(nz, home, { do: 'move', unit: 'NZ-14', path: ['0604', '0704'] });
  const told = mainOf((await nz.open(`${home}?since=${since}`)).text);
  expect(told).toMatch(
    /class="story"><p[^>]*>14th Brigade detachment moved 2 hexes: (?:not )?fatigued\. <span class="thrown"><svg/,
  );
});
