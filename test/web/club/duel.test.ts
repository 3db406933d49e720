/** Both sides at once, from the start form: an event of two that begins when both have pressed. */
import { expect, test } from 'vitest';
import { makeClubWorld } from './club.js';

const FORM = {
  game: 'toy',
  scenario: 'standard',
  side: 'RED',
  other: 'duel',
  name: 'Ann',
  address: 'ann@example.org',
  locale: 'en',
  timeZone: 'UTC',
  'other.name': 'Bob',
  'other.address': 'bob@example.org',
  'other.locale': 'ja',
  clock: 'days',
  'clock.days': '3',
  'clock.grace': '0',
  'clock.absence': '0',
  'clock.timeouts': '2',
};

test('opens two rated matches with sides switched, once both have followed their e-mails', async () => {
  const world = await makeClubWorld();
  expect((await world.browser().post('/matches?lang=en', FORM)).status).toBe(200);
  await world.tend();
  const ann = await world.follow('ann@example.org', /^Enter/);
  expect((await ann.browser.post(ann.path, {})).status).toBe(303);
  await world.tend();
  expect(await world.store.listMatches({ limit: 5 })).toEqual([]);
  const bob = await world.follow('bob@example.org', /Annさんからの申し込み/);
  expect((await bob.browser.post(bob.path, {})).status).toBe(303);
  await world.tend();
  const matches = await world.store.listMatches({ limit: 5 });
  expect(matches.map(({ match }) => match.status)).toEqual(['playing', 'playing']);
  const red = matches.map(({ seats }) => seats.find(({ side }) => side === 'RED')?.address).sort();
  expect(red).toEqual(['ann@example.org', 'bob@example.org']);
  expect(world.mailTo('ann@example.org', /^You meet Bob/).text).toContain('/l/');
});

test('needs a clock, and says so on the form as it was filled in', async () => {
  const world = await makeClubWorld();
  const refused = await world.browser().post('/matches?lang=en', { ...FORM, clock: 'none' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('value="ann@example.org"');
});
