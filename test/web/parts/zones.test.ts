/** A seat’s time zone is that of the browser in which it is taken, never that of whoever opened the match. */
import { beforeEach, describe, expect, test } from 'vitest';
import { formsOf, mainOf } from '../html.js';
import { makeWorld, type World } from '../world.js';

const FORM = {
  game: 'toy',
  scenario: 'standard',
  side: 'BLUE',
  name: 'Ann',
  address: 'ann@example.org',
  locale: 'en',
  timeZone: 'Europe/Paris',
  other: 'invite',
  'other.name': 'Bo',
  'other.address': 'bo@example.org',
  'other.locale': 'ja',
};

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});

async function opened(): Promise<string> {
  const answer = await world.browser().json('/matches', FORM);
  expect(answer.status).toBe(201);
  return String(answer.body.match);
}

const zoneOf = async (match: string, side: string) =>
  (await world.store.readMatch(match))?.seats.find((seat) => seat.side === side)?.timeZone;

describe('the zone of a seat', () => {
  test('is asked for the opener alone; the guest has the usual one of his language until he comes', async () => {
    const page = (await world.browser().get('/start/toy')).text;
    expect(page).toContain('name="timeZone"');
    expect(page).not.toContain('name="other.timeZone"');
    const match = await opened();
    expect([await zoneOf(match, 'BLUE'), await zoneOf(match, 'RED')]).toEqual(['Europe/Paris', 'Asia/Tokyo']);
  });

  test('is that of the browser in which it is taken', async () => {
    const match = await opened();
    const guest = world.browser();
    const page = await guest.open(`/l/${await world.token(match, 'RED', 'join')}`);
    expect(mainOf(page.text)).toContain('<input type="hidden" name="timeZone" value="" data-own-zone>');
    const [form] = formsOf(mainOf(page.text));
    const taken = await guest.post(form?.action ?? '', { take: 'yes', timeZone: 'America/New_York' });
    expect(taken.status).toBe(303);
    expect(await zoneOf(match, 'RED')).toBe('America/New_York');
  });

  test.each(['', 'Mars/Base'])(
    'stays where the browser says %j: the seat is taken all the same',
    async (zone) => {
      const match = await opened();
      const guest = world.browser();
      const page = await guest.open(`/l/${await world.token(match, 'RED', 'join')}`);
      const [form] = formsOf(mainOf(page.text));
      const taken = await guest.post(form?.action ?? '', { take: 'yes', timeZone: zone });
      expect([taken.status, await zoneOf(match, 'RED')]).toEqual([303, 'Asia/Tokyo']);
    },
  );
});
