/** Matches that nobody looks at without a seat. */
import request from 'supertest';
import { expect, test } from 'vitest';
import { begin, good, guardOf, REQUEST } from '../../match/harness.js';
import { makeWorld, seatedAt } from '../world.js';

const PAGES = ['', '/thumb.png', '/journal', '/live', '/audit', '/audit.csv', '/replay', '/replay/1.png'];

test('where the charter shuts them, pages for everybody say so until the match is over and listed', async () => {
  const world = await makeWorld();
  const match = await begin(world, { ...REQUEST, terms: { onlookers: 'nobody' } });
  for (const page of PAGES) {
    const answer = await request(world.app).get(`/m/${match}${page}`);
    expect([page, answer.status]).toEqual([page, 403]);
    expect(answer.text).toContain('Spectators are not allowed');
  }
  // A link that was passed on to look on opens nothing either; the player's own does.
  const view = await world.token(match, 'RED', 'view');
  expect((await request(world.app).get(`/l/${view}`)).status).toBe(404);
  const play = await world.token(match, 'RED', 'play');
  expect((await request(world.app).get(`/l/${play}`)).status).toBeLessThan(400);
  good(await world.matches.resign(match, 'RED', guardOf(good(await world.matches.page(match, 'RED')))));
  expect((await request(world.app).get(`/m/${match}`)).status).toBe(403);
  for (const side of ['RED', 'BLUE']) good(await world.matches.settings(match, side, { listed: true }));
  expect((await request(world.app).get(`/m/${match}`)).status).toBe(200);
});

test('where the charter shuts them, settings offer a key to play alone: one to read would open nothing', async () => {
  const world = await makeWorld();
  const keysAt = async (match: string) =>
    (
      (await (await seatedAt(world, match, 'BLUE')).get(`/m/${match}/BLUE/mail`)).text.match(/Key to \w+/g) ??
      []
    ).join();
  expect(await keysAt(await begin(world, { ...REQUEST, terms: { onlookers: 'nobody' } }))).toBe(
    'Key to play',
  );
  expect(await keysAt(await begin(world))).toBe('Key to read,Key to play');
});

test('a charter as usual shuts nobody out', async () => {
  const world = await makeWorld();
  const match = await begin(world);
  expect((await request(world.app).get(`/m/${match}`)).status).toBe(200);
});
