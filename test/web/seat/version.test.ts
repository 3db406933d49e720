/** Going on by newer rules, on the pages: what it means, one's own consent, and the other's. */
import { expect, test } from 'vitest';
import type { Game } from '../../../src/referee/index.js';
import { good, guardOf, step } from '../../match/harness.js';
import { freshSqlite } from '../../support/databases.js';
import { formsOf } from '../html.js';
import { spoken } from '../spoken.js';
import { beginMatch, makeWorld, seatedAt } from '../world.js';

const newer: Game = { ...spoken, version: 2 };

/** A match that was begun by version 1, in the house that came after. */
async function upgraded() {
  const database = await freshSqlite();
  const before = await makeWorld({ database });
  const match = await beginMatch(before);
  for (let n = 0; n < 4; n++) await step(before, match);
  await before.store.close();
  return { world: await makeWorld({ database, newer }), match };
}

test('both agree by a press on their pages, and the match goes on by the newer version', async () => {
  const { world, match } = await upgraded();
  const red = await seatedAt(world, match, 'RED');
  const blue = await seatedAt(world, match, 'BLUE');
  const path = (side: string) => `/m/${match}/${side}/version`;
  const fields = async (side: string) => {
    const { event, draft, key } = guardOf(good(await world.matches.page(match, side)));
    return { event: String(event), draft: String(draft), key };
  };
  const shown = (await red.get(path('RED'))).text;
  expect(shown).toContain('バージョン1');
  expect(formsOf(shown).map(({ action }) => action)).toContain(path('RED'));
  expect((await blue.get(path('BLUE'))).text).toMatch(/version 1.*version 2/s);
  expect((await red.post(path('RED'), await fields('RED'))).status).toBe(303);
  expect(await world.matches.info(match)).toMatchObject({ rulesVersion: 1 });
  expect((await blue.get(`/m/${match}/BLUE`)).text).toContain(path('BLUE'));
  for (let n = 0; n < 60; n++) {
    expect((await blue.post(path('BLUE'), await fields('BLUE'))).status).toBe(303);
    if ((await world.matches.info(match))?.rulesVersion === 2) break;
    await step(world, match);
  }
  expect(await world.matches.info(match)).toMatchObject({ rulesVersion: 2 });
  expect((await red.get(path('RED'))).status).toBe(409);
  expect((await red.get(`/m/${match}/RED`)).status).toBe(200);
});

test('a stale form moves nothing, and whoever holds no seat finds no such page', async () => {
  const { world, match } = await upgraded();
  const red = await seatedAt(world, match, 'RED');
  const stale = { event: '1', draft: '0', key: 'stale' };
  expect((await red.post(`/m/${match}/RED/version`, stale)).status).toBe(409);
  expect(await world.store.readOffers(match)).toEqual([]);
  expect((await world.browser().get(`/m/${match}/RED/version`)).status).toBe(404);
});
