/** Offers on the pages: to resign, and that somebody else goes on. */
import { expect, test } from 'vitest';
import { begin, good, guardOf, REQUEST } from '../../match/harness.js';
import { toy } from '../../toy/game.js';
import { mainOf } from '../html.js';
import { makeWorld, type World } from '../world.js';

async function seated(world: World, match: string, side: string) {
  const browser = world.browser();
  await browser.get(`/l/${await world.token(match, side, 'play')}`);
  return browser;
}

const guard = async (world: World, match: string, side: string) => {
  const { event, draft } = guardOf(good(await world.matches.page(match, side)));
  return { event: String(event), draft: String(draft) };
};

test('a resignation is offered with a word, shown to the other side, and answered by choice', async () => {
  const world = await makeWorld();
  const match = await begin(world, REQUEST);
  const red = await seated(world, match, 'RED');
  const blue = await seated(world, match, 'BLUE');
  expect((await red.get(`/m/${match}/RED/resign/offer`)).text).toContain('投了を申し出る');
  const fields = await guard(world, match, 'RED');
  expect((await red.post(`/m/${match}/RED/resign/offer`, { ...fields, word: 'x' })).status).toBe(422);
  expect((await red.post(`/m/${match}/RED/resign/offer`, { ...fields, word: '申し出る' })).status).toBe(303);
  expect((await blue.get(`/m/${match}/BLUE`)).text).toContain('offers to resign');
  const answer = await blue.get(`/m/${match}/BLUE/resign/offer`);
  expect(answer.text).toContain('Decline and play on');
  // Whoever answers is not told to offer.
  expect(answer.text).toContain('<h1>Your opponent offers to resign</h1>');
  expect(answer.text).not.toContain('Offer resignation');
  const own = await guard(world, match, 'BLUE');
  expect((await blue.post(`/m/${match}/BLUE/resign/answer`, { ...own, choice: 'accept' })).status).toBe(303);
  expect((await world.matches.info(match))?.status).toBe('finished');
});

test('a substitute is named and agreed to; his link leads to a page that asks before anything is done', async () => {
  const world = await makeWorld();
  const match = await begin(world, REQUEST);
  const red = await seated(world, match, 'RED');
  const blue = await seated(world, match, 'BLUE');
  const who = { name: 'Third', address: 'third@example.org', locale: 'en', timeZone: 'UTC' } as const;
  expect((await red.get(`/m/${match}/RED/substitute`)).text).toContain('対戦者の交代');
  const named = { ...(await guard(world, match, 'RED')), ...who, whose: 'own' };
  expect((await red.post(`/m/${match}/RED/substitute`, named)).status).toBe(303);
  expect((await blue.get(`/m/${match}/BLUE`)).text).toContain('would like a substitute to take over');
  // Who he is, the other side need not know.
  expect((await blue.get(`/m/${match}/BLUE/substitute`)).text).not.toContain('third@example.org');
  const own = await guard(world, match, 'BLUE');
  await blue.post(`/m/${match}/BLUE/substitute/answer`, { ...own, choice: 'accept' });
  const link = await world.token(match, 'RED', 'join', { claimant: who });
  const third = world.browser();
  await third.get(`/l/${link}`);
  const page = await third.get(`/m/${match}/RED/takeover`);
  expect(page.status).toBe(200);
  // Whoever was named may have heard of no such match: it says what is played.
  expect(mainOf(page.text)).toContain(toy.title.en);
  expect((await world.store.readMatch(match))?.seats.find(({ side }) => side === 'RED')?.name).not.toBe(
    'Third',
  );
  expect((await third.post(`/m/${match}/RED/takeover`, {})).status).toBe(422);
  expect((await third.post(`/m/${match}/RED/takeover`, { choice: 'take' })).status).toBe(303);
  expect((await third.get(`/m/${match}/RED`)).status).toBe(200);
  // The links of the one before are void.
  expect((await red.get(`/m/${match}/RED`)).status).toBe(404);
});
