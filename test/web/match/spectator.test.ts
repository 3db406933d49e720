/** What a spectator sees beside the map: who plays, where the match stands and what happened; nothing to press in vain. */
import { beforeEach, expect, test } from 'vitest';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import type { Order } from '../../../src/referee/index.js';
import { good, guardOf } from '../../match/harness.js';
import { mainOf } from '../html.js';
import { makeWorld, type World } from '../world.js';

let world: World;
let match: string;

beforeEach(async () => {
  world = await makeWorld({ games: [kyuchorei] });
  const seats = (['Aoki', 'Brandt'] as const).map((name, i) => ({
    side: kyuchorei.sides[i] ?? '',
    name,
    address: `${name}@example.org`,
    locale: 'en' as const,
    timeZone: 'UTC',
  }));
  const opened = { game: 'kyuchorei', scenario: 'standard', options: {}, pack: null, opener: 'JP', seats };
  match = good(await world.matches.open(opened)).match;
  for (const { side } of seats) good(await world.matches.join(match, side, {}));
  const orders: readonly Order[] = [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'move' }];
  for (const order of orders) {
    const page = good(await world.matches.page(match, 'JP'));
    good(await world.matches.order(match, 'JP', { ...guardOf(page), order }));
  }
});

async function pageOf(who: 'everybody' | 'view' | 'play', locale: 'en' | 'ja'): Promise<string> {
  const reader = world.browser();
  if (who === 'everybody') return (await reader.get(`/m/${match}?lang=${locale}`)).text;
  await reader.open(`/l/${await world.token(match, 'JP', who)}`);
  return (await reader.open(`/m/${match}/JP?lang=${locale}`)).text;
}

const tabsIn = (page: string) =>
  [...(/class="desk-tabs">.*?<\/nav>/s.exec(page)?.[0] ?? '').matchAll(/data-tab="[^"]*">([^<]*)/g)].map(
    ([, text = '']) => text.trim(),
  );
const footIn = (page: string) => page.slice(page.indexOf('class="desk-foot"'));
const DEAD = /<button[^>]*disabled/;

test.each([
  ['everybody', 'en', ['Match', 'Log']],
  ['everybody', 'ja', ['対戦', '記録']],
  ['view', 'en', ['Match', 'News', 'Log']],
] as const)('%s, in %s, has no tab of orders and no dead button', async (who, locale, tabs) => {
  const page = await pageOf(who, locale);
  expect(tabsIn(page)).toEqual(tabs);
  expect(footIn(page)).not.toMatch(DEAD);
});

test('everybody reads who plays, where the match stands and what was done last', async () => {
  const desk = mainOf(await pageOf('everybody', 'en'));
  const beside = desk.slice(desk.indexOf('id="orders"'), desk.indexOf('id="logbook"'));
  for (const told of ['Aoki', 'Brandt', 'Japanese', 'Russians', 'class="doings"'])
    expect(beside).toContain(told);
  // The events before the first phase have no title.
  expect(beside).not.toContain('<h3></h3>');
  expect(beside).not.toContain('Nothing new since your last order.');
});

test('everybody reads in the bar that the match is played, not that an opponent is to move', async () => {
  for (const [locale, state] of [
    ['en', 'In play'],
    ['ja', '進行中'],
  ] as const)
    expect(await pageOf('everybody', locale)).toContain(`<p class="turn-of">${state}</p>`);
});

test('a player keeps his orders, and an undo that can do nothing yet', async () => {
  const page = await pageOf('play', 'en');
  expect(tabsIn(page)[0]).toBe('Orders');
  expect(footIn(page)).toContain('Undo');
});
