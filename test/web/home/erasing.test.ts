/** The page on which a player erases his name and address. */
import { expect, test } from 'vitest';
import { formsOf, linksOf, mainOf } from '../html.js';
import { beginMatch, makeWorld, seatedAt } from '../world.js';

test('a player erases name and address of his seat by a typed word, and plays on', async () => {
  const world = await makeWorld();
  const match = await beginMatch(world);
  const blue = await seatedAt(world, match, 'BLUE');
  expect(linksOf((await blue.get(`/m/${match}/BLUE/mail`)).text)).toContain(`/m/${match}/BLUE/erase`);
  const page = await blue.get(`/m/${match}/BLUE/erase`);
  expect(mainOf(page.text)).toContain('Erase my name and address');
  const [form] = formsOf(page.text);
  const refused = await blue.post(form?.action ?? '', { ...form?.fields, word: 'no' });
  expect(refused.status).toBe(422);
  expect(world.everything()).toContain('blue@example.org');
  const done = await blue.post(form?.action ?? '', { ...form?.fields, word: 'erase' });
  expect(done.status).toBe(200);
  expect(world.everything()).not.toContain('blue@example.org');
  expect((await blue.get(`/m/${match}/BLUE`)).status).toBe(200);
  const red = await seatedAt(world, match, 'RED');
  expect((await red.get(`/m/${match}/RED`)).text).not.toContain('Blue Person');
});

test('nobody else erases it: not by a link to look, nor from another page', async () => {
  const world = await makeWorld();
  const match = await beginMatch(world);
  const guest = world.browser();
  await guest.open(`/l/${await world.token(match, 'BLUE', 'view')}`);
  expect((await guest.get(`/m/${match}/BLUE/erase`)).status).toBe(404);
  expect((await guest.post(`/m/${match}/BLUE/erase`, { word: 'erase' })).status).toBe(404);
  const blue = await seatedAt(world, match, 'BLUE');
  const foreign = await blue.post(
    `/m/${match}/BLUE/erase`,
    { word: 'erase' },
    { Origin: 'https://evil.example' },
  );
  expect(foreign.status).toBe(403);
  expect(world.everything()).toContain('blue@example.org');
});
