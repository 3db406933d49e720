/** Many windows of one browser: over HTTP/1.1 it opens six connections to a server, and a stream holds one. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { kyuchorei } from '../../src/games/kyuchorei/index.js';
import { launchBrowser } from '../support/browser.js';
import { turned } from './support/hand.js';
import { type House, openHouse } from './support/house.js';
import { give, LARGE, newMatch, seatedPage } from './support/matches.js';

const WINDOWS = 7;

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([launchBrowser(), openHouse('windows')]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

test('seven windows all open pages, give orders and show what happens', async () => {
  const match = await newMatch(house, kyuchorei, 'en');
  for (const order of [{ do: 'template' }, { do: 'end' }, { do: 'choose', mode: 'move' }])
    await give(house, { match, side: 'JP' }, order);
  const { page } = await seatedPage(browser, house, { match, side: 'RU' }, LARGE);
  const windows: Page[] = [page];
  while (windows.length < WINDOWS) {
    const next = await page.context().newPage();
    await next.goto(page.url());
    await next.waitForSelector('.map-view.pans');
    windows.push(next);
  }
  const orders = await page.context().newPage();
  await orders.goto(await house.link(match, 'JP'));
  await orders.goto(`${house.base}/m/${match}/JP`);
  await orders.waitForSelector('.map-view.pans');
  await orders.fill('.typed input[name=text]', 'move II/4 1505');
  await turned(orders, () => orders.press('.typed input[name=text]', 'Enter'));
  await turned(orders, () => orders.locator('[data-form=end]').first().click());
  await turned(orders, () => orders.locator('.desk-foot [data-first]').click());
  for (const one of windows) await one.waitForSelector('.news p', { state: 'attached' });
});
